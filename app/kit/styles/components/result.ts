/** The free result (免费结果): echo, chart, elements, cards, what payment adds; and the list of orders. */
export const result = {
  echo: `.echo{margin-top:.75rem;max-width:40em;color:var(--ink2)}
.echo+.sm{margin-top:.5rem}
.echo a{display:inline-block;padding:.5rem 0;margin:-.5rem 0}`,

  jump: `.jump{display:flex;flex-wrap:wrap;column-gap:.5rem;font-size:1rem;justify-content:space-between;margin:1rem 0 -1rem;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
.jump a{display:flex;align-items:center;justify-content:center;min-height:3rem;min-width:3rem;text-decoration:none}
.jump :first-child{justify-content:start}.jump :last-child{justify-content:end}
@media screen and (max-width:26rem){.large .jump{display:grid;grid-template-columns:1fr 1fr}.large .jump a{justify-content:start}}
@media(min-width:60rem){.jump{display:none}}`,

  charts: `.charts{display:grid;gap:2rem}
@media(min-width:60rem){.charts{grid-template-columns:1fr 1fr;gap:3rem}}
@media print and (min-width:40rem){.charts{grid-template-columns:1fr 1fr;gap:2rem}}
.charts+.explain{margin-top:1.25rem}
.explain p+p{margin-top:.5rem}
@media print{.sec:has(>.charts){break-inside:avoid}}
.explain summary{font-size:1rem}
.explain details[open]{padding-bottom:.75rem}`,

  fold: `.fold{border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
.fold[open]{padding-bottom:1.25rem}
.fold>.echo{margin:0 0 1rem}
.fold .fld{margin-block:1.25rem 0}
.fold hr{margin-top:1.5rem;border:0;border-top:1px solid var(--line)}
.fold+.fld,.fold+.btn{margin-top:1rem}
.fold+.fold{border-top:0}`,

  pillars: `.pillars{width:100%;border-collapse:collapse;table-layout:fixed;text-align:center}
.pillars caption,.elements caption{text-align:left;font-size:.875rem;line-height:1.6;color:var(--ink3);padding-bottom:.625rem}
.pillars th{font-weight:400;font-size:.875rem;color:var(--ink3);line-height:1.5}
.pillars thead th{padding:.5rem 0;border-top:2px solid var(--ink2);border-bottom:1px solid var(--line2);color:var(--ink2)}
.pillars thead th:first-child,.pillars tbody th{width:2.75rem;text-align:left}
.pillars td{padding:.5rem 0;border-left:1px solid var(--rule);line-height:1.4}
@media(max-width:26rem){.large .pillars td:not(.big){font-size:.875rem}}
.pillars tbody tr+tr>*{border-top:1px solid var(--line)}
.pillars .big{font:400 1.875rem/1.3 var(--kai)}
.pillars .day{background:var(--hi)}
.pillars tbody tr:last-child>*{border-bottom:1px solid var(--line2)}
@media print{.pillars{break-inside:avoid}}
@media(max-width:22.4rem){.pillars .wx{padding:0 .15em}.pillars td{font-size:.9375rem}.pillars thead th:first-child,.pillars tbody th{width:2.25rem}}
@media(max-width:26rem){.large .pillars .wx{padding:0 .15em}.large .pillars td:not(.big){font-size:.875rem;word-spacing:-.2em}.large .pillars thead th:first-child,.large .pillars tbody th{width:2.25rem}}`,

  elements: `.elements{width:100%;border-collapse:collapse}
.elements th,.elements td{padding:.4375rem 0;font-weight:400;text-align:left;border-bottom:1px solid var(--line);line-height:1.5}
.elements thead th{font-size:.875rem;color:var(--ink2);border-top:2px solid var(--ink2);border-bottom-color:var(--line2);padding:.5rem 0}
.elements tbody th{width:2.75rem}
.elements td:nth-child(2){width:3.5rem}
.elements .of{display:flex;align-items:center;gap:.625rem}
.elements .of span{width:3.25rem;text-align:right;color:var(--ink);font-variant-numeric:tabular-nums}
@media print{.elements{break-inside:avoid}}`,

  "name-card": `.name-card .no{font:400 .9375rem/1.6 var(--song);color:var(--ink3);margin-bottom:.5rem;letter-spacing:.1em}
.facts{display:flex;flex-wrap:wrap;gap:0 1rem;margin-top:1rem;font-size:.9375rem;color:var(--ink2)}
.says{margin-top:1.25rem;border-top:1px solid var(--line)}
.says>div{padding:.875rem 0;border-bottom:1px solid var(--line)}
.says dt{font-size:.875rem;color:var(--ink3);line-height:1.6;margin-bottom:.125rem}
.says .care{color:var(--warn)}
.name-card details{margin-top:.125rem}
.tells{margin-top:.875rem;border-top:1px solid var(--line);padding-top:.875rem}
.tells figcaption{margin:0}
.tells>*+p{margin-top:.5rem}
.tells .care{font-size:.9375rem;color:var(--warn)}
.name-card .score b{display:inline;font-size:1.5rem;margin-left:.2em}
.name-card .left{position:relative}
.no+.plate .score:has(a){position:absolute;top:-.25rem;right:0}
.name-card .score a{display:inline-block;line-height:3rem;min-width:3rem;color:inherit;text-decoration-color:var(--line2);margin-top:-.5rem}
.name-card .pair{margin-top:.75rem}
@media(min-width:60rem){
.name-card{display:grid;grid-template:'l r' auto 'a r' 1fr/14.25rem minmax(0,1fr);gap:0 2.5rem}
.name-card+.name-card{margin-top:1.5rem}
.name-card .left{grid-area:l}.name-card .right{grid-area:r}
.name-card .pair{grid-area:a;align-self:start;margin-top:1.5rem}
.name-card .plate{flex-direction:column;gap:1.5rem;--z:4.625rem;--g:4.25rem}
.name-card .plate.long{--z:3.5rem;--g:3.125rem}
.name-card .score{text-align:left}
.name-card .left>.plate:first-child{padding-top:1.75rem}.left>.plate:first-child .score:has(a){position:absolute;top:-.25rem;right:0}
.name-card .says{margin-top:0;border-top:0}
.name-card .tells{margin-top:0;border-top:0;padding-top:0}
.name-card .says>div:first-child{padding-top:0}}
@media print{.says{margin-top:.75rem}.says>div{padding:.5rem 0}}`,

  lock: `.lock{border:2px solid var(--ink2);outline:1px solid var(--line2);outline-offset:3px;margin:3rem 4px 0;padding:1.5rem 1rem;background:var(--surface)}
.lock h2{margin-bottom:.5rem}
.lock .btn{margin-top:1rem}.lock>div{min-height:3.75rem}
.toc{margin:.5rem 0 1rem}
.toc li{display:flex;align-items:baseline;gap:.5rem;padding:.3125rem 0;line-height:1.6}
.toc li>span:first-child{text-wrap:balance}
.toc i{flex:1;border-bottom:2px dotted var(--line2);opacity:.6;transform:translateY(-.25em)}
@media(max-width:26rem){.large .toc i{display:none}.large .toc li{justify-content:space-between}}
.toc li>span:last-child{white-space:nowrap;color:var(--ink2);font-variant-numeric:tabular-nums}
.enough{margin-top:1.75rem}
.enough h3{margin-bottom:.25rem}
.enough p{word-break:keep-all}
.enough a{padding:.5rem 0}
.enough .sm{margin-top:.5rem}
.cols.of-result{row-gap:0}
@media(min-width:60rem){.lock{margin:4px 4px 0;padding:1.75rem 1.5rem}.lock h2{font-size:1.375rem}.cols.of-result{gap:0 3.5rem}.cols.of-result:has(>.stick:empty){grid-template-columns:minmax(0,1fr)}}
@media print{.lock{display:none}}`,

  orders: `.orders{border-top:2px solid var(--ink2);margin-top:1.5rem}
.orders>li{border-bottom:1px solid var(--line);padding:.75rem 0 .25rem}
.orders>li>:first-child{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1rem}
.orders b{font:700 1.125rem/1.5 var(--song);color:var(--ink)}
.orders em{font-style:normal;color:var(--ink2);font-size:.9375rem}
.orders .num{color:var(--ink2);font-size:.9375rem}
.orders>li>:first-child>.num{flex:1 0 100%}
.orders i{flex:1 0 100%;font:500 .9375rem/1.6 var(--ui);color:var(--ink2)}
.orders .waits{color:var(--warn);font-weight:600}
.orders .ready{color:var(--ink);font-weight:600}
.orders :is(p,.manage){display:flex;flex-wrap:wrap;gap:0 1.5rem;font-size:.9375rem}
.orders :is(p,.manage) a{display:flex;align-items:center;min-height:2.75rem}
.orders .manage>a:first-child{font-weight:600}
.orders .asked{align-items:center}
.orders .asked span{color:var(--ink2);font-weight:500}
.orders .asked :is(.waits,.waits span){color:var(--warn);font-weight:600}
@media(max-width:26rem){.large .orders .manage{column-gap:.75rem}}
.orders details{margin-left:auto}
.orders details[open]{flex:1 0 100%}
.orders summary{justify-content:flex-start;min-height:2.75rem;padding:0;font-size:inherit;color:var(--ink2)}
.orders details .num{font-size:.8125rem;overflow-wrap:anywhere}
@media(min-width:60rem){.orders>li{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:0 2rem;align-items:baseline;padding:.25rem 0 .75rem}
.orders .manage{grid-area:1/2;justify-content:flex-end}
.orders .asked{grid-area:2/1}
.orders details{margin-left:0}}`,
} as const;
