import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Whom } from "./grades.ts";
import { isConsidered } from "./liking.ts";
import { type FolderReading, type Said, textsIn } from "./marks.ts";

const fittedFile = fileURLToPath(new URL("../../functions/naming/person/store/fitted.ts", import.meta.url));
/** A name fits its surname where so many of three readers or more would consider the whole name, and nobody winced. */
const MOST_OF_THREE = 2;
const GROUP = /^([GSNW])([男女])=(\S+)$/u;

/** What one reader said of one given name with one surname. */
interface FittedMark {
  readonly surname: string;
  readonly whom: "男" | "女";
  readonly given: string;
  readonly mark: string;
}

export type FittedReader = readonly FittedMark[];

/** The marks of all who read names with their surnames. */
export const fittedReaders = (): readonly FittedReader[] =>
  [...textsIn("fitted"), ...textsIn("surnames")].map(readFitted);

/** Their marks of given names of one length, whatever the surname, as those of other readers (`before` stands before each name). */
export const fittedReadings = (
  readers: readonly FittedReader[],
  length: 1 | 2,
  before = "",
): readonly FolderReading[] =>
  readers.map((marks) => {
    const own = marks.filter(({ given }) => Array.from(given).length === length);
    const said = [...withoutSurname(own)].map(([given, one]): [string, Said] => [before + given, one]);
    return { folder: "fitted", said: new Map(said) };
  });

/** Reads a reader's marks, lines such as `沈 G男=知微,怀瑾 N女=安然`. Throws, with the group, where one does not parse. */
export function readFitted(text: string): FittedReader {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [surname = "", ...groups] = line.split(" ");
      return groups.flatMap((group) => {
        const [, mark = "", sex, givens = ""] = GROUP.exec(group) ?? fault(group);
        const whom = sex === "男" ? "男" : "女";
        return givens.split(",").map((given) => ({ surname, whom, given, mark }));
      });
    });
}

/**
 * What a reader says of given names, whatever the surname: the middle one of the marks, the lower where there are two; and for whom
 * they were read. A wince is «not»: it is the surname's.
 */
function withoutSurname(marks: FittedReader): ReadonlyMap<string, Said> {
  const said = new Map<string, { marks: string[]; whom: Whom }>();
  for (const { given, mark, whom } of marks) {
    const own = said.get(given) ?? { marks: [], whom };
    own.marks.push(mark === "W" ? "N" : mark);
    said.set(given, { ...own, whom: own.whom === whom ? whom : "皆" });
  }
  return new Map(
    [...said].map(([given, { marks, whom }]) => {
      const sorted = marks.sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
      return [given, { whom, mark: sorted[Math.floor((sorted.length - 1) / 2)] ?? "N" }];
    }),
  );
}
/** From the lowest mark to the highest. */
const ORDER = "NSG";

/** Writes which names fit their surname (A), and which nobody would consider with it (E), and prints how many. */
export function writeFitted(readers: readonly FittedReader[], graded: ReadonlySet<string>): void {
  const said = new Map<string, string[]>();
  for (const { given, mark, surname, whom } of readers.flat()) {
    const key = `${surname} ${whom} ${given}`;
    said.set(key, [...(said.get(key) ?? []), mark]);
  }
  const rows = new Map<string, Map<string, string[]>>();
  const count = { A: 0, E: 0 };
  for (const [key, marks] of said) {
    const [surname = "", whom = "", given = ""] = key.split(" ");
    const grade = gradeOf(marks);
    if (grade === null || !graded.has(given)) continue;
    count[grade]++;
    const row = rows.get(surname) ?? new Map<string, string[]>();
    const group = `${grade}${whom}`;
    row.set(group, [...(row.get(group) ?? []), given]);
    rows.set(surname, row);
  }
  const lines = [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([surname, row]) => {
      const groups = [...row].sort(([one], [other]) => (one < other ? -1 : 1));
      return `${surname} ${groups.map(([group, givens]) => `${group}=${givens.sort().join(",")}`).join(" ")}`;
    });
  const head = `/**
 * Given names read with a surname before them (配姓): a surname a line, then groups (fits.ts). Made from the readers' marks by
 * \`npm run reading -- store\`.
 */`;
  writeFileSync(fittedFile, `${head}\nexport const fitted = \`\n${lines.join("\n")}\n\`;\n`);
  console.log(`with their surnames: ${count.A} fit, ${count.E} do not, of ${said.size} read`);
}

/** Null where readers differ, or one alone would not take it. */
function gradeOf(marks: readonly string[]): "A" | "E" | null {
  const considered = marks.filter(isConsidered).length;
  const isHeard = marks.includes("W");
  if (!isHeard && considered * 3 >= marks.length * MOST_OF_THREE) return "A";
  return isHeard || (considered === 0 && marks.length > 1) ? "E" : null;
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of marks with a surname: ${group}`);
}
