import type { FreeDetail } from "#functions/contract/details.ts";
import { Failure } from "../failure.ts";
import { findAnyOrder } from "../orders/find-order.ts";
import { MOST_CHANGES, readChanges } from "../orders/score-changes.ts";
import { AnyStoredScore } from "../results/any-score.ts";
import { StoredLuck } from "../results/derive-luck.ts";
import { luckFace } from "../results/luck-face.ts";
import { readStored } from "../results/stored-result.ts";
import type { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

type Order = typeof orders.$inferSelect;

/** The free face of each kind of order that has one here. */
const FACES: Readonly<Partial<Record<Order["kind"], (order: Order, visit: Visit) => Promise<FreeDetail>>>> = {
  score: scoreFace,
  luck: async (order, visit) => ({
    ...luckFace(await readStored(StoredLuck, order, visit), order.sn),
    ...rowOf(order),
  }),
};

/** The free face of a scoring or a luck order, as it was derived when the form was sent. */
export const detailFree: HandlerOf<"order", "detailFree"> = async ({ sn }, visit) => {
  const order = await findAnyOrder(sn, visit);
  const face = FACES[order.kind];
  if (face === undefined) throw new Failure("NOT_FOUND");
  return face(order, visit);
};

/** A score with the changes tried since. */
async function scoreFace(order: Order, visit: Visit): Promise<FreeDetail> {
  const [result, changes] = await Promise.all([
    readStored(AnyStoredScore, order, visit),
    readChanges(order.sn, visit),
  ]);
  const changesLeft = MOST_CHANGES - changes.length;
  const now = { changes, changesLeft, ...rowOf(order) };
  return result.service === "business"
    ? { kind: "score", ...result, ...now }
    : { kind: "score", ...result, ...now };
}

const rowOf = ({ sn, status, expiresAt, engine }: Order) => ({ sn, status, expiresAt, engine });
