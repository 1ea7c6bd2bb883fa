import * as v from "valibot";
import { NameCard, NameDetail } from "#functions/contract/name-card.ts";
import { Receipt } from "#functions/contract/reports.ts";
import { Instant } from "#functions/contract/scalars.ts";
import { bestNames } from "#functions/naming/generate/best-names.ts";
import type { FindCitation } from "../depth/find-citation.ts";
import { describeNames } from "../results/describe-names.ts";
import { familyOfBrief } from "../results/family-of.ts";
import type { StoredBrief } from "../results/stored-brief.ts";
import { StoredResult } from "../results/stored-result.ts";
import type { Parts } from "./parts.ts";

/** Names described in one part. */
const SHEET = 10;

/** What is stored of a delivered report, whatever it is about: how it was made, and the receipt. */
export const Delivered = v.object({ engine: v.string(), deliveredAt: Instant, receipt: Receipt });
export type Delivered = v.InferOutput<typeof Delivered>;

/** The part `face`: what stands around the names, and every given name in order: `first` of them, then the batches. */
export const NamingFace = v.object({
  ...v.omit(StoredResult, ["names", "locked"]).entries,
  given: v.array(v.string()),
  first: v.number(),
  batchSize: v.number(),
  ...Delivered.entries,
});
export type NamingFace = v.InferOutput<typeof NamingFace>;

/** The parts `batch-0` (the free names and the first batch), `batch-1` …, and `sheet-0` …, ten names whole each. */
export const Batch = v.array(NameCard);
export const Sheet = v.array(NameDetail);
export const batchPart = (batch: number) => `batch-${batch}`;
export const sheetPart = (place: number) => `sheet-${Math.floor(place / SHEET)}`;

/** Further batches of a report (换一批). */
export const batchesOf = ({ given, first, batchSize }: NamingFace): number =>
  Math.max(0, Math.ceil((given.length - first) / batchSize));

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
  const { names: shown, locked, ...around } = free;
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
  return { face, ...cardsIn(names, face), ...sheetsOf(names) };
}

function cardsIn(names: readonly NameDetail[], { first, batchSize }: NamingFace): Parts {
  const cards = v.parse(Batch, names);
  const parts: [string, unknown][] = [[batchPart(0), cards.slice(0, first)]];
  for (let at = first; at < cards.length; at += batchSize)
    parts.push([batchPart(parts.length), cards.slice(at, at + batchSize)]);
  return Object.fromEntries(parts);
}

function sheetsOf(names: readonly NameDetail[]): Parts {
  const parts: Record<string, NameDetail[]> = {};
  for (const [place, name] of names.entries()) {
    const sheet = parts[sheetPart(place)] ?? [];
    sheet.push(name);
    parts[sheetPart(place)] = sheet;
  }
  return parts;
}
