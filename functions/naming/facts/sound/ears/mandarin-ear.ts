import { southernKey } from "#functions/naming/facts/sound/mandarin/southern.ts";
import { bareSyllables } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { mandarinWords } from "./mandarin-words.ts";
import type { Ear } from "./matches.ts";
import { foldOf, WordBlock } from "./word-block.ts";

let ear: Ear | undefined;

/** Mandarin as it is heard; of its words those are laid out that begin as a name does. */
export function mandarinEar(): Ear {
  ear ??= open();
  return ear;
}

function open(): Ear {
  const fold = foldOf(bareSyllables, southernKey);
  const blocks = mandarinWords(fold).map((words) => new WordBlock(words, fold));
  return { blocks, fold, sameTone };
}

/** 轻声 in a word goes with every tone; 上声 before 上声 is heard as 阳平 (变调), so there the two are one. */
function sameTone(word: number, name: number, wordNext: number, nameNext: number): boolean {
  if (word === name || word === 0) return true;
  return wordNext === 3 && nameNext === 3 && word + name === 5 && (word === 2 || word === 3);
}
