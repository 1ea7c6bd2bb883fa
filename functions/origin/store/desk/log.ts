import { desc, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import type { DeskLog, DeskVerb } from "#functions/contract/desk/desk.ts";
import { isoOf } from "#functions/contract/values/time.ts";
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

/** Lines of the log, newest first; `before` a line. */
export async function readLog(before: number | null, context: Context): Promise<DeskLog> {
  if (context.shards !== undefined) return readLogs(before, context);
  const older = before === null ? undefined : lt(deskLog.nth, before);
  const rows = await context.db
    .select()
    .from(deskLog)
    .where(older)
    .orderBy(desc(deskLog.nth))
    .limit(LINES + 1);
  const shown = rows.slice(0, LINES);
  return {
    entries: await opened(shown, context),
    more: rows.length > LINES ? (shown.at(-1)?.nth ?? null) : null,
  };
}

/** The lines of many databases, by their time: a line stands beside the act that it is about. `before` is a moment, in ms. */
async function readLogs(before: number | null, context: Context): Promise<DeskLog> {
  const older = before === null ? undefined : lt(deskLog.at, isoOf(before));
  const logs = await allOf(context, async ({ db }) =>
    db
      .select()
      .from(deskLog)
      .where(older)
      .orderBy(desc(deskLog.at))
      .limit(2 * LINES),
  );
  const rows = logs.flat().sort((a, b) => b.at.localeCompare(a.at));
  const last = rows.slice(0, LINES).at(-1);
  // Lines of one moment stay together, for the next page begins before it.
  const shown = rows.filter(({ at }) => last !== undefined && at >= last.at);
  const isMore = last !== undefined && shown.length < rows.length;
  return { entries: await opened(shown, context), more: isMore ? Date.parse(last.at) : null };
}

const opened = (rows: readonly (typeof deskLog.$inferSelect)[], { env }: Context) =>
  Promise.all(
    rows.map(async (row) => ({ ...row, reason: row.reason && (await readReason(row.reason, row, env)) })),
  );

/** A reason that can't be opened, as its key is gone, is replaced: the other lines can still be read. */
async function readReason(sealed: string, line: Line, env: Context["env"]): Promise<string> {
  const said = await open(sealed, placeOf(line), env.DATA_KEYS).catch(() => null);
  return v.is(v.string(), said) ? said : "（原因读不出来了）";
}
