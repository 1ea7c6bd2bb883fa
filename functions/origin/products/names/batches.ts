import * as v from "valibot";
import { findPart, type Parts } from "#functions/origin/products/parts.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Names described in one part. */
const SHEET = 10;

/** Every given name of a report in order: the first `first`, then batches of `batchSize` names. */
export const ordered = { given: v.array(v.string()), first: v.number(), batchSize: v.number() } as const;
const Ordered = v.object(ordered);
export type Ordered = v.InferOutput<typeof Ordered>;

/** The parts `batch-0` (the free names and the first batch), `batch-1` …, and `sheet-0` …, ten names whole each. */
const batchPart = (batch: number) => `batch-${batch}`;
const sheetPart = (place: number) => `sheet-${Math.floor(place / SHEET)}`;

/** How many further batches a report has (换一批). */
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

/** The names of a report whole, ten to a part; `from` is the place of the first of them. */
export function sheetsOf(names: readonly unknown[], from = 0): Parts {
  const parts: Record<string, unknown[]> = {};
  for (const [at, name] of names.entries()) {
    const sheet = parts[sheetPart(from + at)] ?? [];
    sheet.push(name);
    parts[sheetPart(from + at)] = sheet;
  }
  return parts;
}

/** Is the last batch full? Only then can another follow. */
export const isLastFull = ({ given, first, batchSize }: Ordered): boolean =>
  given.length >= first && (given.length - first) % batchSize === 0;

/** The parts of one more batch after the last: its cards, and its names whole, which first fill up the sheet `last`. */
export const partsOfNext = (
  face: Ordered,
  cards: readonly unknown[],
  last: readonly unknown[],
  names: readonly unknown[],
): Parts => ({
  [batchPart(batchesOf(face) + 1)]: cards,
  ...sheetsOf([...last, ...names], face.given.length - (face.given.length % SHEET)),
});

/** The cards of these batches of a report. */
export async function readCards<Card>(
  schema: v.GenericSchema<unknown, Card[]>,
  sn: string,
  batches: readonly number[],
  context: Context,
): Promise<Card[]> {
  const parts = batches.map((batch) => findPart(schema, sn, batchPart(batch), context));
  return (await Promise.all(parts)).flatMap((part) => part ?? []);
}

/** The sheet with the name at `place` of a report, its names whole; empty where the sheet is gone. */
export const readSheet = async <Whole>(
  schema: v.GenericSchema<unknown, Whole[]>,
  sn: string,
  place: number,
  context: Context,
): Promise<Whole[]> => (await findPart(schema, sn, sheetPart(place), context)) ?? [];
