/** Paying (付款): the order's frame, the confirmation, the wait, steps, codes. */
export const pay = {
  "order-box": `.order-box{border:2px solid var(--ink2);outline:1px solid var(--line2);outline-offset:3px;margin:4px 4px 2rem;background:var(--surface);padding:1.25rem 1rem}
.order-box h2{font-size:1.25rem;margin-bottom:.375rem}
.order-box p [translate]{display:block;text-wrap:balance}
.order-box .total{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;color:var(--ink3)}
.order-box .total+p:not(.sm){margin-top:.5rem}
.order-box .total span{color:var(--ink)}
.order-box .total b{font:400 2.25rem/1.2 var(--song)}
.order-box .sm{margin-top:.5rem;word-break:keep-all}
@media(min-width:60rem){.order-box{padding:1.75rem 1.5rem;margin:4px}}`,

  checkout: `.checkout>h1{margin-bottom:1.25rem}
.checkout>.status a{display:inline-block;padding:.5rem 0;margin:-.5rem 0}
@media(min-width:60rem){.checkout>h1{margin-bottom:2rem}
.checkout>.cols{grid-template-columns:minmax(0,1fr) 24rem;gap:5rem}
.checkout>.cols>:first-child{order:2}
.pay-form,.shut{max-width:34rem}}`,

  agree: `.agree{border-top:1px solid var(--line);border-bottom:1px solid var(--line);padding-block:.75rem;margin-bottom:1.5rem}
.pay-form .wrong{border-block:0;padding-bottom:0}
.agree .ck span{word-break:keep-all!important}
.terms{padding:.25rem 0 1rem 2.25rem;font-size:.9375rem;line-height:1.7;color:var(--ink2)}
.terms ul{list-style:disc;padding-left:1.25rem;margin-bottom:.375rem}
.elsewhere{margin-top:1.5rem}
.shut .btn{margin-top:1.25rem}
.shut .btns .btn{margin-top:0}
.shut .btns{margin-top:1.25rem}`,

  btns: ".btns{display:grid;gap:.75rem}",
  /* Buttons of payees: all marks and names begin, and all sums end, at one edge. */
  payee:
    ".payee{flex:none;width:1.5rem;height:1.5rem;margin-right:.5rem}.btn:has(.payee){display:grid;grid-template-columns:auto 1fr auto;text-align:left;word-break:keep-all}.payee+span small{display:block;text-spacing-trim:trim-start;font-size:.875rem;font-weight:400}",

  wait: `.wait .after{text-align:left}.wait .after>:last-child{display:inline}
.wait h1+.lead,.wait .lead+.lead{margin-top:.5rem}
.wait .status{margin:1rem 0}
.what-next{list-style:decimal;padding-left:1.5rem;margin-block:.75rem;color:var(--ink2)}
.wait-head{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:.75rem;align-items:center}
.wait-head h1{font-size:min(1.625rem,7.4vw)}
.wait-head>:last-child{display:contents}
.wait-head :is(.lead,.status){grid-column:1/-1;margin:0}
.compass{position:relative;overflow:hidden;height:3rem}
.ask{margin-top:2rem}
.ask h2{font-size:1.25rem;margin-bottom:.75rem}
.sheet-said:not(:empty){margin-top:.75rem}
.other-way{margin-top:1rem}
.other-way a{display:inline-block;padding:.5rem 0}
@media(min-width:60rem){.wait>.cols{grid-template-columns:minmax(0,1fr) 21rem;gap:0 5rem}
.wait>.cols>div{grid-column:1}
.wait-head{grid-template-columns:minmax(0,1fr) 5rem;max-width:40rem}
.wait-head h1{grid-area:1/1;font-size:2.5rem}
.compass{grid-area:1/2;height:5rem}
.ask .btns,.btns.ask{grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
.wait>:is(.sums,.qr-box),.wait :is(.steps,.sums,.code,.btns,.sm){max-width:40rem}.wait>.lead+.qr-box{margin-top:1.5rem}}
@media print{.wait>h1{margin-top:.75rem}.wait>.on-paper{margin-top:.25rem}.wait>.sums>div{display:grid;grid-template-columns:8rem 1fr}}`,

  /* What one comes to a page for besides, a row each that a thumb hits. */
  "row-links": `.row-links{margin-top:.5rem;max-width:40rem}
.row-links li{border-bottom:1px solid var(--line)}
.row-links .sm{padding-bottom:.75rem}
.row-links a{display:flex;align-items:center;justify-content:space-between;min-height:3rem;text-decoration:none}
.row-links a:after{content:"";flex:none;width:.5em;height:.5em;margin:0 .25em;border:solid currentColor;border-width:1.5px 1.5px 0 0;transform:rotate(45deg)}
.row-links a:hover{text-decoration:underline}`,

  /* The ways from an app to a browser, with what each of them needs. */
  "ways-out": `.ways-out{margin-top:1.5rem}
.ways-out .qr{margin:.75rem 0 0;width:11rem}
.dots{border:1px solid var(--line2);border-radius:1em;padding:0 .5em;background:var(--surface);letter-spacing:.1em}
.own-address{margin:.75rem 0;padding:.75rem;border:1px solid var(--line2);border-radius:4px;background:var(--surface);font-size:.9375rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;-webkit-user-select:all;user-select:all}
.ways-out :is(li,div){min-width:0}`,

  steps: `.steps{display:grid;grid-template-columns:repeat(3,1fr);margin:2rem 0;font-size:.9375rem;color:var(--ink3)}
.steps li{position:relative;padding-top:1.375rem;line-height:1.5}
.steps li:before{content:"";position:absolute;top:.25rem;left:0;width:.75rem;height:.75rem;border:1.5px solid var(--line2);background:var(--paper);border-radius:50%;z-index:1}
.steps li:after{content:"";position:absolute;top:.5625rem;left:0;width:150%;border-top:2px solid var(--line)}
.steps li:nth-child(2){text-align:center}
.steps li:nth-child(2):before{left:calc(50% - .375rem)}
.steps li:nth-child(2):after{left:50%}
.steps li:last-child{text-align:right}
.steps li:last-child:after{content:none}
.steps .done{color:var(--ink2)}
.steps .done:before{background:var(--ok);border-color:var(--ok)}
.steps .done:after{border-color:var(--ok)}
.steps li:last-child:before{left:auto;right:0}
.steps .now{color:var(--ink);font-weight:600}
.steps .now:before{border-color:var(--zhu);border-width:3px}
@media(min-width:60rem){.steps{margin:3rem 0}}`,

  sums: `.sums{border-top:2px solid var(--ink2);margin-top:1.5rem}
.sums>div{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1rem;padding:.625rem 0;border-bottom:1px solid var(--line);line-height:1.6}
.sums dt{font-size:.875rem;color:var(--ink3);flex:1 0 auto}
.sums dd{font-size:1rem}
@media screen{.sums dd{margin-left:auto;text-align:right}.sums .tuck{margin-right:-.5em}}
@media(max-width:22.4rem){.sums>div{column-gap:.5rem}.sums .num{font-size:.875rem;text-wrap:balance}.large .sums .num{font-size:.8125rem}}`,

  "qr-box": `.qr-box{text-align:center;margin-top:2rem}
.qr-box b{font-feature-settings:"halt"}
.qr-box p+.qr{margin-top:.75rem}
.qr-box .num{font:400 1.75rem/1.3 var(--song)}
.qr{width:15rem;max-width:100%;margin:0 auto 1rem}
@media(min-width:60rem){.qr-box{grid-column:2;grid-row:1/span 2;margin-top:0}}`,
} as const;
