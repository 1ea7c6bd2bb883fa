import { isConsidered } from "./liking.ts";
import { foldersIn, textsIn } from "./marks.ts";

/** What one reader said of one whole name: a given name with a surname before it. */
export interface WholeMark {
  readonly surname: string;
  readonly whom: "男" | "女";
  readonly given: string;
  readonly mark: string;
}

/** How much whole names are liked (配姓), on a sheet of usual strictness. */
export interface WholeLiking {
  /** The share of readers who would consider a given name behind a usual surname, 0–1; undefined where it was not read. */
  readonly givenShare: (given: string, whom: "男" | "女") => number | undefined;
  /** How many marks that share stands on. */
  readonly givenMarks: (given: string, whom: "男" | "女") => number;
  /** With how many surnames it was read. */
  readonly givenSurnames: (given: string, whom: "男" | "女") => number;
  /** On how many sheets it is winced at: who hears something in a given name hears it behind every surname. */
  readonly givenWinces: (given: string, whom: "男" | "女") => number;
  /** How much better the given name goes with this surname than with others, by the marks of the whole name that ask whether it is considered: log-odds. */
  readonly match: (name: Omit<WholeMark, "mark">) => number;
  /**
   * How much better readers take the whole name than a usual good one behind its surname (`USUAL`): the share that is glad of it, and half the share that would
   * consider it, each less the other's; −0.5–1.5.
   */
  readonly worth: (name: Omit<WholeMark, "mark">) => number;
  /** The shares of readers who would consider the whole name, and who would be glad of it, on a sheet of usual strictness, 0–1. */
  readonly shares: (name: Omit<WholeMark, "mark">) => { readonly considered: number; readonly glad: number };
}

const GROUP = /^([GSNW])([男女])=(\S+)$/u;

/** Every sheet of every reader of whole names; a sheet's lines stand in a block of their own. */
export const wholeSheets = (): readonly (readonly WholeMark[])[] =>
  foldersIn("whole")
    .flatMap(textsIn)
    .flatMap((text) => text.trim().split("\n\n").map(readWhole));

