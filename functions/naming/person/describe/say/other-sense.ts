import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";

/** A character of our lists that a classic uses as a mere particle: in which book, and by what stands around it there. */
type Sense = readonly [char: string, as: string, book: string, at: RegExp];

const PARTICLE = "语助词";

/**
 * Characters whose meaning in a name (取意) is not what they mean in some of the lines that names are taken from: 聿 is a pen, and
 * in 聿来胥宇 it is a particle. As the commentaries of 诗经 and 尚书 have it; what is not listed here is not said to differ.
 */
const OTHER_SENSES: readonly Sense[] = [
  ["聿", PARTICLE, "诗经", /聿/u],
  ["言", PARTICLE, "诗经", /言[念告归采刈]|[薄静驾永]言/u],
  ["思", PARTICLE, "诗经", /[求泳方]思|思[皇齐媚乐文]/u],
  ["云", PARTICLE, "诗经", /云[胡何谁]/u],
  ["维", PARTICLE, "诗经", /(?<!是)维(?!之)/u],
  ["惟", PARTICLE, "尚书", /惟[馨新一]/u],
  ["载", "“又”的意思", "诗经", /载.载/u],
  ["攸", "“所”的意思", "诗经", /(?<!相)攸/u],
];

/** That a marked character means something else in the quotation than in the name; nothing where none does. */
export function sayOtherSense(given: readonly Facts[], source: Citation | null): string[] {
  if (source === null) return [];
  const there = [...source.quote];
  const marked = new Set(source.marked.map((at) => there[at]));
  return OTHER_SENSES.filter(
    ([char, , book, at]) =>
      given.some((facts) => facts.char === char) &&
      marked.has(char) &&
      source.title.startsWith(book) &&
      at.test(source.quote),
  ).map(([char, as]) => `“${char}”在原句里是${as}，名字取的是字义`);
}
