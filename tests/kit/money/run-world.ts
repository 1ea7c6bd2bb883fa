import type { D1Database } from "@cloudflare/workers-types";
import { workOff } from "#functions/origin/desk/work-off.ts";
import { stepsBy } from "#functions/origin/entry/cron.ts";
import { originEnv } from "#functions/origin/env.ts";
import { Failure } from "#functions/origin/failure.ts";
import { isOfStore } from "#functions/origin/fault-text.ts";
import { newestPayment } from "#functions/origin/money/find-payment.ts";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { ask, claimAsk } from "#functions/origin/money/pay/ask.ts";
import { payOrder } from "#functions/origin/money/pay/pay-order.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { refundOrder } from "#functions/origin/money/refund/ask-back.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { Crashed, crashing } from "./crashing-database.ts";
import { FakeProvider } from "./fake-provider.ts";
import { AMOUNT, emptyLedger, type Ledger, readLedger } from "./ledger.ts";
import { type Deed, FIRST_WORDS, type Step, type World } from "./schedule.ts";
import { delivering } from "./till.ts";

const START = Date.parse("2026-11-21T08:00:00.000Z");
const WAYS = ["wechat-h5", "alipay-wap"] as const;
/** Minutes after the last deed at which the cron still comes by: every payment has ended, and been asked about since. */
const AFTERWARDS = [130, 1700];
/** The cron asks about a few payments of one order a run; here it comes again where there are more, and at most so often. */
const MOST_AGAIN = 20;
const AGAIN_MINUTES = 1500;

const TO_ASK = "SELECT 1 FROM payments WHERE next_ask_at IS NOT NULL AND state IN ('open', 'closed') LIMIT 1";
const PROMISED = "SELECT 1 FROM outbox WHERE state = 'todo' LIMIT 1";

/**
 * Lets the cron finish what the deeds have left, `last` being the second of the last of them, and take at the `end` what
 * time takes; what it promises by that it keeps when it comes again.
 */
export async function finish(
  { last, end }: { last: number; end: number },
  cron: (seconds: number) => Promise<void>,
  databases: () => readonly D1Database[],
): Promise<void> {
  const isThere = async (sql: string) => {
    const found = await Promise.all(databases().map((database) => database.prepare(sql).first()));
    return found.some((row) => row !== null);
  };
  for (const minutes of AFTERWARDS) await cron(last + minutes * 60);
  for (let again = 1; again <= MOST_AGAIN && (await isThere(TO_ASK)); again++)
    await cron(last + (1700 + again * AGAIN_MINUTES) * 60);
  await cron(end);
  if (await isThere(PROMISED)) await cron(end);
}

/** What goes wrong where a Worker acts. */
export type Trial = Pick<Step, "crash" | "trouble" | "skew">;
export const NO_TROUBLE: Trial = { crash: null, trouble: null, skew: 0 };

/** What came of a world: our ledger, and the providers' books. */
export interface Outcome {
  ledger: Ledger;
  providers: FakeProvider[];
  crashes: number;
  /** Of them those after a Worker's first words. */
  late: number;
  /** When the cron came for the last time (ms). */
  ended: number;
}

/** An instant of a schedule, in the form of the books. */
export const isoAt = (seconds: number): string => new Date(START + seconds * 1000).toISOString();
/** The same in ms. */
export const msAt = (seconds: number): number => START + seconds * 1000;

/** Plays a world on an empty database, then lets the cron finish it. */
export async function runWorld(database: D1Database, world: World): Promise<Outcome> {
  const numbers = await emptyLedger(database, world.orders, START, world.until.map(isoAt));
  const wechat = new FakeProvider("wechat", ["wechat-h5"]);
  const alipay = new FakeProvider("alipay", ["alipay-wap"]);
  const providers = [wechat, alipay];
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  const env = originEnv({ STAGE: "test", DB: database, DATA_KEYS: `k1:${"A".repeat(43)}=` });
  const died = { crashes: 0, late: 0 };

  const live = async (
    seconds: number,
    { crash, trouble, skew }: Trial,
    work: (till: Till) => Promise<unknown>,
  ) => {
    for (const provider of providers) provider.troubles = trouble === null ? [] : [trouble];
    const said = { words: 0 };
    const db = openDatabase(crashing(database, crash, said));
    try {
      await work({ db, env, now: START + (seconds + skew) * 1000, providers: byName });
    } catch (error) {
      if (isCrash(error)) countCrash(said, died);
      else if (!(error instanceof Failure) && !(error instanceof ProviderTrouble)) throw error;
    }
  };

  const act = (step: Step, nth: number) =>
    live(step.at + nth * 6, step, (till) => perform(step.deed, numbers[step.order] ?? "", providers, till));
  const streams = [
    ...world.steps.map((step, nth) => ({ at: step.at, run: () => act(step, nth) })),
    ...world.crons.map((cron) => ({ at: cron.at, run: () => live(cron.at, cron, runCron) })),
  ].sort((a, b) => a.at - b.at);
  for (const { run } of streams) await run();

  const last = (world.steps.at(-1)?.at ?? 0) + world.steps.length * 6;
  await finish(
    { last, end: world.end },
    (seconds) => live(seconds, NO_TROUBLE, runCron),
    () => [database],
  );
  return { ledger: await readLedger(database), providers, ...died, ended: msAt(world.end) };
}

