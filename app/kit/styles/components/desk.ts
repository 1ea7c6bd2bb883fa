/** The desk (工作台): menu, rows, figures. */
export const desk = {
  desk: `.desk>.sorts{border-bottom:1px solid var(--line);margin:-1rem 0 1.5rem}
.desk>.sm:last-child{margin-top:3rem}
.desk>h1{margin-bottom:1rem}
.desk>h1+.sorts{margin-top:0}
.desk>.sorts+.desk-rows>li:first-child{border-top:0;padding-top:0}
.desk>.blank+.sm:not(:last-child){margin-top:.75rem}
.desk>h1+.sec{margin-top:1.5rem}
.desk section>h2{margin-bottom:1rem}
.desk section>.card,.desk>.card+.blank{margin-top:1.25rem}
@media(min-width:23rem) and (max-width:30rem){.desk>.sorts{column-gap:.875rem}}
@media(min-width:60rem){.desk:has(form.card)>:not(.sorts){max-width:44rem}.desk .sums{max-width:32rem}}`,

  "desk-rows": `.desk-rows li{padding:.875rem 0;border-top:1px solid var(--line)}
.desk-rows li>span,.desk-rows li>b{margin-right:1em}
.desk-rows li>span{display:inline-block;color:var(--ink2)}
.desk-rows .go{display:flex;width:max-content;max-width:100%}`,

  "desk-home": `.desk-home .go{min-width:2.75rem}
@media(min-width:40rem){.desk-home li{display:grid;grid-template-columns:6rem 1fr;align-items:center;padding:.5rem 0}}`,

  "desk-faults": `.desk-faults li+li{border-top:1px solid var(--line)}
.desk-faults .go{padding:.5rem 0;text-wrap:balance}
.desk-faults .go .cl{text-decoration:underline}
.desk-faults+.sm{margin-top:.75rem}`,

  "desk-figures": `.desk-figures{width:100%;border-collapse:collapse;line-height:1.5}
.desk-figures caption{text-align:left;margin-bottom:.75rem}
.desk-figures th,.desk-figures td{text-align:left;vertical-align:top;padding:.625rem .5rem .625rem 0;border-bottom:1px solid var(--line);font-weight:400}
.desk-figures tbody th{min-width:min(3.5em,18vw)}
.desk-figures td:nth-of-type(2){min-width:min(4.75em,25vw)}
.desk-figures td:nth-of-type(3){min-width:min(3.25em,17vw)}
.desk-figures thead th{font-size:.875rem;color:var(--ink3)}
.desk-figures .bar{display:block;max-width:8rem;margin-top:.25rem}
@media(max-width:26rem){.large .desk-figures,.large .desk-figures thead th{font-size:.8125rem}.large .desk-figures thead th{white-space:nowrap}}`,

  "desk-made":
    ".desk-made{margin:.75rem 0;color:var(--ink2)}.desk-made span{display:inline-block;margin-right:1em}.desk-made+section{margin-top:1.5rem}",

  "desk-changes": `.desk-changes{margin:.5rem 0 1rem}
.desk-changes li{padding:.5rem 0;overflow-wrap:anywhere}
.desk-changes b{margin-right:.75em}
.desk-changes :is(del,ins){display:inline-block}
.desk-changes del{color:var(--ink3);margin-right:.75em}
.desk-changes del .cl{text-decoration:line-through}
.desk-changes ins{text-decoration:none;font-weight:600;margin-right:.75em}
.desk-rows .desk-changes li{padding:.125rem 0;border:0}`,

  "desk-secret":
    ".desk-secret{display:block;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line2);border-radius:4px}",

  overdue: ".overdue,.desk-rows li>.overdue{color:var(--err);font-weight:600}",

  "desk-check": `.desk-check{padding:.75rem 0 1rem;border-top:1px solid var(--line);color:var(--ink2);line-height:1.75;text-wrap:pretty}
.desk-check>p+p{margin-top:.25rem}
.desk-check>.fld{margin:.75rem 0 0}
.desk-check .care{color:var(--warn)}`,

  "desk-draft": ".card+.desk-draft,.desk-draft #names+.fld{margin-top:1.5rem}",

  "desk-brief": `@media(min-width:60rem){.desk-brief{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:0 3rem}
.desk-brief>:first-child{grid-column:2;grid-row:1/span 2;align-self:start;position:sticky;top:1rem}
.desk-brief>:not(:first-child){grid-column:1}}`,

  "desk-foot":
    ".desk-foot{border-top:1px solid var(--line);background:var(--sunk);padding:1rem;font-size:.9375rem;color:var(--ink2)}",

  "desk-act":
    ".desk-act{margin-top:1.25rem}@media(min-width:60rem){.card>.desk-act,.desk>.desk-act{max-width:28rem}}",
} as const;
