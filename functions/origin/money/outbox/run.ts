import { and, asc, eq, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import type { Till } from "#functions/origin/money/till.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { fixed, shaped } from "#functions/origin/store/statements/fixed.ts";
import { outbox, refunds } from "#functions/origin/store/tables/payments.ts";

type Promised = typeof outbox.$inferSelect;

const LONGEST_WAIT_MIN = 360;
/** After so many tries in vain (some two hours) a person is told. */
const TRIES_BEFORE_DESK = 8;

/** Minutes to wait after the n-th try: 1, 2, 4 …, six hours at most. */
const waitAfter = (tries: number): number => Math.min(2 ** tries, LONGEST_WAIT_MIN);

/** How a kind of promise is kept. */
interface Keeper {
  /** True once it is kept. It may run again, and twice at the same time. */
  keep: (ref: string, till: Till) => Promise<boolean>;
  /** Tells a person of one that was tried so often in vain. */
  tellDesk?: (ref: string, tries: number, till: Till) => Promise<void>;
}
export type Keepers = Readonly<Record<Promised["kind"], Keeper>>;

/**
 * Keeps promises that are due (发件箱): after a commit, and by the cron for those left over. A try is counted
 * before it is made, so that a promise which kills the Worker waits like any other. `about` narrows it to the
 * promises of these orders and payments. True where more may be due.
 */
export async function runOutbox(
  till: Till,
  { by, most = 10, about }: { by: Keepers; most?: number; about?: readonly string[] },
): Promise<boolean> {
  const dueNow = about === undefined ? allDue : dueAbout;
  const values = { now: isoOf(till.now), most, about: JSON.stringify(about ?? []) };
  const due = await dueNow(till.shards !== undefined)(till.db, values);
  for (const promised of due) {
    const claimed = await claim(promised, till);
    if (claimed !== null) await keep(claimed, till, by);
  }
  return due.length === most;
}

/** What a promise is about, if that is an order's. */
export const orderIn = sql`iif(${outbox.kind} = 'sms', '', ${outbox.ref})`;

/** Promises about orders, and refunds of payments: a list of their numbers. */
const isAbout = (about: SQL, db: Database) => {
  const listed = sql`(select value from json_each(${about}))`;
  const back = db
    .select({ ref: refunds.refundNo })
    .from(refunds)
    .where(sql`${refunds.outTradeNo} in ${listed}`);
  return or(sql`${outbox.ref} in ${listed}`, inArray(outbox.ref, back));
};

/** Promises that are due, the longest first; where there is more than one database, or the one. */
const dueBy = (which: (about: SQL, db: Database) => SQL | undefined) =>
  shaped((isMany: boolean) =>
    fixed(["now", "most", "about"], ({ now, about }, db) => {
      const isHere = isOpen(orderIn, { shards: isMany || undefined });
      return db
        .select()
        .from(outbox)
        .where(and(eq(outbox.state, "todo"), lte(outbox.nextAt, now), which(about, db), isHere))
        .orderBy(asc(outbox.nextAt))
        .limit(sql.placeholder("most"));
    }),
  );
const allDue = dueBy(() => undefined);
const dueAbout = dueBy(isAbout);

async function keep(promised: Promised, till: Till, by: Keepers): Promise<void> {
  const { kind, ref } = promised;
  const { keep: keepIt, tellDesk } = by[kind];
  try {
    if (await keepIt(ref, till)) await markKept(promised, till);
  } catch (error) {
    logFault(`outbox.${kind}`, error);
  }
  if (tellDesk === undefined || promised.tries !== TRIES_BEFORE_DESK) return;
  if (!(await isKept(promised, till))) await tellDesk(ref, TRIES_BEFORE_DESK, till);
}

const itself = ({ kind, ref }: Pick<Promised, "kind" | "ref"> | { kind: SQL; ref: SQL }) =>
  and(sql`${outbox.kind} = ${kind}`, sql`${outbox.ref} = ${ref}`);

const claiming = fixed(
  ["kind", "ref", "before", "tries", "nextAt"],
  ({ kind, ref, before, tries, nextAt }, db) =>
    db
      .update(outbox)
      .set({ tries, nextAt })
      .where(and(itself({ kind, ref }), eq(outbox.state, "todo"), eq(outbox.tries, before)))
      .returning(),
);

/** Takes a promise as it stands now; null where another run has it. */
async function claim({ kind, ref, tries }: Promised, { db, now }: Till): Promise<Promised | null> {
  const nextAt = isoOf(now + waitAfter(tries) * MINUTE_MS);
  const [claimed] = await claiming(db, { kind, ref, before: tries, tries: tries + 1, nextAt });
  return claimed ?? null;
}

const keeping = fixed(["kind", "ref", "renewed", "at"], ({ kind, ref, renewed, at }, db) =>
  db
    .update(outbox)
    .set({ state: "done", doneAt: at })
    .where(and(itself({ kind, ref }), eq(outbox.state, "todo"), eq(outbox.renewed, renewed))),
);

/** One that was promised again while it was being kept is still to be done. */
async function markKept({ kind, ref, renewed }: Promised, { db, now }: Till): Promise<void> {
  await keeping(db, { kind, ref, renewed, at: isoOf(now) });
}

async function isKept(promised: Promised, { db }: Till): Promise<boolean> {
  const [row] = await db.select({ state: outbox.state }).from(outbox).where(itself(promised)).limit(1);
  return row?.state === "done";
}
