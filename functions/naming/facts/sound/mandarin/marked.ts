import { syllable } from "./syllable.ts";

const MARKS = ["", "\u0304", "\u0301", "\u030c", "\u0300"];

/** Numbered pinyin with its tone mark as printed: `lin2` → `lín`, `lv4` → `lǜ`, `gui4` → `guì`. */
export function marked(numbered: string): string {
  const { bare, tone } = syllable(numbered);
  const spelled = bare.replace("v", "ü");
  const at = markedLetter(spelled);
  return `${spelled.slice(0, at + 1)}${MARKS[tone]}${spelled.slice(at + 1)}`.normalize("NFC");
}

/** Index of the letter with the mark (汉语拼音方案): a, else e or o, else the last vowel (iu, ui), else m or n. */
function markedLetter(spelled: string): number {
  for (const vowel of ["a", "e", "ê", "o"]) {
    const at = spelled.indexOf(vowel);
    if (at >= 0) return at;
  }
  const last = Math.max(spelled.lastIndexOf("i"), spelled.lastIndexOf("u"), spelled.lastIndexOf("ü"));
  return last >= 0 ? last : spelled.search(/[mn]/);
}
