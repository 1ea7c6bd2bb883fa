import type { BabyBrief } from "#functions/contract/baby-brief.ts";

/** How long the family lets an unpaid result stay (资料保存). */
export type Keep = BabyBrief["keep"];

const DAY_MS = 24 * 3600 * 1000;

/** Days an unpaid result stays (资料保存), by the family's choice. */
export const KEEP_DAYS: Readonly<Record<Keep, number>> = { none: 1, "30d": 30, "1y": 365 };

/** When an unpaid order made now is erased; ISO 8601 UTC. */
export const expiryOf = (keep: Keep, now: number): string =>
  new Date(now + KEEP_DAYS[keep] * DAY_MS).toISOString();
