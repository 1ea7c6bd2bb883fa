import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { type DeskLog, type DeskLogParams, type DeskVerb, VERBS_OF } from "#functions/contract/desk/desk.ts";
import { beijingMidnight, DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { allOf } from "#functions/origin/store/spread/everywhere.ts";
import { deskLog } from "#functions/origin/store/tables/desk.ts";
import type { Clerk, Context } from "#functions/origin/visit.ts";

/** An act (动作): what was done to what, and why. */
export interface Act {
  verb: DeskVerb;
  subject: string;
  reason: string | null;
}

const LINES = 50;

type Line = Pick<typeof deskLog.$inferSelect, "at" | "who" | "verb" | "subject">;
const placeOf = ({ at, who, verb, subject }: Line) => `desk-log ${at} ${who} ${verb} ${subject}`;

/**
 * Makes the statement that writes the line of the log about an act. It belongs in the act's own batch, right
 * after the statement that changes something: it writes only where that has changed a row, so that every act
 * has a line and every line an act.
 */
export async function logLine({ verb, subject, reason }: Act, { db, env, now, who }: Clerk) {
  const line: Line = { at: isoOf(now), who, verb, subject };
  const sealed = reason === null ? null : await seal(reason, placeOf(line), env.DATA_KEYS);
  const said = db
    .select({
      nth: sql<number>`null`.as("nth"),
      at: sql<string>`${line.at}`.as("at"),
      who: sql<string>`${who}`.as("who"),
      verb: sql<DeskVerb>`${verb}`.as("verb"),
      subject: sql<string>`${subject}`.as("subject"),
      reason: sql<string | null>`${sealed}`.as("reason"),
    })
    .from(sql`(select 1)`)
    .where(sql`changes() > 0`);
  // Not the statement itself: it is a thenable, and a promise of it would run it.
  return () => db.insert(deskLog).select(said);
}

/** A line of the log as it is read, and the database that it stands in: its act was done there. */
export interface Logged {
  line: Omit<DeskLog["entries"][number], "order">;
  there: Context;
}

/** Lines of the log, newest first, of a day, a person or a kind of act; `before` a line, of many databases a moment in ms. */
export async function readLines(
  { before, ...among }: DeskLogParams,
  context: Context,
): Promise<{ lines: Logged[]; more: number | null }> {
  const isSpread = context.shards !== undefined;
  const older =
    before === undefined ? undefined : isSpread ? lt(deskLog.at, isoOf(before)) : lt(deskLog.nth, before);
  const logs = await allOf(context, async (there) => {
    const rows = await there.db
      .select()
      .from(deskLog)
      .where(and(older, isAmong(among)))
      .orderBy(desc(isSpread ? deskLog.at : deskLog.nth))
      .limit(isSpread ? 2 * LINES : LINES + 1);
    return rows.map((row) => ({ row, there }));
  });
  const found = logs.flat();
  const shown = isSpread ? newestOf(found) : found.slice(0, LINES);
  const last = shown.at(-1)?.row;
  const isMore = last !== undefined && shown.length < found.length;
  const lines = shown.map(async ({ row, there }) => ({ line: await opened(row, there), there }));
  return {
    lines: await Promise.all(lines),
    more: isMore ? (isSpread ? Date.parse(last.at) : last.nth) : null,
  };
}

/** Why each of these things was done (原因), by its subject. */
export async function reasonsOf(subjects: readonly string[], context: Context): Promise<Map<string, string>> {
  const rows = await context.db.select().from(deskLog).where(inArray(deskLog.subject, subjects));
  const lines = await Promise.all(rows.map((row) => opened(row, context)));
  return new Map(lines.flatMap(({ subject, reason }) => (reason === null ? [] : [[subject, reason]])));
}

/** The condition for the lines of a day in Beijing, a person, a kind of act. */
const isAmong = ({ on, who, of }: Omit<DeskLogParams, "before">) =>
  and(
    on === undefined ? undefined : gte(deskLog.at, isoOf(beijingMidnight(on))),
    on === undefined ? undefined : lt(deskLog.at, isoOf(beijingMidnight(on) + DAY_MS)),
    who === undefined ? undefined : eq(deskLog.who, who),
    of === undefined ? undefined : inArray(deskLog.verb, [...VERBS_OF[of]]),
  );

type Row = typeof deskLog.$inferSelect;

/** The newest of many databases, by their time; lines of one moment stay together, for the next page begins before it. */
function newestOf<F extends { row: Row }>(found: F[]): F[] {
  found.sort((a, b) => b.row.at.localeCompare(a.row.at));
  const last = found.slice(0, LINES).at(-1)?.row.at ?? "";
  return found.filter(({ row }) => row.at >= last);
}

/** Lines that are looked at for who has done anything of late. */
const LATELY = 1000;

/** Who has done anything at the desk of late. */
export async function readPeople(context: Context): Promise<string[]> {
  const said = await allOf(context, async ({ db }) =>
    db.select({ who: deskLog.who }).from(deskLog).orderBy(desc(deskLog.nth)).limit(LATELY),
  );
  return [...new Set(said.flat().map(({ who }) => who))].sort();
}

/** A line with its reason as it was written. */
export async function opened(row: Row, { env }: Context): Promise<Logged["line"]> {
  return { ...row, reason: row.reason && (await readReason(row.reason, row, env)) };
}

/** A reason that can't be opened, as its key is gone, is replaced: the other lines can still be read. */
async function readReason(sealed: string, line: Line, env: Context["env"]): Promise<string> {
  const said = await open(sealed, placeOf(line), env.DATA_KEYS).catch(() => null);
  return v.is(v.string(), said) ? said : "（原因读不出来了）";
}
