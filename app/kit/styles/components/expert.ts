/** Expert naming (人工起名): packages, the way of the work, what was said, the manuscript. */
export const expert = {
  taste:
    ".taste :is(.poem,figcaption){text-align:center}.taste>div+.sm{text-align:left;margin-block:.75rem;padding-top:.75rem}",

  packages: `.packages{display:grid;gap:1.25rem;margin-top:2rem}
.packages .card+.card{margin-top:0}
.packages .card{display:flex;flex-direction:column}
.packages .gets{margin-bottom:1.25rem}
.packages .card>.gets+*{margin-top:auto}
.packages .btn{min-height:3.25rem}
.stick .says b{font-size:1.125rem;color:var(--ink)}
.cost{font-size:1rem;color:var(--ink2);margin:.25rem 0 .75rem}
.cost b{font:400 2.25rem/1.2 var(--song);color:var(--ink)}
@media(min-width:60rem){.stick>.sec:first-child{margin-top:0}.packages{grid-template-columns:1fr 1fr}.packages>.err{grid-column:1/-1}}`,

  gets: `.gets{list-style:disc;padding-left:1.25rem;line-height:1.75}
.gets li+li{margin-top:.25rem}
.gets+.sm{margin-top:.75rem}
.over{margin:.75rem 0 1.5rem}`,

  way: `.way{counter-reset:w;border-top:2px solid var(--ink2);margin-bottom:1rem}
.way li{counter-increment:w;display:flex;flex-wrap:wrap;gap:0 1rem;padding:.75rem 0 .75rem 2rem;position:relative;border-bottom:1px solid var(--line)}
.way li:before{content:counter(w);position:absolute;left:.25rem;font:400 1.125rem/1.7 var(--song);color:var(--zhu)}
.way b{flex:0 0 4.5rem}
.way span{flex:1 1 12rem;color:var(--ink2)}
.way+.fold{margin-top:-1rem;border-top:0}`,

  stages: `.stages{margin:1.5rem 0 2rem}
.stages li{position:relative;display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.375rem 0 .375rem 1.75rem;color:var(--ink3)}
.stages li:before{content:"";position:absolute;left:.125rem;top:.9375rem;width:.75rem;height:.75rem;border:1.5px solid var(--line2);background:var(--paper);border-radius:50%;z-index:1}
.stages li:not(:last-child):after{content:"";position:absolute;left:.4375rem;top:1.25rem;height:100%;border-left:2px solid;color:var(--line)}
.stages b{font-weight:400}
.stages .done{color:var(--ink2)}
.stages .done:before{background:var(--ok);border-color:var(--ok)}
.stages li.done:after{color:var(--ok)}
.stages .late{color:var(--err)}
.stages .now{color:var(--ink)}
.stages .now b{font-weight:600}
.stages .now:before{border-color:var(--zhu);border-width:3px}
@media(min-width:60rem){.stages{display:grid;grid-template-columns:repeat(6,1fr);margin:2.5rem 0}
.stages li{display:block;padding:1.5rem 0 0}
.stages b,.stages span{display:block}
.stages li:before{left:0;top:.25rem}
.stages li:not(:last-child):after{left:0;top:.5625rem;width:100%;height:0;border-left:0;border-top:2px solid}}`,

  stands: `.stands{background:var(--surface);border:1px solid var(--line);border-top:3px solid var(--zhu);border-radius:0 0 6px 6px;padding:1.25rem 1rem}
.stands h2{margin-bottom:.75rem}
.stands .btn{margin-top:1.25rem}
@media(min-width:60rem){.stands{max-width:44rem}.stands>.btn{width:20rem}}`,

  answers: `.answers{display:grid;gap:2rem;max-width:44rem}
.stands :is(.lead+p,.btn+p,.roll){margin-top:.5rem}.stands h2+.status{margin-top:1rem}.stands .status+.btn{margin:-.5rem 0 1rem}`,

  "tell-form": `.tell-form{margin-top:1rem;padding:.25rem 0;border-top:1px solid var(--rule)}
.tell-form>p{margin-top:.75rem}
.tell-form .btn{margin-bottom:.75rem}
.tell-form .fld{margin:.75rem 0}
.stands .tell-form .btn{margin-top:.75rem}`,

  talk: `.talk{border-top:1px solid var(--line);margin-bottom:1.75rem}
.talk li{padding:.75rem 0;border-bottom:1px solid var(--line)}
.say{max-width:34rem}`,

  words:
    ".words{white-space:pre-line;overflow-wrap:anywhere}.brief-said dd{white-space:pre-line;overflow-wrap:anywhere}.says.brief-said:not(.desk *)>div{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1rem;padding:.5rem 0}.brief-said:not(.desk *) dt{min-width:5.5rem}@media(min-width:60rem){.fold .brief-said dt{min-width:8rem}}.fold>.brief-said{margin-top:0}.fold>.brief-said>:last-child{border-bottom:0;padding-bottom:0}",

  "ask-back": `.ask-back details{margin-top:1rem}
.ask-back form{padding:.75rem 0}
.ask-back form p{margin-bottom:1rem}`,

  roll: ".roll a{display:inline-block;padding:.5rem 1.25rem .5rem 0}",

  manuscript: `.manuscript>.words{max-width:40em;margin-bottom:1.5rem}
.hands{display:grid;gap:1.25rem;margin:1.5rem 0 1rem}
.hand.plate{display:block}
.hand+.hand{margin-top:0}
.hand .poem:has(:nth-child(5)){max-width:14em}
.hand .no{font:400 .9375rem/1.6 var(--song);color:var(--ink3);margin-bottom:.5rem}
.hand .says{margin-top:.75rem}
.hand dd:not([data-quoted]){word-break:keep-all}
.hand .says>:last-child{border-bottom:0;padding-bottom:0}
@media(min-width:60rem){.manuscript>.status{max-width:calc(50% - .625rem)}}
@media print and (min-width:40rem),(min-width:60rem){.hands{grid-template-columns:1fr 1fr}}
@media print{.hands{gap:.5rem 2rem}.hands .card,.hand .says>div{padding:.3rem 0}.hand .no{float:right}
:has(~.stands~.manuscript),.stages:has(~.manuscript),.stands,.manuscript~.cols,.answers,.tell-form,.say,.ask-back{display:none}}`,
} as const;
