import * as v from "valibot";
import { BusinessCard, FullBusinessName } from "#functions/contract/business.ts";
import { NameCard, NameDetail } from "#functions/contract/name-card.ts";
import { Receipt } from "#functions/contract/reports.ts";
import { Instant } from "#functions/contract/scalars.ts";
import { StoredBusiness } from "../results/stored-business.ts";
import { StoredResult } from "../results/stored-result.ts";
import type { Parts } from "./parts.ts";

/** Names described in one part. */
const SHEET = 10;

/** What is stored of a delivered report, whatever it is about: how it was made, and the receipt. */
export const Delivered = v.object({ engine: v.string(), deliveredAt: Instant, receipt: Receipt });
export type Delivered = v.InferOutput<typeof Delivered>;

/** Every given name of a report in order: `first` of them, then the batches. */
const ordered = { given: v.array(v.string()), first: v.number(), batchSize: v.number() };

/** The part `face` of a naming report: what stands around the names, and their order. */
export const NamingFace = v.object({
  ...v.omit(StoredResult, ["names", "locked", "ownWhole"]).entries,
  ...ordered,
  ...Delivered.entries,
});
export type NamingFace = v.InferOutput<typeof NamingFace>;

/** The same of names for a business. */
export const BusinessFace = v.object({
  ...v.omit(StoredBusiness, ["names", "locked"]).entries,
  ...ordered,
  ...Delivered.entries,
});
export type BusinessFace = v.InferOutput<typeof BusinessFace>;

export const AnyFace = v.variant("service", [NamingFace, BusinessFace]);
type Ordered = Pick<NamingFace, "given" | "first" | "batchSize">;

/** The parts `batch-0` (the free names and the first batch), `batch-1` …, and `sheet-0` …, ten names whole each. */
export const Batch = v.array(NameCard);
export const Sheet = v.array(NameDetail);
export const BusinessBatch = v.array(BusinessCard);
export const BusinessSheet = v.array(FullBusinessName);
export const batchPart = (batch: number) => `batch-${batch}`;
export const sheetPart = (place: number) => `sheet-${Math.floor(place / SHEET)}`;

/** Further batches of a report (换一批). */
export const batchesOf = ({ given, first, batchSize }: Ordered): number =>
  Math.max(0, Math.ceil((given.length - first) / batchSize));

/** Numbers of all batches of a report, the first is 0. */
export const allBatches = (face: Ordered): number[] =>
  Array.from({ length: batchesOf(face) + 1 }, (_, at) => at);

/** The cards of a report, parted into its batches. */
export function cardsIn(cards: readonly unknown[], { first, batchSize }: Ordered): Parts {
  const parts: [string, unknown][] = [[batchPart(0), cards.slice(0, first)]];
  for (let at = first; at < cards.length; at += batchSize)
    parts.push([batchPart(parts.length), cards.slice(at, at + batchSize)]);
  return Object.fromEntries(parts);
}

/** The names of a report whole, ten to a part. */
export function sheetsOf(names: readonly unknown[]): Parts {
  const parts: Record<string, unknown[]> = {};
  for (const [place, name] of names.entries()) {
    const sheet = parts[sheetPart(place)] ?? [];
    sheet.push(name);
    parts[sheetPart(place)] = sheet;
  }
  return parts;
}
