import { note } from "#functions/contract/watch/counts.ts";
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
import { beat } from "./health.ts";
import { keepers } from "./keepers.ts";
import { purgeOld } from "./purge.ts";
import { tellFull } from "./tell-full.ts";

/** A step (步骤): a batch of what is due, in small; true where more may be waiting. */
type Step = (till: Till) => Promise<boolean>;

/** A step that does all that there is in one go, or leaves the rest to the next minute. */
const once =
  (step: (till: Till) => Promise<unknown>): Step =>
  async (till) => {
    await step(till);
    return false;
  };

/** What is done every minute, in this order: money first, then what families were promised. */
const steps: Readonly<Record<string, Step>> = {
  ask: (till) => askDue(till),
  outbox: (till) => runOutbox(till, { by: keepers }),
  erase: eraseExpired,
  close: closeUnpaidOrders,
  forget: forgetPayers,
  late: tellLate,
  unanswered: once(takeUnanswered),
  grants: once(dropOldGrants),
  shrink: shrinkUnopened,
  purge: purgeOld,
  full: once(tellFull),
};

/** What a run may spend (预算) before it leaves the rest to the next minute. */
export interface Budget {
  ms: number;
  /** Statements to the database: D1 takes 1,000 of one invocation. */
  statements: number;
}

/** Half of the minute, and room for what the last step says. */
const USUAL: Budget = { ms: 30_000, statements: 700 };

/**
 * Runs every step, and those with more to do again, round after round, until nothing is due or the budget is spent: a
 * backlog is worked off as fast as the platform lets one run. Each step runs once whatever was spent, and even if one
 * before it failed; throws at the end where one has failed, so that the platform marks the run.
 */
export async function runCron(env: OriginEnv, budget: Budget = USUAL): Promise<void> {
  const started = Date.now();
  let said = 0;
  const db = openDatabase(env.DB, () => void said++);
  const isSpent = () => Date.now() - started >= budget.ms || said >= budget.statements;
  const failed: string[] = [];
  let waiting = Object.keys(steps);
  for (let round = 0; waiting.length > 0 && (round === 0 || !isSpent()); round++) {
    const more: string[] = [];
    for (const name of waiting) {
      if (round > 0 && isSpent()) break;
      const began = Date.now();
      let outcome = "ok";
      try {
        if (await steps[name]?.(tillOf({ db, env, now: began }))) more.push(name);
      } catch (error) {
        logFault(`cron.${name}`, error);
        failed.push(name);
        outcome = "failed";
      }
      note({ what: "cron", kind: name, outcome, ms: Date.now() - began }, env.COUNTS);
    }
    waiting = more;
  }
  await beat(db, Date.now());
  if (failed.length > 0) throw new Error(`cron failed: ${failed.join()}`);
}
