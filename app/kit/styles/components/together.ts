/** Chosen together (一起选): rounds of two, what both like, a family's vote. */
export const together = {
  duet: `.duet h1,.duet-far,.duet>p.sec{text-align:center}
.duet .cl{text-wrap:balance}
.duet .lead{text-align:center;margin:.5rem auto 0;max-width:36rem}
.duet>.status{margin-bottom:1rem}
.duet form>.pair{margin-top:1rem;max-width:30rem;margin-inline:auto}
.duet form>.sm{text-align:center;margin-top:1rem}
.duet .btns{max-width:24rem;margin-inline:auto}
.duet .btns.ask{margin-top:1.5rem}
.duet .qr-box{max-width:24rem;margin:1.5rem auto 1rem}
.duet .qr{margin-top:1rem}
.duet>details{max-width:44rem;margin-inline:auto}
@media(hover:none){.duet .btn.quiet:hover{background:transparent}}`,

  "duet-far": `.duet-far{display:flex;align-items:center;gap:1rem;max-width:44rem;margin:0 auto .75rem;color:var(--ink2)}
.duet-far progress{flex:1;height:4px;border:0;background:var(--line);appearance:none;accent-color:var(--dai)}
.duet-far progress::-webkit-progress-bar{background:var(--line)}
.duet-far progress::-webkit-progress-value{background:var(--dai)}
.duet-far progress::-moz-progress-bar{background:var(--dai)}`,

  "duet-back": ".duet-back{text-align:center;margin-top:.25rem}",

  "duet-pair": `.duet-pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;max-width:44rem;margin:1.25rem auto 0}
.duet-pair .card{display:flex;flex-direction:column;text-align:center;margin:0;padding:1rem .625rem .625rem}
.duet-pair .card>.btn{margin-top:auto}
.duet-pair .best,.duet-pair .card:has([aria-pressed=true]){outline:2px solid var(--zhu);outline-offset:-1px}
.poll .num{white-space:nowrap;text-align:right}.duet-found~.sm{text-align:center}.poll b{font:400 1.75rem/1.2 var(--song)}.poll .best b{color:var(--zhu)}.poll .tag{display:table;margin:.25rem 0 0 auto;color:var(--zhu);border-color:currentColor}
.duet-pair .card>:nth-last-child(2){margin-bottom:.75rem}
.duet-pair .card>.btn,.duet .pair .btn{padding-inline:.5rem}
.duet-pair .card p{font-size:.9375rem;line-height:1.6}
.duet-pair:not(.poll) .sm{word-break:normal;text-wrap:balance}.duet-pair .card .sm{font-size:.8125rem;margin-bottom:.75rem}
.duet-pair mark{white-space:nowrap}
@media print{.duet-pair .best{outline:0}}
.duet-pair [aria-pressed=true]{background:var(--wash);border-color:var(--zhu)}
@media(max-width:60rem){.duet-pair.poll{grid-template-columns:1fr}.poll .card{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:.75rem;align-items:center;padding:.75rem 1rem;text-align:left}.duet-pair.poll .card>*{grid-column:1/-1;margin:0}.duet-pair.poll .card>:nth-child(-n+2){grid-column:1}.duet-pair.poll .upright{margin-bottom:.25rem}.poll .sounds+p{padding-top:.375rem}.duet-pair.poll .card>:last-child{grid-area:1/2/3;width:auto}.poll .upright{--g:2.25rem;flex-flow:wrap}.duet-pair.poll .btn{min-width:6.5rem}.large .duet-pair.poll .card>.btn{grid-area:auto/1/auto/-1;margin-top:.75rem}}
@media(min-width:60rem){.duet-pair.poll{grid-template-columns:repeat(auto-fit,minmax(14rem,16rem));justify-content:center;max-width:none}.duet-pair.poll .card{padding:1.25rem 1rem 1rem}.poll .num{text-align:center;margin-top:auto;min-height:3.75rem}.poll .tag{margin-inline:auto}}`,

  upright: `.upright{--g:3.5rem;display:flex;flex-direction:column;align-items:center;gap:.5rem;font:400 var(--g)/1.05 var(--kai);margin-bottom:.5rem}
.sounds{color:var(--ink2)}
.poll .sounds+p+p:not(.num){padding-top:.375rem}
.sounds+p{margin-top:.5rem}`,

  "poll-end":
    ".poll-end{text-align:center;border-top:1px solid var(--line);padding-top:1.5rem}.poll-end form{max-width:24rem;margin-inline:auto}.poll-end .btn+.sm{margin-bottom:1.25rem}.poll-end .as-link+.sm{margin-top:-.625rem}.fold+.poll-end{margin-top:1rem;border:0}",

  "duet-found": `.duet-found{display:grid;gap:1rem;max-width:44rem;margin:1.5rem auto 0}
.duet-found .card{margin:0;text-align:center}
.duet-found .go{margin-bottom:-.75rem}
.duet-found .upright{margin-top:.25rem;flex-flow:wrap;justify-content:center}
.duet-found+.btns{margin-bottom:1.5rem}`,

  "duet-ask": `.duet-ask{border:0;margin:0 0 1rem;padding:0}
.duet-ask legend{padding:0;font:700 1.25rem/1.4 var(--song);margin-bottom:.75rem}
.sec:has(>.duet-ask){counter-reset:picked}
.duet-ask :checked{counter-increment:picked}
.counted:after{content:"（已选 " counter(picked) " 个）"}
.duet-ask{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.5rem}
.duet-ask small{display:block;font:.8125rem/1.3 var(--ui);color:var(--ink3)}
.duet-ask :is(legend,p){grid-column:1/-1;margin:.5rem 0 0}
.duet-ask label{display:flex;align-items:center;gap:.5rem;min-height:3rem;padding:.375rem .625rem;background:var(--surface);border:1px solid var(--line2);border-radius:4px;font:1.25rem/1.3 var(--kai)}
.duet-ask label:has(:checked){border-color:var(--zhu);background:var(--wash)}
.duet-ask input{width:1.25rem;height:1.25rem;accent-color:var(--dai)}`,

  "keep-sheet": `.keep-sheet{max-width:20rem;margin:1.5rem auto}
.keep-sheet img{display:block;width:100%;height:auto;outline:1px solid var(--line)}
.keep-sheet figcaption{text-align:center}`,

  "keep-card": `.keep-card .lead{margin-top:.5rem}
.keep-papers{display:grid;gap:1.5rem;margin-top:1.5rem;max-width:30rem}
.keep-papers img{display:block;width:100%;height:auto;outline:1px solid var(--line)}
.keep-papers figcaption{display:grid;grid-template-columns:1fr auto;align-items:center;column-gap:1rem;margin-top:.75rem}
.keep-papers .btn{grid-column:1/-1;grid-row:1}
@media(min-width:60rem){.keep-papers{grid-template-columns:1fr 1fr;max-width:56rem}}`,
} as const;
