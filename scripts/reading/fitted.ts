import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Liking, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import type { Whom } from "./grades.ts";
import { isConsidered } from "./liking.ts";
import { type FolderReading, type Said, textsIn } from "./marks.ts";
import { type Liked, turnsOf } from "./turns.ts";
import { readWhole, type WholeLiking, type WholeMark } from "./whole.ts";

const fittedFile = fileURLToPath(new URL("../../functions/naming/person/store/fitted.ts", import.meta.url));
/** A quarter of a doubling of the odds that a reader would consider a name, as log-odds: the step of a liking (functions/naming/person/store/fits.ts). */
const STEP = Math.LN2 / 4;
/** The liking of a name that every other reader would consider. */
const EVEN = 8;
/** How far the next reader follows what the readers before made of a given name (decision 093). */
const FOLLOWS = 0.92;
/**
 * What was read with its surname is liked `base` more, and `each` more for each doubling of readers who took it and for each who was glad, up to so many. At most one in so many may
 * refuse it. No other family's readings speak for it, so that it counts for more than what all families share.
 */
const WHOLE = { base: 6, each: 2, doublings: 2, glad: 2, refuse: 8 } as const;
/** A given name is written down where its liking differs so much from its grade's. */
const TELLS = 4;
/** Hardly anybody would consider what is liked less than this with its surname. */
const LEAST_SHARE = 0.2;
/** Names of grade C and more take turns; none gives up more than leaves it at that. */
const GRADE_C = likingOfGrade(3) ?? 0;

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

/** A given name of the store, and how much its grade says that it is liked. */
export interface GradedGiven {
  readonly given: string;
  readonly whom: "男" | "女";
  readonly ofGrade: Liking;
}

/**
 * Writes how much given names are liked where that is not as their grade says: by themselves, and with the surnames they were read with. Only of a name that leads somewhere
 * (of grade C or better) it matters that hardly anybody would consider it.
 */
export function writeFitted(
  marks: readonly WholeMark[],
  liking: WholeLiking,
  graded: readonly GradedGiven[],
): void {
  const said = Map.groupBy(marks, ({ given, whom }) => `${whom}${given}`);
  const surnames = [...new Set(marks.map(({ surname }) => surname))].sort();
  const rows = new Map<string, string[]>();
  const count = { more: 0, none: 0 };
  for (const whom of ["男", "女"] as const) {
    const own = graded.filter((one) => one.whom === whom);
    const liked = own.map(({ given, ofGrade }) =>
      likedOf(given, ofGrade, said.get(`${whom}${given}`) ?? [], liking),
    );
    const inTurn = liked.filter(({ alone, given }) => alone >= GRADE_C && Array.from(given).length === 2);
    const turns = turnsOf(inTurn, surnames);
    liked.forEach(({ alone, given, whole }, at) => {
      const turn = Math.min(turns.get(given) ?? 0, Math.max(0, alone - GRADE_C));
      const groups = [...Map.groupBy(whole, ([, much]) => Math.max(0, much - turn))].sort(
        ([one], [other]) => one - other,
      );
      const row = [
        ...(Math.abs(alone - turn - (own[at]?.ofGrade ?? 0)) < TELLS ? [] : [`${whom}${alone - turn}`]),
        ...groups.map(([much, names]) =>
          groupOf(
            `${whom}${much}`,
            names.map(([surname]) => surname),
          ),
        ),
      ];
      if (row.length > 0) rows.set(given, [...(rows.get(given) ?? []), ...row]);
      for (const much of whole.values()) count[much > 0 ? "more" : "none"]++;
    });
  }
  const lines = [...rows].sort(byText).map(([given, row]) => `${given} ${row.join(" ")}`);
  const head = `/**
 * Given names that are liked more or less than their grade says, one a line: how much, and how much with the surnames that were read before them (配姓; fits.ts). Made from the
 * readers' marks by \`npm run reading -- store\`.
 */`;
  writeFileSync(fittedFile, `${head}\nexport const fitted = \`\n${lines.join("\n")}\n\`;\n`);
  console.log(`with their surnames: ${count.more} are liked more, ${count.none} by hardly anybody`);
}

/** How much a given name is liked by itself (never less than its grade says) and with the surnames it was read with. */
function likedOf(given: string, ofGrade: Liking, marks: readonly WholeMark[], liking: WholeLiking): Liked {
  const [one] = marks;
  const share = one === undefined ? 0 : (liking.givenShare(given, one.whom) ?? 0);
  const alone = Math.max(ofGrade, ofShare(share));
  const whole = [...Map.groupBy(marks, ({ surname }) => surname)].flatMap(
    ([surname, own]): [string, Liking][] => {
      const added = addedBy(own.map(({ mark }) => mark));
      if (added !== null) return [[surname, alone + added]];
      const none = own.some(({ mark }) => mark === "W") || (ofGrade >= GRADE_C && isRefused(own, liking));
      return none ? [[surname, 0]] : [];
    },
  );
  return { given, alone, whole: new Map(whole) };
}

const isRefused = ([one]: readonly WholeMark[], { matchShare }: WholeLiking): boolean =>
  one !== undefined && matchShare(one) < LEAST_SHARE;

/** How much a given name is liked that so many would consider, 0–1. */
function ofShare(share: number): Liking {
  const odds = Math.min(0.98, Math.max(0.02, share));
  return Math.max(0, Math.round(EVEN + (FOLLOWS * Math.log(odds / (1 - odds))) / STEP));
}

/** How much more a name is liked that was read with its surname; null where the marks do not say so. */
function addedBy(marks: readonly string[]): Liking | null {
  const refused = marks.filter((mark) => !isConsidered(mark)).length;
  const glad = marks.filter((mark) => mark === "G").length;
  if (refused * WHOLE.refuse > marks.length || marks.includes("W")) return null;
  const doublings = Math.min(WHOLE.doublings, Math.floor(Math.log2(1 + marks.length)));
  const added = WHOLE.each * (doublings + Math.min(WHOLE.glad, glad));
  return added < WHOLE.each * WHOLE.doublings ? null : WHOLE.base + added;
}

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** `男28=陈林,欧阳`: surnames of one character together, those of two apart. */
function groupOf(group: string, surnames: readonly string[]): string {
  const isDouble = (surname: string) => Array.from(surname).length === 2;
  const single = surnames.filter((surname) => !isDouble(surname)).sort();
  return [`${group}=${single.join("")}`, ...surnames.filter(isDouble).sort()].join();
}
