import type * as v from "valibot";
import type { ScoredName } from "#functions/contract/names/scored-name.ts";
import { findFace } from "#functions/origin/products/parts.ts";
import type { Detailed, FreeAnswer, PaidAnswer, Product } from "#functions/origin/products/product.ts";
import { readFree, readSaid } from "#functions/origin/products/stored.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import type { Context } from "#functions/origin/visit.ts";
import { readTried, type Tried } from "./changes.ts";

/** A product that scores a name that somebody has (评分): its pages, and one character changed. */
interface Scoring extends Detailed {
  /** The name as it was scored. */
  scored(order: Order, context: Context): Promise<ScoredName>;
  /** The score of another given name (换一个字看看). Throws Failure where the product can't score it. */
  change(order: Order, given: string, context: Context): Promise<ScoredName>;
}

/** How a product stores its scores, and how the wire has them. */
interface ScoresOf<Said, Free extends ScoredName, Face> {
  product: Product<never, Said, Free>;
  face: v.GenericSchema<unknown, Face>;
  freeAnswer(free: Free, row: Tried & Pick<Order, "sn" | "status" | "expiresAt" | "engine">): FreeAnswer;
  paidAnswer(face: Face, row: Tried & Pick<Order, "sn" | "status">): PaidAnswer;
  change(said: Said, given: string, context: Context): Promise<ScoredName>;
}

/** The answers about a product's scores, made from how it stores them, with the changes tried since. */
export const scoringOf = <Said, Free extends ScoredName, Face>({
  product,
  face: schema,
  freeAnswer,
  paidAnswer,
  change,
}: ScoresOf<Said, Free, Face>): Scoring => ({
  async free(order, context) {
    const { sn, status, expiresAt, engine } = order;
    const [free, tried] = await Promise.all([readFree(product, order, context), readTried(sn, context)]);
    return freeAnswer(free, { ...tried, sn, status, expiresAt, engine });
  },
  async paid({ sn, status }, context) {
    const face = await findFace(schema, sn, context);
    return face === null ? null : paidAnswer(face, { ...(await readTried(sn, context)), sn, status });
  },
  scored: (order, context) => readFree(product, order, context),
  change: async (order, given, context) => change(await readSaid(product, order, context), given, context),
});
