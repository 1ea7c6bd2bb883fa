/** Strokes that are drawn one after the other; the last delay is that of all further ones. */
const MOST_STROKES = 32;
/** Seconds that the pen takes for one stroke, and until it begins the next. */
const [TAKES, EACH] = [0.55, 0.65];

const delays = Array.from(
  { length: MOST_STROKES - 1 },
  (_, at) =>
    `.write g:nth-of-type(${at === MOST_STROKES - 2 ? "n+" : ""}${at + 2}) path{animation-delay:${(EACH * (at + 1)).toFixed(2)}s}`,
).join("\n");

/** Heard, written, printed (听、写、印): stroke order, practice sheet, a page for the grandparents. */
export const paper = {
  aloud: `.aloud{margin-top:1rem}
.aloud p:first-child{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem}
.aloud .btn{min-width:5.5rem}`,

  strokes: `.strokes .pair{margin-top:1.25rem;max-width:28rem}
.strokes h2{font:400 2.25rem/1.3 var(--kai);display:flex;align-items:baseline;gap:.75rem}
.strokes h2 small{font:400 1rem var(--ui);color:var(--ink2)}
.strokes>.sm{margin-top:1.5rem}
@media print{.strokes .sec{break-inside:avoid;margin-top:1rem}}`,

  stills: `.stills{display:flex;flex-wrap:wrap;gap:.375rem;margin-top:.5rem;fill:var(--ink)}
.stills svg{width:2.75rem;border:1px solid var(--line);background:var(--surface)}
.stills .now{fill:var(--zhu)}
@media print{.stills svg{width:9mm}}`,

  write: `.write svg{width:min(15rem,100%);margin:.5rem 0 1rem;border:1px solid var(--line2);background:var(--surface)}
.write .ghost{fill:var(--line)}
.write path{fill:none;stroke:var(--ink);stroke-width:112;stroke-linecap:round;stroke-dasharray:1 2}
.write[open] path{animation:pen ${TAKES}s ease-in-out both}
${delays}
@keyframes pen{from{stroke-dashoffset:1.02}to{stroke-dashoffset:0}}`,

  copybook: `.copybook{width:100%;max-width:44rem;margin-top:1rem;fill:var(--ink)}
.copybook path:not([id]){fill:none;stroke:var(--zhu);stroke-width:6}
.copybook .cross{stroke:var(--rule);stroke-width:4;stroke-dasharray:24 20}
.copybook .ghost{fill:var(--line)}
@media print{.copybook{max-width:none;fill:#000}.copybook .ghost{fill:#d5d5d5}}`,

  elder: `.elder>.pair{max-width:28rem;margin:0 auto 1.5rem}
.elder .sec{margin-top:1.5rem}
.elder .whole{padding:.25rem 0}
.elder .source .why{margin-top:.25rem}
.elder dd .sm{display:block}
@media print{.elder .mi{--z:5.5rem}.elder h2{font-size:13pt}.elder .whole{font-size:12pt;line-height:1.7;padding:0}.elder .rows.loose>div{padding:.2rem 0}.elder .sec{margin-top:.75rem}.elder .bill td,.elder .bill th{padding:.15rem 0}}`,

  "elder-cols": `.elder-cols{display:grid;gap:0 3rem}
.elder-cols>*{min-width:0}
@media(min-width:60rem){.elder-cols{grid-template-columns:1fr 1fr}}
@media print{.elder-cols{grid-template-columns:1fr 1fr;gap:0 1.5rem}}`,

  "folk-box": `.folk-box{margin-top:1.5rem;padding:1rem;border:1px solid var(--line2);background:var(--sunk)}
.folk-box .chips{gap:.25rem 1rem;margin:0}
.folk-box>.sm{margin-top:.5rem}
@media print{.folk-box{break-inside:avoid;padding:.5rem .75rem;margin-top:.75rem}}`,

  "elder-qr": `.elder-qr{display:flex;align-items:center;gap:1rem;margin-top:1.5rem}
.elder-qr .qr{flex:none;width:7rem;margin:0}
@media print{.elder-qr{break-inside:avoid;margin-top:.75rem}.elder-qr .qr{width:26mm}}`,
} as const;
