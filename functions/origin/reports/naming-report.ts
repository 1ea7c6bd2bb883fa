import * as v from "valibot";
import { bestNames } from "#functions/naming/generate/best-names.ts";
import type { FindCitation } from "../depth/find-citation.ts";
import { describeNames } from "../results/describe-names.ts";
import { familyOfBrief } from "../results/family-of.ts";
import type { StoredBrief } from "../results/stored-brief.ts";
import type { StoredResult } from "../results/stored-result.ts";
import { Batch, cardsIn, type Delivered, type NamingFace, sheetsOf } from "./faces.ts";
import type { Parts } from "./parts.ts";

/**
 * The whole paid report of a brief, in parts: the free names as they are stored, then the rest of the family's one
 * sequence of names, as many as the free face has promised.
 */
export async function deriveNamingReport(
  brief: StoredBrief,
  free: StoredResult,
  delivered: Delivered,
  cite: FindCitation,
): Promise<Parts> {
  const family = familyOfBrief(brief);
  const { names: shown, locked, ownWhole: _ownWhole, ...around } = free;
  const first = shown.length + locked.names;
  const wanted = first + locked.batches * locked.batchSize;
  // An engine that is newer than the free face may put other names in front: none of them comes twice.
  const known = new Set(shown.map(({ given }) => given));
  const further = bestNames(family, wanted)
    .names.map(({ given }) => given)
    .filter((given) => !known.has(given))
    .slice(0, wanted - shown.length);
  const names = [...shown, ...(await describeNames(family, further, cite))];
  const face: NamingFace = {
    ...around,
    given: names.map(({ given }) => given),
    first,
    batchSize: locked.batchSize,
    ...delivered,
  };
  return { face, ...cardsIn(v.parse(Batch, names), face), ...sheetsOf(names) };
}
