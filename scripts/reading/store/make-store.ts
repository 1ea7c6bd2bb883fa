import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { isAvoidedPair } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { isOftenHeard } from "#functions/naming/person/score/lines/era/often-heard.ts";
import { likingOfGrade } from "#functions/naming/person/store/fits.ts";
import { agreementOn, readNames, readPool, readReader, type Whom } from "../grades.ts";
import { isConsidered, type Liking, likingOf } from "../liking.ts";
import { type FolderReading, readingsIn, textOf, textsIn } from "../marks.ts";
import { isReadWidely, type WholeLiking, type WholeMark, wholeLiking, wholeSheets } from "../whole.ts";
import {
  dealtOf,
  type FittedReader,
  fittedReaders,
  fittedReadings,
  type GradedGiven,
  matched,
  writeFitted,
} from "./fitted.ts";
import { writePairs, writeSingles } from "./texts.ts";

/** Who read the best names as choosy parents do: they alone say A to C; the others, who read far more names, D and E. */
const STRICT = ["strict/boys", "strict/girls", "strict/boys-later", "strict/girls-later"] as const;
/** The folders of all who read given names blind. */
const READ = ["read", "written", "again", "full"] as const;
/** How many of the best names that the blind readers have not read are proposed last (E). */
const UNREAD = 6500;
/** So many marks of whole names grade a given name, and so many more say A: before all else, for that is how a family reads it. */
const WHOLE_FEWEST = { any: 3, best: 5 } as const;
/** So many marks of whole names, none a wince, say more than one wince at the given name. */
const WHOLE_MANY = 8;
/** One wince at a whole name is its surname's; the fewer characters, the more of them. */
const WHOLE_WINCES = { pairs: 3, singles: 6 } as const;
/** The least share of readers who would consider a given name behind a usual surname, for A, B and C; of one character fewer are liked. */
const WHOLE_SHARES = {
  pairs: [0.82, 0.7, 0.5],
  singles: [0.38, 0.3, 0.22],
} as const;
/** Below so many readers a name has the grade of what nobody would consider: too few have read it. */
const FEWEST = { strict: 5, others: 3 } as const;
/** A name is out where one reader of so many winced, or more. */
const WINCE_OF = 12;
/** The least share of readers who would consider a name, for each grade. */
const SHARES = [
  ["A", 0.42],
  ["B", 0.28],
  ["C", 0.18],
  ["D", 0.12],
  ["E", 0],
] as const;

type Grade = (typeof SHARES)[number][0];

/** Writes the store's texts from the readers' marks, and prints how many names have which grade and how far readers agree. */
export function makeStore(): void {
  const pool = readPool(textOf("pool.txt"));
  const sieved = readNames(pool, readersIn("chose"), readersIn("judged"));
  const fitted = fittedReaders();
  const strict = gradesIn(readingsIn(STRICT), STRICT, "D", FEWEST.strict);
  const blind = new Map([
    ...[...gradesIn([...readingsIn(READ), ...fittedReadings(fitted, 2)], ["again", "full"], null)].map(
      ([given, own]): [string, Graded] => [given, { ...own, grade: atMostD(own.grade) }],
    ),
    ...strict,
  ]);
  const sieve = new Map(sieved.map((read) => [read.given, read]));
  const rather = wordsOf("for-whom.txt");
  const unread = sieved.slice(0, UNREAD).filter(({ given }) => !blind.has(given));
  const sheets = wholeSheets();
  const whole = wholeLiking(sheets);
  const listed = new Set([
    ...[...blind].flatMap(([given, { grade }]) =>
      grade === null && isNeverWinced(given, whole) ? [] : [given],
    ),
    ...unread.map(({ given }) => given),
  ]);
  const gradedOf = (names: readonly Read[]) =>
    names
      .filter(({ given }) => isNameable(given))
      .map((one) => ({ ...one, whom: one.whom === "皆" ? whomOf(rather.get(one.given)) : one.whom }))
      .flatMap((one) => readWhole(one, one.given, whole).map((own) => ({ ...one, ...own })));
  const first = gradedOf([
    ...[...blind].flatMap(([given, { grade, whom }]) =>
      grade === null ? [] : [{ given, grade, whom, era: sieve.get(given)?.era ?? "" }],
    ),
    ...unread.map(({ era, given, whom }) => ({ given, grade: "E" as const, whom, era })),
  ]);
  const behind = gradedOf(onlyWhole(sheets.flat(), 2, listed, whole).map((own) => ({ ...own, era: "" })));
  const singles = singleGroups(fitted, whole, sheets.flat());
  const alone = [...singles].flatMap(([[grade = "", whom = ""], chars]) =>
    chars.flatMap((char) => likedAs(char, grade, whom)),
  );
  const dealt = dealtOf(sheets.flat(), whole, [...[...first, ...behind].flatMap(likedByGrade), ...alone]);
  const fits = matched(sheets.flat(), whole);
  const graded = [
    ...first,
    ...behind.filter(
      ({ given, grade, whom }) =>
        isLiked(grade) || sexesOf(whom).some((sex) => dealt[sex].has(given) || fits.has(`${sex}${given}`)),
    ),
  ];
  const tones = wordsOf("tones.txt");
  writePairs(
    graded.map(({ era, given, grade, whom }) => ({
      given,
      group: `${grade}${whom}${era}${tones.get(given) ?? ""}`,
    })),
  );
  writeSingles(singles);
  writeFitted(sheets.flat(), whole, [...graded.flatMap(likedByGrade), ...alone], dealt);
  for (const [grade] of SHARES)
    for (const whom of ["男", "女", "皆"] as const)
      console.log(
        `${grade} ${whom}: ${graded.filter((one) => one.grade === grade && one.whom === whom).length}`,
      );
  tellAgreement(pool);
}

