import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { capitalised, type RomanName } from "./roman-name.ts";

/**
 * Hanyu Pinyin (汉语拼音) with tone marks after GB/T 28039-2011: `Lín Yòuníng`, `Ōuyáng Wén`; an apostrophe
 * before a, o, e inside a part. Takes numbered pinyin.
 */
export function hanyuName(surname: readonly string[], given: readonly string[]): RomanName {
  const parts = { surname: capitalised(joined(surname)), given: capitalised(joined(given)) };
  return { ...parts, full: `${parts.surname} ${parts.given}` };
}

/**
 * The form of mainland passports: capitals without tones, `LIN YOUNING`. 吕 and 女 take YU for ü (`LYU`), 略 and
 * 虐 U (`LUE`): announcement of the National Immigration Administration, 29 September 2021. No apostrophe:
 * the machine-readable lines have none.
 */
export function passportName(surname: readonly string[], given: readonly string[]): RomanName {
  const parts = {
    surname: surname.map(passportSyllable).join(""),
    given: given.map(passportSyllable).join(""),
  };
  return { ...parts, full: `${parts.surname} ${parts.given}` };
}

function passportSyllable(numbered: string): string {
  return syllable(numbered).bare.replace("ve", "ue").replace("v", "yu").replace("ê", "e").toUpperCase();
}

function joined(syllables: readonly string[]): string {
  return syllables
    .map((numbered, at) => {
      const vowelFirst = /^[aeoê]/.test(numbered);
      return (at > 0 && vowelFirst ? "’" : "") + marked(numbered);
    })
    .join("");
}
