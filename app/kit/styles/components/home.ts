/** The home page (首页): hero, the sample leaf, how it works, prices, the honest block. */
export const home = {
  hero: `.hero{margin-bottom:1.5rem}
.hero .lead{margin-top:.5rem}
@media(min-width:60rem){.hero{margin-bottom:2rem}.hero .lead{font-size:1.125rem;max-width:none}}`,

  "of-home":
    "@media(max-width:59.99rem){.of-home .plate{display:none}}@media(min-width:60rem){.hero:has(~.of-home)+*>.first{display:none}.cols.of-home{gap:4.5rem;grid-template-columns:minmax(0,1fr) 21.5rem}}",

  "home-top": `@media(min-width:60rem){.home-top{display:grid;grid-template:auto 1fr/21.5rem minmax(0,1fr);gap:2.5rem 4.5rem}.home-top>:nth-child(2){grid-area:1/2/3}.home-top .hero{margin-bottom:1.5rem}}`,

  first: `.first{border:2px solid var(--ink2);outline:1px solid var(--line2);outline-offset:3px;margin:4px 4px 1.5rem;padding:.75rem .75rem .25rem;background:var(--surface);--z:3.25rem;--g:2.75rem}
.first>div{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem 1rem}
.first .glyphs{white-space:nowrap}
.first .poem{font-size:1.0625rem;line-height:1.75}
.first :is(.poem,figcaption){text-align:center;margin:0}
.first .sm{margin-top:.5rem;border-top:1px solid var(--rule);padding-top:.25rem;text-align:center}
.first a{display:inline-block;padding:.75rem 0}
@media(min-width:60rem){.first{padding:1.5rem 1rem 1rem;margin-bottom:0;--z:5rem;--g:4.25rem}.first .poem{font-size:1.25rem}}`,

  sample: `.sample{margin-top:3rem}
.sample .total{margin:1rem 0}
.sample .total b{font:400 2.25rem/1 var(--song);margin:0 .1em}
.sample .plate{margin-top:1rem}
@media(min-width:60rem){.sample{margin-top:0}.sample h2{font-size:1.375rem}}`,

  leaf: `.leaf{background:var(--surface);border:2px solid var(--ink2);outline:1px solid var(--line2);outline-offset:3px;margin:4px;display:flex;flex-flow:row-reverse wrap;justify-content:space-between;gap:.75rem;padding:1.5rem 1rem;--g:4.25rem;--z:4.5rem}
.leaf .spine{display:flex;align-self:flex-start;gap:.5rem;border-left:1px solid var(--rule);padding-left:.75rem}
.leaf .glyphs,.leaf .chips{display:flex;flex-flow:column;gap:.875rem;margin:0}
.leaf .chips li{width:auto;flex:1;align-items:center;padding-top:1.5rem}
.lines{writing-mode:vertical-rl;-webkit-writing-mode:vertical-rl;flex:1 1 auto;min-height:17.5rem}
.lines p{border-left:1px solid var(--rule);padding:0 .6rem;line-height:1.5}
.lines .poem{font-size:1.375rem;letter-spacing:.12em}
.lines mark{--ls:.12em;padding:0 .1em 0 0;background-size:.25em calc(1em + var(--ls));background-position:100% calc(var(--ls)/-2);background-repeat:repeat-y}
.lines .from{font:400 1rem/1.5 var(--kai);color:var(--ink2);letter-spacing:.08em;text-align:end;border:0}
@media(max-width:22.4rem){.leaf{padding:1.25rem .5rem}.lines p{padding:0 .3rem}}
@media(max-width:26rem){.large .leaf{--g:3.75rem;--z:4rem;gap:.5rem;padding:1.25rem .5rem}.large .lines p{padding:0 .3rem}}
@media(min-width:60rem){.leaf{padding:2rem 1.25rem}}`,

  how: `.how{counter-reset:h}
.how li{counter-increment:h;display:grid;grid-template-columns:2.5rem 1fr;padding:1.125rem 0;border-top:1px solid var(--line)}
.how li:before{content:counter(h,cjk-ideographic);font:400 1.75rem/1.1 var(--song);color:var(--zhu)}
.how b{display:block;font:700 1.125rem/1.5 var(--song);margin-bottom:.25rem}
.how p{color:var(--ink2)}
@media(min-width:60rem){
.how{display:grid;grid-template-columns:repeat(3,1fr);border-top:1px solid var(--line2)}
.how li{border-top:0;border-left:1px solid var(--rule);padding:1.5rem 2rem;display:block}
.how li:first-child{border-left:0;padding-left:0}
.how li:last-child{padding-right:0}
.how li:before{display:block;margin-bottom:.75rem;font-size:2.25rem}}`,

  price: `.price{border-top:2px solid var(--ink2);margin-bottom:.75rem}
.price>div{display:flex;flex-wrap:wrap;align-items:baseline;padding:.875rem 0;border-bottom:1px solid var(--line)}
.price dt{font:700 1.125rem/1.5 var(--song);min-width:5.25rem}
.price dd{flex:99 1 8rem;word-break:keep-all;overflow-wrap:anywhere}
.price dd+dd{flex:none;text-align:right;padding-left:1rem}
.price dd .cl{vertical-align:top}
.price b{font:400 1.75rem/1 var(--song)}
@media(max-width:30rem){.price dd{order:1;flex:1 0 100%}.price dd+dd{order:0;flex:1}}`,

  plain: `.plain li{padding-left:1.25rem;position:relative}
.plain li+li{margin-top:.75rem}
.plain li:before{content:"";position:absolute;left:.125rem;top:.72em;width:.375rem;height:.375rem;background:var(--ink3)}`,

  halves: "@media(min-width:60rem){.halves{display:grid;grid-template-columns:1fr 1fr;gap:5rem}}",

  blank: `.blank{border:1px dashed var(--line2);border-radius:6px;padding:1.25rem;color:var(--ink2)}
.blank.spare{min-height:8.25rem;align-content:center}
.blank a{white-space:nowrap}
.blank p+p{margin-top:.5rem}`,

  comments: `.comments li{padding:1rem 0;border-top:1px solid var(--line)}
.comments .sm{margin-top:.25rem}`,
} as const;
