import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { EVEN, type Liking, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import type { Whom } from "../grades.ts";
import { type FolderReading, type Said, textsIn } from "../marks.ts";
import { allPicks, type Picked, pickedNames } from "../picked.ts";
import { isReadWidely, readWhole, type WholeLiking, type WholeMark } from "../whole.ts";
import { type DealtTo, dealtNames, type ReadBehind } from "./dealt.ts";

const fittedFile = fileURLToPath(
  new URL("../../../functions/naming/person/store/fitted.ts", import.meta.url),
);
/** A quarter of a doubling of the odds that a reader would consider a name, as log-odds: the step of a liking (functions/naming/person/store/fits.ts). */
const STEP = Math.LN2 / 4;
/** How far the next reader follows what the readers before made of a given name (decision 093). */
const FOLLOWS = 0.92;
/** One of one character that so many read with a surname is liked there by as many steps more or less as the two go together, told from `least` steps on. */
const SINGLE_MATCH = { fewest: 2, least: 4 } as const;
/** What is liked is told in so many steps: the store of the finer ones weighs a tenth more. */
const EVENLY = 2;
/**
 * One of two characters that so many read with a surname is liked there as its whole name is worth: a step for each `step` of it, `usual` steps for a usual good name, told from `least` steps on.
 * One that is known by this surname alone, and is not dealt to it, is read by more (`known`) before it is proposed.
 */
export const PAIR_WORTH = { fewest: 2, known: 3, step: 0.02, usual: 18, least: 38 } as const;
/** A given name is written down where its liking differs so much from its grade's. */
const TELLS = 4;
/** What is liked less is hardly ever shown: a family sees 33 names, and there are fewer good ones of one character. */
const SHOWN = { 1: 14, 2: likingOfGrade(3) ?? 0 } as const;
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

/** A given name for children of one sex: how much it is liked behind any surname, and behind those it was read with. */
interface Liked {
  readonly given: string;
  readonly alone: Liking;
  readonly whole: ReadonlyMap<string, Liking>;
}

/** The words by which the text calls deals. */
const DEALS = [
  ["lead", "首派"],
  ["early", "先派"],
  ["late", "派"],
] as const;

/** A given name of the store, and how much its grade says that it is liked. */
export interface GradedGiven {
  readonly given: string;
  readonly whom: "男" | "女";
  readonly ofGrade: Liking;
}

/** Which given names of each sex are dealt to which surnames (dealt.ts). */
type Dealt = Readonly<Record<"男" | "女", ReadonlyMap<string, DealtTo>>>;

/** Deals those of these given names that were read with surnames. */
export function dealtOf(
  marks: readonly WholeMark[],
  liking: WholeLiking,
  givens: readonly Omit<GradedGiven, "ofGrade">[],
): Dealt {
  const said = saidOf(marks);
  const picked = pickedNames(allPicks());
  const dealtFor = (sex: "男" | "女") =>
    dealtNames(
      givens.flatMap(({ given, whom }) =>
        whom === sex ? readBehind(said.get(`${sex}${given}`) ?? [], liking, picked) : [],
      ),
      sex,
    );
  return { 男: dealtFor("男"), 女: dealtFor("女") };
}

const saidOf = (marks: readonly WholeMark[]) => Map.groupBy(marks, ({ given, whom }) => `${whom}${given}`);

/**
 * Writes how much given names are liked where that is not as their grade says: by themselves, and with the surnames they were read with. Only of a name that leads somewhere
 * (of grade C or better) it matters that hardly anybody would consider it.
 */
export function writeFitted(
  marks: readonly WholeMark[],
  liking: WholeLiking,
  graded: readonly GradedGiven[],
  dealt: Dealt,
): void {
  const said = saidOf(marks);
  const rows = new Map<string, string[]>();
  const count = { more: 0, none: 0 };
  for (const whom of ["男", "女"] as const) {
    const own = graded.filter((one) => one.whom === whom);
    const liked = own.map(({ given, ofGrade }) =>
      likedOf(given, ofGrade, said.get(`${whom}${given}`) ?? [], liking),
    );
    liked.forEach(({ alone, given, whole }, at) => {
      const groups = [...Map.groupBy(whole, ([, much]) => much)].sort(([one], [other]) => one - other);
      const isTold = Math.abs(alone - (own[at]?.ofGrade ?? 0)) >= TELLS;
      const row = [
        ...(isTold ? [`${whom}${alone}`] : []),
        ...groups.map(([much, names]) =>
          groupOf(
            `${whom}${much}`,
            names.map(([surname]) => surname),
          ),
        ),
        ...DEALS.flatMap(([deal, word]) => {
          const to = dealt[whom].get(given)?.[deal] ?? [];
          return to.length === 0 ? [] : [groupOf(whom + word, to)];
        }),
      ];
      if (row.length > 0) rows.set(given, [...(rows.get(given) ?? []), ...row]);
      for (const much of whole.values()) count[much > 0 ? "more" : "none"]++;
    });
  }
  const lines = [...rows].sort(byText).map(([given, row]) => `${given} ${row.join(" ")}`);
  const head = `/**
 * Given names that are liked more or less than their grade says, one a line: how much, and how much with the surnames that were read before them (配姓), and to which they are dealt (首派, 先派, 派; fits.ts). Made from the
 * readers' marks by \`npm run reading -- store\`.
 */`;
  writeFileSync(fittedFile, `${head}\nexport const fitted = \`\n${lines.join("\n")}\n\`;\n`);
  console.log(`with their surnames: ${count.more} are liked more, ${count.none} by hardly anybody`);
}

/**
 * How much a given name is liked by itself and with the surnames it was read with: one of two characters never less than its grade says, for that knows readers who saw it
 * without a surname. Who refuses a whole name says no more than its given name and its surname do; a wince is heard by others too, and told
 * where the name might be shown.
 */
function likedOf(given: string, ofGrade: Liking, marks: readonly WholeMark[], liking: WholeLiking): Liked {
  const [one] = marks;
  const length = lengthOf(given);
  const share = one === undefined ? undefined : liking.givenShare(given, one.whom);
  const said = share === undefined ? ofGrade : ofShare(share, EVEN[length]);
  const isKnown = one !== undefined && isReadWidely(liking, given, one.whom);
  const alone = isKnown && length === 1 ? said : Math.max(ofGrade, isKnown ? said : 0);
  const whole = [...Map.groupBy(marks, ({ surname }) => surname)].flatMap(
    ([surname, own]): [string, Liking][] => {
      const isWinced = own.some(({ mark }) => mark === "W");
      if (isWinced) return alone < SHOWN[length] ? [] : [[surname, 0]];
      const much = behindOf(own, liking, Math.max(alone, said));
      return much === 0 ? [] : [[surname, much]];
    },
  );
  return { given, alone, whole: new Map(whole) };
}

/** How much likelier a reader is glad of a name, in log-odds, for each of log-odds that others would rather have picked it: by 15,600 marks of 3,100 names that others had picked from. */
const PICKED_GLAD = 0.55;

/** Of a given name's marks, with which surnames it was read and winced at by nobody. */
const readBehind = (
  marks: readonly WholeMark[],
  liking: WholeLiking,
  picked: Picked,
): readonly ReadBehind[] =>
  [...Map.groupBy(marks, ({ surname }) => surname).values()].flatMap((own) => {
    const [one] = own;
    const isOut = one === undefined || own.some(({ mark }) => mark === "W");
    if (isOut) return [];
    const { given, surname, whom } = one;
    const { considered, glad } = liking.shares(one);
    const odds = Math.log(glad / (1 - glad)) + PICKED_GLAD * picked(surname, whom, given);
    return [{ given, surname, marks: own.length, considered, glad: 1 / (1 + Math.exp(-odds)) }];
  });

const lengthOf = (given: string): 1 | 2 => (Array.from(given).length === 1 ? 1 : 2);

/** How much a given name, which is liked so much by itself, is liked behind the surname of these marks; 0 where too few say so, or nothing of note. */
function behindOf(marks: readonly WholeMark[], { match, worth }: WholeLiking, byItself: Liking): Liking {
  const [one] = marks;
  if (one === undefined) return 0;
  if (lengthOf(one.given) === 1) {
    const { fewest, least } = SINGLE_MATCH;
    const more = marks.length < fewest ? 0 : EVENLY * Math.round(match(one) / STEP / EVENLY);
    return Math.abs(more) < least ? 0 : Math.max(1, byItself + more);
  }
  const { fewest, least, step, usual } = PAIR_WORTH;
  const much = marks.length < fewest ? 0 : usual + EVENLY * Math.round(worth(one) / step / EVENLY);
  return much < least ? 0 : much;
}

/** Of the names that were read with their surnames, those that go with at least one of them (何皎皎). */
export function matched(marks: readonly WholeMark[], liking: WholeLiking): ReadonlySet<string> {
  const whole = Map.groupBy(marks, ({ given, surname, whom }) => `${whom}${given} ${surname}`);
  return new Set(
    [...whole.values()].flatMap((own) => {
      const [one] = own;
      return one !== undefined && own.length >= PAIR_WORTH.known && behindOf(own, liking, 0) > 0
        ? [`${one.whom}${one.given}`]
        : [];
    }),
  );
}

/** How much a given name is liked that so many would consider, 0–1, on a scale where every other one is `even`. */
function ofShare(share: number, even: Liking): Liking {
  const odds = Math.min(0.98, Math.max(0.02, share));
  return Math.max(0, Math.round(even + (FOLLOWS * Math.log(odds / (1 - odds))) / STEP));
}

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** `男28=陈林,欧阳`. */
const groupOf = (group: string, surnames: readonly string[]): string => `${group}=${listOf(surnames)}`;

/** Surnames of one character together, those of two apart. */
function listOf(surnames: readonly string[]): string {
  const isDouble = (surname: string) => Array.from(surname).length === 2;
  const single = surnames.filter((surname) => !isDouble(surname)).sort();
  return [single.join(""), ...surnames.filter(isDouble).sort()].join();
}
