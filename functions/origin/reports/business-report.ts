import * as v from "valibot";
import { businessNames } from "#functions/naming/business/generate.ts";
import { describeSigns, wantedOf } from "../results/derive-business.ts";
import type { StoredBusiness, StoredBusinessBrief } from "../results/stored-business.ts";
import { BusinessBatch, type BusinessFace, cardsIn, type Delivered, sheetsOf } from "./faces.ts";
import type { Parts } from "./parts.ts";

/**
 * The whole paid report of a business brief, in parts: the free names as they are stored, then the rest of the brief's
 * one sequence of names, as many as the free face has promised.
 */
export function deriveBusinessReport(
  { kind: _kind, head: _head, ...asked }: StoredBusinessBrief,
  free: StoredBusiness,
  delivered: Delivered,
): Parts {
  const { names: shown, locked, ...around } = free;
  const first = shown.length + locked.names;
  const count = first + locked.batches * locked.batchSize;
  const wanted = wantedOf(asked);
  const found = businessNames(wanted, count);
  // An engine that is newer than the free face may put other names in front: none of them comes twice.
  const known = new Set(shown.map(({ given }) => given));
  const further = (found.ok ? found.names : [])
    .map(({ sign }) => sign.text)
    .filter((sign) => !known.has(sign))
    .slice(0, count - shown.length);
  const names = [...shown, ...describeSigns(wanted, further, free.head)];
  const face: BusinessFace = {
    ...around,
    given: names.map(({ given }) => given),
    first,
    batchSize: locked.batchSize,
    ...delivered,
  };
  return { face, ...cardsIn(v.parse(BusinessBatch, names), face), ...sheetsOf(names) };
}
