import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { isAvoidedPair } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { isOftenHeard } from "#functions/naming/person/score/lines/era/often-heard.ts";
import { agreementOn, readNames, readPool, readReader, type Whom } from "./grades.ts";

const marksFolder = fileURLToPath(new URL("marks", import.meta.url));
const storeFolder = fileURLToPath(new URL("../../functions/naming/person/store/pairs", import.meta.url));
/** How many of the best names that the blind readers have not read are proposed last (D). */
const UNREAD = 9000;
/** How many blind readers a name of grade C has at the least, and one of grade A. */
const READERS = 3;
const MANY = 5;
const A_SHARE = 0.75;
const B_SHARE = 0.6;
const C_SHARE = 0.35;
const PARTS = "abcd";

/** What blind readers said of a name one by one: how many read it, would consider it, winced. */
interface Blind {
  readonly whom: Whom;
  read: number;
  considered: number;
  winced: number;
}

type Grade = "A" | "B" | "C" | "D";

/** Writes the store's texts from the readers' marks, and prints how many names have which grade and how far readers agree. */
export function makeStore(): void {
  const pool = readPool(textOf("pool.txt"));
  const sieved = readNames(pool, readersIn("chose"), readersIn("judged"));
  const blind = readBlind([...textsIn("read"), ...textsIn("again"), ...textsIn("full")]);
  const sieve = new Map(sieved.map((read) => [read.given, read]));
  const rather = wordsOf("for-whom.txt");
  const unread = sieved.slice(0, UNREAD).filter(({ given }) => !blind.has(given));
  const graded = [
    ...[...blind].flatMap(([given, own]) => {
      const grade = gradeOf(own);
      return grade === null ? [] : [{ given, grade, whom: own.whom, era: sieve.get(given)?.era ?? "" }];
    }),
    ...unread.map(({ era, given, whom }) => ({ given, grade: "D" as const, whom, era })),
  ]
    .filter(({ given }) => isNameable(given))
    .map((one) => ({ ...one, whom: one.whom === "皆" ? (rather.get(one.given) ?? one.whom) : one.whom }));
  const tones = wordsOf("tones.txt");
  writeTexts(
    graded.map(({ era, given, grade, whom }) => ({
      given,
      group: `${grade}${whom}${era}${tones.get(given) ?? ""}`,
    })),
  );
  makeSingles();
  for (const grade of ["A", "B", "C", "D"] as const)
    for (const whom of ["男", "女", "皆"] as const)
      console.log(
        `${grade} ${whom}: ${graded.filter((one) => one.grade === grade && one.whom === whom).length}`,
      );
  tellAgreement(pool);
}

/**
 * By the share of a name's readers who would consider it: A three of four, B three of five, C more than one of three, D any, or
 * where fewer than three read it. Null where nobody would, or somebody winced.
 */
function gradeOf({ considered, read, winced }: Blind): Grade | null {
  if (winced > 0 || considered === 0) return null;
  if (read < READERS) return "D";
  if (read >= MANY && considered / read >= A_SHARE) return "A";
  const share = considered / read;
  if (share >= B_SHARE) return "B";
  return share >= C_SHARE ? "C" : "D";
}

/** Both characters are in the lexicon, and the two are no word and not heard everywhere. */
function isNameable(given: string): boolean {
  const [first = "", second = ""] = given;
  const known = findEntry(first) !== undefined && findEntry(second) !== undefined;
  return known && !isAvoidedPair(first, second) && !isOftenHeard(given);
}

/** Reads marks such as `清 G女=嘉 N男=川`, all readers together. */
function readBlind(texts: readonly string[]): ReadonlyMap<string, Blind> {
  const found = new Map<string, Blind>();
  for (const line of texts.flatMap((text) => text.trim().split("\n"))) {
    const [first = "", ...groups] = line.split(" ");
    for (const group of groups) {
      const mark = group.charAt(0);
      const whom = group.charAt(1);
      if (whom !== "男" && whom !== "女" && whom !== "皆")
        throw new SyntaxError(`not a group of marks: ${group}`);
      for (const second of group.slice("G女=".length)) {
        const own = found.get(first + second) ?? { whom, read: 0, considered: 0, winced: 0 };
        own.read++;
        if (mark === "G" || mark === "S") own.considered++;
        if (mark === "W") own.winced++;
        found.set(first + second, own);
      }
    }
  }
  return found;
}

