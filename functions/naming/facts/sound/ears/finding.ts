/** How bad what is heard is: `grave` keeps a name from being proposed, `light` costs points, a `note` costs nothing. */
export type Gravity = "grave" | "light" | "note";

/** In which speech, or by whom, it is heard; `known` is the name of somebody or something that many know. */
type HeardIn = "mandarin" | "cantonese" | "initials" | "english" | "known";

/** How near the name is: the same sound, the same but for a weak syllable between, other tones, sounds that some merge, or the surname read as a word. */
export type Nearness = "exact" | "weak" | "tone" | "near" | "word";

/** What people may hear in a name (谐音), or see in its letters. */
export interface Finding {
  /** 阳痿, SB, Fuck. */
  readonly heard: string;
  readonly speech: HeardIn;
  readonly near: Nearness;
  readonly gravity: Gravity;
  /** Index of its first syllable in the name, surname first, and how many syllables it takes in. */
  readonly at: number;
  readonly length: number;
  /** The syllables of the word by their ids, where it is one of the dictionary; else none. */
  readonly ids: readonly number[];
}

const GRAVITIES: readonly Gravity[] = ["grave", "light", "note"];
const NEARNESSES: readonly Nearness[] = ["exact", "word", "weak", "tone", "near"];

/** The gravest first, of equal ones the nearest, then the longest. */
function gravestFirst(one: Finding, other: Finding): number {
  return (
    GRAVITIES.indexOf(one.gravity) - GRAVITIES.indexOf(other.gravity) ||
    NEARNESSES.indexOf(one.near) - NEARNESSES.indexOf(other.near) ||
    other.length - one.length ||
    one.at - other.at
  );
}

/** Of what is heard under one name in one speech only the gravest, gravest first. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.toSorted(gravestFirst).filter(({ heard, speech }) => {
    const key = speech + heard;
    return !seen.has(key) && seen.add(key);
  });
}
