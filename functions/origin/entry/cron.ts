import { eq } from "drizzle-orm";
import { isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import { note } from "#functions/contract/watch/counts.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { dropOldGrants } from "#functions/origin/messages/wechat/grant.ts";
import { handOn } from "#functions/origin/messages/work.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { type Keepers, runOutbox } from "#functions/origin/money/outbox/run.ts";
import { askDue } from "#functions/origin/money/pay/ask-due.ts";
import { closeUnpaidOrders } from "#functions/origin/money/pay/close-unpaid-orders.ts";
import { forgetPayers } from "#functions/origin/money/pay/forget-payers.ts";
import { type Till, tillOf } from "#functions/origin/money/till.ts";
import { eraseExpired } from "#functions/origin/orders/erase/erase-expired.ts";
import { shrinkUnopened } from "#functions/origin/orders/shrink.ts";
import { takeUnanswered } from "#functions/origin/products/expert/job/take-unanswered.ts";
import { tellLate } from "#functions/origin/products/expert/job/tell-late.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import { copyMap } from "#functions/origin/store/spread/copy-map.ts";
import { copyInto } from "#functions/origin/store/spread/copy-settings.ts";
import { everywhere } from "#functions/origin/store/spread/everywhere.ts";
import { moveBuckets } from "#functions/origin/store/spread/move/move-buckets.ts";
import type { Reach } from "#functions/origin/store/spread/shards.ts";
import { beats } from "#functions/origin/store/tables/watch.ts";
import { beat } from "./health.ts";
import { keepers } from "./keepers.ts";
import { purgeOld } from "./purge.ts";
import { reachWhole } from "./reach-whole.ts";
import { resealOld } from "./reseal.ts";
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

/**
 * What is done every minute in a database, in this order: money first, then what families were promised. `by` keeps the
 * promises.
 */
export const stepsBy = (by: Keepers) => ({
  ask: (till: Till) => askDue(till),
  outbox: (till: Till) => runOutbox(till, { by }),
  erase: eraseExpired,
  close: closeUnpaidOrders,
  forget: forgetPayers,
  late: tellLate,
  unanswered: once(takeUnanswered),
  grants: once(dropOldGrants),
  shrink: shrinkUnopened,
  purge: purgeOld,
  reseal: resealOld,
  full: once(tellFull),
  settings: once(copyInto),
  map: once(copyMap),
  move: moveBuckets,
});

const steps: Readonly<Record<string, Step>> = stepsBy(keepers);

/** What a run may spend (预算) before it leaves the rest to the next minute. */
export interface Budget {
  ms: number;
  /** Statements to the databases: D1 takes 1,000 of one invocation. */
  statements: number;
}

/** Half of the minute, and room for what the last step says. */
const USUAL: Budget = { ms: 30_000, statements: 700 };

/** A run of the cron: what it reaches, and whether it has spent what it may. */
interface Run {
  reach: Reach;
  env: OriginEnv;
  isSpent(): boolean;
}

async function begin(env: OriginEnv, budget: Budget): Promise<Run> {
  const started = Date.now();
  let said = 0;
  const reach = await reachWhole(env, (binding) => openDatabase(binding, () => void said++));
  return {
    ...{ reach, env },
    isSpent: () => Date.now() - started >= budget.ms || said >= budget.statements,
  };
}

/**
 * Runs every step in every database until nothing is due or the budget is spent; throws at the end where one has failed,
 * so that the platform marks the run. Of many databases each minute begins with the next: none waits for ever.
 */
export async function runCron(env: OriginEnv, budget: Budget = USUAL): Promise<void> {
  const run = await begin(env, budget);
  const failed: string[] = [];
  const all = [...env.databases.keys()];
  const first = Math.floor(Date.now() / MINUTE_MS) % Math.max(all.length, 1);
  for (const name of [...all.slice(first), ...all.slice(0, first)]) {
    if (name !== all[first] && run.isSpent()) break;
    failed.push(...(await runSteps(name, run)));
  }
  if (failed.length > 0) throw new Error(`cron failed: ${failed.join()}`);
}

/** Minutes after which a database that had no turn is worked off here: its message is lost, or late. */
const LOST_MIN = 3;

/**
 * What the platform's clock brings about: all of it at once or, with a queue, a message for each database, so that each has
 * an invocation of its own; those that the queue has forgotten are worked off here.
 */
export async function everyMinute(env: OriginEnv): Promise<void> {
  if (env.WORK === undefined) return runCron(env);
  const messages = [...env.databases.keys()].map((database) => ({ do: "minute", database }) as const);
  await handOn(messages, env, async () => undefined);
  const run = await begin(env, USUAL);
  const before = isoOf(Date.now() - LOST_MIN * MINUTE_MS);
  const ahead = isoOf(Date.now() + LOST_MIN * MINUTE_MS);
  const { said } = await everywhere(run.reach, async ({ db }, name) => {
    const [row] = await db.select({ at: beats.at }).from(beats).where(eq(beats.name, "cron")).limit(1);
    // One that was never worked off has no beat: its queue may have nobody who listens. A beat to come is of a clock that was wrong.
    return row !== undefined && row.at >= before && row.at <= ahead ? [] : [name];
  });
  const failed: string[] = [];
  for (const name of said.flat()) {
    if (run.isSpent()) break;
    failed.push(...(await runSteps(name, run)));
  }
  if (failed.length > 0) throw new Error(`cron failed: ${failed.join()}`);
}

/** The same in one database alone: where a queue has a message for each. */
export async function runCronIn(name: string, env: OriginEnv, budget: Budget = USUAL): Promise<void> {
  const failed = await runSteps(name, await begin(env, budget));
  if (failed.length > 0) throw new Error(`cron failed: ${failed.join()}`);
}

/**
 * Runs every step in a database, and those with more to do again, round after round: a backlog is worked off as fast as
 * the platform lets one run. Each step runs once whatever was spent, and even if one before it failed. Names what failed.
 */
async function runSteps(database: string, { reach, env, isSpent }: Run): Promise<string[]> {
  const db = reach.shards?.all.get(database) ?? reach.db;
  const failed: string[] = [];
  let waiting = Object.keys(steps);
  for (let round = 0; waiting.length > 0; round++) {
    const more: string[] = [];
    for (const name of waiting) {
      if (round > 0 && isSpent()) break;
      const began = Date.now();
      let outcome = "ok";
      try {
        if (await steps[name]?.(tillOf({ ...reach, db, env, now: began, isSpent }))) more.push(name);
      } catch (error) {
        logFault(`cron.${name}`, error);
        failed.push(name);
        outcome = "failed";
      }
      note({ what: "cron", kind: name, outcome, ms: Date.now() - began }, env.COUNTS);
    }
    waiting = more;
  }
  // One that does not answer has failed in each step already.
  await beat(db, Date.now()).catch((error: unknown) => {
    logFault("cron.beat", error);
    failed.push("beat");
  });
  return failed;
}