/** A given name as readers of given names, or of whole names alone, left it. */
interface Read {
  readonly given: string;
  readonly grade: Grade;
  readonly whom: Whom;
  readonly era: string;
}

const likedByGrade = ({ given, grade, whom }: Omit<Read, "era">) => likedAs(given, grade, whom);

/** A graded given name for each sex that it is for. */
function likedAs(given: string, grade: string, whom: string): readonly GradedGiven[] {
  const nth = SHARES.length - SHARES.findIndex(([letter]) => letter === grade);
  const ofGrade = likingOfGrade(GRADES[nth] ?? 0) ?? 0;
  return sexesOf(whom).map((sex) => ({ given, whom: sex, ofGrade }));
}
const GRADES = [0, 1, 2, 3, 4, 5] as const;

interface Graded {
  /** Null where too many winced. */
  readonly grade: Grade | null;
  readonly whom: Whom;
}

const atMostB = (grade: Grade): Grade => (grade === "A" ? "B" : grade);
const atMostD = (grade: Grade | null): Grade | null => (grade === "E" ? "E" : grade === null ? null : "D");

/**
 * The grade of every name that the readers of some folders have read, and for whom it is; null where too many winced. The share is
 * that of the readers of `panel`, who had fine names before them; `unliked` is the grade of what nobody would consider.
 */
function gradesIn(
  readings: readonly FolderReading[],
  panel: readonly string[],
  unliked: Grade | null,
  fewest: number = FEWEST.others,
): ReadonlyMap<string, Graded> {
  const marks = readings.map(({ said }) => new Map([...said].map(([given, { mark }]) => [given, mark])));
  const liking = likingOf(
    marks,
    readings.flatMap(({ folder }, at) => (panel.includes(folder) ? [at] : [])),
  );
  const whom = new Map<string, Whom>();
  for (const { said } of readings)
    for (const [given, one] of said) if (!whom.has(given)) whom.set(given, one.whom);
  return new Map(
    [...whom].map(([given, own]) => [given, { grade: gradeOf(liking, given, unliked, fewest), whom: own }]),
  );
}

/** Null where too many winced. */
function gradeOf(
  { considered, readers, shareOf, winces }: Liking,
  given: string,
  unliked: Grade | null,
  fewest: number,
): Grade | null {
  if (winces(given) * WINCE_OF >= Math.max(1, readers(given)) && winces(given) > 0) return null;
  if (considered(given) === 0) return unliked;
  if (readers(given) < fewest) return unliked ?? "E";
  const share = shareOf(given);
  return SHARES.find(([, least]) => share >= least)?.[0] ?? null;
}

/**
 * The grade of a name by sex, where whole names with it were read: it then stands above the grade of the given name by itself, which
 * is B at most where they were not. Nothing for a sex where too many winced. A name that was first read for one sex (以安) is for the
 * other too where families of that sex would consider it.
 */
