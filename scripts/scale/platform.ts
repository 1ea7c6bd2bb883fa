/**
 * What the platform takes, as its documentation says (read in November 2026): developers.cloudflare.com/d1/platform/limits,
 * /queues/platform/limits, /r2/platform/limits. D1 runs one query of a database at a time; R2 names no limit but for writes
 * of one name, and none of ours is written twice.
 */
export const PLATFORM = {
  d1: { gb: 10, statements: 1_000, accountGb: 1_000 },
  queue: { messages: 5_000, invocations: 250 },
} as const;

/** Nothing may be above this part of what it takes. */
export const MOST_BUSY = 0.6;
