import { type Fold, type Kind, MOST_SYLLABLES, type Sound, TONES, type WordBlock } from "./word-block.ts";

/** Where in a name a word lies: all of it, the given name, from the surname on, from inside a surname to the end, or within. */
export type Cover = "whole" | "given" | "start" | "end" | "within";

/** A word that a name sounds like, and by how much it differs. */
export interface Match {
  readonly text: string;
  readonly kind: Kind;
  readonly at: number;
  readonly length: number;
  readonly cover: Cover;
  /** How many syllables have another tone, and how many another sound that some speakers merge. */
  readonly tones: number;
  readonly sounds: number;
  readonly ids: readonly number[];
}

/** A speech as it is heard: its words by length, its near sounds, and when two tones are one. */
export interface Ear {
  readonly blocks: readonly WordBlock[];
  readonly fold: Fold;
  /** Is a tone of a word heard as a name's tone, the next tones of both being `wordNext` and `nameNext`? */
  readonly sameTone: (word: number, name: number, wordNext: number, nameNext: number) => boolean;
}

/** Hands every word of a speech that a name (surname first) sounds like to `note`; none lies in the surname alone. */
export function eachMatch(
  { blocks, fold, sameTone }: Ear,
  name: readonly Sound[],
  surnameLength: number,
  note: (match: Match) => void,
): void {
  const count = name.length;
  for (let at = 0; at + 1 < count; at++) {
    const [one, other] = [name[at], name[at + 1]];
    if (one === undefined || other === undefined) return;
    for (let length = 2; length <= MOST_SYLLABLES && at + length <= count; length++) {
      const block = blocks[length - 2];
      if (block === undefined || at + length <= surnameLength) continue;
      for (let word = block.first(one.id, other.id); word > 0; word = block.next(word)) {
        const differs = difference(block, word, name, at, fold, sameTone);
        if (differs < 0) continue;
        note({
          text: block.textOf(word),
          kind: block.kindOf(word),
          at,
          length,
          cover: coverOf(at, length, count, surnameLength),
          tones: differs % SOUND,
          sounds: Math.floor(differs / SOUND),
          ids: differs < SOUND ? SAME : block.idsOf(word),
        });
      }
    }
  }
}

/** Where no sound differs nobody asks for the word's own. */
const SAME: readonly number[] = [];

/** What one near sound counts in a difference; other tones count 1. */
const SOUND = 16;

/** By how much a name at a place differs from a word; −1 where it sounds otherwise. */
function difference(
  { codes, length }: WordBlock,
  word: number,
  name: readonly Sound[],
  at: number,
  { classes }: Fold,
  sameTone: Ear["sameTone"],
): number {
  let differs = 0;
  const start = (word - 1) * length;
  for (let index = 0; index < length; index++) {
    const code = codes[start + index] ?? 0;
    const sound = name[at + index];
    if (sound === undefined) return -1;
    const id = Math.floor(code / TONES);
    if (classes[id] !== classes[sound.id]) return -1;
    if (id !== sound.id) differs += SOUND;
    const last = index + 1 === length;
    const wordNext = last ? 0 : (codes[start + index + 1] ?? 0) % TONES;
    const nameNext = last ? 0 : (name[at + index + 1]?.tone ?? 0);
    if (!sameTone(code % TONES, sound.tone, wordNext, nameNext)) differs += 1;
  }
  return differs;
}

function coverOf(at: number, length: number, count: number, surnameLength: number): Cover {
  const toEnd = at + length === count;
  if (at === 0 && toEnd) return "whole";
  if (at === surnameLength && toEnd) return "given";
  if (at >= surnameLength) return "within";
  return toEnd ? "end" : "start";
}
