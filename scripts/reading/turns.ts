import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { DOUBLING, FIRST_PLACES, LATER_CHANCE, LIKED } from "#functions/naming/person/generate/order.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { type Liking, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import { chances } from "./families.ts";

/** A given name for children of one sex: how much it is liked behind any surname, and behind those it was read with. */
export interface Liked {
  readonly given: string;
  readonly alone: Liking;
  readonly whole: ReadonlyMap<string, Liking>;
}

/** Of so many families, in shares, a given name may come first for: among the first names, and among the 33 of a report. */
const SHOWN = [
  { of: 3, share: 0.03 },
  { of: FIRST_PLACES, share: 0.1 },
  { of: 33, share: 0.1 },
] as const;
const MOST = 33;
const SAME_END = 2;
/** The commonest surnames have so many families each in the draw, and so much of all families between them. */
const COMMON = { surnames: 200, families: 2, share: 7 / 8 } as const;
const ROUNDS = 20;
/** How fast turns follow what is shown too often, first and last. */
const PACE = { first: 1.5, last: 0.5 } as const;
/** How far the bills of one family's names spread by what is of the family (五行 五格 生肖), in points. */
const SPREAD = 6;
/** Surnames of the four tones, behind which the rest of a bill is read. */
const OF_EACH_TONE = ["张", "陈", "李", "赵"] as const;
/** The line of the bill that says how much a name is liked. */
const LIKING_LINE = "字义与搭配";

/**
 * How much of its liking each given name gives up (轮次), so that hardly more than a share of families are shown it: found by showing names to families of all surnames, with chance and
 * what is of a family by a seeded draw, and raising what is shown too often, round by round.
 */
export function turnsOf(names: readonly Liked[], surnames: readonly string[]): ReadonlyMap<string, Liking> {
  const turns = names.map(() => 0);
  const worth = names.map(({ given }) => worthOf(given));
  const families = familiesOf(surnames);
  for (let round = 0; round < ROUNDS; round++) {
    const draw = above0(chances(round + 1));
    const shown = SHOWN.map(() => names.map(() => 0));
    for (const { surname, weight } of families) {
      const own = names.map(({ alone, whole }, at) => {
        const liking = (whole.get(surname) ?? alone) - (turns[at] ?? 0);
        return liking * LIKED + (worth[at] ?? 0) + normal(draw) * SPREAD;
      });
      const order = orderOf(
        names,
        own,
        names.map(() => gumbel(draw) * DOUBLING),
      );
      SHOWN.forEach(({ of }, nth) => {
        for (const at of order.slice(0, of)) (shown[nth] ?? [])[at] = (shown[nth]?.[at] ?? 0) + weight;
      });
    }
    const pace = PACE.first + ((PACE.last - PACE.first) * round) / (ROUNDS - 1);
    for (const at of names.keys()) {
      const often = SHOWN.map(({ share }, nth) => (shown[nth]?.[at] ?? 0) / share);
      turns[at] = Math.max(0, (turns[at] ?? 0) + pace * Math.log2(Math.max(0.5, ...often)));
    }
  }
  return new Map(names.map(({ given }, at) => [given, Math.round(turns[at] ?? 0)]));
}

/** The families of a draw, and what share of all each stands for. */
function familiesOf(surnames: readonly string[]): readonly { surname: string; weight: number }[] {
  const [common, others] = [surnames.filter(isCommon), surnames.filter((surname) => !isCommon(surname))];
  const share = others.length === 0 ? 1 : common.length === 0 ? 0 : COMMON.share;
  const each = (some: readonly string[], count: number, all: number) =>
    some.flatMap((surname) => new Array(count).fill({ surname, weight: all / some.length / count }));
  return [...each(common, COMMON.families, share), ...each(others, 1, 1 - share)];
}
const isCommon = (surname: string): boolean => placeOf(surname) < COMMON.surnames;

/**
 * Nothing is liked behind a surname by more than `by` steps over the name that stands at place `of` there, so that not all of its families are led by the same: the more, the more families have it
 * (the place of the surname among the commonest, up to `to`).
 */
const LEADS = [
  { to: 20, of: 24, by: 2 },
  { to: 100, of: 8, by: 4 },
  { to: Number.POSITIVE_INFINITY, of: 4, by: 8 },
] as const;
/** What leads stands above the best that is known by itself. */
const LEAST_LEAD = (likingOfGrade(5) ?? 0) + 9;
/** The place of a surname among the commonest, from 0; those not in the list come last. */
const placeOf = (surname: string): number => (COMMONEST.indexOf(surname) + 1 || Infinity) - 1;
const COMMONEST = Array.from(singleSurnames);

/** The most that a name of two characters is liked behind each surname once it has given up its turns, so that several lead there and not one (景初 of nineteen in twenty boys called 陈). */
export function leadsOf(
  liked: readonly Liked[],
  surnames: readonly string[],
  turns: ReadonlyMap<string, Liking>,
): ReadonlyMap<string, Liking> {
  const pairs = liked.filter(({ given }) => Array.from(given).length === 2);
  return new Map(
    surnames.map((surname) => {
      const left = pairs.map(
        ({ alone, given, whole }) => (whole.get(surname) ?? alone) - (turns.get(given) ?? 0),
      );
      const { by, of } = LEADS.find(({ to }) => placeOf(surname) < to) ?? LEADS[2];
      const level = left.sort((one, other) => other - one)[of - 1] ?? 0;
      return [surname, Math.max(level + by, LEAST_LEAD)];
    }),
  );
}

/**
 * The places of the names that a family is shown, first to last, by all that speaks for each and the order's chance; no two begin alike, and
 * no more than two end alike, so that names with a beginning of their own are shown the more often (攸宁).
 */
function orderOf(
  names: readonly Liked[],
  own: readonly number[],
  chance: readonly number[],
): readonly number[] {
  const shown: number[] = [];
  const firsts = new Set<string>();
  const seconds = new Map<string, number>();
  const take = (chances: number, count: number) => {
    const points = own.map((one, at) => one / chances + (chance[at] ?? 0));
    const best = [...own.keys()].sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
    for (const at of best) {
      if (shown.length === count) return;
      const [first = "", second = ""] = names[at]?.given ?? "";
      const ends = seconds.get(second) ?? 0;
      if (firsts.has(first) || ends === SAME_END) continue;
      firsts.add(first);
      seconds.set(second, ends + 1);
      shown.push(at);
    }
  };
  take(1, FIRST_PLACES);
  take(LATER_CHANCE, MOST);
  return shown;
}

/** The points of a given name that are its own whatever the family, without those for how much it is liked. */
function worthOf(given: string): number {
  const sum = OF_EACH_TONE.reduce((points, surname) => {
    const { lines } = billOf(familyOf({ surname, sex: "unknown", chart: null }), given);
    return points + lines.reduce((all, { points: own, rule }) => all + (rule === LIKING_LINE ? 0 : own), 0);
  }, 0);
  return (OWN_SHARE * sum) / OF_EACH_TONE.length;
}
/** Of a bill with the schools the name's own lines are so much. */
const OWN_SHARE = 0.75;

const gumbel = (draw: () => number): number => -Math.log2(-Math.log(draw()));
const normal = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());

/** A logarithm is taken of it. */
const above0 = (draw: () => number) => () => draw() || Number.EPSILON;
