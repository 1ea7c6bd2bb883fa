import { BADNESS_COST, NEAR_COST } from "./homophone-points.ts";
import { fits, fitsNear, NEAR_FROM, type PatternIndex, type SoundCode } from "./pattern-hits.ts";
import type { SoundPattern } from "./sound-pattern.ts";

/** A syllable that a pattern asks for, or one that is near it. */
export interface Wanted {
  readonly id: number;
  readonly near: boolean;
}

/** A pattern laid over all names of one surname: what it asks of each given syllable (undefined: nothing). */
export interface PatternPlace {
  readonly wanted: readonly (readonly Wanted[] | undefined)[];
  /** For each given syllable the tones that are the word's own, bit n for tone n. */
  readonly ownTones: readonly number[];
  /** Points lost under the word's own tones, under others, and where syllables are only near (own tones). */
  readonly own: number;
  readonly other: number;
  readonly near: number;
}

/** The places of patterns that begin in the given name, of `given` syllables; they are the same for all surnames. */
export function placesInGiven(index: PatternIndex, given: number): readonly PatternPlace[] {
  const places: PatternPlace[] = [];
  for (const pattern of index.patterns) {
    for (let at = 0; at + pattern.ids.length <= given; at++) {
      if (fits(pattern, at, given, 0)) places.push(placeAt(index, pattern, [], at, given, false));
    }
  }
  return places;
}

/** The places of patterns that begin in this surname and reach into a given name of `given` syllables. */
export function placesFromSurname(
  index: PatternIndex,
  surname: readonly SoundCode[],
  given: number,
): readonly PatternPlace[] {
  const places: PatternPlace[] = [];
  surname.forEach(({ id }, at) => {
    const near = index.byFolded[index.folded[id] ?? 0] ?? [];
    for (const pattern of new Set([...(index.byFirst[id] ?? []), ...near])) {
      if (!fits(pattern, at, surname.length + given, surname.length)) continue;
      const surnameNear = isSurnameNear(index, pattern, surname, at);
      if (surnameNear !== undefined) places.push(placeAt(index, pattern, surname, at, given, surnameNear));
    }
  });
  return places;
}

/** Whether the part of a pattern that lies on the surname is near (true) or the same (false); else undefined. */
function isSurnameNear(
  { folded }: PatternIndex,
  { ids }: SoundPattern,
  surname: readonly SoundCode[],
  at: number,
): boolean | undefined {
  let near = false;
  for (let place = at; place < surname.length; place++) {
    const [wanted, own] = [ids[place - at] ?? 0, surname[place]?.id ?? 0];
    if (wanted === own) continue;
    if (folded[wanted] !== folded[own]) return undefined;
    near = true;
  }
  return near;
}

function placeAt(
  { folded }: PatternIndex,
  pattern: SoundPattern,
  surname: readonly SoundCode[],
  at: number,
  given: number,
  surnameNear: boolean,
): PatternPlace {
  const { ids, tones, exact, other } = pattern;
  const offsets = Array.from({ length: given }, (_, place) => place + surname.length - at);
  const ofSurname = surname.every(
    ({ tone }, place) => place < at || ((tones[place - at] ?? 0) & (1 << tone)) !== 0,
  );
  const otherCost = BADNESS_COST[other] ?? 0;
  const sameCost = ofSurname ? (BADNESS_COST[exact] ?? 0) : otherCost;
  const isHeardNear = exact >= NEAR_FROM && fitsNear(pattern, at, surname.length + given, surname.length);
  const nearCost = ofSurname && isHeardNear ? NEAR_COST : 0;
  return {
    wanted: offsets.map((offset) => {
      const id = ids[offset];
      return id === undefined ? undefined : nearIds(folded, id);
    }),
    ownTones: offsets.map((offset) => tones[offset] ?? ~0),
    own: surnameNear ? nearCost : sameCost,
    other: surnameNear ? 0 : otherCost,
    near: nearCost,
  };
}

const nearBy = new WeakMap<Uint16Array, readonly (readonly number[])[]>();

/** The syllables that stand for one another with `wanted`, itself among them. */
function nearIds(folded: Uint16Array, wanted: number): readonly Wanted[] {
  let groups = nearBy.get(folded);
  if (groups === undefined) {
    groups = groupsOf(folded);
    nearBy.set(folded, groups);
  }
  return (groups[folded[wanted] ?? 0] ?? []).map((id) => ({ id, near: id !== wanted }));
}

function groupsOf(folded: Uint16Array): readonly (readonly number[])[] {
  const groups: number[][] = Array.from(folded, () => []);
  folded.forEach((standing, id) => {
    groups[standing]?.push(id);
  });
  return groups;
}
