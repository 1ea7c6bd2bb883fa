import type { D1Database } from "@cloudflare/workers-types";
import { workOff } from "#functions/origin/desk/work-off.ts";
import { originEnv } from "#functions/origin/env.ts";
import { Failure } from "#functions/origin/failure.ts";
import { newestPayment } from "#functions/origin/money/find-payment.ts";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { ask, claimAsk } from "#functions/origin/money/pay/ask.ts";
import { askDue } from "#functions/origin/money/pay/ask-due.ts";
import { closeUnpaidOrders } from "#functions/origin/money/pay/close-unpaid-orders.ts";
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
import type { Deed, Step, World } from "./schedule.ts";
import { delivering } from "./till.ts";

const START = Date.parse("2026-11-21T08:00:00.000Z");
const WAYS = ["wechat-h5", "alipay-wap"] as const;
/** Minutes after the last deed at which the cron still comes by: every payment has ended, and been asked about since. */
const AFTERWARDS = [130, 150, 1700];
/** The cron asks about a few payments of one order a run; here it comes again where there are more, and at most so often. */
const MOST_AGAIN = 20;
const AGAIN_MINUTES = 1500;

/** Lets the cron finish what the deeds have left, `last` being the second of the last of them. */
export async function finish(
  last: number,
  cron: (seconds: number) => Promise<void>,
  databases: () => readonly D1Database[],
): Promise<void> {
  for (const minutes of AFTERWARDS) await cron(last + minutes * 60);
  const toAsk =
    "SELECT 1 FROM payments WHERE next_ask_at IS NOT NULL AND state IN ('open', 'closed') LIMIT 1";
  for (let again = 1; again <= MOST_AGAIN; again++) {
    const left = await Promise.all(databases().map((database) => database.prepare(toAsk).first()));
    if (left.every((row) => row === null)) return;
    await cron(last + (1700 + again * AGAIN_MINUTES) * 60);
  }
}

/** What goes wrong where a Worker acts. */
export type Trial = Pick<Step, "crash" | "trouble" | "skew">;
export const NO_TROUBLE: Trial = { crash: null, trouble: null, skew: 0 };

/** What came of a world: our ledger, and the providers' books. */
export interface Outcome {
  ledger: Ledger;
  providers: FakeProvider[];
  crashes: number;
}

/** Plays a world on an empty database, then lets the cron finish it. */
export async function runWorld(database: D1Database, world: World): Promise<Outcome> {
  const numbers = await emptyLedger(database, world.orders, START);
  const wechat = new FakeProvider("wechat", ["wechat-h5"]);
  const alipay = new FakeProvider("alipay", ["alipay-wap"]);
  const providers = [wechat, alipay];
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  const env = originEnv({ STAGE: "test", DB: database, DATA_KEYS: `k1:${"A".repeat(43)}=` });
  let crashes = 0;

  const live = async (
    seconds: number,
    { crash, trouble, skew }: Trial,
    work: (till: Till) => Promise<unknown>,
  ) => {
    for (const provider of providers) provider.troubles = trouble === null ? [] : [trouble];
    const db = openDatabase(crashing(database, crash));
    try {
      await work({ db, env, now: START + (seconds + skew) * 1000, providers: byName });
    } catch (error) {
      if (isCrash(error)) crashes++;
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
    last,
    (seconds) => live(seconds, NO_TROUBLE, runCron),
    () => [database],
  );
  return { ledger: await readLedger(database), providers, crashes };
}

/** A Worker that died: Drizzle names the statement it died at. */
export function isCrash(error: unknown): boolean {
  return error instanceof Crashed || (error instanceof Error && error.cause instanceof Crashed);
}

export async function runCron(till: Till): Promise<void> {
  await askDue(till, 200);
  await runOutbox(till, { by: delivering, most: 200 });
  await closeUnpaidOrders(till);
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