/** Reads lines of a surname and groups, such as `沈 G男=知微,怀瑾 N女=安然`. Throws, with the group, where one does not parse. */
export function readWhole(text: string): readonly WholeMark[] {
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

function fault(group: string): never {
  throw new SyntaxError(`not a group of marks with a surname: ${group}`);
}

/** What is asked of a mark, how much it weighs, and how far givens, surnames, sheets, the match of a given name with a surname, and names of one and of two characters spread, as variances of log-odds. */
interface Question {
  readonly isSo: (mark: string) => boolean;
  readonly weightOf: (mark: string) => number;
  readonly spreads: readonly number[];
}
/** Would a reader consider the name? One who is glad of it says as much as two who would. */
const CONSIDERED: Question = {
  isSo: isConsidered,
  weightOf: (mark) => (mark === "G" ? 2 : 1),
  spreads: [1, 1.5, 1, 1, 1],
};
/** Would a reader be glad of it? Some sheets have hardly any such name, others many. */
const GLAD: Question = { isSo: (mark) => mark === "G", weightOf: () => 1, spreads: [1, 1.5, 2, 1, 1] };
const ROUNDS = 40;
/** The shares of readers that are glad of a usual good name behind a usual surname, and that would consider it. */
const USUAL = { glad: 0.1, considered: 0.8 } as const;

/** What readers say of whole names and of their parts, each by its key, to one question. */
interface Answers {
  /** The share of readers who would say so of a name with these keys, 0–1. */
  readonly share: (...keys: readonly string[]) => number;
  /** How much likelier readers say so because of a part of the name: log-odds. */
  readonly effect: (key: string) => number;
}

/**
 * Makes of the sheets what readers say of whole names (配姓): of their given name (疏桐: nine of ten would consider it), of their surname (林: most, 焦:
 * none), of how well the two go together, whatever the reader (who grows stricter from sheet to sheet).
 */
export function wholeLiking(sheets: readonly (readonly WholeMark[])[]): WholeLiking {
  const marks = sheets.flatMap((sheet, at) => sheet.map((one): Marked => ({ ...one, sheet: at })));
  const considered = answersOf(marks, CONSIDERED);
  const glad = answersOf(marks, GLAD);
  const givens = Map.groupBy(marks, givenOf);
  const casesOf = (given: string, whom: "男" | "女") => givens.get(givenOf({ given, whom })) ?? [];
  return {
    givenShare: (given, whom) =>
      givens.has(givenOf({ given, whom }))
        ? considered.share(givenOf({ given, whom }), lengthOf({ given }))
        : undefined,
    givenMarks: (given, whom) => casesOf(given, whom).length,
    givenSurnames: (given, whom) => new Set(casesOf(given, whom).map(({ surname }) => surname)).size,
    givenWinces: (given, whom) =>
      new Set(casesOf(given, whom).flatMap(({ mark, sheet }) => (mark === "W" ? [sheet] : []))).size,
    match: (name) => considered.effect(wholeOf(name)),
    shares: (name) => ({ considered: considered.share(...keysOf(name)), glad: glad.share(...keysOf(name)) }),
    worth: (name) => {
      const keys = keysOf(name);
      const more = ({ effect, share }: Answers, usual: number) =>
        share(...keys) - logistic(Math.log(usual / (1 - usual)) + effect(surnameOf(name)));
      return more(glad, USUAL.glad) + more(considered, USUAL.considered) / 2;
    },
  };
}

interface Marked extends WholeMark {
  readonly sheet: number;
}

/** Fits log-odds = given + surname + sheet + match + length by Newton's steps, one unknown after another. */
function answersOf(marks: readonly Marked[], { isSo, spreads, weightOf }: Question): Answers {
  const places = new Map<string, number>();
  const placeOf = (key: string): number => {
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  const cases = marks.map((one): Case => {
    const keys = [givenOf(one), surnameOf(one), `sheet ${one.sheet}`, wholeOf(one), lengthOf(one)];
    return { taken: isSo(one.mark) ? 1 : 0, weight: weightOf(one.mark), places: keys.map(placeOf) };
  });
  const facets = spreads.map((_, facet) => groupsOf(cases, facet));
  const effect = new Float64Array(places.size);
  let base = 0;
  const expected: Expected = (own) => {
    let sum = base;
    for (const place of own) sum += effect[place] ?? 0;
    return logistic(sum);
  };
  for (let round = 0; round < ROUNDS; round++) {
    base += stepOf(cases, 0, Number.POSITIVE_INFINITY, expected);
    facets.forEach((groups, facet) => {
      const spread = spreads[facet] ?? 1;
      for (const [place, own] of groups) {
        const before = effect[place] ?? 0;
        effect[place] = before + stepOf(own, before, spread, expected);
      }
    });
  }
  return {
    share: (...keys) => expected(keys.map((key) => places.get(key) ?? -1)),
    effect: (key) => effect[places.get(key) ?? -1] ?? 0,
  };
}

/** A given name behind fewer surnames is not known by itself: many were written for one surname that they make a word with (纪年). */
const FEWEST_SURNAMES = { 1: 20, 2: 3 } as const;

/** Was a given name read with so many surnames that it is known by itself? */
export const isReadWidely = ({ givenSurnames }: WholeLiking, given: string, whom: "男" | "女"): boolean =>
  givenSurnames(given, whom) >= FEWEST_SURNAMES[Array.from(given).length === 1 ? 1 : 2];

interface Case {
  readonly taken: number;
  readonly weight: number;
  /** The places of its unknowns, a facet each. */
  readonly places: readonly number[];
}

type Expected = (places: readonly number[]) => number;

/** Newton's step of one unknown that stands in all of these cases and is spread around 0. */
function stepOf(cases: readonly Case[], own: number, spread: number, expected: Expected): number {
  let slope = -own / spread;
  let curvature = 1 / spread;
  for (const { places, taken, weight } of cases) {
    const share = expected(places);
    slope += weight * (taken - share);
    curvature += weight * share * (1 - share);
  }
  return Math.max(-1, Math.min(1, slope / curvature));
}

function groupsOf(cases: readonly Case[], facet: number): ReadonlyMap<number, readonly Case[]> {
  const groups = new Map<number, Case[]>();
  for (const one of cases) {
    const place = one.places[facet] ?? -1;
    const own = groups.get(place);
    if (own === undefined) groups.set(place, [one]);
    else own.push(one);
  }
  return groups;
}

const givenOf = ({ given, whom }: Pick<WholeMark, "given" | "whom">): string => `given ${given}${whom}`;
/** A surname goes better with the names of one sex than of the other. */
const surnameOf = ({ surname, whom }: Pick<WholeMark, "surname" | "whom">): string =>
  `surname ${surname}${whom}`;
const wholeOf = ({ given, surname, whom }: Omit<WholeMark, "mark">): string =>
  `whole ${surname} ${given}${whom}`;
const keysOf = (name: Omit<WholeMark, "mark">): readonly string[] => [
  givenOf(name),
  surnameOf(name),
  wholeOf(name),
  lengthOf(name),
];
/** Fewer names of one character are liked; a sheet of them alone is no stricter for it. */
const lengthOf = ({ given }: Pick<WholeMark, "given">): string => `length ${Array.from(given).length}`;
const logistic = (at: number): number => 1 / (1 + Math.exp(-at));
