/** The score report (名字评分): plate, the cut of surname and given name, changes tried, bills side by side. */
export const score = {
  added:
    ".jump+.status{margin-top:2rem;padding-bottom:0}.added{font-size:1.125rem}.added+ul{text-wrap:balance}.added+ul li{display:inline-block;margin-right:1.5rem}",

  scored: `.scored{margin-top:1.5rem}@media print{.mi.scored{--z:4.5rem;margin-top:.75rem}}`,

  "whole-bill":
    "@media print{html:not(.large):has(.whole-bill){font-size:9.25pt}.whole-bill tr{break-inside:avoid}}",

  cut: `.cut{border-top:1px solid var(--line);margin-top:1.25rem}
.cut summary{text-wrap:balance}
.cut form{padding:.5rem 0 1.25rem;max-width:24rem}
.cut .btn{margin-top:.75rem}`,

  whose: `.whose{display:flex;gap:1px;background:var(--line2);border:1px solid var(--line2);border-radius:4px;overflow:hidden;margin-bottom:1rem}
.whose a{flex:1 1 0;display:flex;align-items:center;justify-content:center;min-height:3rem;padding:0 .5rem;background:var(--surface)}
.whose [aria-current]{background:var(--wash);color:var(--ink);font-weight:600;text-decoration:none}`,

  checks: `.checks{margin-top:3rem}
.checks .says{margin:1rem 0}
@media(min-width:60rem){.checks{margin-top:0}}`,

  "one-line": `.one-line{max-width:24rem;margin-top:1.25rem}
.one-line .fld{margin-bottom:.75rem}
.one-line+.sm{margin-top:1.75rem}
@media print{.one-line,.one-line+.sm,.tries{display:none}}`,

  tries: `.tries{margin-top:.5rem;border-top:1px solid var(--line)}
.tries li{border-bottom:1px solid var(--line)}
.tries button{display:grid;grid-template-columns:minmax(3.5rem,auto) minmax(0,1fr) auto;gap:0 .75rem;align-items:baseline;width:100%;min-height:3rem;padding:.75rem 0;border:0;background:none;color:var(--ink);font:1rem/1.6 var(--ui);text-align:left;cursor:pointer}
.tries b{white-space:nowrap;font:400 1.25rem/1.4 var(--kai);color:var(--dai);text-decoration:underline;text-underline-offset:.25em;text-decoration-thickness:1px}
.tries span{word-break:keep-all;font-size:.9375rem;color:var(--ink2)}
.tries .num{white-space:nowrap}`,

  compare: `.compared{margin-top:1.5rem}
.compare{width:100%;table-layout:fixed;border-collapse:collapse;font-size:.9375rem;line-height:1.55;font-variant-numeric:tabular-nums}
.compare caption{text-align:left;font-weight:600;padding-bottom:.5rem}
.compare th,.compare td{padding:.5rem 0 .5rem .375rem;border-bottom:1px solid var(--line);font-weight:400;text-align:right}
.compare th:first-child{width:5.0625em;text-align:left;padding-left:0}
.compare th:last-child{width:3.5em}
.compared+p{margin-top:1rem}
.compare thead th{border-top:2px solid var(--ink2);border-bottom-color:var(--line2);color:var(--ink2)}
.compare tfoot th,.compare tfoot td{border-top:2px solid var(--ink2);border-bottom:0;font-weight:600}
.compare .up{color:var(--ok)}.compare .down{color:var(--warn)}`,
} as const;
