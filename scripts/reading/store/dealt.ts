import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { barOf } from "#functions/naming/person/generate/proposable.ts";
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
  /** A surname gets so many names, and at least so many whoever else asks for them. */
  readonly most: number;
  readonly fewest: number;
  /** What so many readers read with the surname, and such a share of them would consider. */
  readonly marks: number;
  readonly least: number;
  /** A given name is shown to hardly more families than these, in shares; of those of a surname that has it such a share sees it. */
  readonly often: number;
  readonly seen: number;
  readonly worth: (name: Dealable) => number;
}

/** A name that may be dealt, with the points of its source, 0–1: a name is to have one where it is liked as much. */
interface Dealable extends ReadBehind {
  readonly sourced: number;
}

/** Names of two characters: for the first three places, for those to the tenth, and for all behind them. */
const PAIRS: Rounds = {
  lead: {
    most: 3,
    fewest: 3,
    marks: 5,
    least: 0.5,
    often: 0.02,
    seen: 1,
    // Who is glad of a name is known the better the more have read it.
    worth: ({ considered, glad, marks }) => (3 * glad * marks) / (marks + 2) + considered / 2,
  },
  early: {
    most: 12,
    fewest: 12,
    marks: 1,
    least: 0.4,
    often: 0.02,
    seen: 1 / 2,
    worth: ({ considered, glad, sourced }) => glad + considered + sourced / 5,
  },
  late: {
    most: 66,
    fewest: 30,
    marks: 1,
    least: 0.4,
    often: 0.01,
    seen: 1 / 2,
    worth: ({ considered, sourced }) => considered + sourced / 5,
  },
};
/** Of names of one character few are liked, behind any surname: what leads is dealt, and may lead behind many. */
const SINGLES: Rounds = {
  lead: {
    most: 3,
    fewest: 3,
    marks: 4,
    least: 0.3,
    often: 0.2,
    seen: 1,
    worth: ({ considered, glad }) => glad + considered,
  },
};
type Rounds = Partial<Readonly<Record<Deal, Round>>>;
/** The points of a source side by side. */
const MOST_SOURCE = 10;
/** Half of all families have one of the commonest surnames: to these so many times as many are dealt. */
const FREELY = { surnames: 20, times: 3 } as const;
/** Of a surname's names of one round so many begin alike, and so many end alike: no two of a family's list begin alike. */
const ALIKE = { first: 2, second: 4 } as const;
const TURNS = 60;
/** What a name that is asked for too often costs more in each turn, in what it is worth, first and last. */
const PACE = { first: 0.03, last: 0.005 } as const;

/** A surname that names are dealt to. */
interface Player {
  readonly surname: string;
  readonly weight: number;
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
      weight: weightOf(surname),
      names: proposable(names, surname, whom),
    }),
  );
  const dealt = new Map<string, Record<Deal, string[]>>();
  const often = new Map<string, number>();
  for (const deal of ["lead", "early", "late"] as const) {
    const round = rounds[deal];
    if (round === undefined) continue;
    const hands = handsOf(players, round, often);
    for (const [{ surname, weight }, hand] of hands)
      for (const { given } of hand) {
        const own = dealt.get(given) ?? { lead: [], early: [], late: [] };
        own[deal].push(surname);
        dealt.set(given, own);
        often.set(given, (often.get(given) ?? 0) + weight * round.seen);
      }
    players = [...hands].map(([player, hand]) => ({
      ...player,
      names: player.names.filter((one) => !hand.includes(one)),
    }));
  }
  return dealt;
}

/** What each player has when nobody leaves anything to others any more; some names are shown so often already. */
function handsOf(
  players: readonly Player[],
  round: Round,
  before: ReadonlyMap<string, number>,
): ReadonlyMap<Player, readonly Dealable[]> {
  const prices = new Map<string, number>();
  let hands = new Map<Player, readonly Dealable[]>();
  for (let turn = 0; turn < TURNS; turn++) {
    hands = new Map(players.map((player) => [player, handOf(player, round, prices)]));
    const often = new Map<string, number>();
    for (const [{ weight }, hand] of hands)
      for (const { given } of hand)
        often.set(given, (often.get(given) ?? before.get(given) ?? 0) + weight * round.seen);
    const pace = PACE.first + ((PACE.last - PACE.first) * turn) / (TURNS - 1);
    for (const given of new Set([...often.keys(), ...prices.keys()])) {
      const more = Math.log2(Math.max(0.01, often.get(given) ?? 0) / round.often);
      prices.set(given, Math.max(0, (prices.get(given) ?? 0) + pace * Math.max(-1, Math.min(1, more))));
    }
  }
  return hands;
}

/** The names that a surname takes at these prices. */
function handOf(
  { names, surname }: Player,
  { fewest, least, marks, most, worth }: Round,
  prices: ReadonlyMap<string, number>,
): readonly Dealable[] {
  const times = placeOf(surname) < FREELY.surnames ? FREELY.times : 1;
  const cost = ({ given }: Dealable) => prices.get(given) ?? 0;
  const alike = new Map<string, number>();
  const hand: Dealable[] = [];
  const left = names.filter((one) => one.marks >= marks && one.considered >= least);
  for (const one of left.sort((a, b) => worth(b) - cost(b) - worth(a) + cost(a))) {
    if (hand.length === times * most) break;
    if (hand.length >= times * fewest && one.considered - cost(one) < least) break;
    const [first = "", second = ""] = one.given;
    const begin = alike.get(`${first}_`) ?? 0;
    const end = alike.get(`_${second}`) ?? 0;
    if (begin === ALIKE.first || end === ALIKE.second) continue;
    alike.set(`${first}_`, begin + 1);
    alike.set(`_${second}`, end + 1);
    hand.push(one);
  }
  return hand;
}

/** Those that the engine proposes behind the surname. */
function proposable(names: readonly ReadBehind[], surname: string, whom: "男" | "女"): readonly Dealable[] {
  const house = householdOf(
    familyOf({ surname, sex: whom === "男" ? "male" : "female", chart: null, length: "any" }),
  );
  return names.flatMap((name) => {
    const facts = Array.from(name.given, factsOf);
    if (barOf(house, facts) !== null) return [];
    return [{ ...name, sourced: sourcePoints(facts, null) / MOST_SOURCE }];
  });
}

/** What share of all families a surname stands for, as readings draw them (families.ts): the commonest alike, and the rest together an eighth. */
const weightOf = (surname: string): number =>
  placeOf(surname) < COMMON.surnames ? COMMON.share / COMMON.surnames : (1 - COMMON.share) / COMMON.others;
const COMMON = { surnames: 200, share: 7 / 8, others: 60 } as const;
/** The place of a surname among the commonest, from 0; those not in the list come last. */
const placeOf = (surname: string): number => (COMMONEST.indexOf(surname) + 1 || Infinity) - 1;
const COMMONEST = Array.from(singleSurnames);
