import type { RawPoem } from "../raw-poem.ts";
import { sourCharacters, sourPhrases } from "./mood-words.ts";
import { sourPoems, sourTags, sourTitles } from "./sour-poems.ts";

/** Where more than this share of a poem's sentences is sour, none of it is a source. */
const SOUR_SHARE = 0.5;

const sour = new RegExp(`[${[...sourCharacters].join("")}]|伐(?![木柯])`, "u");
const sourPhrase = new RegExp(sourPhrases.join("|"), "u");

/** Whether a sentence alone may stand under a name (its poem's mood apart). */
export function fairSentence(text: string): boolean {
  return !sour.test(text) && !sourPhrase.test(text);
}

/** Whether a poem as a whole may be a source; `fair` tells of each of its sentences. Prose has no one mood. */
export function fairPoem(poem: RawPoem, fair: readonly boolean[]): boolean {
  if (sourPoems[poem.book]?.has(poem.key)) return false;
  if (poem.prose || poem.book === "shijing" || poem.book === "chuci" || poem.book === "qianziwen")
    return true;
  if (sourTitles.test(poem.title) || poem.tags.some((tag) => sourTags.has(tag))) return false;
  return fair.filter((one) => !one).length <= fair.length * SOUR_SHARE;
}
