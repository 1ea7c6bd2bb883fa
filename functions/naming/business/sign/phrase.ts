import type { Imagery } from "#functions/naming/business/trade/imagery.ts";
import type { BusinessCharacter, Part } from "./characters.ts";
import type { Mark } from "./marks.ts";
import { findPair, type Pair } from "./pairs.ts";

/** From here on a pair that nobody picked may be proposed. */
export const PROPOSABLE = 30;
/** The most that a pair nobody picked can have, of 80 tenths. */
const PHRASE_MAX = 40;

const SHARED_IMAGERY = 6;
const OUT_OF_SEAT = 12;
/** A character off our list is taken for a thing that may stand anywhere. */
const ANYTHING: Pick<BusinessCharacter, "part" | "seat" | "imagery"> = {
  part: "名",
  seat: "皆",
  imagery: [],
};

/** How well one part of speech follows another on a sign, in tenths; what is not written makes no phrase. */
const GRAMMAR: Readonly<Record<Part, Partial<Record<Part, number>>>> = {
  引: { 名: 22, 时: 16 },
  质: { 名: 28, 时: 22, 质: 14 },
  动: { 名: 28, 时: 24, 质: 16 },
  时: { 名: 28, 质: 20, 动: 20, 方: 18 },
  名: { 名: 18, 质: 22, 动: 22, 时: 16, 方: 22 },
  方: { 名: 16 },
  尾: {},
};

/** How well an unpicked pair makes a phrase, 0–40: grammar, shared imagery, and whether each sits where it should. */
export function phraseTenths(first: Mark, second: Mark): number {
  if (first.char === second.char) return 0;
  const [one, other] = [first.own ?? ANYTHING, second.own ?? ANYTHING];
  const phrase = GRAMMAR[one.part][other.part] ?? 0;
  if (phrase === 0) return 0;
  const shared = agree(one.imagery, other.imagery) ? SHARED_IMAGERY : 0;
  const seats = (one.seat === "尾" ? OUT_OF_SEAT : 0) + (other.seat === "首" ? OUT_OF_SEAT : 0);
  return Math.min(PHRASE_MAX, Math.max(0, phrase + shared - seats));
}

/** Whether two characters share imagery; one whose imagery we do not know counts as sharing it. */
function agree(ones: readonly Imagery[], others: readonly Imagery[]): boolean {
  return ones.length === 0 || others.length === 0 || ones.some((image) => others.includes(image));
}

/** The pair that two characters make, picked or a phrase; undefined where they make none. */
export function pairPiece(first: Mark, second: Mark): Pair | undefined {
  const pair = findPair(first.char + second.char);
  if (pair !== undefined) return pair;
  if (phraseTenths(first, second) < PROPOSABLE) return undefined;
  const imagery = [...new Set([first, second].flatMap(({ own }) => own?.imagery ?? []))];
  return { text: first.char + second.char, coined: true, imagery, picked: false, tastes: [] };
}
