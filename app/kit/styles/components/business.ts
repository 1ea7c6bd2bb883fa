/** Names for a business (公司店铺起名): what can't be promised, and what to mind. */
export const business = {
  limit:
    ".limit{border-left:4px solid var(--line2);padding-left:.75rem;margin-top:1rem}.echo+.limit{margin-top:1rem}",
  mind: ".mind{color:var(--warn)}",
} as const;
