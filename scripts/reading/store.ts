import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { isAvoidedPair } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { isOftenHeard } from "#functions/naming/person/score/lines/era/often-heard.ts";
import { agreementOn, readNames, readPool, readReader, type Whom } from "./grades.ts";
import { isConsidered, type Liking, likingOf } from "./liking.ts";

const marksFolder = fileURLToPath(new URL("marks", import.meta.url));
const storeFolder = fileURLToPath(new URL("../../functions/naming/person/store/pairs", import.meta.url));
/** How many of the best names that the blind readers have not read are proposed last (E). */
const UNREAD = 9000;
/** Below so many readers a name's grade is E at most: too few have read it. */
const FEWEST = 3;
/** A name is out where one reader of so many winced, or more. */
const WINCE_OF = 12;
/** The least share of readers who would consider a name, for each grade. */
const SHARES = [
  ["A", 0.62],
  ["B", 0.5],
  ["C", 0.38],
  ["D", 0.28],
  ["E", 0],
] as const;
const PARTS = "abcd";

/** What one blind reader said of a name, and for whom it was read. */
interface Said {
  readonly whom: Whom;
  readonly mark: string;
}

type Grade = (typeof SHARES)[number][0];

/** Writes the store's texts from the readers' marks, and prints how many names have which grade and how far readers agree. */
export function makeStore(): void {
  const pool = readPool(textOf("pool.txt"));
  const sieved = readNames(pool, readersIn("chose"), readersIn("judged"));
  const blind = gradesIn(["read", "written", "again", "full"], ["again", "full"], null);
  const sieve = new Map(sieved.map((read) => [read.given, read]));
  const rather = wordsOf("for-whom.txt");
  const unread = sieved.slice(0, UNREAD).filter(({ given }) => !blind.has(given));
  const graded = [
    ...[...blind].flatMap(([given, { grade, whom }]) =>
      grade === null ? [] : [{ given, grade, whom, era: sieve.get(given)?.era ?? "" }],
    ),
    ...unread.map(({ era, given, whom }) => ({ given, grade: "E" as const, whom, era })),
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
  for (const [grade] of SHARES)
    for (const whom of ["男", "女", "皆"] as const)
      console.log(
        `${grade} ${whom}: ${graded.filter((one) => one.grade === grade && one.whom === whom).length}`,
      );
  tellAgreement(pool);
}

/**
 * The grade of every name that the readers of some folders have read, and for whom it is; null where too many winced. The share is
 * that of the readers of `panel`, who had fine names before them; `unliked` is the grade of what nobody would consider.
 */
function gradesIn(
  folders: readonly string[],
  panel: readonly string[],
  unliked: Grade | null,
): ReadonlyMap<string, { grade: Grade | null; whom: Whom }> {
  const readings = folders.flatMap((folder) =>
    textsIn(folder).map((text) => ({ folder, said: readSaid(text) })),
  );
  const marks = readings.map(({ said }) => new Map([...said].map(([given, { mark }]) => [given, mark])));
  const liking = likingOf(
    marks,
    readings.flatMap(({ folder }, at) => (panel.includes(folder) ? [at] : [])),
  );
  const whom = new Map<string, Whom>();
  for (const { said } of readings)
    for (const [given, one] of said) if (!whom.has(given)) whom.set(given, one.whom);
  return new Map(
    [...whom].map(([given, own]) => [given, { grade: gradeOf(liking, given, unliked), whom: own }]),
  );
}

/** Null where too many winced. */
function gradeOf(
  { considered, readers, shareOf, winces }: Liking,
  given: string,
  unliked: Grade | null,
): Grade | null {
  if (winces(given) * WINCE_OF >= Math.max(1, readers(given)) && winces(given) > 0) return null;
  if (considered(given) === 0) return unliked;
  if (readers(given) < FEWEST) return "E";
  const share = shareOf(given);
  return SHARES.find(([, least]) => share >= least)?.[0] ?? null;
}

/** Both characters are in the lexicon, and the two are no word and not heard everywhere. */
function isNameable(given: string): boolean {
  const [first = "", second = ""] = given;
  const known = findEntry(first) !== undefined && findEntry(second) !== undefined;
  return known && !isAvoidedPair(first, second) && !isOftenHeard(given);
}

/** Reads a reader's marks, such as `清 G女=嘉 N男=川`, by given name. */
function readSaid(text: string): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  for (const line of text.trim().split("\n")) {
    const [first = "", ...groups] = line.split(" ");
    for (const group of groups) {
      const mark = group.charAt(0);
      const whom = group.charAt(1);
      if (whom !== "男" && whom !== "女" && whom !== "皆")
        throw new SyntaxError(`not a group of marks: ${group}`);
      for (const second of group.slice("G女=".length)) found.set(first + second, { whom, mark });
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

/** The names of one character, without those at which too many winced. */
function makeSingles(): void {
  const said = wordsOf("singles-said.txt");
  const groups = new Map<string, string[]>();
  for (const [given, { grade, whom }] of gradesIn(["singles"], ["singles"], "E")) {
    const char = given.slice(NO_FIRST.length);
    if (grade === null) continue;
    const [era = "", tone = ""] = (said.get(char) ?? "").replaceAll("-", " ");
    const group = `${grade}${whom}${era.trim()}${tone.trim()}`;
    groups.set(group, [...(groups.get(group) ?? []), char]);
  }
  const lines = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, chars]) => `${group}=${chars.sort().join("")}`);
  const head = `/**
 * Graded given names of one character (单名): a group a line (marks.ts). Two readers chose them out of the lexicon, a third where
 * they differed; others read them blind. Made from their marks by \`npm run reading -- store\`.
 */`;
  writeFileSync(
    join(storeFolder, "../singles.ts"),
    `${head}\nexport const singles = \`\n${lines.join("\n")}\n\`;\n`,
  );
}

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
  const texts = [...textsIn("read"), ...textsIn("written"), ...textsIn("again"), ...textsIn("full")].map(
    readSaid,
  );
  let same = 0;
  let all = 0;
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      for (const [given, { mark }] of one) {
        const second = other.get(given);
        if (second === undefined) continue;
        all++;
        if (isConsidered(second.mark) === isConsidered(mark)) same++;
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
