import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Whom } from "./grades.ts";
import { isConsidered } from "./liking.ts";
import { type FolderReading, type Said, textsIn } from "./marks.ts";
import { readWhole, type WholeLiking, type WholeMark } from "./whole.ts";

const fittedFile = fileURLToPath(new URL("../../functions/naming/person/store/fitted.ts", import.meta.url));
/**
 * A name fits its surname where so many readers read it whole, at most one in eight would not consider it, and its given name is liked with it. Of what two took the next
 * takes hardly more than of what nobody read; of what four took, three of four (decision 061).
 */
const FITS = { readers: { pairs: 4, singles: 3 }, refuse: 8, share: { pairs: 0.56, singles: 0.35 } } as const;
/** By how many of them were glad. */
const GLADLY = ["A", "G", "GG"] as const;
/** It does not where one winced, or where it is liked less than this. */
const LEAST_SHARE = 0.2;

export type FittedReader = readonly WholeMark[];

/** The marks of all who read names with their surnames. */
export const fittedReaders = (): readonly FittedReader[] =>
  [...textsIn("whole/fitted"), ...textsIn("surnames")].map(readWhole);

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

/**
 * Writes which names fit their surname (A), of which of these a reader was glad (G) or more were (GG), and which do not (E), and prints how many. Only of a name that leads somewhere (`leads`: of
 * grade C or better) it matters that it does not fit.
 */
export function writeFitted(
  marks: readonly WholeMark[],
  { matchShare }: WholeLiking,
  leads: (given: string, whom: "男" | "女") => boolean,
): void {
  const said = new Map<string, string[]>();
  for (const { given, mark, surname, whom } of marks) {
    const key = `${surname} ${whom} ${given}`;
    said.set(key, [...(said.get(key) ?? []), mark]);
  }
  const rows = new Map<string, Map<string, string[]>>();
  const count = { GG: 0, G: 0, A: 0, E: 0 };
  for (const [key, own] of said) {
    const [surname = "", sex = "", given = ""] = key.split(" ");
    const whom = sex === "男" ? "男" : "女";
    const length = Array.from(given).length === 1 ? "singles" : "pairs";
    const grade = gradeOf(own, matchShare({ surname, whom, given }), length);
    if (grade === null) continue;
    if (grade === "E" && !own.includes("W") && !leads(given, whom)) continue;
    count[grade]++;
    const row = rows.get(given) ?? new Map<string, string[]>();
    const group = `${grade}${whom}`;
    row.set(group, [...(row.get(group) ?? []), surname]);
    rows.set(given, row);
  }
  const lines = [...rows]
    .sort(byText)
    .map(([given, row]) => `${given} ${[...row].sort(byText).map(groupOf).join(" ")}`);
  const head = `/**
 * Given names that were read with a surname before them (配姓), one a line, then the surnames in groups (fits.ts). Made from the readers' marks by
 * \`npm run reading -- store\`.
 */`;
  writeFileSync(fittedFile, `${head}\nexport const fitted = \`\n${lines.join("\n")}\n\`;\n`);
  console.log(
    `with their surnames: ${count.A + count.G + count.GG} fit, ${count.G} and ${count.GG} of them gladly, ${count.E} do not, of ${said.size} read`,
  );
}

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** `A男=陈林,欧阳`: surnames of one character together, those of two apart. */
function groupOf([group, surnames]: readonly [string, readonly string[]]): string {
  const isDouble = (surname: string) => Array.from(surname).length === 2;
  const single = surnames.filter((surname) => !isDouble(surname)).sort();
  return [`${group}=${single.join("")}`, ...surnames.filter(isDouble).sort()].join();
}

/** Null where readers differ, or too few have read it. */
function gradeOf(
  marks: readonly string[],
  share: number,
  length: "pairs" | "singles",
): "GG" | "G" | "A" | "E" | null {
  if (marks.includes("W")) return "E";
  const refused = marks.filter((mark) => !isConsidered(mark)).length;
  const isTaken = marks.length >= FITS.readers[length] && refused * FITS.refuse <= marks.length;
  if (isTaken && share >= FITS.share[length])
    return GLADLY[Math.min(2, marks.filter((mark) => mark === "G").length)] ?? "A";
  return share < LEAST_SHARE ? "E" : null;
}
