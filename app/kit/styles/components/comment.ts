/** Comments (评论): stars, what an order's buyer said, sorts and pages. */
export const comment = {
  stars: ".stars{color:var(--zhu);letter-spacing:.1em;font-size:1rem;margin-right:.5em}",

  reply: ".reply{margin-top:.5rem;padding-left:.75rem;border-left:2px solid var(--line2);color:var(--ink2)}",

  rate: ".rate{margin-top:1rem}@media print{.rate{display:none}}",

  sorts: `.sorts{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-bottom:.75rem}
.sorts a{display:flex;align-items:center;min-height:2.75rem;min-width:2.75rem;text-decoration:none}
.sorts [aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 0 -2px var(--zhu)}`,

  pager: `.pager{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;border-top:1px solid var(--line);padding-top:.5rem}
.pager a{display:inline-flex;align-items:center;min-height:2.75rem}
.pager span{color:var(--ink3)}`,

  "own-comment": `.own-comment{border-left:3px solid var(--line2);padding:.25rem 0 .25rem 1rem;margin-bottom:1.5rem}
.own-comment p+p{margin-top:.25rem}`,

  "by-number": `.by-number{margin:1rem 0;max-width:34rem}
.by-number .btn{margin-top:.75rem}
@media print{.by-number{display:none}}`,
} as const;
