/** Strokes that are drawn one after the other; the last delay is that of all further ones. */
const MOST_STROKES = 32;
/** Seconds that the pen takes for one stroke, and until it begins the next. */
const [TAKES, EACH] = [0.55, 0.65];

const delays = Array.from(
  { length: MOST_STROKES - 1 },
  (_, at) =>
    `.write g:nth-of-type(${at === MOST_STROKES - 2 ? "n+" : ""}${at + 2}) path{animation-delay:${(EACH * (at + 1)).toFixed(2)}s}`,
).join("\n");

/** One name in full (一个名字的全部): 米字格, characters, whole poem, five grids; how it is heard, written and printed. */
export const detail = {
  /* On paper the frame alone: a slanting gradient comes out of many printers as a black bar behind the character. */
  mi: `.mi{text-align:center;--z:min(6.25rem,28vw);--g:calc(var(--z) - 1.5rem)}
.mi.long{--z:min(5rem,21.5vw)}
.mi .chips{justify-content:center}
.mi .zi{margin-right:-1px}
.mi .zi ruby>span{display:block;width:var(--z);height:var(--z);line-height:var(--z);outline:1px solid var(--zhu);outline-offset:-1px;
background:linear-gradient(var(--rule) 0 0) center/1px 100% no-repeat,linear-gradient(var(--rule) 0 0) center/100% 1px no-repeat,linear-gradient(to top right,transparent calc(50% - .5px),var(--rule) 0,var(--rule) calc(50% + .5px),transparent 0),linear-gradient(to bottom right,transparent calc(50% - .5px),var(--rule) 0,var(--rule) calc(50% + .5px),transparent 0),var(--surface)}
.mi .gl{position:relative}
.mi .gl svg{position:absolute;left:50%;top:50%;margin:-.5em}
.mi rt{font-size:1.125rem;padding-bottom:.25rem}
.mi .facts{justify-content:center;gap:0 1.25rem;font-size:1.0625rem}
.mi .facts li:first-child{flex:1 0 100%}
.mi .pair{margin-top:1.25rem}
.sum{display:flex;justify-content:space-between;align-items:baseline;text-align:left;margin-top:1rem;padding:.5rem 0;border-top:2px solid var(--ink2);border-bottom:1px solid var(--line2);color:var(--ink);text-decoration:none}
.sum b{font:400 2rem/1.2 var(--song);margin:0 .1em}
.sum small{display:block;font-size:.875rem;color:var(--ink3)}
.sum span+span{flex:none;color:var(--dai);text-decoration:underline;text-underline-offset:.25em}
@media print{.sum span+span{display:none}.mi .pair{margin:0}.mi .zi ruby>span{background:none}}
@media(min-width:60rem){.sum{display:none}
.mi{text-align:left;--z:9.5rem}.mi.long{--z:7.5rem}
.mi .chips,.mi .facts{justify-content:flex-start}
.mi .zi,.mi .chips li{margin-right:.75rem}
.mi rt{font-size:1.25rem}
.mi .facts li:first-child{flex:none}
.mi .pair{max-width:24rem}}`,

  hanzi: `.hanzi{padding:1.125rem 0;border-top:1px solid var(--line)}
.hanzi h3{font:400 1.75rem/1.3 var(--kai);margin-bottom:.25rem}
.hanzi small{font:400 1rem var(--ui);color:var(--ink2);margin:0 .5rem 0 .625rem}
.hanzi .wx{vertical-align:.2em}
.rows>div{display:grid;grid-template-columns:3.5rem minmax(0,1fr)}
.rows dt{text-wrap:balance;color:var(--ink3);font-size:.9375rem;line-height:1.86}
.rows.loose+.sm,.bill+.sm{margin-top:.75rem}
.rows.loose>div{grid-template-columns:minmax(0,6.5rem) minmax(60%,1fr);padding:.5rem 0;border-bottom:1px solid var(--line)}
@media(max-width:26rem){.large .rows.loose>div{grid-template-columns:minmax(0,1fr)}}
@media print{.sec:has(>.hanzi){display:grid;grid-template-columns:1fr 1fr;column-gap:1rem;break-inside:avoid}.sec:has(>.hanzi)>:is(h2,.sm){grid-column:1/-1}.hanzi{break-inside:avoid;padding:.25rem 0}.rows.loose>div{padding:.25rem 0}}
@media(min-width:60rem){.hanzi{display:grid;grid-template-columns:9rem 1fr}}`,

  whole: `.whole{font:400 1.125rem/2 var(--kai);padding:.25rem 0 1rem}
.whole p+p{margin-top:.25rem}
.source .poem{font-size:1.375rem}
.source .why{color:var(--ink2);margin-top:.75rem}
@media print{.whole{line-height:1.5;padding:0}details:has(>.whole) summary{color:inherit;break-after:avoid}}`,

  grids: `.grids{display:grid;gap:1rem;justify-items:center}
.grids svg{width:20rem;max-width:100%}
.grids text{font:15px var(--ui);fill:var(--ink)}
.grids .s{font-size:14.5px;fill:var(--ink2)}
.large .grids text{font-size:17px}.large .grids .s{font-size:16px}.large .grids .v{font-size:19px}.large .grids .z{font-size:30px}
.grids .m{text-anchor:middle}.grids .e{text-anchor:end}
.grids .v{font-family:var(--song);font-weight:700;fill:var(--dai);font-size:17px}
.grids .z{font:30px var(--kai);text-anchor:middle}
.grids rect{fill:var(--surface);stroke:var(--line2)}
.grids .no{stroke-dasharray:4 3;fill:none}
.grids path{fill:none;stroke:var(--dai);stroke-width:1.25}
.grids+.sm{margin-top:1rem}
@media print{.grids{break-inside:avoid}}
@media print and (min-width:40rem){.grids{grid-template-columns:18rem 1fr;align-items:center}.grids svg{width:100%}}
@media(min-width:60rem){.grids{grid-template-columns:20rem 1fr;gap:3rem;align-items:center}}`,

  pin: `.pin{display:none}
@media(min-width:60rem){.pin{display:block;border-top:2px solid var(--ink2);padding-top:1rem}
.pin .head{display:flex;justify-content:space-between;align-items:baseline}
.pin .head p:first-child{font:400 2rem/1.3 var(--kai);letter-spacing:.1em}
.pin .head b{font:400 2.25rem/1 var(--song)}
.pin .sm{margin:.375rem 0 1rem}
.pin a{display:flex;align-items:center;min-height:3rem;text-decoration:none;border-bottom:1px solid var(--line)}}
@media print{.pin{display:none}}`,

  "whole-list": "@media print{.whole-list{break-inside:avoid}.whole-list~*{break-before:avoid}}",

  limit:
    ".limit{border-left:4px solid var(--line2);padding-left:.75rem;margin-top:1rem}.echo+.limit{margin-top:1rem}",
  mind: ".mind{color:var(--warn)}p+.mind,.mind+.mind{margin-top:.5rem}.sum+.mind{margin-top:.75rem}.rows.loose>div:has(.mind+.mind){display:block}",

  aloud: `.aloud{margin-top:1rem}
.aloud p:first-child{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem}
.aloud .btn{width:auto;min-width:5.5rem}`,

  strokes: `.strokes .pair{margin-top:1.25rem;max-width:28rem}
.strokes h2{font:400 2.25rem/1.3 var(--kai);display:flex;align-items:baseline;gap:.75rem}
.strokes h2 small{font:400 1rem var(--ui);color:var(--ink2)}
.strokes>.sm{margin-top:1.5rem}
.strokes h2+.sm{margin-top:.25rem}
@media print{.strokes .sec{break-inside:avoid;margin-top:.625rem}.strokes h1{font-size:18pt}.strokes h2{font-size:18pt;margin:0}.strokes .sec+.sec{padding-top:6mm}}`,

  /* No room for a browser's own header and footer: they print the address, which has the order's number in it. */
  "bare-sheet": `@page{margin:0}
@media print{body:has(.bare-sheet){padding:8mm 10mm;-webkit-box-decoration-break:clone;box-decoration-break:clone}body:has(.bare-sheet) footer{display:none}}`,

  stills: `.stills{--w:3.5rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(var(--w),1fr));gap:.375rem;max-width:44rem;margin-top:.5rem;fill:var(--ink)}
.stills svg{width:100%;border:1px solid var(--line);background:var(--surface)}
.stills .now{fill:var(--zhu)}
@media print{.stills{--w:9mm;grid-template-columns:repeat(auto-fill,var(--w));max-width:none;gap:1mm}}`,

  write: `.write summary{justify-content:start}
.write svg{display:block;width:min(15rem,100%);margin:.5rem 0 1rem;border:1px solid var(--line2);background:var(--surface)}
.write .ghost{fill:var(--line2);fill-opacity:.3}
.write path{fill:none;stroke:var(--ink);stroke-width:112;stroke-linecap:round;stroke-dasharray:1 2}
.write[open] path{animation:pen ${TAKES}s ease-in-out both}
.write:has(:checked) path{animation-name:pen-again}
.write .cross{fill:none;stroke:var(--rule);stroke-width:4;stroke-dasharray:24 20}
${delays}
.write .btn{width:min(15rem,100%);margin:0 0 1rem}
.write .btn:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
@keyframes pen{from{stroke-dashoffset:1.02}to{stroke-dashoffset:0}}
@keyframes pen-again{from{stroke-dashoffset:1.02}to{stroke-dashoffset:0}}
@media(prefers-reduced-motion:reduce){.write{display:none}}`,

  copybook: `.copybook{width:100%;max-width:44rem;margin-top:1.5rem;fill:var(--ink)}
.copybook path:not([id]){fill:none;stroke:var(--zhu);stroke-width:6}
.copybook path.cross{stroke:var(--rule);stroke-width:4;stroke-dasharray:24 20}
.copybook .ghost{fill:var(--line2);fill-opacity:.4}
@media screen and (max-width:44rem){.write~.copybook{display:none}}
@media print{.copybook{max-width:none;margin-top:.5rem;fill:#000}.copybook .ghost{fill:#d5d5d5;fill-opacity:1}}`,

  elder: `.elder>.pair{max-width:28rem}
.mi+.why{margin-top:1rem;word-break:keep-all}
@media screen{.elder{font-size:1.25rem;line-height:1.8}.elder .sm{font-size:1.0625rem}.elder .why{font-size:1.375rem;line-height:1.75}.elder .poem{font-size:1.5rem}.elder .whole{font-size:1.25rem}.elder .rows.loose>div{grid-template-columns:minmax(0,5rem) minmax(0,1fr)}}
.elder .rows.loose>div{align-items:baseline}.elder dd{word-break:keep-all}.elder dd>.cl{vertical-align:top}
.large .elder :is(p,span,dd){word-break:keep-all!important}.large .elder .folk-box>.sm span{word-break:normal!important}
.elder .sec{margin-top:1.5rem}
.elder h2{word-break:keep-all}
.elder .whole{padding:.25rem 0;word-break:keep-all}
.elder .source .why{margin-top:.25rem}
.elder dd .sm{display:block}
.elder dt b{margin-right:.25em;font:400 1.5rem/1.2 var(--kai);color:var(--ink)}
.elder .stills{--w:2.75rem}
@media screen and (max-width:22.4rem){.elder .rows.loose:not(.brief)>div{grid-template-columns:minmax(0,1fr)}}
@media screen and (max-width:26rem){.large .elder .rows.loose:not(.brief)>div{grid-template-columns:minmax(0,1fr)}}
@media print{html:has(.elder){font-size:10.5pt}html.large:has(.elder){font-size:13pt}.elder,.elder .sm{line-height:1.4}.elder :is(.sm,dt){font-size:1em;line-height:1.4;color:var(--ink2)}.elder .elder-qr .sm{font-size:.8125em}.elder .folk-box>.sm{font-size:.9375em}.mi+.why{margin-top:.5rem;font-size:1rem}.elder .stills{--w:8mm;gap:.5mm}.elder .mi{--z:5rem}.elder .mi .chips{margin-top:.25rem}.elder h2{font-size:13pt}.elder .whole{font-size:12pt;line-height:1.7;padding:0}.elder .rows.loose>div{grid-template-columns:5rem minmax(0,1fr);padding:.15rem 0}.elder .sec{margin-top:.625rem}.elder .bill td,.elder .bill th{padding:.1rem 0;line-height:1.4}.elder .bill .part th{padding-top:.375rem}
}`,

  "ear-form":
    ".ear-form{max-width:34rem;margin-top:1.5rem}.ear-form .row label{flex:1}.ear-form .row select{width:100%}.ear-form .fld{margin-bottom:1rem}",
  heard: `.rows.heard>div{column-gap:.75rem;align-items:baseline}.rows.heard dt a{display:flex;flex-wrap:wrap;align-items:baseline;column-gap:.5rem;min-height:2.75rem;text-decoration:none}.rows.heard dt span{font:1.5rem/1.4 var(--kai);text-decoration:underline;text-underline-offset:.2em}
.rows.heard dt small{line-height:1.4}
.ear .btns{max-width:24rem}.ear .go{margin-right:1rem}
@media(min-width:60rem){.rows.heard{display:grid;grid-template-columns:1fr 1fr;gap:0 3rem}}`,

  "elder-cols": `.elder-cols{display:grid;gap:0 3rem}
.elder-cols>*{min-width:0}
@media(min-width:60rem){.elder-cols{grid-template-columns:1fr 1fr}}
@media print and (min-width:40rem){.elder-cols{display:block;columns:2;column-gap:1.5rem;margin-top:.625rem}.elder-cols .sec{break-inside:avoid}.elder-cols>:first-child>:first-child{margin-top:0}}`,

  "folk-box": `.folk-box{margin-top:1.5rem;padding:1rem;border:1px solid var(--line2);background:var(--sunk)}
.folk-box .chips{flex-wrap:wrap;gap:.25rem 1rem;margin:0}
.folk-box h2{margin-bottom:.5rem}
.folk-box>.sm{margin-top:.5rem}
@media print{.folk-box{break-inside:avoid;padding:.375rem .75rem;margin-top:.5rem}.folk-box h2{margin:0}.folk-box>.sm{margin-top:.25rem}}`,

  "elder-head":
    "@media screen and (min-width:60rem){.elder-head{display:grid;grid-template-columns:1fr auto;gap:0 3rem;align-items:center}.elder-head .why{grid-row:2;grid-column:1/-1}}",

  "elder-qr": `.elder-qr{display:flex;align-items:center;gap:1rem;margin-top:1.5rem}
.elder-qr .qr{flex:none;width:7rem;margin:0}
@media print{.elder-qr{display:block;break-inside:avoid;margin-top:.75rem}.elder-qr .qr{width:26mm;margin-bottom:.25rem}}
@media print and (min-width:40rem){.elder{position:relative}.elder-qr{position:absolute;top:0;right:0;max-width:50mm;margin:0;text-align:right}.elder-qr .qr{width:20mm;margin:0 0 0 auto}}`,
} as const;
