import { type Cover, type Heard, heardAs } from "./gravity.ts";
import { type Fold, MOST_SYLLABLES, type Sound, TONE_BITS, TONES, type WordBlock } from "./word-block.ts";

/** A word that a name sounds like, and by how much it differs. */
export interface Match {
  readonly block: WordBlock;
  /** Its number in the block. */
  readonly word: number;
  readonly heard: Heard;
  readonly at: number;
  readonly cover: Cover;
  /** How many syllables have another tone, and how many another sound that some speakers merge. */
  readonly tones: number;
  readonly sounds: number;
}

/** A speech as it is heard: its words by length, its near sounds, and when two tones are one. */
export interface Ear {
  readonly blocks: readonly WordBlock[];
  readonly fold: Fold;
  /** Is a tone of a word heard as a name's tone, the next tones of both being `wordNext` and `nameNext`? */
  readonly sameTone: (word: number, name: number, wordNext: number, nameNext: number) => boolean;
}

/** What one near sound counts in a difference; another tone counts 1. */
const SOUND_BITS = 4;
const NONE: readonly Match[] = [];

/** Every word of a speech that a name (surname first) is heard as; none lies in the surname alone. */
export function matchesIn(ear: Ear, name: readonly Sound[], surnameLength: number): readonly Match[] {
  let found: Match[] | undefined;
  const count = name.length;
  for (let at = 0; at + 1 < count; at++) {
    const [one, other] = [name[at]?.id ?? -1, name[at + 1]?.id ?? -1];
    for (let length = 2; length <= MOST_SYLLABLES && at + length <= count; length++) {
      const block = ear.blocks[length - 2];
      if (block === undefined || at + length <= surnameLength) continue;
      let word = block.first(one, other);
      if (word === 0) continue;
      const cover = coverOf(at, length, count, surnameLength);
      for (; word > 0; word = block.next(word)) {
        const differs = difference(ear, block, word, name, at);
        if (differs < 0) continue;
        const tones = differs & ((1 << SOUND_BITS) - 1);
        const sounds = differs >> SOUND_BITS;
        const heard = heardAs(block.kindOf(word), cover, length, tones, sounds);
        if (heard === null) continue;
        const match: Match = { block, word, heard, at, cover, tones, sounds };
        if (found === undefined) found = [match];
        else found.push(match);
      }
    }
  }
  return found ?? NONE;
}

/** By how much a name at a place differs from a word; −1 where it sounds otherwise. */
function difference(
  { fold: { classes }, sameTone }: Ear,
  { codes, length }: WordBlock,
  word: number,
  name: readonly Sound[],
  at: number,
): number {
  let differs = 0;
  const start = (word - 1) * length;
  for (let index = length - 1; index >= 0; index--) {
    const code = codes[start + index] ?? 0;
    const sound = name[at + index];
    const id = code >> TONE_BITS;
    if (sound === undefined || (id !== sound.id && classes[id] !== classes[sound.id])) return -1;
    if (id !== sound.id) differs += 1 << SOUND_BITS;
    const tone = code & (TONES - 1);
    if (tone === sound.tone) continue;
    const wordNext = index + 1 === length ? 0 : (codes[start + index + 1] ?? 0) & (TONES - 1);
    if (!sameTone(tone, sound.tone, wordNext, name[at + index + 1]?.tone ?? 0)) differs += 1;
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
