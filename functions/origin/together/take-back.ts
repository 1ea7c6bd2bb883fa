import { and, eq, exists, isNull, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { Failure } from "#functions/origin/failure.ts";
import { duetRounds, duets } from "#functions/origin/store/tables/together.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { type DuetState, pairOf } from "./duet-view.ts";
import { allRounds, firstRounds, otherOf, type Side } from "./rounds.ts";

export const MOVED = "这一组刚才已经选过了，请看现在的这一组。";
const OVER = "结果已经出来了，不能再退回。";

interface Asked {
  nth: number;
  left: number;
  right: number;
}

interface Chooser {
  sn: string;
  side: Side;
  state: DuetState;
}

/**
 * Takes a side's last answer back (退回上一对): its pair is asked again, and then the one that stood there, whatever is
 * answered: who steps to and fro is shown no more pairs, by which the other's choices could be read. It names the round,
 * so that a second press takes back no more. Not once there is a result: who has seen it no longer chooses blind.
 */
export async function takeBack(
  { nth, left, right }: Asked,
  { sn, side, state }: Chooser,
  { db }: Visit,
): Promise<void> {
  const own = state.rounds[side];
  if (state.done) throw new Failure("STATE_CONFLICT", {}, OVER);
  if (nth > own.length) return;
  const last = own[nth - 1];
  if (nth < own.length || last?.left !== left || last.right !== right)
    throw new Failure("STATE_CONFLICT", {}, MOVED);
  await keepPair(nth + 1, { sn, side, state }, db);
  // Asked once more where it is written: an answer to the next round, or the end, may have come since.
  const rounds = alias(duetRounds, "others");
  const answered = (by: Side, at: number) =>
    db
      .select({ nth: rounds.nth })
      .from(rounds)
      .where(and(eq(rounds.sn, sn), eq(rounds.side, by), eq(rounds.nth, at), ne(rounds.answer, "back")));
  const all = allRounds(state.names.length);
  const open = db
    .select({ sn: duets.sn })
    .from(duets)
    .where(and(eq(duets.sn, sn), isNull(duets.finishedAt)));
  const round = and(eq(duetRounds.sn, sn), eq(duetRounds.side, side), eq(duetRounds.nth, nth));
  const next = nth < all ? answered(side, nth + 1) : answered(otherOf(side), all);
  await db
    .update(duetRounds)
    .set({ answer: "back" })
    .where(and(round, exists(open), notExists(next)));
}

/** Keeps the pair that stands at a round, to be asked there again; among the first ones it is the same anyway. */
async function keepPair(nth: number, { sn, side, state }: Chooser, db: Visit["db"]): Promise<void> {
  const pair = nth <= firstRounds(state.names.length) ? null : pairOf(state, side);
  if (pair === null) return;
  const kept = { sn, side, nth, left: pair[0], right: pair[1], answer: "back" } as const;
  await db.insert(duetRounds).values(kept).onConflictDoNothing();
}
