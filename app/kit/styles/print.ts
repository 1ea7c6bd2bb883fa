/**
 * A page on paper (打印): ink on white in either scheme, smaller, nothing to press, no name cut by the end of a sheet.
 * What is folded stays off it; what only a screen needs says so by its class.
 */
export const printCss = `@media print{
:root{--paper:#fff;--surface:#fff;--sunk:#fff;--wash:#fff;--warnw:#fff;--errw:#fff;--hi:#eee;--ink:#000;--ink2:#222;--ink3:#444;--line:#bbb;--line2:#777;--rule:#ddd}
html{font-size:10.5pt}html.large{font-size:13pt}
body{line-height:1.6;-webkit-print-color-adjust:exact;print-color-adjust:exact}
main{padding:1rem 0 0}
h1,h2,h3,h2+.sm,caption,.part:not(:last-child){break-after:avoid}
article,tr,li,dl>div,figure,blockquote{break-inside:avoid}
tfoot{display:table-row-group;break-before:avoid}
a{color:inherit;text-decoration:none}
nav,button,.go,details:not([open]),summary:after,[data-copy],[data-print]{display:none}
summary{min-height:0}}`;
