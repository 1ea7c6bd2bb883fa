import { confusions, southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import { type Syllable, syllable, syllableId } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { homophonePatterns } from "./homophone-patterns.ts";
import { findHits, type Hit } from "./pattern-hits.ts";
import { PatternIndex } from "./pattern-index.ts";

const NEUTRAL = 1 << 0;
const SECOND = 1 << 2;
const THIRD = 1 << 3;
const ALL_TONES = 0b11111;

let index: PatternIndex | undefined;

/** The patterns of Mandarin, sorted at the first call. */
export function homophoneIndex(): PatternIndex {
  index ??= new PatternIndex(homophonePatterns, { idOf: syllableId, heard: heardTones }, southernFold);
  return index;
}

/**
 * What the syllables of a whole name (numbered pinyin, surname first) sound like, worst first. Hits with
 * `near` are weak: only heard where near sounds are merged. Throws a RangeError for what is no syllable.
 */
export function homophoneHits(syllables: readonly string[], surnameLength: number): readonly Hit[] {
  return findHits(homophoneIndex(), syllables.map(syllable), surnameLength);
}

/** The same for syllables that are read already. */
export function homophoneHitsOf(syllables: readonly Syllable[], surnameLength: number): readonly Hit[] {
  return findHits(homophoneIndex(), syllables, surnameLength);
}

/** One hit in a Chinese sentence for a parent. `syllables` is the name the hit was found in. */
export function hitReason(hit: Hit, syllables: readonly Syllable[]): string {
  if (hit.near) return `${confusedIn(hit, syllables)}的地区听来接近“${hit.soundsLike}”`;
  if (hit.sameTones) return `连读与“${hit.soundsLike}”同音`;
  return `声调不同，仍易听成“${hit.soundsLike}”`;
}

function confusedIn(hit: Hit, syllables: readonly Syllable[]): string {
  const found = hit.pattern
    .split(" ")
    .flatMap((bare, offset) => confusions(syllableId(bare), syllables[hit.at + offset]?.id ?? -1));
  return [...new Set(found)].join("，");
}

/**
 * A neutral tone of a pattern matches every tone of a name. 上声 before 上声 is heard as 阳平, so before 上声
 * these two tones count as one.
 */
function heardTones(tones: readonly number[]): readonly number[] {
  return tones.map((bits, at) => {
    const beforeThird = ((tones[at + 1] ?? 0) & THIRD) !== 0;
    if ((bits & NEUTRAL) !== 0) return ALL_TONES;
    return beforeThird && (bits & (SECOND | THIRD)) !== 0 ? bits | SECOND | THIRD : bits;
  });
}
