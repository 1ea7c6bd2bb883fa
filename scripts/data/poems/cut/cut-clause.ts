import { BACK, FRONT, properNames, reviewedCuts, wholeNames } from "./classical-words.ts";
import type { WordGains } from "./word-gains.ts";

/** A stretch between two marks, cut: for every character where its word begins and ends, and whether it is a name. */
export interface Word {
  start: number;
  end: number;
  name: boolean;
}

export interface Cut {
  words: readonly Word[];
  feet: readonly number[];
}

/** How the clause is read: lines of regular verse part where the rhythm does, ci and prose may part elsewhere. */
export type Rhythm = "verse" | "song" | "prose";

const FEET: ReadonlyMap<number, readonly (readonly number[])[]> = new Map([
  [4, [[2]]],
  [5, [[2]]],
  [6, [[2, 4]]],
  [7, [[2, 4]]],
]);
/** Lines that a leading character (领字) opens, and the others that ci has. */
const SONG_FEET: ReadonlyMap<number, readonly (readonly number[])[]> = new Map([
  [4, [[2], [1], [3], [1, 3]]],
  [5, [[2], [1, 3], [3]]],
  [6, [[2, 4], [3], [1, 3, 5]]],
  [
    7,
    [
      [2, 4],
      [3, 5],
      [1, 3, 5],
    ],
  ],
  [
    8,
    [
      [3, 5],
      [1, 4, 6],
      [2, 4, 6],
    ],
  ],
  [
    9,
    [
      [4, 6],
      [2, 4, 6],
      [3, 5, 7],
    ],
  ],
]);
/** What a reading other than the usual one must gain. */
const UNUSUAL = 4;
/** What a cut costs. */
const CUT = 2;
const NAME = 14;
/** Two characters with such a gain are surely a word. */
const SURE = 3;
const NONE = -99;
/** A neighbour that is drawn less than this draws nobody away. */
const LOOSE = 0;

const byStart = new Map<string, string[]>();
for (const name of properNames) {
  const start = name.charAt(0);
  byStart.set(start, [...(byStart.get(start) ?? []), name]);
}

/** The feet of a clause: places after which a part of the rhythm ends. */
export function feetOf(clause: readonly string[], rhythm: Rhythm, gains: WordGains): readonly number[] {
  const usual = FEET.get(clause.length)?.[0] ?? [];
  if (rhythm === "prose") return [];
  if (rhythm === "verse") return usual;
  const readings = SONG_FEET.get(clause.length) ?? [[]];
  const [best = usual] = readings
    .map((feet, at) => ({ feet, cost: cutWithin(clause, feet, gains).cost + (at === 0 ? 0 : UNUSUAL) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ feet }) => feet);
  return best;
}

/** The words of a clause (only its characters, no marks). */
export function cutClause(clause: readonly string[], rhythm: Rhythm, gains: WordGains): Cut {
  const feet = feetOf(clause, rhythm, gains);
  return { words: cutWithin(clause, feet, gains).words, feet };
}

/** The cheapest way to part a clause into words, none of them across a foot. */
function cutWithin(
  clause: readonly string[],
  feet: readonly number[],
  gains: WordGains,
): { words: Word[]; cost: number } {
  const size = clause.length;
  const costs = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  const last: (Word | undefined)[] = [];
  costs[0] = 0;
  const offer = (start: number, end: number, cost: number, name: boolean) => {
    const total = (costs[start] ?? 0) + cost;
    if (total >= (costs[end] ?? 0)) return;
    costs[end] = total;
    last[end] = { start, end, name };
  };
  for (let at = 0; at < size; at++) {
    const first = clause[at] ?? "";
    offer(at, at + 1, CUT, false);
    const second = clause[at + 1];
    if (second !== undefined && !feet.includes(at + 1))
      offer(at, at + 2, CUT - pairGain(clause, at, feet, gains), false);
    for (const name of byStart.get(first) ?? [])
      if (
        clause.slice(at, at + name.length).join("") === name &&
        !feet.some((foot) => foot > at && foot < at + name.length)
      )
        offer(at, at + name.length, CUT - NAME, true);
  }
  const words: Word[] = [];
  for (let at = size; at > 0; ) {
    const word = last[at];
    if (word === undefined) break;
    words.unshift(word);
    at = word.start;
  }
  return { words, cost: costs[size] ?? 0 };
}

/** A word that begins with what closes another one is none: 时雨 in 梅子黄时雨, but 时雨 in 有如时雨化之者. */
function pairGain(clause: readonly string[], at: number, feet: readonly number[], gains: WordGains): number {
  const [first = "", second = "", before = "", farther = ""] = [
    clause[at],
    clause[at + 1],
    clause[at - 1],
    clause[at - 2],
  ];
  const gain = gains(first, second);
  if (!BACK.includes(first) || before === "" || feet.includes(at) || FRONT.includes(before)) return gain;
  const closed = !feet.includes(at - 1) && farther !== "" && gains(farther, before) > SURE;
  return closed ? gain : Math.min(gain - 6, 0);
}

/**
 * Whether the character at a place stands beside the next one for a reader: in one word, or as two words of one phrase.
 * Null where a word, a name or the rhythm parts them.
 */
export function beside(
  clause: readonly string[],
  { words, feet }: Cut,
  at: number,
  gains: WordGains,
): "word" | "phrase" | null {
  const own = words.find(({ start, end }) => start <= at && at < end);
  const next = words.find(({ start, end }) => start <= at + 1 && at + 1 < end);
  if (own === undefined || next === undefined || feet.includes(at + 1) || isReviewedCut(clause, at + 1))
    return null;
  const [first = "", second = ""] = [clause[at], clause[at + 1]];
  if (own === next)
    return own.name && (own.end - own.start > 2 || !wholeNames.has(first + second)) ? null : "word";
  if (own.end - own.start > 1 || next.end - next.start > 1) return null;
  const footStart = Math.max(0, ...feet.filter((foot) => foot <= at));
  if (BACK.includes(first) && at > footStart) return null;
  if (FRONT.includes(second) && at + 2 < clause.length) return null;
  const gain = gains(first, second);
  const rivals = [
    at > footStart ? gains(clause[at - 1] ?? "", first) : NONE,
    at + 2 < clause.length && !feet.includes(at + 2) ? gains(second, clause[at + 2] ?? "") : NONE,
  ];
  return rivals.some((rival) => rival > Math.max(gain, LOOSE)) ? null : "phrase";
}

function isReviewedCut(clause: readonly string[], at: number): boolean {
  const text = `${clause.slice(0, at).join("")}|${clause.slice(at).join("")}`;
  return reviewedCuts.some((cut) => text.includes(cut));
}
