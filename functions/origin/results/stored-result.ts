import * as v from "valibot";
import { NameDetail } from "#functions/contract/name-card.ts";
import { FreeResult } from "#functions/contract/orders.ts";
import { Failure } from "../failure.ts";
import { open } from "../store/seal.ts";
import type { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import { StoredBusiness } from "./stored-business.ts";

/** What is stored of a naming order's free face: all of it but what the order's row knows, each name in full. */
export const StoredResult = v.object({
  ...v.omit(FreeResult, ["sn", "status", "expiresAt", "engine"]).entries,
  names: v.array(NameDetail),
  /** Those of the family's own names that can be described whole. */
  ownWhole: v.optional(v.array(NameDetail), []),
});

export type StoredResult = v.InferOutput<typeof StoredResult>;
type Order = typeof orders.$inferSelect;
type Reader = Pick<Visit, "env">;

const StoredNaming = v.variant("service", [StoredResult, StoredBusiness]);

/** The stored naming result of an order; ERASED where it is gone. */
export const readResult = (order: Order, visit: Reader): Promise<StoredResult | StoredBusiness> =>
  readStored(StoredNaming, order, visit);

/** What is stored as an order's result, read by its schema; ERASED where it is gone. */
export async function readStored<const S extends v.GenericSchema>(
  schema: S,
  order: Order,
  visit: Reader,
): Promise<v.InferOutput<S>> {
  if (order.result === null) throw new Failure("ERASED");
  return v.parse(schema, await open(order.result, order.sn, visit.env.DATA_KEYS));
}
