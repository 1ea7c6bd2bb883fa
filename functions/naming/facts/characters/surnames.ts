import type { Character } from "./character.ts";
import { findCharacter } from "./find-character.ts";
import { doubleSurnameForms, formOverrides, writtenForms } from "./overrides.ts";
import { surnameReadings } from "./surname-readings.ts";
import { doubleSurnames, joinedSurnames, singleSurnames } from "./surnames-list.ts";
import { surnameForms } from "./table.ts";

/** A listed surname (姓氏) and how it is read, one numbered syllable for each character. */
export interface Surname {
  readonly surname: string;
  readonly reading: string[];
}

const listed = new Set([...singleSurnames, ...doubleSurnames, ...joinedSurnames]);
const ownForms = new Map(
  formOverrides.flatMap(({ char, surname }) => (surname ? [[char, surname] as const] : [])),
);
/** Forms that a surname is written in, whatever the tables count (里 as in 百里). */
const writtenAs = new Map(writtenForms.map(({ char, written }) => [char, written]));
const wholeForms = new Map(doubleSurnameForms.map(({ surname, traditional }) => [surname, traditional]));
const countedForms = new Map(
  surnameForms
    .trim()
    .split("\n")
    .map((line) => {
      const [form = "", strokes, radical] = line.split(" ");
      return [form, { strokes: Number(strokes), radical: Number(radical) }];
    }),
);

/** The listed surname with its own reading (曾 zēng, 尉迟 yù chí); undefined for one that is not listed. */
export function findSurname(surname: string): Surname | undefined {
  return listed.has(surname) ? { surname, reading: readingOf(surname) } : undefined;
}

/** Is it a listed surname, or two of them together (双姓)? */
export const isSurname = (surname: string): boolean =>
  listed.has(surname) ||
  (Array.from(surname).length === 2 && Array.from(surname).every((char) => listed.has(char)));

/** Traditional form of each character as a surname writes it: 于 stays 于, 万俟 is not 萬俟. Takes any text. */
export function surnameTraditional(surname: string): string[] {
  const whole = wholeForms.get(surname);
  if (whole !== undefined) return [...whole];
  return [...surname].map(
    (char) => ownForms.get(char) ?? writtenAs.get(char) ?? findCharacter(char)?.traditional ?? char,
  );
}

/**
 * The characters of a surname with the form, the strokes and the reading they have in it; listed or not.
 * Undefined where a character is not registrable.
 */
export function surnameCharacters(surname: string): readonly Character[] | undefined {
  const forms = surnameTraditional(surname);
  const reading = readingOf(surname);
  const found: Character[] = [];
  for (const char of surname) {
    const character = findCharacter(char);
    if (character === undefined) return undefined;
    const index = found.length;
    found.push(asSurname(character, forms[index] ?? char, reading[index]));
  }
  return found;
}

function asSurname(character: Character, form: string, reading: string | undefined): Character {
  const readings = reading === undefined ? character.readings : [reading];
  const counted = countedForms.get(form);
  if (form === character.traditional || counted === undefined) return { ...character, readings };
  const disputed = `姓氏作「${form}」计 ${counted.strokes} 画；也有人按「${character.traditional}」计 ${character.strokes} 画`;
  return { ...character, ...counted, traditional: form, readings, disputed };
}

function readingOf(surname: string): string[] {
  const own = surnameReadings[surname];
  if (own !== undefined) return own.split(" ");
  const chars = [...surname];
  const joined = joinedSurnames.includes(surname) || !listed.has(surname);
  return chars.map((char) => {
    const single = joined || chars.length === 1 ? surnameReadings[char] : undefined;
    return single ?? findCharacter(char)?.readings[0] ?? "";
  });
}
