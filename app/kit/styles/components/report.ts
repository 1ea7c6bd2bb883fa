/** The paid report (付费报告): names in short, the choice among them, names side by side, the receipt. */
export const report = {
  sieve: `.sieve{border-top:1px solid var(--line)}
.sieve p{display:flex;column-gap:1rem}
.sieve span,.batches{display:flex;flex-wrap:wrap;align-items:center;column-gap:.75rem}
.sieve span{column-gap:.25rem}
details+.sm{margin-top:.75rem}
.sieve b{flex:none;font-weight:400;line-height:2.75rem;color:var(--ink3)}
.sieve a,.batches a{display:inline-flex;align-items:center;min-height:2.75rem;min-width:2.75rem;text-decoration:none}
.sieve a{padding:0 .375rem}
.sieve [aria-current],.batches [aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 0 -3px var(--zhu)}
[open]:has(>.sieve)+.echo .nb+.cl{display:none}
.over .echo+.sm{margin-top:.5rem}
@media print{.sieve{display:none}}`,

  slips: `.slips{margin-top:1.25rem}
.slips [type=checkbox]{width:1.25rem;height:1.25rem;accent-color:#A3302A}
.slips [type=checkbox]:not(:checked){appearance:none;border:1px solid var(--line2);border-radius:3px}
@media(min-width:60rem){.slips{display:grid;grid-template-columns:1fr 1fr;column-gap:1.5rem}.slips>.board{width:calc(50% - .75rem);justify-self:center}}
@media print{.sm+.sm{margin-top:.25rem}.slips{margin-top:.5rem}}
@media print and (min-width:40rem){.slips{display:grid;grid-template-columns:1fr 1fr;column-gap:2rem;align-items:start}}`,

  opened: `.over{grid-column:1/-1}
.opened{padding:.25rem 0 1.25rem;text-align:center;border-bottom:1px solid var(--line)}
.opened>div+div{text-align:start}
.opened div>.sm{margin-top:.5rem}
.opened .spine{align-self:stretch;display:grid;grid-auto-flow:column;align-content:start}
.opened .spine:only-child{border:0;padding:0}
.opened .leaf{justify-content:center;margin-bottom:1rem;--g:min(4.25rem,18vw);--z:min(4.5rem,20vw);animation:unroll .4s ease-out}
.opened .leaf:has(.zi:nth-child(4)){--g:min(3rem,7.5vh);--z:3.25rem}.opened :has(.zi:nth-child(4))>:is(.glyphs,.chips){gap:.125rem}
.opened .lines{flex-grow:0}
@keyframes unroll{from{clip-path:inset(-4px 40%)}to{clip-path:inset(-4px)}}
.opened .care{color:var(--warn)}
.opened .pair{max-width:24rem;margin:.75rem auto 0;row-gap:.25rem}
.opened form{display:contents}
.opened :is(label,.no){order:1;grid-column:2;justify-self:center}
.opened .no{grid-column:1}
.opened label{display:inline-flex;align-items:center;gap:.5rem;min-height:3rem;color:var(--dai)}
@media(min-width:60rem){.opened{display:grid;grid-template-columns:1fr 1fr;padding-bottom:2rem;column-gap:1.5rem}.opened .leaf{margin:4px;padding:2rem}.opened .pair{margin-inline:0}}
@media(min-width:60rem),print and (min-width:40rem){.opened{align-items:center}}
@media print and (min-width:40rem){.opened{display:flex;gap:3.5rem}.opened .leaf{flex:none}}
@media print{.opened label{display:none}.opened{border:0;padding:0}.opened .leaf{--g:2.75rem;--z:3.25rem;padding:.25rem 1.25rem;margin:4px;animation:none}.opened :is(.glyphs,.chips){gap:.375rem}.opened .lines{min-height:0}.opened .poem{font-size:1rem;letter-spacing:0}.opened mark{--ls:0em}.opened .from{font-size:.75rem}:has(.opened)~.site-foot{margin-top:.5rem;font-size:.8125rem}}`,

  slip: `.slip{position:relative;margin-top:.875rem;padding:.75rem 1rem 0;background:var(--surface);border:1px solid var(--line);border-radius:6px;break-inside:avoid}
.slip:has(:checked){border-color:var(--zhu)}
.slip>[id]{scroll-margin-top:2rem}
.slips>.slip,.slips>.slip>[id]{display:flex;flex-direction:column}
.slips>.slip>[id]{flex:1;row-gap:.5rem}
.slips>.slip label{margin-top:auto;align-self:flex-start}
.slip h3{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:baseline;column-gap:.75rem;font:400 2rem/1.4 var(--kai)}
.slip h3 a{min-height:2.75rem}
.slip h3 small{font:1rem var(--ui);color:var(--ink2)}
.slip h3 b{grid-area:1/3;font:1.125rem var(--song)}
@media(max-width:22.4rem){.slip h3 small{grid-area:2/1/3/4}}
@media(max-width:26rem){.large .slip h3 small{grid-area:2/1/3/4}}
.slip q{display:block;word-break:keep-all;font:1.125rem/1.8 var(--kai);quotes:none}
.slip mark{white-space:nowrap}
.slip .sm{margin:0}
.slip .wx{margin-right:.375rem}
.slip .care{color:var(--warn)}
.slip .foot{display:flex;flex-wrap:wrap;align-items:center;gap:0 .375rem;min-height:3rem;margin-top:auto;padding-right:9.5rem;border-top:1px solid var(--rule)}
.slip [id]>:nth-last-child(2){margin-bottom:.25rem}
.slips>.slip .foot label{margin:0;min-width:0;align-self:center}
.slip label{display:inline-flex;align-items:center;gap:.5rem;min-height:3rem;min-width:8rem;color:var(--dai)}
.slip>form{position:absolute;right:.5rem;bottom:0;display:flex}
.slip>form .btn{width:auto;padding:0 .5rem;border:0}
@media print{.slip{border-width:1px 0 0;border-radius:0;padding:.25rem 0 .375rem;margin:0}.slip label{display:none}.slip h3{font-size:1.625rem;line-height:1.25}.slip q{line-height:1.6}.slip h3 a{min-height:0;color:var(--ink)}.slip .foot{display:none}.slip [id]>:nth-last-child(2){margin:0}.slips>.slip>[id]{row-gap:0}}`,

  /* Names of a long list: place, tick, name, points and a bare ♡ in one line, below the name its meaning. */
  "name-rows": `.slips.name-rows{counter-reset:ticked place}
.name-rows>.slip{margin:0;padding:.25rem 0 .5rem;border-width:0 0 1px;border-radius:0;background:none}
.name-rows>.slip>[id]{display:grid;grid-template-columns:auto minmax(0,1fr);align-content:start;gap:0 .25rem}
.name-rows>.slip>[id]>:is(h3,p){grid-column:2;margin:0}
.name-rows>.slip label{grid-area:1/1;gap:.25rem;min-width:2.75rem;min-height:2.75rem}
.name-rows>.slip :is(label,h3 a){margin:0 0 -.25rem}
.name-rows>.slip label:before{counter-increment:place;content:counter(place);min-width:1.125rem;font:.8125rem var(--ui);color:var(--ink3)}
.name-rows>.slip h3{padding-right:3rem;font-size:1.5rem;line-height:2.75rem;column-gap:.5rem}
.name-rows>.slip h3 small{font-size:.875rem}
.name-rows>.slip p{color:var(--ink);line-height:1.5;word-break:normal;text-wrap:pretty}
.name-rows>.slip .care{color:var(--warn);font-size:.875rem}
.name-rows>.slip form{right:0;top:.25rem;bottom:auto}
.name-rows>.slip form .btn{width:2.75rem;min-height:2.75rem;padding:0;font-size:0}
.name-rows>.slip form .btn:before{content:"♡";font-size:1.25rem}
.name-rows>.slip form .btn[aria-pressed=true]:before{content:"♥"}
.name-rows>.unfit form{top:auto;bottom:0}
.name-rows>.unfit p{padding-right:8.5rem}
@media print{.name-rows>.slip{padding:.125rem 0}.name-rows>.slip>[id]{display:block}.name-rows>.slip h3{padding:0;line-height:1.4}}`,

  /* A name that the family had thought of (备选名): a card like those of a free result, but smaller. */
  "own-slip": `.slip.own-slip{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;padding:1rem}
.own-slip p:has(q)+.sm{margin-top:-.375rem}
.own-slip .pair{margin-top:.25rem}.own-slip label{min-width:0}
@media print{.slip.own-slip{display:block;padding:.25rem 0 .375rem}}`,

  /* The first sign of a shop, on its board (招牌). */
  board: `.slips>.board{border:2px solid var(--ink2);outline:1px solid var(--line2);outline-offset:3px;border-radius:0;margin:4px}
@media print and (min-width:40rem),(min-width:60rem){.slips>.board{grid-column:1/-1}}
.slip.board h3{display:flex;flex-direction:column;align-items:center;margin:.75rem 0 .5rem}
.board h3 a{font-size:min(4.5rem,20vw);line-height:1.2;letter-spacing:.08em;text-decoration:none}
.board p:not(.foot){text-align:center}
.slips>.board .foot{column-gap:1rem}
.slip:not(.board) .foot .go{margin-right:.625rem}
.slip.board .foot,.board~.slip .foot{padding-right:5.5rem}
@media print{.slips>.board{margin-bottom:1.25rem;padding:.25rem}.slip.board h3{margin:0}.board h3 a{font-size:2.5rem}.board .foot{display:none}}`,

  no: `button.no{min-height:3rem;padding:0 .5rem;border:0;background:none;color:var(--ink2);font:.875rem var(--ui);text-decoration:underline;text-underline-offset:.25em;cursor:pointer}
.no[aria-pressed=true]{color:var(--dai)}
.unfit :is(h3 *,q,p){color:var(--ink3)}
.unfit form .btn{display:none}
@media print{button.no{display:none}}`,

  receipt:
    ".sums.receipt{max-width:40rem;margin-bottom:1rem}@media print{.sec:has(>.receipt){break-inside:avoid}}",

  /* What must be kept of a paid order. */
  code: `.status.code{margin-top:1.5rem;max-width:34rem}
.code b{display:block;font-size:1.5rem;user-select:all}
.code .btn{margin-top:.75rem}`,

  "own-names": ".own-names{grid-column:1/-1}",

  "cmp-bar": `.cmp-bar{position:sticky;bottom:0;grid-column:1/-1;background:var(--sunk);border-top:1px solid var(--line2)}
.cmp-bar:empty{display:none}
.cmp-bar form{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.5rem .75rem}
.cmp-bar .btn{width:auto;flex:none}
.cmp-bar :is(.one,.some){display:none}
.cmp-bar i{font-style:normal}
.slips{counter-reset:ticked}
.slips :checked{counter-increment:ticked}
.cmp-bar i::before{content:counter(ticked)}
.slips:has(:checked) .cmp-bar .none{display:none}
.slips>:has(:checked)~.cmp-bar .one{display:inline}
.slips>:has(:checked)~.cmp-bar .btn{color:var(--ink3);border-color:var(--line)}
.slips>:is(.own-names:has(:checked),:has(:checked)~:has(:checked))~.cmp-bar .some{display:inline}
.slips>:is(.own-names:has(:checked),:has(:checked)~:has(:checked))~.cmp-bar .one{display:none}
.slips>:is(.own-names:has(:checked),:has(:checked)~:has(:checked))~.cmp-bar .btn{color:var(--dai);border-color:var(--line2)}
body:has(.cmp-bar) .toasts:not(.corner){bottom:5rem}
@supports selector(:has(*)){.slips:not(:has(:checked)) .cmp-bar{display:none}}
@media print{.cmp-bar{display:none}}`,

  "more-names": `.more-names{margin-top:2rem}
.more-names .batches{margin-top:.75rem;white-space:nowrap}
@media(max-width:30rem){.more-names .batches{display:grid;grid-template-columns:repeat(auto-fill,minmax(4.5rem,1fr));justify-items:start}}
@media(min-width:60rem){.more-names .btn{width:24rem}}`,

  "side-by-side": `.side-by-side{margin-top:1.5rem;border-top:2px solid var(--ink2);border-collapse:collapse;table-layout:fixed;width:100%;font-size:1rem;line-height:1.6}
.side-by-side th,.side-by-side td{padding:.625rem .4375rem;border-bottom:1px solid var(--line);font-weight:400;text-align:left;vertical-align:baseline}
.side-by-side th:first-child{width:7rem;padding:.625rem 0;font-size:.875rem;color:var(--ink3);word-break:keep-all}
.side-by-side .cl{text-wrap:balance;vertical-align:top}
.side-by-side th+*,.side-by-side td+td{border-left:1px solid var(--rule)}
.side-by-side thead a{display:inline-block;font:1.625rem/1.7 var(--kai);white-space:nowrap}
.of-two thead a{font-size:min(2rem,9vw)}
.side-by-side th[colspan]{padding-top:1.5rem;font-size:1rem;font-weight:600;color:var(--ink)}
.side-by-side small{display:block;font-size:.8125rem;font-weight:400}
.side-by-side [data-verse]{font:1rem/1.6 var(--kai)}
.side-by-side mark{white-space:nowrap}
.side-by-side [id]{scroll-margin-top:6rem}
.once td{color:var(--ink2)}
.side-by-side b{font:1.75rem/1.2 var(--song)}
.side-by-side td>i{display:none;flex:none;min-width:2em;font-style:normal;font-weight:600;color:var(--ink)}
.side-by-side .wx+.wx{margin-left:.25rem}
.side-by-side .btn{position:relative;width:auto;padding:0 .75rem}
.side-by-side .btn .sr-only{left:0}
.gauge{display:flex;align-items:center;gap:.5rem;font-variant-numeric:tabular-nums}
.gauge span{min-width:1.25em}
.gauge .bar{max-width:10rem}
@media screen and (max-width:44rem){.side-by-side,.side-by-side :is(thead,tbody){display:block}
.side-by-side tr{display:flex;flex-wrap:wrap;padding-bottom:.375rem;border-bottom:1px solid var(--line)}
.side-by-side tr>*{flex:1 0 0;min-width:0;padding:.125rem 4px;border:0}
.side-by-side th[scope]:first-child{flex-basis:100%;padding:.5rem 4px 0;font-size:.8125rem}
.side-by-side [scope=row] small{display:inline;margin-left:.75em}
.side-by-side th[colspan]:first-child{padding-top:1.5rem;font-size:1rem}
.side-by-side thead{position:sticky;top:0;z-index:1;background:var(--paper)}
.side-by-side thead a{padding-block:.5rem;line-height:1.4}
.side-by-side thead th:first-child{flex:none;width:0;padding:0}
.side-by-side :is(th+*,td+td){border:0}
.once{align-items:baseline}
.side-by-side .once th[scope]{flex:0 0 8rem}
.side-by-side .once small{display:block;margin:0}
.side-by-side .off-paper td{padding-block:.625rem}
.side-by-side .off-paper th{position:absolute;clip-path:inset(50%);white-space:nowrap}
.of-two td{padding-right:1.25rem}
.side-by-side:not(.of-two) thead a{font-size:min(1.625rem,8vw);white-space:normal}
.side-by-side:not(.of-two) td{font-size:.9375rem}
.side-by-side:not(.of-two) .btn{width:100%;padding:0;font-size:min(.9375rem,4vw);white-space:nowrap}
.side-by-side:has(th:nth-child(5)) thead a{font-size:min(1.5rem,6vw)}
.side-by-side:has(th:nth-child(5)) tr:not(.long)>td{font-size:min(.9375rem,4.3vw)}
.side-by-side:not(.of-two) b{font-size:1.375rem}
.side-by-side:has(th:nth-child(5)) b{font-size:min(1.375rem,6.5vw)}
.side-by-side:not(.of-two) .wx{padding:0 .1em;font-size:.8125rem}
.gauge{margin-right:.375rem}
.side-by-side:not(.of-two) .gauge{gap:.25rem}
.side-by-side:not(.of-two) .long td{flex-basis:100%}
.side-by-side:not(.of-two) .long:not(.once) td{display:flex;gap:.75rem}
.side-by-side .long i{display:block}}
@media screen and (max-width:26rem){.large .side-by-side:has(th:nth-child(5)) thead{position:static}
.large .side-by-side:has(th:nth-child(5)) :is(thead th+th,tr:not(.long)>td:not([colspan])){flex-basis:50%;font-size:1rem}
.large .side-by-side:has(th:nth-child(5)) tr:not(.long)>td:not([colspan]){display:flex;align-items:baseline;gap:.5rem}
.large .side-by-side:has(th:nth-child(5)) td>i{display:block}
.large .side-by-side:has(th:nth-child(5)) td>div{flex:1;min-width:0}
.large .side-by-side:has(th:nth-child(5)) thead a{font-size:min(2rem,10vw)}
.large .side-by-side:has(th:nth-child(5)) b{font-size:1.5rem}
.large .side-by-side:has(th:nth-child(5)) .btn{font-size:min(1rem,5vw)}
.large .of-two td{padding-right:2px}.large .of-two .long td{padding-right:1rem}}
@media print{.side-by-side{margin-top:.5rem}.side-by-side th:first-child{padding-block:.1rem}.side-by-side :is(th,td){padding-block:.1rem;line-height:1.45}.side-by-side thead a{line-height:1.3}}`,
} as const;
