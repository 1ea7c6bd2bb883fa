import type { OriginEnv } from "#functions/origin/env.ts";
import { dropOldGrants } from "#functions/origin/messages/wechat/grant.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { askDue } from "#functions/origin/money/pay/ask-due.ts";
import { closeUnpaidOrders } from "#functions/origin/money/pay/close-unpaid-orders.ts";
import { forgetPayers } from "#functions/origin/money/pay/forget-payers.ts";
import { type Till, tillOf } from "#functions/origin/money/till.ts";
import { eraseExpired } from "#functions/origin/orders/erase-expired.ts";
import { shrinkUnopened } from "#functions/origin/orders/shrink.ts";
import { takeUnanswered } from "#functions/origin/products/expert/job/take-unanswered.ts";
import { tellLate } from "#functions/origin/products/expert/job/tell-late.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import { keepers } from "./keepers.ts";
import { purgeOld } from "./purge.ts";
import { tellFull } from "./tell-full.ts";

/** What is done every minute, in this order; each step is bounded, and runs even if one before it failed. */
const steps: Readonly<Record<string, (till: Till) => Promise<unknown>>> = {
  ask: (till) => askDue(till),
  outbox: (till) => runOutbox(till, { by: keepers }),
  erase: ({ db, now }) => eraseExpired(db, now),
  close: closeUnpaidOrders,
  forget: forgetPayers,
  late: tellLate,
  unanswered: takeUnanswered,
  grants: dropOldGrants,
  shrink: shrinkUnopened,
  purge: purgeOld,
  full: tellFull,
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
