import * as v from "valibot";
import { BusinessCard, FullBusinessName } from "#functions/contract/products/business.ts";
import { businessNames } from "#functions/naming/business/generate/generate.ts";
import { cardsIn, ordered, sheetsOf } from "#functions/origin/products/names/batches.ts";
import type { Parts } from "#functions/origin/products/parts.ts";
import { Delivered } from "#functions/origin/products/stored.ts";
import { describeBusinessNames, wantedOf } from "./derive.ts";
import { StoredBusiness, type StoredBusinessBrief } from "./stored.ts";

/** The part `face` of a report: what stands around the names, and their order. */
export const BusinessFace = v.object({
  ...v.omit(StoredBusiness, ["names", "locked"]).entries,
  ...ordered,
  ...Delivered.entries,
});
type BusinessFace = v.InferOutput<typeof BusinessFace>;

/** The other parts of a report: its names as cards, and its names whole. */
export const Cards = v.array(BusinessCard);
export const Sheet = v.array(FullBusinessName);

/**
 * The whole paid report of a business brief, in parts: the free names as they are stored, then the rest of the brief's
 * one sequence of names, as many as the free face has promised.
 */
export function deriveBusinessReport(
  { head: _head, ...asked }: StoredBusinessBrief,
  free: StoredBusiness,
  delivered: Delivered,
): Parts {
  const { names: shown, locked, ...around } = free;
  const first = shown.length + locked.names;
  const count = first + locked.batches * locked.batchSize;
  const wanted = wantedOf(asked);
  const found = businessNames(wanted, count);
  // A newer engine than that of the free face may sort names otherwise: leave out those already shown.
  const known = new Set(shown.map(({ given }) => given));
  const further = (found.ok ? found.names : [])
    .map(({ sign }) => sign.text)
    .filter((sign) => !known.has(sign))
    .slice(0, count - shown.length);
  const names = [...shown, ...describeBusinessNames(wanted, further, free.head)];
  const face: BusinessFace = {
    ...around,
    given: names.map(({ given }) => given),
    first,
    batchSize: locked.batchSize,
    ...delivered,
  };
  return { face, ...cardsIn(v.parse(Cards, names), face), ...sheetsOf(names) };
}
