import { jyutping, jyutpingId, jyutpingSyllables } from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import { cantonesePatterns } from "./cantonese-patterns.ts";
import { findHits, type Hit } from "./pattern-hits.ts";
import { PatternIndex } from "./pattern-index.ts";

let index: PatternIndex | undefined;

/** The patterns of Cantonese, sorted at the first call. */
export function cantoneseIndex(): PatternIndex {
  index ??= new PatternIndex(cantonesePatterns, { idOf: jyutpingId, heard: (tones) => tones }, lazyFold());
  return index;
}

/**
 * What a whole name in Jyutping, surname first, sounds like in Cantonese, worst first. Hits with `near` are
 * heard only from those who merge n with l and drop ng (懒音). Throws a RangeError for what is no syllable.
 */
export function cantoneseHits(readings: readonly string[], surnameLength: number): readonly Hit[] {
  return findHits(cantoneseIndex(), readings.map(jyutping), surnameLength);
}

/** One hit in a Chinese sentence for a parent. */
export function cantoneseReason(hit: Hit): string {
  if (hit.near) return `粤语懒音（n、l 不分，ng 脱落）听来接近“${hit.soundsLike}”`;
  if (hit.sameTones) return `粤语连读与“${hit.soundsLike}”同音`;
  return `粤语声调不同，仍易听成“${hit.soundsLike}”`;
}

/** By syllable id: one id for all syllables that sound alike once n is l, ng- is dropped and gwo is go. */
function lazyFold(): Uint16Array {
  const first = new Map<string, number>();
  return Uint16Array.from(jyutpingSyllables().values(), ({ id, initial, final }) => {
    const key = `${lazyInitial(initial, final)} ${final}`;
    const standing = first.get(key) ?? id;
    first.set(key, standing);
    return standing;
  });
}

function lazyInitial(initial: string, final: string): string {
  if (initial === "n") return "l";
  if (initial === "ng") return "";
  return final.startsWith("o") ? initial.replace("w", "") : initial;
}
