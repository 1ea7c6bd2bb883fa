import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
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
  const isDue = and(
    eq(outbox.state, "todo"),
    lte(outbox.nextAt, isoOf(till.now)),
    about && isAbout(about, till),
    isOpen(orderIn, till),
  );
  const due = await till.db.select().from(outbox).where(isDue).orderBy(asc(outbox.nextAt)).limit(most);
  for (const promised of due) {
    const claimed = await claim(promised, till);
    if (claimed !== null) await keep(claimed, till, by);
  }
  return due.length === most;
}

/** What a promise is about, if that is an order's. */
export const orderIn = sql`iif(${outbox.kind} = 'sms', '', ${outbox.ref})`;

/** Promises about these orders, and refunds of these payments. */
const isAbout = (about: readonly string[], { db }: Till) =>
  or(
    inArray(outbox.ref, [...about]),
    inArray(
      outbox.ref,
      db
        .select({ ref: refunds.refundNo })
        .from(refunds)
        .where(inArray(refunds.outTradeNo, [...about])),
    ),
  );

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

const itself = ({ kind, ref }: Promised) => and(eq(outbox.kind, kind), eq(outbox.ref, ref));

/** Takes a promise as it stands now; null where another run has it. */
async function claim(promised: Promised, { db, now }: Till): Promise<Promised | null> {
  const { tries } = promised;
  const [claimed] = await db
    .update(outbox)
    .set({ tries: tries + 1, nextAt: isoOf(now + waitAfter(tries) * MINUTE_MS) })
    .where(and(itself(promised), eq(outbox.state, "todo"), eq(outbox.tries, tries)))
    .returning();
  return claimed ?? null;
}

/** One that was promised again while it was being kept is still to be done. */
async function markKept(promised: Promised, { db, now }: Till): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "done", doneAt: isoOf(now) })
    .where(and(itself(promised), eq(outbox.state, "todo"), eq(outbox.renewed, promised.renewed)));
}

async function isKept(promised: Promised, { db }: Till): Promise<boolean> {
  const [row] = await db.select({ state: outbox.state }).from(outbox).where(itself(promised)).limit(1);
  return row?.state === "done";
}
