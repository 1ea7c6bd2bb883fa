import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { BARS, barOf } from "#functions/naming/person/generate/proposable.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import type { Deal } from "#functions/naming/person/store/fits-text.ts";

/** A given name that so many readers read with a surname, and what shares of them would consider it there and would be glad of it, 0–1, by their marks and by what others picked. */
export interface ReadBehind {
  readonly given: string;
  readonly surname: string;
  readonly marks: number;
  readonly considered: number;
  readonly glad: number;
}

/** How names are dealt for some places of a family's list. */
interface Round {
  /** A surname gets so many names, of which a family sees so many. */
  readonly hand: number;
  readonly shown: number;
  /** What so many readers read with the surname, and such a share of them would consider; behind a surname that few like, such a part of what its good names have (`GOOD`). */
  readonly marks: number;
  readonly least: number;
  readonly part: number;
  /** Such a part of them has a source, where there are so many. */
  readonly source: number;
  /** A given name is shown to hardly more families than these, in shares, this round's and those before it taken together. */
  readonly often: number;
  readonly worth: (name: Dealable) => number;
}

/** A name that may be dealt, with the points of its source, 0–1: a name is to have one where it is liked as much. */
interface Dealable extends ReadBehind {
  readonly sourced: number;
}

/** Names of two characters: for the first three places, for those to the tenth, and for all behind them. */
const PAIRS: Rounds = {
  lead: {
    hand: 3,
    shown: 3,
    marks: 4,
    least: 0.5,
    part: 0.8,
    source: 0,
    often: 0.018,
    // Who is glad of a name is known the better the more have read it; behind a surname that nobody is glad of, the best of its names are told by their odds.
    worth: ({ considered, glad, marks }) =>
      (2.5 * glad * marks) / (marks + 2) + considered / 2 + Math.log(glad / (1 - glad)) / 12,
  },
  early: {
    hand: 12,
    shown: 7,
    marks: 2,
    least: 0.4,
    part: 0.75,
    source: 0.2,
    often: 0.019,
    worth: ({ considered, glad, sourced }) => glad + considered + sourced / 10,
  },
  late: {
    hand: 30,
    shown: 23,
    marks: 1,
    least: 0.4,
    part: 0.24,
    source: 0.2,
    often: 0.0125,
    worth: ({ considered, sourced }) => considered + sourced / 10,
  },
};
/** Of names of one character few are liked, behind any surname: what leads is dealt, and may lead behind many. */
const SINGLES: Rounds = {
  lead: {
    hand: 3,
    shown: 3,
    marks: 4,
    least: 0.3,
    part: Number.POSITIVE_INFINITY,
    source: 0,
    often: 0.2,
    worth: ({ considered, glad }) => glad + considered,
  },
};
type Rounds = Partial<Readonly<Record<Deal, Round>>>;
/** The points of a source side by side. */
const MOST_SOURCE = 10;
/** A name has a source from such a part of these points on. */
const SOURCED = 0.6;
/** Half of all families have one of the commonest surnames: to these so many times as many are dealt. */
const FREELY = { surnames: 20, times: 3 } as const;
/** Of a surname's names of one round so many begin alike, and so many end alike: no two of a family's list begin alike. */
const ALIKE = { first: 2, second: 4 } as const;
/** So many names of a surname are better than a good one. */
const GOOD = 30;
const TURNS = 120;
/** What a name that is asked for too often costs more in each turn, in what it is worth, first and last. */
const PACE = { first: 0.06, last: 0.004 } as const;

/** A surname that names are dealt to. */
interface Player {
  readonly surname: string;
  readonly weight: number;
  /** The share that would consider a good name with it, 0–1. */
  readonly good: number;
  /** So many times as many names are dealt to it. */
  readonly times: number;
  readonly names: readonly Dealable[];
}

/** Of a given name, to which surnames it is dealt, and for which places. */
export type DealtTo = Readonly<Record<Deal, readonly string[]>>;

/**
 * Deals given names to surnames (派名): each surname gets those that readers like best with it, but none is shown to more than its share of families. What is asked for too often grows dearer
 * turn by turn, so that a surname leaves to others what it likes little more than the next (Bertsekas' auction). First those that lead, then those for the places behind them.
 */
export function dealtNames(read: readonly ReadBehind[], whom: "男" | "女"): ReadonlyMap<string, DealtTo> {
  const isPair = ({ given }: ReadBehind) => Array.from(given).length === 2;
  return new Map([
    ...dealtIn(PAIRS, read.filter(isPair), whom),
    ...dealtIn(
      SINGLES,
      read.filter((one) => !isPair(one)),
      whom,
    ),
  ]);
}

