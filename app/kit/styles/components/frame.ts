/** The frame of every page (版框): header, tabs, sections, buttons, footer. Raw CSS by component name. */
export const frame = {
  wrap: `.wrap{max-width:70rem;margin:0 auto;padding:0 1rem}
@media(min-width:60rem){.wrap{padding:0 1.5rem}}`,

  skip: `.skip{position:absolute;left:1rem;top:-4rem;background:var(--surface);padding:.75rem 1rem;z-index:9}
.skip:focus{top:.5rem}`,

  /* 文武线 under seal, tabs and tools; on phones the tabs are one row of short words. In 大字 the seal stands for the name there: both take a row that the names of a child want. */
  "site-top": `.site-top .wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;column-gap:1rem;position:relative}
.brand{display:flex;align-items:center;gap:.625rem;min-height:3.25rem;color:var(--ink);text-decoration:none;font:700 1.25rem/1.2 var(--song);letter-spacing:.08em}
.brand small{display:none}
.seal{width:2.25rem;height:2.25rem;flex:none}
.tools{display:flex;gap:.25rem;margin-left:-1rem}
.tools a{display:flex;align-items:center;min-height:3rem;padding-left:1rem;font-size:.9375rem;text-decoration:none}
.tabs{display:flex;flex:0 0 100%;flex-wrap:wrap;justify-content:space-between}
.tabs a{display:flex;align-items:center;justify-content:center;min-height:2.75rem;min-width:2.75rem;color:var(--ink2);text-decoration:none}
.tabs i{display:none;font-style:normal}
@media(max-width:22.4rem){.brand{font-size:1.125rem;gap:.5rem;letter-spacing:0}.seal{width:2rem}.tools a{padding-left:.75rem}.large .brand>span{position:absolute;clip-path:inset(50%)}}
@media(max-width:26rem){.large .brand{font-size:.9375rem;gap:.375rem;letter-spacing:0}.large .seal{width:1.75rem}.large .tabs a{min-width:44px}.large .tools a{font-size:.8125rem;padding-left:.25rem;min-width:44px;justify-content:center}}
.tabs a[aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 0 -3px var(--zhu)}
.twin-rule{order:3;height:6px;border-top:2px solid var(--ink2);border-bottom:1px solid var(--line2);flex:0 0 100%}
@media(min-width:60rem){
.brand{min-height:5rem;font-size:1.5rem}
.seal{width:2.75rem;height:2.75rem}
.brand small{display:block;font:400 .8125rem/1.5 var(--ui);letter-spacing:.02em;color:var(--ink3)}
.tabs{flex:1 1 0;justify-content:flex-end;order:1}
.tabs a{min-height:3rem;padding:0 .5rem}
.tabs i{display:inline}
.tools{order:2;margin-left:.75rem;border-left:1px solid var(--line)}
}
@media print{.site-top .tabs,.site-top .tools,.brand small{display:none}.brand{min-height:0;padding-bottom:.5rem}}`,

  "site-foot": `.site-foot{border-top:1px solid var(--line);background:var(--sunk);padding:1rem 0 2rem;font-size:.9375rem;color:var(--ink2)}
.site-foot ul{display:grid;grid-template-columns:repeat(3,auto);justify-content:space-between;margin-bottom:.75rem}
.site-foot li a{display:flex;align-items:center;min-height:3rem}
.site-foot p+p{margin-top:.5rem}
@media(min-width:60rem){.site-foot{padding:3rem 0 4rem}
.site-foot .wrap{display:grid;gap:0 4rem;align-items:baseline;grid-template-columns:18rem 1fr}}
@media print{.site-foot{margin-top:1rem;padding:0;border:0}
.site-foot ul{display:none}.site-foot p{display:inline;word-break:keep-all}}`,

  sec: `.sec{margin-top:3rem}
.sec>h2{margin-bottom:1.25rem}
.sec>h2+.sm{margin:-.5rem 0 1.25rem}
@media(min-width:60rem){.sec{margin-top:4.5rem}}
@media print{.sec{margin-top:1.25rem}.sec>h2{margin-bottom:.75rem}.sec>h2+.sm{margin-top:-.625rem}}`,

  cols: `@media(min-width:60rem){
.cols{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:4rem;align-items:start}
.stick{position:sticky;top:1.5rem}}
.stick{min-width:0}`,

  card: `.card{background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:1.25rem 1rem}
.card+.card{margin-top:1.25rem}
.card+:is(.sm,.echo){margin-top:1rem}
@media(min-width:60rem){.card{padding:2rem}}
@media print{.card{border-width:1px 0 0;border-color:var(--line2);border-radius:0;padding:1rem 0}}`,

  btn: `.btn{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;text-align:center;text-wrap:balance;min-height:3.25rem;padding:.5rem 1.25rem;width:100%;border:1px solid #A3302A;border-radius:4px;background:#A3302A;color:#FFFDF8;font:600 1.0625rem/1.3 var(--ui);letter-spacing:.04em;text-decoration:none;text-spacing-trim:normal;cursor:pointer}
.btn:hover{background:#8C2822}
.btn:active{background:#7F221D}
.btn:disabled{opacity:.72;cursor:progress}
.btn.quiet{background:transparent;color:var(--dai);border-color:var(--line2);font-weight:500;min-height:3rem;font-size:1rem;letter-spacing:0}
.btn.quiet:hover{background:var(--sunk)}
@media(max-width:22.4rem){.btn{padding:.5rem}}
@media print{.btn{display:none}}`,

  /* A link only once its minute is over (a press before is answered in words), also with less motion; else a line along its foot fills meanwhile. */
  resend: `.resend{animation:resend 1ms 60s backwards!important}@keyframes resend{from,to{color:var(--ink3)}}
@media(prefers-reduced-motion:no-preference){.btn.quiet.resend{background:linear-gradient(var(--line2) 0 0) 0 100%/0 3px no-repeat;animation:resend 1ms 60s backwards,minute 60s linear!important}}@keyframes minute{from{background-size:0 3px}to{background-size:100% 3px}}`,
  "as-link":
    ".as-link{min-height:3rem;padding:0;border:0;background:none;color:var(--dai);font:inherit;text-decoration:underline;text-underline-offset:.25em;cursor:pointer}",
  pair: ".pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}.pair .btn{padding:.25rem}",
  go: ".go{display:inline-flex;align-items:center;min-height:3rem}.go .cl{text-decoration:underline 1px}",
  /* What is small stands apart from what it is said of, but close under a line of text and a heading. */
  sm: ".sm{font-size:.875rem;line-height:1.65;color:var(--ink3);word-break:keep-all}:where(:not(p:not([class]),h1,h3)+p).sm{margin-top:.75rem}",
  lead: ".lead{color:var(--ink2);max-width:30em}h1+.lead{margin-top:.5rem}",
  hang: ".hang{padding-left:1em;text-indent:-1em}.hang>*{text-indent:0}",
  cl: ".cl{display:inline-block}li>.cl{vertical-align:top}",
  /* Each but the first begins with a dot, which stands in the gap before it: at the head of a line the dot is cut off. */
  "by-dot": ".by-dot{display:inline-block;vertical-align:top}.by-dot>span{display:inline-block}",
  /* What stands in brackets after a word is kept on one line, its brackets as wide as any. */
  par: ".par{text-spacing-trim:normal}",
  nb: ".nb{white-space:nowrap}",
  /* Small text whose lines break after its punctuation in 大字 too, where other text fills its lines. */
  "by-clause": ".by-clause :is(.hint,.sm,.sm li){word-break:keep-all!important}",
  num: ".num{font-variant-numeric:tabular-nums lining-nums}",
  "off-paper": "@media print{.off-paper{display:none!important}}",
  "print-hint": "@media(scripting:enabled){.print-hint:not(:target){display:none}}",
  "on-paper":
    ".on-paper{display:none}@media print{.on-paper{display:block;margin-top:.75rem}.echo+.on-paper{margin-top:.25rem}}",
  back: `.back{display:inline-flex;align-items:center;min-height:3rem;margin:-1rem 0 0;font-size:.9375rem;text-decoration:none}
.back:before{content:"";width:.5em;height:.5em;border:solid currentColor;border-width:0 0 1.5px 1.5px;transform:rotate(45deg);margin-right:.5em}
@media print{.back{display:none}}`,
} as const;