function readWhole(
  { grade, whom }: { grade: Grade; whom: Whom },
  given: string,
  liking: WholeLiking,
): { grade: Grade; whom: Whom }[] {
  const { givenMarks, givenShare, givenWinces } = liking;
  const own = (["男", "女"] as const).flatMap((sex): { grade: Grade; whom: Whom }[] => {
    const isFirstRead = isFor(whom, sex);
    const marks = givenMarks(given, sex);
    if (marks < WHOLE_FEWEST.any || !isReadWidely(liking, given, sex))
      return isFirstRead ? [{ whom: sex, grade: atMostB(grade) }] : [];
    const winces = givenWinces(given, sex);
    const most = Array.from(given).length === 1 ? WHOLE_WINCES.singles : WHOLE_WINCES.pairs;
    if (winces >= most && winces * WINCE_OF >= marks) return [];
    const share = givenShare(given, sex) ?? 0;
    const own = (["A", "B", "C"] as const)[leastOf(given).findIndex((one) => share >= one)] ?? "D";
    if (!isFirstRead && own === "D") return [];
    return [{ whom: sex, grade: marks < WHOLE_FEWEST.best ? atMostB(own) : own }];
  });
  const [one, other] = own;
  return one !== undefined && one.grade === other?.grade ? [{ grade: one.grade, whom: "皆" }] : own;
}

/** Names of one length that were read with surnames alone, how they are liked so, and for whom. */
function onlyWhole(
  marks: readonly WholeMark[],
  length: 1 | 2,
  listed: ReadonlySet<string>,
  whole: WholeLiking,
): readonly { given: string; grade: Grade; whom: Whom }[] {
  const whom = new Map<string, Whom>();
  for (const { given, whom: sex } of marks) {
    if (Array.from(given).length !== length || listed.has(given)) continue;
    const other = whom.get(given);
    whom.set(given, other === undefined || other === sex ? sex : "皆");
  }
  return [...whom].flatMap(([given, own]) =>
    readWhole({ grade: "E", whom: own }, given, whole).map((liked) => ({ ...liked, given })),
  );
}

/** Would many consider a name of this grade? */
const isLiked = (grade: Grade): boolean => grade !== "D" && grade !== "E";

const sexesOf = (whom: string): readonly ("男" | "女")[] =>
  (["男", "女"] as const).filter((sex) => whom === sex || whom === "皆");
const isFor = (whom: Whom, sex: "男" | "女"): boolean => whom === "皆" || whom === sex;

/** Is a given name, at which somebody winced who read it by itself (希安), fine to all who read it with surnames, and were they many? */
const isNeverWinced = (given: string, { givenMarks, givenWinces }: WholeLiking): boolean => {
  const sum = (of: WholeLiking["givenMarks"]) => of(given, "男") + of(given, "女");
  return sum(givenMarks) >= WHOLE_MANY && sum(givenWinces) === 0;
};

/** The least shares for A, B and C of a name of its length. */
const leastOf = (given: string) =>
  Array.from(given).length === 1 ? WHOLE_SHARES.singles : WHOLE_SHARES.pairs;

/** Both characters are in the lexicon, and the two are no word and not heard everywhere. */
function isNameable(given: string): boolean {
  const [first = "", second = ""] = given;
  const known = findEntry(first) !== undefined && findEntry(second) !== undefined;
  return known && !isAvoidedPair(first, second) && !isOftenHeard(given);
}

/** Before the only character of a name in the readers' files, which are laid out as those of pairs. */
const NO_FIRST = "·";

/** The names of one character in their groups, without those at which too many winced. */
function singleGroups(
  fitted: readonly FittedReader[],
  whole: WholeLiking,
  marks: readonly WholeMark[],
): ReadonlyMap<string, readonly string[]> {
  const said = wordsOf("singles-said.txt");
  const groups = new Map<string, string[]>();
  const readings = [...readingsIn(["singles", "ranked/singles"]), ...fittedReadings(fitted, 1, NO_FIRST)];
  const read = [...gradesIn(readings, ["singles"], "E")].map(([given, own]) => ({
    ...own,
    char: given.slice(NO_FIRST.length),
  }));
  const listed = new Set(read.map(({ char }) => char));
  const others = onlyWhole(marks, 1, listed, whole).flatMap(({ given, ...own }) =>
    isLiked(own.grade) ? [{ ...own, char: given }] : [],
  );
  for (const { char, grade, whom } of [...read, ...others]) {
    if (grade === null || findEntry(char) === undefined) continue;
    const [era = "", tone = ""] = (said.get(char) ?? "").replaceAll("-", " ");
    for (const own of readWhole({ grade, whom }, char, whole)) {
      const group = `${own.grade}${own.whom}${era.trim()}${tone.trim()}`;
      groups.set(group, [...(groups.get(group) ?? []), char]);
    }
  }
  return groups;
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
  const texts = readingsIn(READ).map(({ said }) => said);
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

const whomOf = (said: string | undefined): Whom => (said === "男" || said === "女" ? said : "皆");

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
const readersIn = (folder: string) => textsIn(folder).map(readReader);
