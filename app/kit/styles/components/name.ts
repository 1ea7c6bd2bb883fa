/** A name and its score (名字与分数): plate, element chips, quotation, bars, bill. */
export const name = {
  plate: `.plate{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:flex-start;gap:.75rem;--z:min(4.25rem,21vw);--g:min(3.75rem,19vw)}
.plate.long{--z:min(3.375rem,17vw);--g:min(3rem,15vw)}
.glyphs{font:400 var(--g)/1 var(--kai);letter-spacing:0}
.gl{white-space:nowrap;-webkit-text-fill-color:transparent}
.gl svg{display:inline-block;width:1em;height:1em;margin:0 -1em -.12em 0;fill:currentColor}
.gl::selection{color:transparent;background:var(--wash)}
@media(forced-colors:active){.gl svg{display:none}}
.zi{display:inline-block;width:var(--z);text-align:center}
.zi ruby{ruby-align:center}
rt{font:400 1rem/1.5 var(--ui);letter-spacing:.02em;color:var(--ink2);padding-bottom:.1875rem;user-select:none;-webkit-user-select:none}
.chips{display:flex;margin-top:.625rem}
.chips li{flex:0 1 var(--z);display:flex;justify-content:center}
.score{text-align:right;line-height:1.3;font-size:.875rem;color:var(--ink3);white-space:nowrap}
.score b{display:block;font:400 2.375rem/1.15 var(--song);color:var(--ink);font-variant-numeric:lining-nums}
.score small{font:400 .875rem var(--ui);color:var(--ink3);margin-left:.15em}
@media(max-width:22.4rem){.score{text-align:left}.score b{display:inline;margin-left:.25em}}
@media(max-width:26rem){.large .score{text-align:left}.large .score b{display:inline;margin-left:.25em}}`,

  wx: `.wx{display:inline-block;border:1px solid;border-radius:2px;padding:0 .4em;font:500 .875rem/1.5 var(--ui)}
.mu{color:var(--mu)}.huo{color:var(--huo)}.tu{color:var(--tu)}.jin{color:var(--jin)}.shui{color:var(--shui)}`,

  poem: `.poem{font:400 1.25rem/1.9 var(--kai);letter-spacing:.04em;word-break:keep-all}
mark{--ls:0em;padding-bottom:.15em;background:radial-gradient(circle at 50% 50%,var(--zhu) .09em,transparent .12em) calc(var(--ls)/-2) 100%/calc(1em + var(--ls)) .25em repeat-x;color:var(--zhu);-webkit-print-color-adjust:exact;print-color-adjust:exact}
.poem mark{--ls:.04em}
@media print{mark{background:none;text-emphasis:"◦";text-emphasis-position:under right}}
figcaption{font-size:.875rem;color:var(--ink2);margin-top:.25rem}`,

  bar: `.bar{flex:1;min-width:0;width:100%;height:.375rem;background:var(--line);fill:var(--dai)}
.bar.bare{background:none;height:.75rem;fill:currentColor}`,
  strip: ".strip{width:100%;height:6px;margin-top:1.125rem;fill:var(--dai)}.strip .of{fill:var(--line)}",

  bill: `.bill{width:100%;border-spacing:0;font-size:.9375rem;line-height:1.55}
.bill caption{text-align:left;font-size:.875rem;color:var(--ink3);padding-bottom:.5rem}
.bill th{font-weight:400;text-align:left;width:100%}
.bill td,.bill th{padding:.5rem 0;border-bottom:1px solid var(--line);vertical-align:baseline}
.bill .n{text-align:right;white-space:nowrap;padding-left:.75rem;font-variant-numeric:tabular-nums;color:var(--ink3)}
.bill .n b{color:var(--ink);font-size:1.125em}
.bill .sub>*,.bill tfoot tr>*{border-top:1px solid var(--line2);border-bottom:0;font-weight:600}
.bill tfoot tr>*{border-top:2px solid var(--ink2);font:700 1.1875rem/1.5 var(--song)}
.bill .of{display:flex;align-items:center;gap:.75rem}
.bill .of span{min-width:4.25rem}
.bill .part>*{padding-top:1.375rem;border-bottom:1px solid var(--line2)}
.bill .part th{font:700 1.0625rem/1.5 var(--song)}
.bill .why{display:block;font:.875rem/1.55 var(--ui);word-break:keep-all;color:var(--ink3)}
@media screen{.bill:not(.six) .why{margin-right:-4rem}}
.slip .bill .why{word-break:normal}
.bill.six th{width:6.5rem}
.six tbody+tbody>:first-child>*{padding-top:1.25rem}
.bill.six td,.bill.six th{vertical-align:middle}
@media print{.bill td,.bill th{padding:.15rem 0}.bill .part>*{padding-top:.5rem}.bill .why{display:inline;margin-left:.75rem}}
@media(max-width:26rem){.large .bill .of{justify-content:end}.large .bill .of .bar{display:none}}`,

  tag: ".tag{font-size:.8125rem;line-height:1.5;color:var(--ink3);border:1px solid var(--line);border-radius:2px;padding:0 .3em;white-space:nowrap;margin-left:.375rem}",
} as const;
