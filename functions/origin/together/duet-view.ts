import { asc, eq } from "drizzle-orm";
import type { NameCard } from "#functions/contract/names/name-card.ts";
import type { Duet, DuetAnswer, PlainName } from "#functions/contract/together/duet.ts";
import { Failure } from "#functions/origin/failure.ts";
import { duetRounds, duets } from "#functions/origin/store/tables/together.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { openNames, plain } from "./plain-names.ts";
import {
  allRounds,
  firstRounds,
  nextPair,
  otherOf,
  type Pair,
  type RoundsOf,
  type Side,
  type Standing,
  standings,
} from "./rounds.ts";
import type { Round } from "./taste.ts";

/** Names that the end of a duet shows, at most. */
const MOST_FOUND = 3;

/** A duet as it is stored (两人分头选). */
export interface DuetState {
  names: readonly string[];
  partnerId: string | null;
  rounds: RoundsOf;
  /** Pairs whose answers were taken back (退回), in the order in which they are asked again. */
  again: Readonly<Record<Side, readonly Pair[]>>;
  /** Both are through, or who ordered has ended it. */
  done: boolean;
}

export const NO_DUET = {
  ...{ side: "owner", state: "none", own: "absent", other: "absent", count: 0 },
  ...{ round: null, back: null, found: null },
} as const satisfies Partial<Duet>;

/** The duet of an order; null where there is none. */
export async function readDuet(sn: string, visit: Visit): Promise<DuetState | null> {
  const { db } = visit;
  const [row] = await db.select().from(duets).where(eq(duets.sn, sn)).limit(1);
  if (row === undefined) return null;
  const names = await openNames(row.names, `${sn} duet`, visit);
  const all = await db.select().from(duetRounds).where(eq(duetRounds.sn, sn)).orderBy(asc(duetRounds.nth));
  const [owner, partner] = [partedOf("owner", all), partedOf("partner", all)];
  const rounds = { owner: owner.answered, partner: partner.answered };
  const again = { owner: owner.again, partner: partner.again };
  const most = allRounds(names.length);
  const done = row.finishedAt !== null || (rounds.owner.length >= most && rounds.partner.length >= most);
  return { names, partnerId: row.partnerId, rounds, again, done };
}

/** A side's rounds up to the first that was taken back, and the pairs from there on. */
function partedOf(side: Side, all: readonly (typeof duetRounds.$inferSelect)[]) {
  const answered: Round[] = [];
  const again: Pair[] = [];
  for (const { left, right, answer, ...round } of all) {
    if (round.side !== side) continue;
    if (answer === "back" || again.length > 0) again.push([left, right]);
    else answered.push({ left, right, answer });
  }
  return { answered, again };
}

/**
 * The pair of a side's next round; null where there is none for now. What was taken back is asked again as it was, and
 * whoever took back a round has still seen it: the other goes on.
 */
export function pairOf({ names, rounds, again }: DuetState, side: Side): Pair | null {
  const other = otherOf(side);
  return again[side][0] ?? nextPair(names.length, rounds, side, rounds[other].length + again[other].length);
}

interface Viewed {
  sn: string;
  side: Side;
  invite: string | null;
  state: DuetState;
}

/** A duet as one of the two sees it: never what the other said, and at the end only names that both like. */
export function viewOf({ sn, side, invite, state }: Viewed, cards: readonly NameCard[]): Duet {
  const { names, rounds, done } = state;
  const known = new Map(cards.map((card) => [card.given, plain(card)]));
  const nameAt = (place: number): PlainName => {
    const name = known.get(names[place] ?? "");
    if (name === undefined) throw new Failure("STATE_CONFLICT");
    return name;
  };
  const nth = rounds[side].length;
  const count = names.length;
  const pair = done ? null : pairOf(state, side);
  const last = rounds[side][nth - 1];
  const seen = ([left, right]: Pair) => ({
    left: { place: left, name: nameAt(left) },
    right: { place: right, name: nameAt(right) },
  });
  const after = (asked: Pair, answer: DuetAnswer) => {
    const next = pairAfter(asked, answer, state, side);
    return next && seen(next);
  };
  return {
    ...{ sn, side, invite, count, state: done ? "done" : "open" },
    own: progressOf(side, state),
    other: progressOf(otherOf(side), state),
    round: pair && {
      ...{ nth: nth + 1, of: allRounds(count), ...seen(pair) },
      ahead: {
        ...{ left: after(pair, "left"), right: after(pair, "right") },
        ...{ both: after(pair, "both"), neither: after(pair, "neither") },
      },
    },
    back: done || last === undefined ? null : { nth, left: last.left, right: last.right },
    found: done ? foundFor(side, state, nameAt) : null,
  };
}

/** The pair that would be asked for after this one was answered so. */
function pairAfter([left, right]: Pair, answer: DuetAnswer, state: DuetState, side: Side): Pair | null {
  const rounds = { ...state.rounds, [side]: [...state.rounds[side], { left, right, answer }] };
  const again = { ...state.again, [side]: state.again[side].slice(1) };
  return pairOf({ ...state, rounds, again }, side);
}

function progressOf(side: Side, state: DuetState): Duet["own"] {
  const { names, rounds, partnerId } = state;
  if (rounds[side].length >= allRounds(names.length)) return "done";
  if (side === "partner" && partnerId === null) return "absent";
  return pairOf(state, side) === null ? "waiting" : "choosing";
}

/** What came of it. The other parent, who had not seen all names when it was ended, is shown none. */
function foundFor(
  side: Side,
  { names, rounds }: DuetState,
  nameAt: (place: number) => PlainName,
): Duet["found"] {
  const count = names.length;
  const together = rounds.partner.length >= firstRounds(count);
  if (!together && side === "partner") return { together, names: [] };
  const isFound = ({ owner, partner }: Standing) => owner.liked && (!together || partner.liked);
  const found = standings(count, rounds, !together).filter(isFound).slice(0, MOST_FOUND);
  return {
    together,
    names: found.map((each) => ({
      ...nameAt(each.place),
      own: each[side].rank,
      other: together ? each[otherOf(side)].rank : null,
    })),
  };
}
