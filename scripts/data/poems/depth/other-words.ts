import { confirmedForms, formOverrides } from "#functions/naming/facts/characters/overrides.ts";
import type { Simplify } from "../simplify.ts";

/**
 * Refused forms that are the same word in another spelling: a line with 採 is a source of 采. All other forms that
 * the review refuses in a name are other words (鬱 is none of 郁, 鬆 none of 松).
 */
const sameWord = new Set(
  "嶽採遊祕巖豔嫺彞啓淸嫋甯週樑淩蓆昇羣群峰峯儁唸崑綵谿濛澂璿蘇鐘於後万台杰".split(""),
);

/** The first of the private characters that stand for other words while a text is converted. */
const FIRST = 0xf100;

const words = [
  ...formOverrides.flatMap(({ char, given, refused }) =>
    given === undefined ? [] : [[char, refused] as const],
  ),
  ...confirmedForms.map(({ char, refused }) => [char, refused] as const),
].filter(([, refused]) => !sameWord.has(refused));
const masks = new Map(
  words.map(([char, refused], at) => [refused, { char, mask: String.fromCharCode(FIRST + at) }]),
);
const printed = new Map(words.map(([char], at) => [String.fromCharCode(FIRST + at), char]));
const masked = new RegExp(`[${[...printed.keys()].join("")}]`, "gu");

/**
 * A traditional text in simplified script with its other words masked: they look like a name character now, but
 * what stands there is another word, so that the line is no source of it.
 */
export function simplifyMasked(text: string, simplify: Simplify): string {
  const from = [...text];
  const to = [...simplify(text)];
  if (from.length !== to.length) throw new Error(`the conversion changes the length of «${text}»`);
  return to
    .map((character, at) => {
      const word = masks.get(from[at] ?? "");
      return word?.char === character ? word.mask : character;
    })
    .join("");
}

/** The text as it is printed, and the places (in characters) that were masked. */
export function unmask(text: string): { text: string; otherWords: ReadonlySet<number> } {
  const otherWords = new Set<number>();
  [...text].forEach((character, at) => {
    if (printed.has(character)) otherWords.add(at);
  });
  return { text: text.replace(masked, (mask) => printed.get(mask) ?? mask), otherWords };
}
