import { packageTexts } from "../packages/pinned-packages.ts";
import type { Unihan, UnihanFields } from "../packages/unihan.ts";
import { numberedPinyin } from "./numbered-pinyin.ts";
import { reviewedReadings } from "./reviewed-readings.ts";

/** pinyin-pro's readings by character, commonest first. */
export type ReadingOrder = ReadonlyMap<string, readonly string[]>;

/** Below this share of a character's occurrences in running text a second reading is hardly ever met. */
const MET_SHARE = 0.03;
/** A frequency count smaller than this says nothing. */
const ENOUGH_COUNTED = 20;

export async function readReadingOrder(): Promise<ReadingOrder> {
  const [text = ""] = await packageTexts("pinyin-pro", ["dist/esm/data/dict1.mjs"]);
  const order = new Map<string, readonly string[]>();
  for (const [, quoted, bare, list = ""] of text.matchAll(/^ {4}(?:'([^']+)'|([^\s:']+)): \[(.*?)\],$/gms)) {
    const readings = (quoted ?? bare ?? "").split(" ").map(numberedPinyin);
    for (const [, char = ""] of list.matchAll(/'([^']+)'/g)) order.set(char, readings);
  }
  return order;
}

/**
 * The living readings of a character, commonest first. The dictionary of the standard itself (kTGHZ2013)
 * says which there are; neutral tones are left out where a full tone exists. Where the frequency
 * dictionary (kHanyuPinlu) counted the character, readings it hardly met are dropped; where it did not,
 * readings that 现代汉语词典 (kXHC1983) lacks are. Names differ from running text, so a reviewed list has
 * the last word; each of its readings must stand in a source.
 */
export function livingReadings(unihan: Unihan, order: ReadingOrder, char: string): readonly string[] {
  const fields = unihan.get(char) ?? {};
  const preferred = order.get(char) ?? [];
  const reviewed = reviewedReadings.get(char);
  if (reviewed !== undefined) {
    const known = new Set([...sourcedReadings(fields), ...preferred]);
    const stray = reviewed.find((reading) => !known.has(reading));
    if (stray !== undefined) throw new Error(`No source reads ${char} as ${stray}`);
    return reviewed;
  }
  const living = byEvidence(fields);
  const counts = countedReadings(fields);
  const rank = (reading: string) =>
    preferred.includes(reading) ? preferred.indexOf(reading) : preferred.length;
  return living.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || rank(a) - rank(b));
}

function byEvidence(fields: UnihanFields): string[] {
  const all = dictionaryReadings(fields, "kTGHZ2013").filter((reading) => /^[a-z]+[1-5]$/.test(reading));
  const toned = all.filter((reading) => !reading.endsWith("5"));
  if (toned.length < 2) return toned.length === 1 ? toned : all;
  const counts = countedReadings(fields);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total >= ENOUGH_COUNTED) {
    return toned.filter((reading) => (counts.get(reading) ?? 0) >= MET_SHARE * total);
  }
  const older = dictionaryReadings(fields, "kXHC1983");
  const agreed = toned.filter((reading) => older.includes(reading));
  return agreed.length > 0 ? agreed : toned;
}

/** kHanyuPinlu, `lè(283) yuè(54)` → counts by reading, neutral tones left out. */
function countedReadings(fields: UnihanFields): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, reading = "", count] of (fields.kHanyuPinlu ?? "").matchAll(/(\S+?)\((\d+)\)/g)) {
    const numbered = numberedPinyin(reading);
    if (!numbered.endsWith("5")) counts.set(numbered, Number(count));
  }
  return counts;
}

/** `212.030:lè 453.020:yuè` and `21031.060:háng,xìng` alike → numbered readings, each once. */
function dictionaryReadings(fields: UnihanFields, field: string): string[] {
  const readings = (fields[field] ?? "")
    .split(" ")
    .flatMap((entry) => (entry.split(":")[1] ?? "").split(","));
  return [...new Set(readings.filter(Boolean).map(numberedPinyin))];
}

function sourcedReadings(fields: UnihanFields): string[] {
  const dictionaries = ["kTGHZ2013", "kXHC1983", "kHanyuPinyin"].flatMap((field) =>
    dictionaryReadings(fields, field),
  );
  return [...dictionaries, ...(fields.kMandarin ?? "").split(" ").map(numberedPinyin)];
}