function dealtIn(rounds: Rounds, read: readonly ReadBehind[], whom: "男" | "女") {
  let players = [...Map.groupBy(read, ({ surname }) => surname)].map(
    ([surname, names]): Player => ({
      surname,
      good: names.map(({ considered }) => considered).sort((a, b) => b - a)[GOOD] ?? 1,
      weight: weightOf(surname),
      times: placeOf(surname) < FREELY.surnames ? FREELY.times : 1,
      names: proposable(names, surname, whom),
    }),
  );
  const dealt = new Map<string, Record<Deal, string[]>>();
  let often: ReadonlyMap<string, number> = new Map();
  for (const deal of ["lead", "early", "late"] as const) {
    const round = rounds[deal];
    if (round === undefined) continue;
    const hands = handsOf(players, round, often);
    for (const [{ surname }, hand] of hands)
      for (const { given } of hand) {
        const own = dealt.get(given) ?? { lead: [], early: [], late: [] };
        own[deal].push(surname);
        dealt.set(given, own);
      }
    often = oftenIn(hands, round, often);
    players = [...hands].map(([player, hand]) => ({
      ...player,
      names: player.names.filter((one) => !hand.includes(one)),
    }));
  }
  return dealt;
}

type Hands = ReadonlyMap<Player, readonly Dealable[]>;

/** What each player has when nobody leaves anything to others any more; some names are shown so often already. */
function handsOf(players: readonly Player[], round: Round, before: ReadonlyMap<string, number>): Hands {
  const prices = new Map<string, number>();
  const able = players.map((player) => ({ ...player, names: worthyOf(player, round) }));
  let hands: Hands = new Map();
  for (let turn = 0; turn < TURNS; turn++) {
    hands = new Map(players.map((player, at) => [player, handOf(able[at] ?? player, round, prices)]));
    const often = oftenIn(hands, round, before);
    const pace = PACE.first * (PACE.last / PACE.first) ** (turn / (TURNS - 1));
    for (const given of new Set([...often.keys(), ...prices.keys()])) {
      const more = Math.log2(Math.max(0.001, often.get(given) ?? 0) / round.often);
      prices.set(given, Math.max(0, (prices.get(given) ?? 0) + pace * Math.max(-1, Math.min(1, more))));
    }
  }
  return hands;
}

/** To what share of families each given name is shown then, with what they are shown already. */
function oftenIn(
  hands: Hands,
  { shown }: Round,
  before: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const often = new Map(before);
  for (const [{ weight }, hand] of hands)
    for (const { given } of hand)
      often.set(given, (often.get(given) ?? 0) + weight * Math.min(1, shown / hand.length));
  return often;
}

/** What a surname may be dealt: what enough readers take with it, or, where few like the surname itself, take more or less as they take its good names. */
const worthyOf = ({ good, names }: Player, { least, marks, part }: Round): readonly Dealable[] =>
  names.filter((one) => one.marks >= marks && one.considered >= Math.min(least, part * good));

/** The names that a surname takes at these prices. */
function handOf(
  { names, times }: Player,
  { hand, source, worth }: Round,
  prices: ReadonlyMap<string, number>,
): readonly Dealable[] {
  const alike = new Map<string, number>();
  const taken = new Set<Dealable>();
  const best = names
    .map((one) => ({ one, left: worth(one) - (prices.get(one.given) ?? 0) }))
    .sort((a, b) => b.left - a.left)
    .map(({ one }) => one);
  const sourced = best.filter((one) => one.sourced >= SOURCED);
  for (const one of [...sourced.slice(0, source * times * hand), ...best]) {
    if (taken.size === times * hand) break;
    if (taken.has(one)) continue;
    const [first = "", second = ""] = one.given;
    const begin = alike.get(`${first}_`) ?? 0;
    const end = alike.get(`_${second}`) ?? 0;
    if (begin === ALIKE.first * Math.max(1, times - 1) || end === ALIKE.second * times) continue;
    alike.set(`${first}_`, begin + 1);
    alike.set(`_${second}`, end + 1);
    taken.add(one);
  }
  return [...taken];
}

/** Those that the engine proposes behind the surname once they are graded. */
function proposable(names: readonly ReadBehind[], surname: string, whom: "男" | "女"): readonly Dealable[] {
  const house = householdOf(
    familyOf({ surname, sex: whom === "男" ? "male" : "female", chart: null, length: "any" }),
  );
  return names.flatMap((name) => {
    const facts = Array.from(name.given, factsOf);
    if (barOf(house, facts, OTHER_BARS) !== null) return [];
    return [{ ...name, sourced: sourcePoints(facts, null) / MOST_SOURCE }];
  });
}

const OTHER_BARS = BARS.filter((bar) => bar !== "ungraded");

/** What share of all families a surname stands for, as readings draw them (families.ts): the commonest alike, and the rest together an eighth. */
const weightOf = (surname: string): number =>
  placeOf(surname) < COMMON.surnames ? COMMON.share / COMMON.surnames : (1 - COMMON.share) / COMMON.others;
const COMMON = { surnames: 200, share: 7 / 8, others: 60 } as const;
/** The place of a surname among the commonest, from 0; those not in the list come last. */
const placeOf = (surname: string): number => (COMMONEST.indexOf(surname) + 1 || Infinity) - 1;
const COMMONEST = Array.from(singleSurnames);