function writeTexts(names: readonly { given: string; group: string }[]): void {
  const rows = new Map<string, Map<string, string[]>>();
  for (const { given, group } of names) {
    const [first = "", second = ""] = given;
    const row = rows.get(first) ?? new Map<string, string[]>();
    row.set(group, [...(row.get(group) ?? []), second]);
    rows.set(first, row);
  }
  const lines = [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([first, row]) => {
      const groups = [...row].sort(([one], [other]) => (one < other ? -1 : 1));
      return `${first} ${groups.map(([group, seconds]) => `${group}=${seconds.sort().join("")}`).join(" ")}`;
    });
  const each = Math.ceil(lines.length / PARTS.length);
  [...PARTS].forEach((part, at) => {
    const text = lines.slice(at * each, (at + 1) * each).join("\n");
    const head = `/**
 * Graded given names of two characters (双字名), part ${at + 1} of ${PARTS.length} by code point of the first: it, then groups (marks.ts). Made
 * from the readers' marks by \`npm run reading -- store\`.
 */`;
    const name = `pairs${part.toUpperCase()}`;
    writeFileSync(
      join(storeFolder, `pairs-${part}.ts`),
      `${head}\nexport const ${name} = \`\n${text}\n\`;\n`,
    );
  });
}

/** Before the only character of a name in the readers' files, which are laid out as those of pairs. */
const NO_FIRST = "·";

/** The names of one character: by the share of their three readers who would consider them, without a name winced at. */
function makeSingles(): void {
  const said = wordsOf("singles-said.txt");
  const groups = new Map<string, string[]>();
  for (const [given, own] of readBlind(textsIn("singles"))) {
    const char = given.slice(NO_FIRST.length);
    if (own.winced > 0) continue;
    const [era = "", tone = ""] = (said.get(char) ?? "").replaceAll("-", " ");
    const group = `${gradeOfOne(own)}${own.whom}${era.trim()}${tone.trim()}`;
    groups.set(group, [...(groups.get(group) ?? []), char]);
  }
  const lines = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, chars]) => `${group}=${chars.sort().join("")}`);
  const head = `/**
 * Graded given names of one character (单名): a group a line (marks.ts). Two readers chose them out of the lexicon, a third where
 * they differed; three others read them blind. Made from their marks by \`npm run reading -- store\`.
 */`;
  writeFileSync(
    join(storeFolder, "../singles.ts"),
    `${head}\nexport const singles = \`\n${lines.join("\n")}\n\`;\n`,
  );
}

/** A: all would consider it; B: two; C: one; D: none, though it was chosen before. */
const gradeOfOne = ({ considered }: Blind): Grade => SINGLE_GRADES[Math.min(considered, READERS)] ?? "D";
const SINGLE_GRADES: readonly Grade[] = ["D", "C", "B", "A"];

/** Of the judges, who all read the same names in two teams, and of the blind readers. */
function tellAgreement(pool: readonly string[]): void {
  const judged = readersIn("judged");
  const half = judged.length / 2;
  const liked = (readers: typeof judged) =>
    new Set(readers.flatMap((reader) => reader.filter(({ mark }) => mark !== "1").map(({ given }) => given)));
  const agreed = agreementOn(pool, liked(judged.slice(0, half)), liked(judged.slice(half)));
  console.log(
    `judges: two agree on considered or not in ${agreed.toFixed(0)} of 100 names of ${pool.length}`,
  );
  const texts = [...textsIn("read"), ...textsIn("again"), ...textsIn("full")].map((text) =>
    readBlind([text]),
  );
  let same = 0;
  let all = 0;
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      for (const [given, { considered }] of one) {
        const second = other.get(given);
        if (second === undefined) continue;
        all++;
        if (second.considered === considered) same++;
      }
    }
  });
  console.log(`blind readers: two agree in ${((100 * same) / all).toFixed(0)} of 100 cases of ${all}`);
}

/** Lines of a word and the given names that it is said of, by given name. */
const wordsOf = (name: string): ReadonlyMap<string, string> =>
  new Map(
    textOf(name)
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [word = "", ...givens] = line.split(" ");
        return givens.map((given): [string, string] => [given, word]);
      }),
  );
const textOf = (name: string): string => readFileSync(join(marksFolder, name), "utf8");
const textsIn = (folder: string): readonly string[] =>
  readdirSync(join(marksFolder, folder))
    .sort()
    .map((name) => textOf(join(folder, name)));
const readersIn = (folder: string) => textsIn(folder).map(readReader);
