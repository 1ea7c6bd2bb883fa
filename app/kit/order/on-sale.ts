import type { FreeScore } from "#functions/contract/products/score.ts";

/** The order may still be paid. */
export const isOnSale = ({ status }: Pick<FreeScore, "status">): boolean =>
  status === "created" || status === "pending" || status === "closed";

/** The page lists what payment adds. */
export const showsLocked = (score: Pick<FreeScore, "status" | "locked">): boolean =>
  isOnSale(score) && score.locked.length > 0;
