import * as v from "valibot";
import { NameCard, NameDetail } from "#functions/contract/names/name-card.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import { cardsIn, ordered, sheetsOf } from "#functions/origin/products/names/batches.ts";
import { fitPoems } from "#functions/origin/products/names/fit-poems.ts";
import type { Parts } from "#functions/origin/products/parts.ts";
import { Delivered } from "#functions/origin/products/stored.ts";
import { familyOfBrief } from "./family-of.ts";
import { describeNames } from "./own-names.ts";
import { type StoredBrief, StoredResult } from "./stored.ts";

/** The part `face` of a report: what stands around the names, and their order. */
export const BabyFace = v.object({
  ...v.omit(StoredResult, ["names", "locked", "haveWhole"]).entries,
  ...ordered,
  ...Delivered.entries,
  /** The last batches, which lean as the family does (照喜好): all that it takes to make them again. */
  leaned: v.optional(
    v.array(
      v.object({
        engine: v.string(),
        names: v.number(),
        liked: v.array(v.string()),
        unfit: v.array(v.string()),
      }),
    ),
    [],
  ),
});
export type BabyFace = v.InferOutput<typeof BabyFace>;

/** The other parts of a report: its names as cards, and its names whole. */
export const Cards = v.array(NameCard);
export const Sheet = v.array(NameDetail);

/**
 * The whole paid report of a brief, in parts: the free names as they are stored, then the rest of the family's one
 * sequence of names, as many as the free face has promised.
 */
export async function deriveBabyReport(
  brief: StoredBrief,
  sn: string,
  free: StoredResult,
  delivered: Delivered,
  cite: FindCitation,
): Promise<Parts> {
  const family = familyOfBrief(brief, sn);
  const { names: shown, locked, haveWhole, ...around } = free;
  const first = shown.length + locked.names;
  const wanted = first + locked.batches * locked.batchSize;
  // A newer engine than that of the free face may sort names otherwise: leave out those already shown.
  const known = new Set(shown.map(({ given }) => given));
  const further = bestNames(family, wanted)
    .names.map(({ given }) => given)
    .filter((given) => !known.has(given))
    .slice(0, wanted - shown.length);
  const beside = [...shown, ...haveWhole];
  const names = [...shown, ...fitPoems(await describeNames(family, further, cite), beside)];
  const face: BabyFace = {
    ...around,
    given: names.map(({ given }) => given),
    first,
    batchSize: locked.batchSize,
    ...delivered,
    leaned: [],
  };
  return { face, ...cardsIn(v.parse(Cards, names), face), ...sheetsOf(names) };
}
