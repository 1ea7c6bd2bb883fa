/** The leap months (闰月) of the years that a list of birth years comes to: another month of those years has no tick. */
export const LEAP_MONTHS = { 2023: 2, 2025: 6, 2028: 5, 2031: 3, 2033: 11 } as const;

const LEAPS = Object.entries(LEAP_MONTHS)
  .map(([year, month]) => `:has(#year [value="${year}"]:checked):has(#month [value="${month}"]:checked)`)
  .join(",");

/** Forms (表单): fields, segmented radios, folded extras, errors at the field and in the summary. */
export const form = {
  fld: `.fld{border:0;min-width:0;margin:0 0 1.75rem}
.lb{display:block;font-weight:600;padding:0;margin:0 0 .375rem;line-height:1.5}
.hint{font-size:.875rem;line-height:1.6;color:var(--ink3);word-break:keep-all}
.lb+.hint,.lb~.hint{margin:-.125rem 0 .5rem}
input[type=text],input[type=tel],select,textarea{font:1.0625rem/1.4 var(--ui);color:var(--ink);background:var(--surface);border:1px solid var(--line2);border-radius:4px;min-height:3rem;padding:.5rem .75rem;width:100%;-webkit-appearance:none;appearance:none}
input[type=radio],input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0;flex:none;accent-color:#A3302A}`,

  /* The arrow of a list to choose from: a class, that pages without one need not carry it. */
  drops: `.drops{background-image:linear-gradient(45deg,transparent 50%,var(--ink2) 50%),linear-gradient(-45deg,transparent 50%,var(--ink2) 50%);background-size:5px 5px;background-repeat:no-repeat;background-position:right 15px center,right 10px center;padding-right:1.75rem;text-overflow:ellipsis}`,

  two: "@media(min-width:60rem){.two{display:grid;grid-template-columns:2fr 3fr;gap:0 1.5rem}}",

  seg: `.seg{display:flex;flex-wrap:wrap;gap:1px;background:var(--line2);border:1px solid var(--line2);border-radius:4px;overflow:hidden}
.seg label{flex:1 1 auto;display:flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:0 .5rem;background:var(--surface);cursor:pointer}
.seg label:focus-within{outline:3px solid var(--focus);outline-offset:-3px}
.seg label:has(:checked){background:var(--wash)}
.seg input:not(:checked){appearance:none;border:1px solid var(--line2);border-radius:50%}
@media(max-width:26rem){.seg label{justify-content:flex-start}}
.seg+.seg,input+.seg{margin-top:.5rem}`,

  four: ".seg.four{display:grid;grid-template-columns:1fr 1fr}@media(min-width:40rem){.seg.four{grid-template-columns:repeat(4,1fr)}}",

  five: `.seg.five{display:grid;grid-template-columns:repeat(5,1fr)}
.seg.five label,.large .seg.five label{flex-direction:column;justify-content:center;gap:0;padding:.375rem .125rem}`,

  row: `.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
.row select{flex:1 1 4.5rem;min-width:4.5rem;width:auto;padding-left:.625rem}
.row select:first-child{flex:1.4 1 6.25rem;min-width:6.25rem}
.row .year{flex:1.4 1 6.25rem;display:flex;align-items:center;gap:.375rem}
.row .year input{min-width:4.5rem}
@media(max-width:22.4rem){.row select{flex-basis:4.125rem;min-width:4.125rem;font-size:1rem;padding:.5rem 1.25rem .5rem .5rem;background-position:right 11px center,right 6px center}
.row select:first-child{flex-basis:5.25rem;min-width:5.25rem}
.row .year{flex-basis:5.25rem}.row .year input{min-width:3.5rem;padding:.5rem}}
@media(max-width:26rem){.large .row>:first-child{flex-basis:100%}}
.early{margin-top:.5rem;display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem}
.early input[type=text]{width:8rem}
@supports selector(:has(*)){.early,.ck.leap{display:none}
.fld:has([value=earlier]:checked) .early,.fld:has([value=lunar]:checked):is(:has(input#year),:has([value=earlier]:checked),:has([name=leap]:checked),${LEAPS}) .ck.leap{display:flex}}`,

  ck: `.ck{min-height:3rem;display:flex;gap:.75rem;align-items:flex-start;padding:.625rem 0;cursor:pointer;line-height:1.6}
.ck input{margin-top:.2rem;width:1.5rem;height:1.5rem}
.ck input:not(:checked){appearance:none;border:1px solid var(--line2);border-radius:3px}`,

  picks: `.picks{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(var(--w,7.5rem),var(--m,0%)),1fr));gap:.5rem}
.picks label{display:flex;align-items:center;gap:.5rem;min-height:3rem;padding:0 .75rem;border:1px solid var(--line2);border-radius:4px;background:var(--surface)}
.picks.even{--w:5.5rem}
.picks.even:has(>:nth-child(10):last-child){--m:34%}
@media(min-width:44rem){.picks.even:has(>:nth-child(10):last-child){--m:17%}}
.picks label:has(:checked){background:var(--wash)}
.picks input:not(:checked){appearance:none;border:1px solid var(--line2);border-radius:3px}
.picks label:has(.nb){grid-column:1/-1}
@media(max-width:26rem){.large .picks:not(.even) label{grid-column:1/-1}}`,

  asks: ".asks{flex:1;text-align:right;color:var(--ink3)}",
  after: ".after{text-align:center;margin-top:.625rem}",
  use: ".use{margin-top:1.25rem}",

  /* A field of several lines leaves no room below it for the depth of a letter. */
  area: ".area{vertical-align:top}",
  wrong: `.wrong{border-left:4px solid var(--err);padding-left:.375rem;margin-left:-.625rem}
.wrong :is(input,select,textarea)[aria-invalid]{border-color:var(--err);box-shadow:inset 0 0 0 1px var(--err)}
.wrong .seg:has([aria-invalid]),.wrong[aria-invalid] .seg{border-color:var(--err);box-shadow:0 0 0 1px var(--err)}
.wrong legend.lb{float:left;width:100%}.wrong legend.lb+*{clear:both}
.err{color:var(--err);font-weight:600;margin:0 0 .5rem;line-height:1.6}`,

  /* What only asks whether it was meant so is no fault. */
  mild: ".mild{--err:var(--warn);--errw:var(--warnw)}",

  errs: `.errs{border:2px solid var(--err);background:var(--errw);border-radius:4px;padding:1rem;margin:0 0 1.5rem}
h1+.errs{margin-top:1.25rem}
.errs:focus{outline:0;box-shadow:none}
.errs h2{font-size:1.25rem;margin-bottom:.375rem}
.errs p+.sm{margin-top:.375rem}
.errs ul{margin-top:.5rem}
.errs li>*{display:flex;flex-wrap:wrap;align-items:center;min-height:3rem;color:var(--err);line-height:1.5;padding:.5rem 0}
.errs a .cl{text-decoration:underline 1px}
.errs a:has(.errs-of),.errs .errs-of+span .cl{text-decoration:none}
.errs li:last-child{margin-bottom:-.5rem}
.errs li+li{border-top:1px solid var(--rule)}
@media(min-width:60rem){.errs{padding:1.25rem 1.5rem}}`,

  "form-page": `.form-page>h1{margin-bottom:1.25rem}
.aside{margin-top:2rem;border-top:1px solid var(--line);padding-top:1.5rem;color:var(--ink2);font-size:.9375rem}
.aside h2{font-size:1.125rem;margin-bottom:.75rem}
.aside p+p{margin-top:.75rem}
@media(min-width:60rem){.form-page{max-width:44rem}.aside{margin-top:0}}`,
} as const;
