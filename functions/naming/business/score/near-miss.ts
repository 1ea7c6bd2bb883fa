import { looksAlike } from "#functions/naming/business/data/look-alikes.ts";
import { type Mark, marksOf } from "#functions/naming/business/sign/marks.ts";
import { southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import type { Syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";

/** How near two names are: 0 far · 1 slightly alike · 2 near, to be pointed out · 3 too near, never proposed. */
type NearMissGrade = 0 | 1 | 2 | 3;

/** Likeness of a name to another (近似), with the reason in Chinese. */
export interface NearMiss {
  readonly other: string;
  readonly nearness: NearMissGrade;
  readonly reason: string;
}

interface NearMissRule {
  readonly nearness: NearMissGrade;
  /** In Chinese; the characters that both have are put in place of `SHARED`. */
  readonly reason: string;
  readonly holds: (own: readonly Mark[], other: readonly Mark[]) => boolean;
}

/**
 * The first rule that holds decides. Names of two often share one character; longer names that differ in only
 * one are near.
 */
const RULES: readonly NearMissRule[] = [
  { nearness: 3, reason: "字完全相同", holds: (own, other) => text(own) === text(other) },
  {
    nearness: 3,
    reason: "用的是同样的字，只是次序不同",
    holds: (own, other) => sorted(own) === sorted(other),
  },
  { nearness: 3, reason: "一个名字整个包含在另一个里", holds: contains },
  {
    nearness: 3,
    reason: "读音相同，字不同",
    holds: (own, other) => sameLength(own, other) && misses(own, other, sameSound) === 0,
  },
  { nearness: 3, reason: "只差一字，而那一字形近", holds: oneLookAlike },
  {
    nearness: 2,
    reason: "声母韵母都相同，只差声调",
    holds: (own, other) => sameLength(own, other) && misses(own, other, sameBare) === 0,
  },
  {
    nearness: 2,
    reason: "平翘舌、前后鼻音不分时读音相同",
    holds: (own, other) => sameLength(own, other) && misses(own, other, nearSound) === 0,
  },
  {
    nearness: 2,
    reason: "只差一个字",
    holds: (own, other) => own.length > 2 && sameLength(own, other) && misses(own, other, sameChar) === 1,
  },
  {
    nearness: 2,
    reason: "逐字形近",
    holds: (own, other) => sameLength(own, other) && misses(own, other, alike) === 0,
  },
  {
    nearness: 1,
    reason: "都有“字”，位置也相同",
    holds: (own, other) => sameLength(own, other) && misses(own, other, sameChar) < own.length,
  },
  {
    nearness: 1,
    reason: "都有“字”",
    holds: (own, other) => sharedOf(own, other) !== "",
  },
  {
    nearness: 1,
    reason: "开头两字读音相同",
    holds: (own, other) => own.length > 2 && misses(own.slice(0, 2), other.slice(0, 2), sameBare) === 0,
  },
];

/** How near a name is to another. Symmetric. A name with a character that is not registrable is only compared by text. */
export function likeness(name: string, other: string): NearMiss {
  const own = marksOf(name);
  const others = marksOf(other);
  if (own === null || others === null || own.length === 0 || others.length === 0) {
    const same = name === other && name !== "";
    return { other, nearness: same ? 3 : 0, reason: same ? "字完全相同" : "" };
  }
  return likenessOf(own, others);
}

/** How near one name is to another, by their marks. */
function likenessOf(own: readonly Mark[], other: readonly Mark[]): NearMiss {
  const rule = RULES.find(({ holds }) => holds(own, other));
  const reason = rule?.reason.replace(SHARED, `“${sharedOf(own, other)}”`) ?? "";
  return { other: text(other), nearness: rule?.nearness ?? 0, reason };
}

/** The nearest of several others; null where there are none or none is at all alike. */
export function nearestOf(own: readonly Mark[], others: readonly (readonly Mark[])[]): NearMiss | null {
  let nearest: NearMiss | null = null;
  for (const other of others) {
    const found = likenessOf(own, other);
    if (found.nearness > (nearest?.nearness ?? 0)) nearest = found;
  }
  return nearest;
}

/** Stands in a reason for the characters that both names have. */
const SHARED = "“字”";

/** The characters that both names have, wherever they stand: each once. */
const sharedOf = (own: readonly Mark[], other: readonly Mark[]): string =>
  [...new Set(own.map(({ char }) => char))]
    .filter((char) => other.some((mark) => mark.char === char))
    .sort()
    .join("”“");

type Same = (one: Mark, other: Mark) => boolean;

const sameChar: Same = (one, other) => one.char === other.char;
const sameSound: Same = (one, other) => one.sound === other.sound;
const sameBare: Same = (one, other) => one.sound.id === other.sound.id;
const nearSound: Same = (one, other) => folded(one.sound) === folded(other.sound);
const alike: Same = (one, other) => one.char === other.char || looksAlike(one.char, other.char);

function misses(own: readonly Mark[], other: readonly Mark[], same: Same): number {
  let count = Math.abs(own.length - other.length);
  for (let at = 0; at < Math.min(own.length, other.length); at++) {
    const [one, another] = [own[at], other[at]];
    if (one !== undefined && another !== undefined && !same(one, another)) count += 1;
  }
  return count;
}

function oneLookAlike(own: readonly Mark[], other: readonly Mark[]): boolean {
  return sameLength(own, other) && misses(own, other, sameChar) === 1 && misses(own, other, alike) === 0;
}

function contains(own: readonly Mark[], other: readonly Mark[]): boolean {
  return own.length !== other.length && (text(own).includes(text(other)) || text(other).includes(text(own)));
}

const folded = (sound: Syllable): number => southernFold[sound.id] ?? sound.id;
const sameLength = (own: readonly Mark[], other: readonly Mark[]): boolean => own.length === other.length;
const text = (marks: readonly Mark[]): string => marks.map(({ char }) => char).join("");
const sorted = (marks: readonly Mark[]): string =>
  marks
    .map(({ char }) => char)
    .sort()
    .join("");