/** Counts a Worker that died, having said so many words. */
export function countCrash({ words }: { words: number }, died: Pick<Outcome, "crashes" | "late">): void {
  died.crashes++;
  if (words > FIRST_WORDS + 1) died.late++;
}

/** A Worker that died: Drizzle names the statement it died at. */
export function isCrash(error: unknown): boolean {
  return error instanceof Crashed || (error instanceof Error && error.cause instanceof Crashed);
}

/**
 * The origin's own steps, as far as an order's rows or its money hang on them. Not played: late and unanswered, for no
 * order has an expert; grants, full and settings, which touch neither; reseal, which wants a second key. The mover is played
 * by itself, with a crash of its own.
 */
const { ask: asking, outbox, erase, close, forget, shrink, purge } = stepsBy(delivering);
const STEPS = [asking, outbox, erase, close, forget, shrink, purge];

/** What a Worker lives on after: its own refusals, silent providers, and databases that take nothing of a bucket that moves. */
export const isMeant = (error: unknown): boolean =>
  !isCrash(error) && (error instanceof Failure || error instanceof ProviderTrouble || isOfStore(error));

/** Every step, and those with more to do again, as the origin's cron does: one that fails leaves the others their turn. */
export async function runCron(till: Till): Promise<void> {
  let failed: unknown = null;
  let waiting = STEPS;
  while (waiting.length > 0) {
    const more: typeof STEPS = [];
    for (const step of waiting)
      try {
        if (await step(till)) more.push(step);
      } catch (error) {
        if (!isMeant(error)) throw error;
        failed = error;
      }
    waiting = more;
  }
  if (failed !== null) throw failed;
}

/** A complaint comes before a person, who sends a part of the money back. */
export async function sendPartBack(
  { percent, ends, key }: Omit<Extract<Deed, { do: "part" }>, "do">,
  sn: string,
  till: Till,
): Promise<void> {
  const item = { kind: "complaint", ref: `complaint-of-${sn}` } as const;
  const open = { state: "open", createdAt: new Date(till.now).toISOString() } as const;
  await till.db
    .insert(deskItems)
    .values({ ...item, ...open, sn, note: "" })
    .onConflictDoUpdate({ target: [deskItems.kind, deskItems.ref], set: { state: "open" } });
  const amount = (Math.ceil((AMOUNT * percent) / 100) / 100).toFixed(2);
  const said = { act: "refund-part", amount, after: ends ? "end" : "on", reason: "补偿" } as const;
  const about = await workOff({ ...item, ...said, idem: `${sn}-${key}` }, { ...till, who: "op@example.com" });
  await runOutbox(till, { by: delivering, about });
}

/** Does a deed about an order, as a Worker does it. */
export async function perform(
  deed: Deed,
  sn: string,
  providers: readonly FakeProvider[],
  till: Till,
): Promise<void> {
  const mine = providers.flatMap((provider) =>
    provider.bookedFor(sn).map((booked) => ({ provider, booked })),
  );
  if (deed.do === "open") {
    const visit = { ...till, visitorId: String(deed.tab).repeat(32), address: null, keep: () => {} };
    const idem = `${sn}-${deed.tab}-${deed.way}-${deed.key}`;
    const channel = WAYS[deed.way] ?? "wechat-h5";
    await payOrder({ sn, channel, clientIp: `10.0.0.${deed.tab}`, idem }, visit, till);
  } else if (deed.do === "poll") {
    const newest = await newestPayment(sn, till);
    if (newest?.state === "open" && (await claimAsk(newest, till))) await ask(newest, till);
  } else if (deed.do === "refund") {
    await refundOrder(sn, till);
  } else if (deed.do === "part") {
    await sendPartBack(deed, sn, till);
  } else {
    const picked = mine[deed.nth % Math.max(mine.length, 1)];
    if (picked === undefined) return;
    const { provider, booked } = picked;
    if (deed.do === "pay") provider.pay(booked.outTradeNo, deed.wrong ? 1 : undefined);
    else if (booked.paid !== null) {
      await settle(provider.factOf(booked.outTradeNo, "notification"), till);
      await runOutbox(till, { by: delivering, about: [sn, booked.outTradeNo] });
    }
  }
}
