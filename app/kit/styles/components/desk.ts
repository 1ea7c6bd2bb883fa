import { series } from "#app/kit/styles/tokens.ts";

const seriesIn = (scheme: 0 | 1): string =>
  series.map((colours, at) => `.desk-bars .s${at}{--s:${colours[scheme]}}`).join("");

/** The desk (工作台): menu, rows, figures. */
export const desk = {
  /* A frame of its own: as wide as the window, and a size smaller than a customer's page. */
  "desk-page": `.desk-page{padding:0 1rem}
main:has(>.desk-page){padding-top:0}
html:has(.desk-page){background:var(--paper)}
.desk-page .desk .sec{margin-top:1.5rem}
.desk-page .desk>.card{padding:.75rem 1rem;margin-bottom:1.25rem}
.desk-page .desk>form.card{padding-block:1rem}
.desk-page .desk h1{font-size:1.625rem;margin-bottom:.75rem}
.desk-page .desk h2{font-size:1.25rem;margin-bottom:.75rem}
@media(min-width:60rem){.desk-page{padding:0 2rem;font-size:.9375rem}}`,

  "desk-top": `.desk-top{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;border-bottom:1px solid var(--line2);margin-bottom:1.25rem}
.desk-top .sorts{flex:1 1 auto;margin:0;border:0}
@media(max-width:30rem){.desk-top{column-gap:.5rem}.desk-top .sorts{flex:1 1 0;min-width:0;margin-right:-.375rem;justify-content:space-between;column-gap:0}.desk-top .sorts:not(:has(>:nth-child(4))){justify-content:flex-start;column-gap:1.25rem}.desk-top .sorts a{min-width:44px;justify-content:center}.desk-top search{flex:1 0 100%;padding-bottom:.5rem}}
@media(max-width:26rem){.large .desk-top .sorts{font-size:.875rem;margin-right:-.25rem}.large .desk-top input{font-size:.875rem;padding-inline:.5rem}.large .desk-top .btn{padding-inline:.5rem}}
.desk-brand{display:flex;align-items:center;gap:.5rem;min-width:2.75rem;min-height:3.25rem;color:var(--ink);text-decoration:none}
p.desk-brand{font:700 1.125rem/1.5 var(--song)}
.desk-brand b{margin-right:.75rem;font:700 1.125rem/1.5 var(--song)}
@media(max-width:40rem){.desk-brand b{display:none}}
.desk-top search{flex:0 1 30rem}
.desk-top form{display:flex;gap:.5rem;align-items:center;padding:.25rem 0}
.desk-top .seal{width:2rem;height:2rem}
.desk-top input{flex:1;min-width:0;min-height:2.75rem;padding:.25rem .75rem;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line2);border-radius:4px}
.desk-top .btn{width:auto;min-height:2.75rem;flex:none}
@media print{.desk-top{display:none}}`,

  /*
   * What stands below the menu: a list of faults, in which what is wrong is read first, and many stand in two columns; sorts.
   * No rule here is without a class of the desk, so that the site's own Worker leaves them out.
   */
  "desk-below": `.desk:has(>.desk-top) .errs a{color:var(--ink);font-weight:400}
@media(max-width:59.99rem){.desk:has(>.desk-top) .errs-of{flex:1 0 100%}}
@media(min-width:60rem){.desk-top~.errs ul:has(>:nth-child(4)){display:grid;grid-template-columns:1fr 1fr;gap:0 3rem}
.desk-top~.errs ul:has(>:nth-child(4))>li:nth-child(2){border-top:0}
.desk-top~.errs ul:has(>:nth-child(4))>li>*{min-height:100%;padding-bottom:.5rem}}
.desk-top~.sorts{border-bottom:1px solid var(--line);margin:0 0 1.5rem}
.desk-top~.sorts+.desk-rows>li:first-child{border-top:0;padding-top:0}
.desk-top~.blank+.sm:not(:last-child){margin-top:.75rem}
.desk-top~.sorts{--p:.4375rem}
.desk-top~.sorts>a{min-width:0;padding:0 var(--p)}
.desk-top~.sorts>:first-child{margin-left:calc(-1*var(--p))}
.desk-top~.sorts>[download]{margin:0 calc(-1*var(--p)) 0 auto}
@media(max-width:30rem){.desk-top~.sorts{column-gap:.25rem}}
@media(max-width:22.4rem){.desk-top~.sorts{--p:.25rem}}
@media(max-width:26rem){.large .desk-top~.sorts{--p:.25rem;font-size:.875rem}}
@media(min-width:60rem){.desk-top~.errs:not(:has(li:nth-child(4))){max-width:44rem}.desk-top form{padding:.5rem 0}.desk-top~form.card,.desk-top~section:has(>:is(form.card,#versions)){max-width:44rem}}`,

  "desk-keys": `.desk-keys{border-top:1px solid var(--line);margin-top:3rem;padding:.75rem 0 2rem}
.desk-keys p:first-child .cl{margin-right:1.25em}
kbd{display:inline-block;min-width:1.5em;padding:0 .35em;margin-right:.35em;text-align:center;font:.8125rem/1.5 ui-monospace,monospace;border:1px solid var(--line2);border-bottom-width:2px;border-radius:4px}
@media(max-width:40rem){.desk-keys p:first-child{display:none}}
@media print{.desk-keys{display:none}}`,

  /* One order: decide | what was asked for and delivered | what happened. */
  "desk-case": `.desk-case{display:grid;gap:2rem}
.desk-case>*{min-width:0}
.desk-case .card{padding:1rem}
.desk h1+.desk-case{margin-top:1.5rem}
.desk-case+.sec{border-top:1px solid var(--line2);padding-top:1rem}
@media(min-width:60rem){.desk-case{grid-template-columns:25rem minmax(0,1fr) 20rem;gap:0 2rem}.desk-case>*+*{border-left:1px solid var(--line);padding-left:2rem}}
@media(max-width:59.99rem){.desk h1+.desk-case,.desk-made+.desk-case:has(.desk-down){margin-top:.25rem}}
@media(min-width:60rem){.desk-case.calm{grid-template-columns:21rem minmax(0,1fr) 25rem}.desk-case.calm:not(:has(.desk-told)){grid-template-columns:minmax(0,1fr) 25rem}.desk .calm :is(.sums,.brief-said):not(.desk-sure *)>div{grid-template-columns:5.5rem minmax(0,1fr)}}
@media(min-width:60rem) and (max-width:79rem){.desk-case{grid-template-columns:25rem minmax(0,1fr)}.desk-case>:nth-child(3){grid-column:1/-1;border:0;padding:0;margin-top:2rem}}`,

  "desk-facts": `.desk-facts h3{margin:1.5rem 0 .5rem}
.desk-facts .blank+.blank,.desk-facts dl+.blank{margin-top:.75rem}
.desk-facts .sums,.desk-moments{margin-top:1.25rem}
.desk-facts dd [translate]{font-size:.9375rem}`,

  /* What else waits of the same order; on a phone, the way down to what is decided about. */
  "desk-others": `.card:has(>.desk-others)>h3{margin-bottom:.5rem}
.desk-others li+li{border-top:1px solid var(--line);margin-top:.5rem;padding-top:.75rem}
.desk-others .desk-wait{margin:0}`,
  "desk-down": `.desk-down{display:flex;gap:0 1.5rem;margin-bottom:.75rem}
.desk-down a{display:inline-flex;align-items:center;min-height:2.75rem;min-width:2.75rem}
@media(min-width:60rem){.desk-down{display:none}}`,

  "desk-given": `.desk-given{margin-top:.5rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(4.75em,1fr));gap:.25rem .75rem}
.desk-given li{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}`,

  "desk-names": `.desk-names li{display:grid;grid-template:auto 1fr/6rem minmax(0,1fr);gap:0 1rem;padding:.375rem 0;border-top:1px solid var(--line)}
.desk-names b{font:400 1.375rem/1.5 var(--kai)}
.desk-names .gone :is(b,div){color:var(--ink3);text-decoration:line-through}
.desk-names div{grid-area:1/2/3}
.desk-names q{font:1rem/1.6 var(--song);quotes:none}`,

  "desk-moments": `.desk-moments li{padding:.5rem 0 .5rem 1rem;border-left:2px solid var(--line2)}
.desk-moments .did{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
.desk-moments .did>span{flex:1 1 8rem}.desk-moments b{flex:none}
.desk-moments .tag{display:inline-block;margin-left:.5rem}
.desk-moments .sm{margin:0}
.desk-moments .plan{font-weight:400;color:var(--ink3)}
.desk-moments .words{background:var(--sunk);padding:.375rem .75rem;margin:.25rem 0}
.desk-moments [translate]{overflow-wrap:anywhere}`,

  "desk-wish": `.desk-wish{background:var(--sunk);border-left:4px solid var(--dai);padding:.75rem 1rem;margin-bottom:1.25rem}
.desk-wish h2,.desk-chart h2{font-size:1.125rem;margin-bottom:.5rem}`,

  "desk-chart": ".desk-chart{margin-bottom:1.5rem}.desk-chart .sm{margin-top:.5rem}",

  "desk-bars": `.desk-bars{margin:1.5rem 0;border:1px solid var(--line);border-radius:6px;background:var(--surface);padding:1rem}
.desk-bars figcaption{text-align:left;margin:0 0 .75rem}
.desk-bars .cl{margin-right:1em}
.desk-bars i{display:inline-block;width:.75em;height:.75em;margin-right:.35em;border:1px solid var(--ink3)}
.desk-bars svg{box-sizing:border-box;width:100%;height:15rem;padding:.5rem 0 2rem 3.25rem;overflow:visible}
.desk-bars line{stroke:var(--line)}
.desk-bars text{font:.8125rem var(--ui);fill:var(--ink2)}
.desk-bars .e{text-anchor:end}.desk-bars .m{text-anchor:middle}
.desk-bars rect{fill:var(--s);stroke:var(--surface)}.desk-bars i{background:var(--s)}
${seriesIn(0)}
@media screen and (prefers-color-scheme:dark){${seriesIn(1)}}
@media(max-width:40rem){.desk-bars{padding:.75rem .5rem}.desk-bars g:has(title):nth-last-child(even) text{display:none}}
@media(min-width:60rem){.desk-bars svg{height:22rem}}`,

  "desk-sums": `.desk-sums{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));border-top:2px solid var(--ink2);border-bottom:1px solid var(--line)}
.desk-sums>div{padding:.75rem 1rem .75rem 0}
.desk-sums dt{color:var(--ink3);font-size:.875rem}
.desk-sums b{font:400 1.75rem/1.3 var(--song);white-space:nowrap}
.desk-sums .go{margin-block:-.8125rem}
@media(max-width:40rem){.desk-sums{grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr))}.desk-sums>div:first-child{grid-column:1/-1}}
@media(max-width:26rem){.large .desk-sums b{font-size:1.5rem}}`,

  "desk-splits": `.desk-splits{display:grid;gap:1.5rem;margin-bottom:2rem}
@media(min-width:60rem){.desk-splits{grid-template-columns:1fr 1fr;gap:3rem;align-items:start}}`,

  "desk-note": ".desk-note{margin:-1.25rem 0 2rem}",

  "desk-filters": `.desk-filters{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem 1.25rem;margin:0 0 1.25rem}
.desk-filters label{display:grid;gap:.25rem;font-size:.875rem;color:var(--ink2)}
.desk-filters select{min-height:2.75rem;padding:.25rem 2.25rem .25rem .75rem;font:inherit;color:var(--ink);background-color:var(--surface);border:1px solid var(--line2);border-radius:4px;-webkit-appearance:none;appearance:none;background-image:linear-gradient(45deg,transparent 50%,var(--ink2) 50%),linear-gradient(-45deg,transparent 50%,var(--ink2) 50%);background-size:5px 5px;background-repeat:no-repeat;background-position:right 15px center,right 10px center;text-overflow:ellipsis}
.desk-filters .btn{width:auto;min-height:2.75rem}
@media(max-width:30rem){.desk-filters{gap:.5rem}.desk-filters label{flex:1 1 0;min-width:0}.large .desk-filters select{padding:.25rem 1.125rem .25rem .375rem;background-position:right 10px center,right 5px center}.desk-filters select{width:100%;font-size:1rem;padding-left:.5rem;padding-right:1.5rem}.desk-filters .btn{padding:0 .75rem}.desk-filters .go{flex:1 0 100%}}`,

  /* One form of table: labels in a column of their own, values flush left beside them. */
  desk: `.desk :is(.sums,.brief-said)>div{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:0 .75rem;padding:.375rem 0;align-items:start;line-height:1.6}
.desk :is(.sums,.brief-said) dt{margin:0;line-height:1.6rem;text-wrap:balance}
.desk :is(.sums,.brief-said) dd{margin:0;font-size:1rem;text-align:left;overflow-wrap:anywhere}
@media(min-width:60rem){.desk :is(.sums,.brief-said):not(.desk-sure *)>div{grid-template-columns:7.5rem minmax(0,1fr);gap:0 1rem}}
.desk .sm+.desk-rows{margin-top:.75rem}
.desk .card .desk-made+.btns{margin-top:1.5rem}
.desk details.card>summary{font-weight:600}
.desk>h1{margin-bottom:1rem}
.desk>h1+.sec,.desk>h1+form.card{margin-top:1.5rem}
.desk section>h2{margin-bottom:1rem}
.desk section>.card,.desk-top~.card+.blank{margin-top:1.25rem}
.desk section>h2+.errs{margin-top:1.5rem}
.desk-rows li>.stars{color:var(--zhu)}
.desk .after{text-align:left;margin-top:.375rem}
.desk .btns:has(.after){gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(10rem,100%),1fr))}
@media(max-width:26rem){.large .desk :is(.sums,.brief-said)>div{grid-template-columns:minmax(0,1fr)}}`,

  "desk-rows": `.desk-rows li{padding:.875rem 0;border-top:1px solid var(--line)}
.desk-rows li>span,.desk-rows li>b{margin-right:1em}
.desk-rows li>span{display:inline-block;color:var(--ink2)}
.desk-rows .go{display:flex;width:max-content;max-width:100%}`,

  /* A row is a link as a whole: what it is | how long it waits | how it stands | what was said | the way in. */
  "desk-grid": `.desk-grid li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,auto);gap:.125rem 1rem;align-items:baseline}
.desk-grid li>p{color:var(--ink2);grid-column:1/-1;min-width:0;text-wrap:wrap}
.desk-grid .what{grid-column:1}
.desk-grid .what>*{display:inline-block;margin-right:.5em}
.desk-grid .what .cl:not(:last-child){margin-right:.25em}
.desk-grid .what b{color:var(--ink);margin-right:.75em}
.desk-grid .what .tag{margin-left:0;border-color:var(--line2)}
.desk-grid .when{grid-column:2;text-align:right}
.desk-grid .when b{color:var(--ink);font-weight:500;margin-right:.75em}
.desk-grid .when b.overdue{color:var(--err);font-weight:600}
.desk-grid .when>*{display:inline-block}
.desk-grid .when :last-child{margin-right:0}
.desk-grid .said{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.desk-grid .said:empty{display:none}
.desk-grid .said>b{display:inline-block}
@media(max-width:26rem){.large .desk-grid .said[translate]{font-size:.8125em}}
.desk-grid div.said{display:block;color:var(--ink2);min-width:0;grid-column:1/-1;overflow-wrap:anywhere}
.desk-grid .go{display:flex;grid-column:1/-1;min-height:2.75rem}
.desk-grid .go::after{content:"";position:absolute;inset:0}
.desk-grid .go:focus-visible{outline:none}
.desk-grid .go:focus-visible::after{outline:2px solid var(--dai);outline-offset:2px}
.desk-grid li:is(:hover,[aria-current]){background:var(--hi)}
.desk-grid li[aria-current]{box-shadow:inset 4px 0 var(--dai)}
@media(max-width:30rem){.desk-grid .what>span:last-child:not(.tag){display:block}}
@media(min-width:22.41rem) and (max-width:30rem){html:not(.large) .desk-grid .when :is(b,span){display:block;margin:0}}
@media(max-width:26rem){.large .desk-grid .when{grid-column:1/-1;text-align:left}}
@media(max-width:22.4rem){.desk-grid .when{grid-column:1/-1;text-align:left}}
.desk-grid li:is(:hover,[aria-current]){margin:0 -.75rem;padding-inline:.75rem}
@media(min-width:60rem){.desk-grid li{grid-template-columns:14rem 11rem minmax(0,1.5fr) minmax(0,1.5fr) 6.5rem;gap:0 1.5rem;align-items:center;padding:.375rem 0}
.desk-grid li>p,.desk-grid li>.said,.desk-grid .go{grid-column:auto}
.desk-grid .when{text-align:left}
.desk-grid .said:empty{display:block}}`,

  "desk-log": `.desk-log .said .sm{font:inherit;color:inherit}
@media(max-width:59.99rem){.desk-log .when{grid-column:1/-1;text-align:left}html .desk-grid.desk-log .when>span{display:inline-block;margin-right:1em}}
@media(min-width:60rem){.desk-log .when>*{display:block;margin:0}.desk-log .go{grid-column:5}}`,

  "desk-today": `.desk-today>li+li{border-left:1px solid var(--line)}
.desk-today a{display:grid;align-content:start;min-height:100%;padding:.75rem 1rem;color:var(--ink);text-decoration:none}
.desk-today a:hover{background:var(--hi)}
.desk-today>:first-child>*{padding-left:0}
.desk-today .name{color:var(--ink3);font-size:.875rem}
.desk-today .name::after{content:" ›"}
.desk-today .overdue b{color:var(--err)}
@media(max-width:40rem){.desk-today{grid-template-columns:1fr 1fr;border-bottom:0}.desk-today>li{border-bottom:1px solid var(--line)}.desk-today>li:nth-child(odd){border-left:0}.desk-today>:nth-child(odd)>*{padding-left:0}.desk-today b{font-size:1.5rem}}`,

  "desk-wait": `.desk-wait{display:flex;flex-wrap:wrap;gap:0 1em;align-items:baseline;margin-bottom:.5rem}
.desk-wait .sm{flex:1 0 100%}
.desk-wait~.words{border-left:3px solid var(--dai);padding-left:.75rem;margin:.5rem 0}`,

  /* The answer, then below a line the money. */
  "desk-part": ".desk-part{border-top:1px solid var(--line);margin-top:1.25rem;padding-top:1.25rem}",

  /* What moves money is told from what only says something. */
  "desk-money": ".btn.desk-money{color:var(--err);border-color:var(--err)}",

  /* Settings in two columns, where a wide window has the room. */
  "desk-columns":
    "@media(min-width:60rem){.desk-columns>.sec{max-width:44rem}}@media(min-width:75rem){.desk-columns{columns:2;column-gap:3rem;margin-top:1.5rem}.desk-columns>.sec{break-inside:avoid}.desk-page .desk .desk-columns>.sec{margin:0 0 1.5rem}}",

  "desk-sure": `.desk-sure{border:2px solid var(--zhu)}
.desk section>.sr-only+.desk-sure{margin-top:0}
.desk-sure h3{margin-bottom:.75rem}
.desk-sure h3:focus{outline:none}
.desk-sure .btns{margin-bottom:.75rem}
.desk-sure .sums{margin-bottom:1rem}
.desk .desk-sure .main dd{font:600 1.25rem/1.4 var(--song)}`,

  "desk-faults": `.desk-faults li+li{border-top:1px solid var(--line)}
.desk-faults .go{padding:.5rem 0;text-wrap:balance}
.desk-faults+.sm{margin-top:.75rem}`,

  /* A shadow on the side where more of it is. */
  "desk-wide":
    ".desk-wide{overflow-x:auto;min-width:0;background:linear-gradient(90deg,var(--paper) 50%,transparent) 0/2rem 100% no-repeat local,linear-gradient(270deg,var(--paper) 50%,transparent) 100%/2rem 100% no-repeat local,linear-gradient(90deg,var(--line),transparent) 0/.75rem 100% no-repeat scroll,linear-gradient(270deg,var(--line),transparent) 100%/.75rem 100% no-repeat scroll}",

  "desk-figures": `.desk-figures{width:100%;border-collapse:collapse;line-height:1.5}
.desk-figures caption{text-align:left;margin-bottom:.75rem;font:700 1.125rem/1.5 var(--song)}
.desk-figures caption .sm{display:block;max-width:calc(100vw - 2rem);margin-top:.25rem;font:400 .875rem/1.65 var(--ui)}
.desk-figures th,.desk-figures td{text-align:left;vertical-align:top;padding:.625rem .5rem .625rem 0;border-bottom:1px solid var(--line);font-weight:400}
.desk-figures :is(th,td):last-child{padding-right:0}
.desk-figures .num td,.desk-figures:has(.num) thead th{white-space:nowrap}
.desk-figures:has(.num) td,.desk-figures:has(.num) thead th+th{text-align:right}
.desk-figures .num .idle td{text-align:left}
.desk-figures .all>*{font-weight:600;border-top:2px solid var(--ink2)}
.desk-figures .idle>*{color:var(--ink3);padding:.25rem .5rem .25rem 0}
.desk-figures thead th{font-size:.875rem;color:var(--ink3)}
.desk-figures .bar{display:block;fill:var(--ink3);max-width:8rem;margin:.25rem 0 0 auto}
.desk-figures tbody th{min-width:2.5em}.desk-days th[scope=row]:not([colspan]),.desk-days .cl{white-space:nowrap}
@media(max-width:40rem){.desk-figures{font-size:.9375rem}.desk-figures .bar{max-width:4rem}}
@media(max-width:22.4rem){.desk-figures .bar{max-width:3rem}}
@media(max-width:26rem){.desk-figures{font-size:.875rem}.desk-figures thead th{font-size:.8125rem}.large .desk-figures,.large .desk-figures thead th{font-size:.8125rem}}`,

  /* Columns 12 px apart, of days seven, small on a phone; where there is no room for that, what came in (收款) is left out: it is what is left and what went back together, and the chart shows it. */
  unlisted:
    ".unlisted{display:none}@media(max-width:26rem){.large .unlisted{display:inline}}@media(max-width:22.4rem){.unlisted{display:inline}}",
  "desk-days":
    "@media(max-width:26rem){.desk-days{font-size:.8125rem}.desk-figures :is(th,td):not(:last-child){padding-right:12px}.desk-days thead th:last-child .cl{display:block}.large .desk-days :is(th,td):nth-child(4){display:none}}@media(max-width:22.4rem){.desk-days :is(th,td):nth-child(4){display:none}}",

  "desk-head": `.desk-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem}
.desk-page .desk-head h2{margin:0}
.desk-head .go{min-width:2.75rem;justify-content:flex-end}
.desk .desk-head+:not(.blank){margin-top:0;border-top:2px solid var(--ink2)}
.desk-head+.desk-rows>li:first-child{border-top:0}`,

  "desk-made":
    ".desk-made{margin:.75rem 0;color:var(--ink2)}.desk-made>span:not(.cl){display:inline-block;margin-right:1em}.desk-made+:is(section,form,.desk-case){margin-top:1.5rem}",

  "desk-changes": `.desk-changes{margin:.5rem 0 1rem}
.desk-changes li{padding:.5rem 0;overflow-wrap:anywhere}
.desk-changes b{margin-right:.75em}
.desk-changes :is(del,ins){display:inline-block}
.desk-changes del{color:var(--ink3);margin-right:.75em}
.desk-changes del .cl{text-decoration:line-through}
.desk-changes ins{text-decoration:none;font-weight:600;margin-right:.75em}
.card>.desk-changes{margin:-.5rem 0 0}
.desk-rows .desk-changes li{padding:.125rem 0;border:0}
.desk-rows .desk-changes span:last-child{margin:0}`,

  /* A price is five digits: beside its label, and they stand below each other by their ends. */
  "desk-prices": `.desk-prices .fld:has([inputmode]){display:grid;grid-template-columns:minmax(0,14rem) 6rem;gap:0 .5rem;align-items:center;margin-bottom:.75rem}
.desk-prices .lb{margin:0}
.desk-prices .err{grid-area:2/1/3/-1;margin:.25rem 0}
.desk-prices [inputmode]{text-align:right}
.desk-prices .fld:has(textarea){margin-top:1.75rem}`,

  "desk-secret":
    ".desk-secret{display:block;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line2);border-radius:4px}@media(max-width:26rem){.large .fld:has(~.fld .desk-secret) select{font-size:.9375rem}}",

  overdue: ".overdue,.desk-rows li>.overdue{color:var(--err);font-weight:600}",

  "desk-check": `.desk-check{padding:.75rem 0 1rem;border-top:1px solid var(--line);color:var(--ink2);line-height:1.75;text-wrap:pretty}
.desk-check>p+p{margin-top:.25rem}
.desk-check .err{margin-top:.5rem}
.desk-check>.fld{margin-block:.75rem 0}
.desk-check legend{float:left;width:100%}.desk-check legend+*{clear:both}
.desk-check fieldset label{display:grid;grid-template-columns:1.75rem minmax(0,1fr);padding:.25rem 0}
.desk-check [type=radio]:not(:checked){border-radius:50%}
.desk-check .care{color:var(--warn)}
.desk-check b{color:var(--ink)}`,

  "desk-draft": `.card+.desk-draft,.desk-draft #names+.fld{margin-top:1.5rem}
.desk-draft section:focus{outline-offset:2px}
.desk-draft .fld{margin-bottom:1rem}
.desk-draft .card{padding:1rem}
.desk-draft .btns{position:sticky;bottom:0;z-index:1;grid-template-columns:1fr 1.4fr 1fr;gap:.5rem;background:var(--paper);border-top:1px solid var(--line2);padding:.5rem 0}
.desk-draft .btns .btn{min-height:2.75rem;padding:.25rem .5rem;font-size:.9375rem}
.desk-draft .btn small{margin-left:.5em}
.desk-draft .btn:has([data-lacking]){background:var(--surface);color:var(--err);border:1px solid var(--err)}
.desk-draft .card>.btn{width:auto;min-height:2.75rem;padding-inline:1rem;justify-self:start}
@media(max-width:40rem){.desk-draft .btn{flex-direction:column;line-height:1.3}.desk-draft .btn small{margin:0;white-space:nowrap}}
@media(max-width:26rem){.large .desk-draft .btns{grid-template-columns:1fr 1.25fr 1fr}.large .desk-draft .btns .btn{padding-inline:.125rem;font-size:.8125rem;letter-spacing:0}}
.desk-draft .btns .sm{align-self:center;min-width:8em;grid-column:1/-1}
.desk-draft .btns .sm:empty{display:none}
@media(min-width:75rem){.desk-draft .card{display:grid;grid-template:auto auto 1fr/1fr 1fr;gap:0 1.5rem;align-items:start}.desk-draft .card>*{grid-column:1}.desk-draft [data-fresh]:has(>.desk-check){grid-area:1/2/span 3}.desk-draft .desk-check{border:0;padding:0}.desk-draft .btns{grid-template-columns:repeat(3,9rem) 1fr;gap:1rem}.desk-draft .btns .sm{grid-column:auto}}`,

  "desk-brief": `@media(min-width:60rem){.desk-brief{display:grid;grid-template-columns:minmax(0,1fr) 22rem;gap:0 2.5rem}
.desk-brief>:first-child{grid-column:2;grid-row:1/span 2;align-self:start;position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow-y:auto}
.desk-brief>:not(:first-child){grid-column:1}}`,

  /* Folded on a phone, where what is to be written stands below; beside it on a wide screen there is room for both. */
  "desk-asked": `.desk-page .desk-asked h2{margin:0}
@supports selector(::details-content){@media(min-width:60rem){.desk-asked::details-content{content-visibility:visible;block-size:auto}.desk-asked>summary{pointer-events:none;color:inherit}.desk-asked>summary::after{display:none}}}`,

  "desk-stand":
    "@media(min-width:60rem){.desk-stand:not(:has(.desk-act)){display:flex;flex-wrap:wrap;gap:0 2rem;align-items:center}.desk-stand>p.sm{margin:0}}@media(max-width:26rem){.large .desk-stand .sm [translate]{font-size:.875em}}",

  "desk-ways":
    ".desk-ways{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 2rem}.desk-ways .btn{width:auto;min-height:3rem}li>.desk-ways{margin-top:.5rem}.desk-ways>.btn{padding-inline:1.25rem}.desk-ways~.manuscript .hands>div{display:grid;grid-template-rows:1fr auto;justify-items:start}.desk-ways~.manuscript .card{width:100%}.desk-ways~.manuscript :is(.status,dd){text-wrap:balance}",

  /* Folded on a phone, where most orders that are looked up are only read; where nothing is to be decided a wide screen has the room. */
  "desk-call": `.desk details.card:not([open]){padding-block:0}
@supports selector(::details-content){@media(min-width:60rem){.calm .desk-call::details-content{content-visibility:visible;block-size:auto}.calm .desk-call>summary{cursor:auto;color:inherit;min-height:0;padding:0 0 .75rem}.calm .desk-call>summary::after{display:none}.desk .calm .desk-call:not([open]){padding-block:1rem}}}`,

  "desk-foot":
    ".desk-foot{border-top:1px solid var(--line);background:var(--sunk);padding:1rem;font-size:.9375rem;color:var(--ink2)}",

  "desk-act":
    ".desk-act{margin-top:1.25rem}@media(min-width:60rem){.desk>.card:has(>.desk-act){display:grid;grid-template-columns:1fr auto;gap:0 2rem;align-items:center}.desk>.card:has(>.desk-act)>*{grid-column:1}.desk>.card>.desk-act{grid-area:1/2/span 4;width:20rem;margin:0}}@media(min-width:60rem){.card>.desk-act,.desk>.desk-act{max-width:28rem}}",
} as const;
