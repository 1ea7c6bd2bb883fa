import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SourceWish, sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { PAIRS } from "#functions/naming/person/store/pairs/pairs.ts";
import { type Judgement, readJudgements } from "./judgements.ts";
import { whereOf } from "./pack-passages.ts";
import { BY_HAND, lineOf, MOST, type PassageLine, readPassages } from "./read-passages.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
/** The file of each wish for books. */
const FILES: Readonly<Record<string, string>> = {
  诗经: "shijing",
  楚辞: "chuci",
  论语: "four-books",
  周易: "zhouyi",
  老子: "laozi",
  庄子: "zhuangzi",
  唐诗: "tang",
  宋词: "song",
  宋诗: "song",
  汉魏: "hanwei",
  古文: "prose",
};
const wishOf = new Map(sourceBooks.map(({ name, wish }) => [name, wish]));

/** The passages that a name keeps of what readers say: the best first, those that bless before others, one a wish. */
export function keptOf(judgements: readonly Judgement[]): PassageLine[] {
  const byName = Map.groupBy(judgements, ({ passage }) => passage.name);
  return [...byName.values()].flatMap((own) => {
    const kept: Judgement[] = [];
    for (const one of own.filter(mayStand).sort(byWorth))
      if (kept.length < MOST && !kept.some(({ wish }) => wish === one.wish)) kept.push(one);
    return kept.map(({ passage }) => passage);
  });
}

/** A title that no family wants beside a name, or that holds a word the site never says, whatever the line says. */
const ILL_TITLE = /[妓妾娼悼挽]|卧病|大宗师/;

/** What is kept beside the passages that people added: those stand first, and for their wish. */
export function besideHand(kept: readonly PassageLine[], hand: readonly PassageLine[]): PassageLine[] {
  const left = new Map<string, number>();
  return kept.flatMap((passage) => {
    const own = hand.filter(({ name }) => name === passage.name);
    if (own.some(({ where }) => wishOfWhere(where) === wishOfWhere(passage.where))) return [];
    const count = left.get(passage.name) ?? own.length;
    left.set(passage.name, count + 1);
    return count < MOST ? [own.length > 0 ? { ...passage, best: false } : passage] : [];
  });
}

const mayStand = ({ passage: { sense, best, where } }: Judgement): boolean =>
  (sense === "yes" || best) && !ILL_TITLE.test(where);

/** Joyful and noble passages bless; a neutral one only mentions. */
const BLESSING: Readonly<Record<PassageLine["mood"], number>> = {
  noble: 2,
  joyful: 2,
  serene: 1,
  neutral: 0,
};

const byWorth = (one: Judgement, other: Judgement): number =>
  Number(other.passage.best) - Number(one.passage.best) ||
  BLESSING[other.passage.mood] - BLESSING[one.passage.mood] ||
  one.number - other.number;

/** The wish that a passage's book answers, by the longest name of a book that its place begins with. */
export function wishOfWhere(where: string): SourceWish {
  // 《大学》 and 《中庸》 are cited as parts of 礼记.
  if (/^礼记·(大学|中庸)$/.test(where)) return "论语";
  const book = [...wishOf.keys()]
    .filter((name) => where.startsWith(name))
    .sort((one, other) => other.length - one.length)[0];
  return wishOf.get(book ?? "") ?? "古文";
}

/** Writes the passages into the files of their books, names in the order of the store. */
export function filesOf(passages: readonly PassageLine[]): Map<string, string> {
  const order = new Map([...PAIRS.join("")].map((char, at) => [char, at]));
  const place = ({ name }: PassageLine) => order.get([...name][0] ?? "") ?? order.size;
  const sorted = passages.toSorted(
    (one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1),
  );
  const byFile = Map.groupBy(sorted, ({ where }) => FILES[wishOfWhere(where)] ?? "prose");
  return new Map([...byFile].map(([file, own]) => [`${file}.txt`, `${own.map(lineOf).join("\n")}\n`]));
}

/**
 * `npm run data:passages -- FOLDER`: takes the readers' marks of a folder (`key.json`, `marks-*.txt`) into the files. A name
 * that the folder does not ask about keeps the passages it has.
 */
function take(from: string): void {
  const judgements = readJudgements(from, whereOf);
  const asked = new Set(judgements.map(({ passage }) => passage.name));
  const hand = readPassages(BY_HAND);
  const others = readPassages("!(by-hand).txt").filter(({ name }) => !asked.has(name));
  const kept = besideHand(keptOf(judgements), hand);
  for (const [file, text] of filesOf([...others, ...kept])) writeFileSync(join(folder, file), text);
  const names = new Set(kept.map(({ name }) => name)).size;
  console.log(
    `passages: ${judgements.length} read, ${kept.length} of ${names} names kept, ${others.length} as before`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , from] = process.argv;
  if (from === undefined) {
    console.error("passages: say the folder of the readers' marks");
    process.exitCode = 1;
  } else take(from);
}
