import { and, asc, eq, inArray, lte, or } from "drizzle-orm";
import { statesBefore } from "../orders/transitions.ts";
import { deliver } from "../reports/deliver.ts";
import { orders, outbox, refunds } from "../store/tables.ts";
import { logFault } from "./log-fault.ts";
import { reportRefund, sendRefund } from "./send-refund.ts";
import type { Till } from "./till.ts";

type Promised = typeof outbox.$inferSelect;

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MIN = 360;
/** After so many tries in vain (some four hours) a person is told of a refund. */
const TRIES_BEFORE_DESK = 8;

/** Minutes to wait after the n-th try: 1, 2, 4 …, six hours at most. */
export const waitAfter = (tries: number): number => Math.min(2 ** tries, LONGEST_WAIT_MIN);

/** How each kind of promise is kept; true once it is. Each may run again, and at the same time. */
export type Keepers = Readonly<Record<Promised["kind"], (ref: string, till: Till) => Promise<boolean>>>;

export const keepers: Keepers = {
  deliver: async (sn, till) => {
    const [order] = await till.db
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.sn, sn))
      .limit(1);
    // An order that is being refunded or erased is owed no report.
    if (order !== undefined && statesBefore("delivered").includes(order.status)) await deliver(sn, till);
    return true;
  },
  refund: async (refundNo, till) => (await sendRefund(refundNo, till)) === "done",
};

/**
 * Keeps promises that are due (发件箱): after a commit, and by the cron for what that run did not get to. A try is counted
 * before it is made, so that one which kills the Worker waits like any other. `about` narrows it to orders and payments by their numbers.
 */
export async function runOutbox(
  till: Till,
  { most = 10, about, by = keepers }: { most?: number; about?: readonly string[]; by?: Keepers } = {},
): Promise<void> {
  const isDue = and(
    eq(outbox.state, "todo"),
    lte(outbox.nextAt, new Date(till.now).toISOString()),
    about && isAbout(about, till),
  );
  const due = await till.db.select().from(outbox).where(isDue).orderBy(asc(outbox.nextAt)).limit(most);
  for (const promised of due) {
    if (await claim(promised, till)) await keep(promised, till, by);
  }
}

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
  try {
    if (await by[kind](ref, till)) await markKept(promised, till);
  } catch (error) {
    logFault(`outbox.${kind}`, error);
  }
  if (kind === "refund" && promised.tries + 1 === TRIES_BEFORE_DESK) {
    if (!(await isKept(promised, till)))
      await reportRefund(ref, `退款 ${TRIES_BEFORE_DESK} 次未成，请到支付平台核对`, till);
  }
}

const itself = ({ kind, ref }: Promised) => and(eq(outbox.kind, kind), eq(outbox.ref, ref));

async function claim(promised: Promised, { db, now }: Till): Promise<boolean> {
  const { tries } = promised;
  const claimed = await db
    .update(outbox)
    .set({ tries: tries + 1, nextAt: new Date(now + waitAfter(tries) * MINUTE_MS).toISOString() })
    .where(and(itself(promised), eq(outbox.state, "todo"), eq(outbox.tries, tries)))
    .returning({ ref: outbox.ref });
  return claimed.length > 0;
}

async function markKept(promised: Promised, { db, now }: Till): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "done", doneAt: new Date(now).toISOString() })
    .where(and(itself(promised), eq(outbox.state, "todo")));
}

async function isKept(promised: Promised, { db }: Till): Promise<boolean> {
  const [row] = await db.select({ state: outbox.state }).from(outbox).where(itself(promised)).limit(1);
  return row?.state === "done";
}
