import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { readLikes } from "../orders/likes.ts";
import { readResult } from "../results/stored-result.ts";
import type { HandlerOf } from "./handlers.ts";

/** A batch of names (换一批): batch 0 holds the free ones, later batches come with payment. */
export const getName: HandlerOf<"order", "getName"> = async ({ sn, batch, filter, sort }, visit) => {
  const order = await findOrder(sn, "seek", visit);
  if (batch > 0) throw new Failure("PAYMENT_REQUIRED");
  const [result, liked] = await Promise.all([readResult(order, visit), readLikes(sn, visit)]);
  const names = result.names
    .map((name) => ({ ...name, liked: liked.has(name.given) }))
    .filter((name) => FILTERS[filter](name))
    .sort(SORTS[sort]);
  return { batch, left: result.locked.batches, names };
};

type Shown = Awaited<ReturnType<typeof readResult>>["names"][number] & { liked: boolean };

const FILTERS: Record<Filter, (name: Shown) => boolean> = {
  all: () => true,
  liked: (name) => name.liked,
  two: (name) => [...name.given].length === 2,
  one: (name) => [...name.given].length === 1,
  sourced: (name) => name.source !== null,
  rare: (name) => name.band >= 3,
};
type Filter = "all" | "liked" | "two" | "one" | "sourced" | "rare";

const SORTS: Record<"score" | "source" | "common", (a: Shown, b: Shown) => number> = {
  score: (a, b) => b.score - a.score,
  source: (a, b) => Number(b.source !== null) - Number(a.source !== null) || b.score - a.score,
  common: (a, b) => a.band - b.band || b.score - a.score,
};
