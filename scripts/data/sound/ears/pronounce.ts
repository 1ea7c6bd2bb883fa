import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { TONES, UNHEARD } from "#functions/naming/facts/sound/ears/word-block.ts";
import { syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";

/** Words in which 子 keeps its third tone; elsewhere at the end of a word it is heard in any (轻声). */
const FULL_ZI = /^[太王才女男弟分原电父母断绝逆贼卵精君天孝浪]子$|遗腹子|私生子|败家子|之子$/u;
/** Heard in more than one tone before other syllables (变调): any tone of a name goes with them. */
const CHANGING = new Set(["一", "不"]);

/** Readings of words whose characters are read otherwise than the table's first reading: `word` and place → numbered pinyin. */
export class Readings {
  readonly #ofWord = new Map<string, string>();
  readonly #ofChar = new Map<string, string>();

  /** Reads lines of `字 reading word …`; without words it is the reading of a character that the table lacks. */
  constructor(text: string) {
    for (const line of text.split("\n")) {
      if (line === "" || line.startsWith("//")) continue;
      const [char = "", reading = "", ...words] = line.trim().split(/\s+/);
      if (words.length === 0) this.#ofChar.set(char, reading);
      for (const word of words) this.#ofWord.set(word + char, reading);
    }
  }

  /** A word as codes, one a syllable (word-block.ts); null where a character has no known reading or is no single unit. */
  codesOf(word: string): readonly number[] | null {
    const codes = Array.from(word, (char, at) => this.#codeIn(word, char, at));
    return codes.includes(UNHEARD) || codes.length !== word.length ? null : codes;
  }

  /** The code of a character by its first reading. */
  plainCode(char: string): number {
    const reading = this.#ofChar.get(char) ?? findCharacter(char)?.readings[0];
    if (reading === undefined) return UNHEARD;
    return codeOf(reading);
  }

  #codeIn(word: string, char: string, at: number): number {
    const own = this.#ofWord.get(word + char);
    const code = own === undefined ? this.plainCode(char) : codeOf(own);
    const isLast = at === word.length - 1;
    const anyTone = (CHANGING.has(char) && !isLast) || (char === "子" && isLast && !FULL_ZI.test(word));
    return anyTone && code !== UNHEARD ? code - (code % TONES) : code;
  }
}

function codeOf(reading: string): number {
  const { id, tone } = syllable(reading);
  return id * TONES + tone;
}
