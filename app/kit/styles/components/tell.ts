/** What a page tells its visitor (提示): status blocks, toasts, the compass of a wait, error pages. */
export const tell = {
  status: `.status{border:1px solid var(--line2);border-left-width:4px;border-radius:4px;background:var(--surface);padding:.875rem 1rem;margin:0 0 1.5rem;line-height:1.6}
.status.bad{border-color:var(--err);background:var(--errw)}
.status.grave{border-color:var(--warn);background:var(--warnw);color:var(--warn);font-weight:600;margin-bottom:.75rem}
h1+.status{margin-top:1.25rem}
.status p+p{margin-top:.25rem}
.status ul{margin:.5rem 0}
:is(.status,.errs) .btns{margin-top:.75rem;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr))}
:is(.status,.errs) .btns p{grid-column:1/-1;margin:0}
.echo+.status{margin-top:1rem}`,

  /* Toasts stand over the lower edge, notifications top right, 24 px from the edge. */
  toasts: `.toasts{position:fixed;inset:auto 1rem 1.5rem;z-index:8;display:grid;justify-items:center;gap:.5rem;pointer-events:none}
.toasts.corner{inset:24px 24px auto auto;max-width:min(22rem,100vw - 48px);justify-items:end}
.toast{background:var(--ink);color:var(--paper);border-radius:4px;padding:.625rem 1rem;line-height:1.5;max-width:30rem;outline:1px solid var(--line2)}
.toast.bad{background:#7F221D;color:#FFFDF8}
@media print{.toasts{display:none}}`,

  resume: `.resume{border:1px solid var(--line2);border-left-width:4px;border-radius:4px;background:var(--surface);padding:.75rem 1rem;margin-bottom:1rem;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem}
.resume>span{word-break:keep-all}
.resume span+span{display:flex;flex-wrap:wrap;gap:0 .75rem}
@media(max-width:26rem){.large .resume>span{word-break:keep-all}
.large .resume .btn{padding:0 .5rem}}
.resume button{min-height:2.75rem;width:auto}
.resume button:not(.btn){border:0;padding:0;background:none;color:var(--dai);font:inherit;text-decoration:underline;text-underline-offset:.25em;cursor:pointer}`,

  luopan: `.luopan{position:fixed;inset:0;z-index:9;display:grid;place-content:center;justify-items:center;gap:1rem;padding:2rem;text-align:center;background:var(--paper)}
.luopan p{word-break:keep-all!important}
.luopan div{position:relative;width:7.5rem;height:7.5rem}
.luopan button{border:1px solid var(--line2);border-radius:4px;background:var(--surface);color:var(--dai);font:inherit;min-height:3rem;padding:0 1.5rem;justify-self:center}
.luopan p+button{background:#A3302A;border-color:#A3302A;color:#FFFDF8}
@media print{.luopan{display:none}}`,

  /* A part that is still to come: its place is open and empty. */
  late: `.late:empty{display:grid;place-content:center;justify-items:center;gap:.75rem;min-height:8rem;color:var(--ink3);font-size:.875rem}
.late:empty:before{content:"";width:4rem;height:4rem;border:2px solid var(--ink2);border-radius:50%;background:linear-gradient(#A3302A 50%,#8A7B64 0) 50%/4px 60% no-repeat;animation:turn 8s linear infinite}
.late:empty:after{content:"正在取…"}
.late.page:empty{min-height:60vh}
@keyframes turn{to{transform:rotate(360deg)}}
@media print{.late:empty{display:none}}`,

  dial: `.dial{width:100%;height:100%;border-radius:50%;animation:turn 8s linear infinite}
@keyframes turn{to{transform:rotate(360deg)}}`,
  needle: `.needle{position:absolute;inset:33% 47%;background:linear-gradient(#A3302A 50%,#8A7B64 0);clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%);animation:sway 3s ease-in-out infinite alternate}
@keyframes sway{from{transform:rotate(-7deg)}to{transform:rotate(7deg)}}`,

  plea: `.plea{max-width:36rem}
.plea .lead,.plea p+p{margin-top:1rem}
.plea .btns{margin-top:1.75rem}
.plea .btns+.btns{margin-top:.75rem}
@media(min-width:40rem){.plea .btns{grid-auto-flow:column;grid-auto-columns:minmax(max-content,1fr)}}`,
} as const;
