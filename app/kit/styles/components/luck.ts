/** The luck name (随机优选): what it is, every draw, and how it is repeated. */
export const luck = {
  "luck-points": `.luck-points+.luck-points{margin-top:2rem}
.luck-points h2{margin-bottom:.75rem}
.is-other{margin-top:1.5rem}`,

  "luck-nth": `.luck-nth{font:400 1rem/1.6 var(--song);color:var(--ink3);letter-spacing:.1em;text-align:center;margin-bottom:1rem}
@media print{.sec>.sm+.sm{margin-top:.25rem}.whole-list{columns:2;column-gap:2rem}}`,

  letter: `.letter{position:relative;border:1px solid var(--line2);border-radius:6px;background:var(--surface);padding:2rem 1rem 1.5rem;text-align:center}
.letter>p{display:flex;flex-direction:column;align-items:center;justify-content:space-between;width:6.5rem;min-height:16.5rem;margin:0 auto 1.5rem;padding:1.25rem .75rem;border:2px solid var(--zhu);outline:1px solid var(--zhu);outline-offset:3px;font-family:var(--song)}
.letter>p span{writing-mode:vertical-rl;text-align:left;color:var(--ink3);font-size:1rem;letter-spacing:.1em}
.letter b{display:block;font:700 1.375rem/1.6 var(--song);color:var(--ink)}
.letter i{font:700 1.25rem/2.25rem var(--song);width:2.625rem;border:2px solid;border-radius:3px;color:var(--zhu);transform:rotate(-4deg)}
.letter.open{padding:0 1.25rem 1rem;border:0;background:linear-gradient(transparent calc(100% - 7rem),var(--hi) 0)}
.letter.open:after{content:"";position:absolute;inset:calc(100% - 7rem) 0 0;border:1px solid var(--line2);border-radius:0 0 6px 6px;pointer-events:none}
.open .plate{position:relative;z-index:1;display:block;background:var(--surface);border:2px solid var(--ink2);outline:1px solid var(--line2);outline-offset:3px;margin:4px;padding:1.25rem .75rem;animation:rise .5s ease-out}
.open .plate.long{--z:min(3.375rem,14vw);--g:min(3rem,12.5vw)}
.open .chips{justify-content:center}
.open figure{margin-top:1.25rem;border-top:1px solid var(--rule);padding-top:1rem}
.letter figcaption{text-align:center}
.letter~.facts{justify-content:center}
@keyframes rise{from{transform:translateY(1.5rem)}to{transform:none}}
@media print{.letter.open{padding:0 0 1rem;background:none}.letter.open:after{display:none}.open .plate{animation:none}}`,

  "luck-others": `.luck-others{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;font:400 1.625rem/1.5 var(--kai)}`,

  "luck-draws": `.luck-draws{border-top:2px solid var(--ink2)}
.luck-draws li{border-bottom:1px solid var(--line);padding:.5rem 0}
.luck-draws a{display:grid;grid-template-columns:3.25rem minmax(0,1fr) auto;gap:.5rem;align-items:baseline;min-height:3rem;text-decoration:none}
.luck-draws b{justify-self:start;font:400 1.75rem/1.5 var(--kai);text-decoration:underline;text-underline-offset:.2em;text-decoration-thickness:1px}
.luck-draws a>span{color:var(--ink2);font-size:.9375rem}
.luck-draws [aria-current] b{color:var(--ink);text-decoration:none;box-shadow:inset 0 -3px var(--zhu)}
.luck-draws .sm{padding-left:3.75rem}
.luck-draws+.sm{margin-top:.75rem}
.luck-again{margin:1.25rem 0 .75rem}
@media(min-width:60rem){.luck-again .btn{width:24rem}}
@media print{.luck-again{display:none}.luck-draws [aria-current] b{box-shadow:none;border-bottom:2px solid}}`,

  "luck-rows": `.luck-rows code,.luck-steps code,pre,.luck-pool{font:.875rem/1.7 ui-monospace,monospace;overflow-wrap:anywhere;word-break:break-all;white-space:pre-wrap}
.luck-steps .nb{white-space:nowrap}
.rows.loose.luck-rows>div{grid-template-columns:minmax(0,6.5rem) minmax(0,1fr)}
@media(max-width:26rem){.large .rows.loose.luck-rows>div{grid-template-columns:minmax(0,1fr)}}
pre{background:var(--sunk);padding:.75rem;margin:.5rem 0 1rem}
.luck-pool{font:400 .9375rem/1.8 var(--kai)}`,

  "luck-list": `.luck-list{border-top:2px solid var(--ink2);word-break:keep-all}
.luck-list li{position:relative;padding:.375rem 0 .375rem 3rem;border-bottom:1px solid var(--line);font:400 1.0625rem/1.8 var(--kai);word-spacing:.25em}
.luck-list b{position:absolute;left:0;font:.875rem/2.1857 var(--ui);color:var(--ink3);font-variant-numeric:tabular-nums}
@media(min-width:60rem){.luck-list{columns:2;column-gap:3rem}.luck-list li{break-inside:avoid}}`,

  "luck-steps": `.luck-steps{counter-reset:s;margin-bottom:1.5rem}
.luck-steps li{counter-increment:s;display:block;padding:.625rem 0 .625rem 2rem;position:relative;border-bottom:1px solid var(--line)}
.luck-steps li:before{content:counter(s);position:absolute;left:.25rem;font:400 1.125rem/1.7 var(--song);color:var(--zhu)}`,
} as const;
