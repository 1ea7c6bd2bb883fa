import { DAY_MS } from "#functions/contract/values/time.ts";

/** Whole days until a result is erased, begun ones counted; at least one. */
export const daysLeft = (expiresAt: string): number =>
  Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS));
