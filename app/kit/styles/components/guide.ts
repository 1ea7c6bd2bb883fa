/** 起名知识: the list of the articles, what is often asked, an article's text, and what it rests on. */
export const guide = {
  "guide-list": `.guide-list section{margin-top:2.5rem}
.guide-list h2{border-top:2px solid var(--ink2);padding-top:1rem}
.guide-list li{padding:.75rem 0 1rem;border-bottom:1px solid var(--line)}
.guide-list a{display:flex;align-items:center;min-height:2.75rem;font:700 1.125rem/1.5 var(--song);text-decoration:none}
.guide-list .sorts{display:grid;grid-template-columns:repeat(auto-fill,minmax(6rem,1fr));gap:0 1rem;margin-top:1rem}
.guide-list :is(.sorts a,.go){font:inherit}
.guide-list a:hover{text-decoration:underline}
.guide-list p{color:var(--ink2);max-width:36em}
@media(min-width:60rem){.guide-list section{display:grid;grid-template-columns:12rem 1fr;column-gap:4rem;border-top:2px solid var(--ink2);margin-top:3.5rem}
.guide-list h2{border:0;font-size:1.375rem}
.guide-list ul{display:grid;grid-template-columns:1fr 1fr;column-gap:3rem}}`,

  faqs: `.faqs{margin-top:2.5rem;border-top:2px solid var(--ink2);padding-top:1rem}
.faqs details{border-bottom:1px solid var(--line)}
.faqs summary{text-wrap:balance;min-height:3.5rem;font:700 1.125rem/1.5 var(--song)}
.faqs details p{padding-bottom:1.25rem;color:var(--ink2);max-width:36em}
@media(min-width:60rem){.faqs{display:grid;grid-template-columns:12rem 1fr;column-gap:4rem;margin-top:3.5rem}
.faqs h2{font-size:1.375rem}}`,

  article: `.article{max-width:38rem}
.article .lead{margin-top:.5rem}`,

  prose: `.prose{margin-top:2rem}
.prose>*+*{margin-top:1.125rem}
.prose h2{margin-top:2.5rem}
.prose ol{counter-reset:s}
.prose ol li{counter-increment:s;position:relative;padding-left:2rem}
.prose ol li+li{margin-top:.75rem}
.prose ol li:before{content:counter(s);position:absolute;left:0;font:1.125rem/1.6 var(--song);color:var(--zhu)}
.prose blockquote{border-left:1px solid var(--zhu);padding:.25rem 0 .25rem 1.25rem;font-family:var(--kai);font-size:1.125rem}
.prose blockquote p+p{margin-top:.5rem}
.prose table{width:100%;border-collapse:collapse;font-size:1rem;line-height:1.6}
.prose th,.prose td{text-align:left;vertical-align:baseline;padding:.625rem .75rem .625rem 0;border-bottom:1px solid var(--line);font-weight:400}
.prose thead th{border-top:2px solid var(--ink2);color:var(--ink3);font-size:.875rem;min-width:3em}
.prose tbody th{font-family:var(--song);font-weight:700;min-width:min(7em,25vw)}
.prose .fig{min-width:min(6.5em,27vw)}
@media(min-width:40rem){.prose :is(.fig,.wide td:not(:last-child)){white-space:nowrap}}
@media(min-width:40rem){.prose .wide:has(.pts) tr>:first-child{width:11rem}.prose .wide:has(.pts) tr>:nth-child(2){width:5rem;padding-right:1.5rem}}
.prose table:has(.pts) tr>:nth-child(2){text-align:right}.prose table:has(.pts) tr>:nth-child(2):last-child{padding-right:0}
.prose td{font-variant-numeric:tabular-nums}
.prose :is(th,td)>.cl{vertical-align:top}
@media(max-width:26.5rem){.prose .wide tr{display:flex;flex-wrap:wrap;border-bottom:1px solid var(--line)}
.prose .wide thead tr{border-top:2px solid var(--ink2)}
.prose .wide tr>*{border-top:0;border-bottom:0}
.prose .wide tr>:first-child{min-width:7rem}
.large .prose .wide:has(.fig) tr>:first-child{min-width:3.75rem}
.prose .wide :is(th,td):last-child{flex:1 0 100%;padding-top:0}
.prose .wide tr>:nth-child(2){margin-left:auto;padding-right:0}
.prose .wide :is(thead :last-child,td:empty){display:none}}
.prose [data-quoted]{color:var(--ink2)}`,

  sources: `.sources{margin-top:3rem;padding-top:1.25rem;border-top:1px solid var(--line2);font-size:.9375rem;color:var(--ink2)}
.sources h2{font-size:1.125rem;margin-bottom:.75rem}
.sources p{margin-top:.75rem}`,

  "guide-aside": `.guide-aside{margin-top:3rem}
.guide-aside h2{font-size:1.125rem;border-top:2px solid var(--ink2);padding-top:1rem;margin-bottom:.5rem}
.guide-aside li a{display:flex;align-items:center;min-height:3rem;border-bottom:1px solid var(--line);text-decoration:none}
@media(min-width:60rem){.guide-aside{margin-top:3rem;position:sticky;top:1.5rem}}
@media print{.guide-aside{display:none}}`,
} as const;

