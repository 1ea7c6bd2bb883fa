/** What every page needs before any class: reset, type, links, focus. */
export const baseCss = `*,:before,:after{box-sizing:border-box}
html{background:var(--sunk);-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
html.large{font-size:125%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.75 var(--ui);overflow-wrap:anywhere;line-break:strict;hanging-punctuation:allow-end;text-autospace:normal;text-spacing-trim:trim-start;text-wrap:pretty}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset,table{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-family:var(--song);font-weight:700;line-height:1.35;text-wrap:balance;word-break:keep-all}
h1{font-size:1.875rem;letter-spacing:.02em}h2{font-size:1.375rem;letter-spacing:.03em}h3{font-size:1.125rem}
a{color:var(--dai);text-underline-offset:.25em;text-decoration-thickness:1px}a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--surface)}
[hidden]{display:none!important}svg{display:block}b,strong{font-weight:600}
summary{display:flex;align-items:center;justify-content:space-between;min-height:3rem;padding:.375rem 0;cursor:pointer;color:var(--dai);list-style:none}
summary::-webkit-details-marker{display:none}
summary:after{content:"";flex:none;width:.5em;height:.5em;margin:0 .25em .2em .5em;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
details[open]>summary:after{transform:rotate(225deg);margin-bottom:-.2em}
@media(max-width:26rem){.large :is(p,span,dd,li){word-break:normal!important}}
main{display:block;padding:1.25rem 0 4rem}
@media(min-width:60rem){h1{font-size:2.5rem;letter-spacing:.04em}h2{font-size:1.625rem}main{padding:3.5rem 0 6rem}}
@media(prefers-reduced-motion:reduce){*{animation:none!important}}
@media(prefers-reduced-motion:no-preference) and (min-width:60rem){@view-transition{navigation:auto}}`;
