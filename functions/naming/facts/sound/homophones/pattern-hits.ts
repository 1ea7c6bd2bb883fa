import type { PatternIndex } from "./pattern-index.ts";
import type { SoundPattern } from "./sound-pattern.ts";

/** A place in a name that sounds like something bad (谐音). */
export interface Hit {
  /** The toneless syllables of the pattern: `yang wei`. */
  readonly pattern: string;
  /** What one hears: 阳痿. */
  readonly soundsLike: string;
  readonly badness: 1 | 2 | 3;
  /** Index of the first syllable, 0 is the first of the surname. */
  readonly at: number;
  /** Whether the name has the tones of the word too, not only its syllables. */
  readonly sameTones: boolean;
  /** Whether only speakers who merge near sounds (平翘舌, n l, 前后鼻音) hear the word: a weak warning. */
  readonly near: boolean;
}

/** A syllable as numbers. */
export interface SoundCode {
  readonly id: number;
  readonly tone: number;
}

/** Least badness (a nickname at school) of a word that is reported for near sounds. */
const NEAR_FROM = 2;

const NONE: readonly Hit[] = [];

/** All hits of a name, the worst first; of one word at one place only the worst. */
export function findHits(
  index: PatternIndex,
  name: readonly SoundCode[],
  surnameLength: number,
): readonly Hit[] {
  let hits: Hit[] | undefined;
  for (let at = 0; at + 1 < name.length; at++) {
    const candidates = index.startingWith(name[at]?.id ?? 0, name[at + 1]?.id ?? 0);
    for (const pattern of candidates) {
      if (!fits(pattern, at, name.length, surnameLength) || !sameIds(pattern, name, at)) continue;
      const sameTones = tonesMatch(pattern, name, at);
      const badness = sameTones ? pattern.exact : pattern.other;
      if (badness > 0) hits = added(hits, { pattern, badness, at, sameTones, near: false });
    }
    for (const pattern of candidates) {
      if (pattern.exact < NEAR_FROM || !fitsNear(pattern, at, name.length, surnameLength)) continue;
      if (!tonesMatch(pattern, name, at) || !nearIds(index.folded, pattern, name, at)) continue;
      if (sameIds(pattern, name, at)) continue;
      hits = added(hits, { pattern, badness: pattern.exact, at, sameTones: true, near: true });
    }
  }
  return hits === undefined ? NONE : hits.sort(worstFirst);
}

/** Whether a pattern may lie at `at` in a name of `length` syllables. */
function fits({ ids, where }: SoundPattern, at: number, length: number, surnameLength: number): boolean {
  const end = at + ids.length;
  if (end > length || end <= surnameLength) return false;
  if (where === "any") return true;
  if (where === "given") return at === surnameLength && end === length;
  return at < surnameLength && (where === "start" || end === length);
}

/** Near sounds are heard only where the word ends the name: more syllables behind it make another word. */
function fitsNear(pattern: SoundPattern, at: number, length: number, surnameLength: number): boolean {
  return at + pattern.ids.length === length && fits(pattern, at, length, surnameLength);
}

interface Found {
  readonly pattern: SoundPattern;
  readonly badness: number;
  readonly at: number;
  readonly sameTones: boolean;
  readonly near: boolean;
}

function added(hits: Hit[] | undefined, { pattern, badness, at, sameTones, near }: Found): Hit[] {
  const hit: Hit = {
    pattern: pattern.spelling,
    soundsLike: pattern.soundsLike,
    badness: badness === 3 ? 3 : badness === 2 ? 2 : 1,
    at,
    sameTones,
    near,
  };
  if (hits === undefined) return [hit];
  const twin = hits.findIndex((each) => each.at === at && each.soundsLike === hit.soundsLike);
  if (twin < 0) hits.push(hit);
  else if (worstFirst(hit, hits[twin] ?? hit) < 0) hits[twin] = hit;
  return hits;
}

function worstFirst(one: Hit, other: Hit): number {
  return Number(one.near) - Number(other.near) || other.badness - one.badness || one.at - other.at;
}

function sameIds({ ids }: SoundPattern, name: readonly SoundCode[], at: number): boolean {
  for (let index = 0; index < ids.length; index++) if (ids[index] !== name[at + index]?.id) return false;
  return true;
}

function nearIds(
  folded: Uint16Array,
  { ids }: SoundPattern,
  name: readonly SoundCode[],
  at: number,
): boolean {
  for (let index = 0; index < ids.length; index++) {
    if (folded[ids[index] ?? 0] !== folded[name[at + index]?.id ?? 0]) return false;
  }
  return true;
}

function tonesMatch({ tones }: SoundPattern, name: readonly SoundCode[], at: number): boolean {
  for (let index = 0; index < tones.length; index++) {
    if (((tones[index] ?? 0) & (1 << (name[at + index]?.tone ?? 0))) === 0) return false;
  }
  return true;
}
