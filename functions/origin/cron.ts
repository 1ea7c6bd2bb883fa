import type { OriginEnv } from "./env.ts";
import { takeUnanswered } from "./manual/take-unanswered.ts";
import { tellLate } from "./manual/tell-late.ts";
import { eraseExpired } from "./orders/erase-expired.ts";
import { askDue } from "./payments/ask-due.ts";
import { closeUnpaidOrders } from "./payments/close-unpaid-orders.ts";
import { forgetPayers } from "./payments/forget-payers.ts";
import { logFault } from "./payments/log-fault.ts";
import { runOutbox } from "./payments/outbox.ts";
import { type Till, tillOf } from "./payments/till.ts";
import { openDatabase } from "./store/database.ts";
import { dropOldGrants } from "./wechat/grant.ts";

/** What is done every minute, in this order; each step is bounded, and none waits for another's luck. */
const steps: Readonly<Record<string, (till: Till) => Promise<unknown>>> = {
  ask: (till) => askDue(till),
  outbox: (till) => runOutbox(till),
  erase: ({ db, now }) => eraseExpired(db, now),
  close: closeUnpaidOrders,
  forget: forgetPayers,
  late: tellLate,
  unanswered: takeUnanswered,
  grants: dropOldGrants,
};

/** Runs every step; throws at the end where one has failed, so that the platform marks the run. */
export async function runCron(env: OriginEnv): Promise<void> {
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(tillOf({ db: openDatabase(env.DB), env, now: Date.now() }));
    } catch (error) {
      logFault("cron", error);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`cron failed: ${failed.join()}`);
}
