/** How long what is kept at the edge is fresh, ms (缓存时间). */
export const FRESH_MS = { siteInfo: 60_000, ads: 60_000, content: 300_000, lexicon: 300_000 } as const;
