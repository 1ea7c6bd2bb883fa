import * as v from "valibot";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import type { FreeNaming } from "#functions/contract/products/baby.ts";
import type { FreeDetail } from "#functions/contract/products/details.ts";
import { ExpertTerms } from "#functions/contract/products/expert.ts";
import { FreeLuck } from "#functions/contract/products/luck.ts";

const added = v.array(v.object({ what: v.string(), count: v.string() }));

/** What an order holds (订单内容), by its kind: all that its checkout says of it. */
export const OrderContents = v.variant("kind", [
  v.object({
    kind: v.literal("seek"),
    /** Whose names they are; of a business its trade. */
    surname: v.optional(v.string()),
    trade: v.optional(v.string()),
    /** The free names, and what payment adds. */
    names: v.number(),
    locked: v.pick(FreeResult.entries.locked, ["names", "batches", "batchSize", "further"]),
  }),
  v.object({ kind: v.literal("score"), name: v.string(), given: v.string(), locked: added }),
  v.object({
    kind: v.literal("luck"),
    ...v.pick(FreeLuck, ["surname", "sex", "length"]).entries,
    locked: added,
  }),
  v.object({
    kind: v.literal("manual"),
    terms: ExpertTerms,
    /** Once it is paid, a mobile may be left that is told by a message when a manuscript is ready. */
    tells: v.optional(v.boolean(), false),
  }),
]);
export type OrderContents = v.InferOutput<typeof OrderContents>;

/** What a naming order holds, by its free face. */
export function contentsOfNames(face: v.InferInput<typeof FreeNaming>): OrderContents {
  const whose = face.service === "business" ? { trade: face.asked?.trade ?? "" } : { surname: face.surname };
  return { kind: "seek", ...whose, names: face.names.length, locked: face.locked };
}

/** What an order holds that is shown as one page, by its free face. */
export function contentsOfDetail(face: v.InferInput<typeof FreeDetail>): OrderContents {
  const { kind, locked } = face;
  return kind === "luck"
    ? { kind, surname: face.surname, sex: face.sex, length: face.length, locked }
    : { kind, name: face.name, given: face.given, locked };
}