/** Name characters and names by themselves (起名用字): links to them, and the passages in which they stand. */
export const lexicon = {
  "zi-links": `.zi-links{display:grid;grid-template-columns:repeat(auto-fill,minmax(3rem,1fr))}
.zi-links a{display:flex;align-items:center;justify-content:center;min-height:3rem;font:400 1.5rem/1 var(--kai);text-decoration:none}
.zi-links a:hover{background:var(--sunk)}
.guide-aside .zi-links{margin:0 0 2rem -.75rem}
.guide-aside .zi-links a{border:0}
.guide-list .zi-links li{padding:0;border:0}
.guide-list.of-zi ul{grid-template-columns:repeat(auto-fill,minmax(3rem,1fr))}
.of-zi .zi-links{margin:1rem 0 0 -.75rem}
@media(max-width:22.2rem){.guide-list.of-zi li:nth-child(n+19){display:none}}
@media(max-width:26rem){.large .guide-list.of-zi li:nth-child(n+21){display:none}}`,

  "name-links": `.name-links{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.75rem,1fr));column-gap:1rem}
.name-links a{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .5rem;min-height:3rem;padding:.625rem 0;border-bottom:1px solid var(--line);text-decoration:none}
.name-links b{font:400 1.375rem/1.2 var(--kai)}
.name-links small{font-size:.875rem;color:var(--ink3)}
.large .name-links small{width:100%}
.name-links+.sm{margin-top:.75rem}`,

  gist: ".gist{margin-top:1.25rem;font:700 1.1875rem/1.7 var(--song);text-wrap:balance}",

  "lines-of": `.lines-of>div+div{margin-top:1.5rem}
.lines-of+.sm{margin-top:1.5rem}`,

  "links-on": ".links-on{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin-top:.5rem}",
} as const;

/** Comments (评论): stars, what an order's buyer said, sorts and pages. */
export const comment = {
  stars: ".stars{color:var(--zhu);letter-spacing:.1em;font-size:1rem;margin-right:.5em}",

  reply: ".reply{margin-top:.5rem;padding-left:.75rem;border-left:2px solid var(--line2);color:var(--ink2)}",

  /* What a buyer asked us for: its state apart from the words of either side, and in colour where we are late. */
  "told-us": `.told-us .stand{font-weight:600}
.told-us .stand.late{color:var(--warn)}
.told-us .reply{margin-top:.75rem}
.told-us .reply>p:first-child{font-size:.875rem;color:var(--ink3)}
.told-us .reply .words{color:var(--ink)}`,

  "to-write": ".to-write{margin-top:1rem;max-width:24rem}",

  rate: ".rate{margin-top:1rem}@media print{.rate{display:none}}",

  sorts: `.sorts{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-bottom:.75rem}
.sorts a{display:flex;align-items:center;min-height:2.75rem;min-width:2.75rem;text-decoration:none}
@media(max-width:26rem){.large .sorts{column-gap:.75rem}}
.sorts [aria-current]{color:var(--ink);font-weight:600;text-decoration:underline 2px var(--zhu);text-underline-offset:.75em}`,

  pager: `.pager{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;border-top:1px solid var(--line);padding-top:.5rem}
.pager a{display:inline-flex;align-items:center;min-height:2.75rem}
.pager span{color:var(--ink3)}`,

  "own-comment": `.own-comment{border-left:3px solid var(--line2);padding:.25rem 0 .25rem 1rem;margin-bottom:1.5rem}
.own-comment p+p{margin-top:.25rem}`,

  "by-number": `.by-number{margin:1rem 0;max-width:34rem}
.by-number .btn{margin-top:.75rem}
.by-number .fld{margin-bottom:0}
.by-number:has(#char){display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 .75rem;align-items:end}
.by-number:has(#char) .btn{margin:0}
.by-number+.sorts{gap:.5rem}
.by-number+.sorts a{padding:0 .75rem;border:1px solid var(--line2);border-radius:4px}
@media print{.by-number{display:none}}`,
} as const;
