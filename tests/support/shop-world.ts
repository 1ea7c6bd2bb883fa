import type { Payment } from "#functions/contract/payments.ts";
import type { BookedPayment, Shop } from "./sandbox.ts";
import type { Deed, Step } from "./shop-schedule.ts";
import { type LedgerRow, tillOf } from "./shop-till.ts";

type Till = ReturnType<typeof tillOf>;

/** An order on its way: the payments that it was given so far. */
interface Walk {
  sn: string;
  payments: Payment[];
}

/** Takes every order through its schedule, all at the same time; then all goes well, and the cron comes by. */
export async function runWorld(shop: Shop, schedules: readonly Step[][]): Promise<string[]> {
  const till = tillOf(shop);
  const walks = await Promise.all(
    schedules.map(async (steps) => {
      const walk: Walk = { sn: await till.order(), payments: [] };
      for (const step of steps) await take(step, walk, till, shop);
      return walk.sn;
    }),
  );
  await shop.sandbox.control("calm");
  await shop.sandbox.control("release", { reverse: true });
  await goOn(till, walks);
  await comeAgain(shop, till, walks);
  for (const sn of walks) await till.expire(sn);
  await goOn(till, walks);
  return walks;
}

async function take(
  { deed, notices, fault }: Step,
  walk: Walk,
  till: Till,
  { sandbox }: Shop,
): Promise<void> {
  if (notices !== null) await sandbox.control("switch", { notices });
  if (fault !== null) await sandbox.control("fault", { on: "any", ...fault });
  await deeds[deed.do](deed, walk, till, sandbox);
}

type Doing = (deed: Deed, walk: Walk, till: Till, sandbox: Shop["sandbox"]) => Promise<void>;

const picked = (deed: Deed, { payments }: Walk): Payment | undefined =>
  "nth" in deed ? payments[deed.nth % Math.max(1, payments.length)] : undefined;

/** What a control refuses is no deed at all: paying twice, notifying of what the provider never heard of. */
const ifItMay = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    (error: unknown) => {
      if (!/ 409 /.test(String(error))) throw error;
    },
  );

const deeds: Readonly<Record<Deed["do"], Doing>> = {
  async open(deed, walk, till) {
    if (deed.do !== "open") return;
    const { status, payment } = await till.open(walk.sn, deed.channel);
    if (![200, 409, 429, 503].includes(status)) throw new Error(`payAgain answered ${status}`);
    if (payment !== null) walk.payments.push(payment);
  },
  async pay(deed, walk, till, sandbox) {
    const payment = picked(deed, walk);
    if (payment === undefined) return;
    await till.enter(payment);
    const amount = deed.do === "pay" && deed.isWrong ? { amount: payment.amount + 7 } : {};
    await ifItMay(sandbox.pay(payment.outTradeNo, { force: true, ...amount }));
  },
  async notify(deed, walk, _till, sandbox) {
    const outTradeNo = picked(deed, walk)?.outTradeNo ?? "";
    const booked = (await sandbox.book()).find((one) => one.outTradeNo === outTradeNo);
    if (booked === undefined || booked.charged === 0) return;
    await sandbox.notify(outTradeNo, deed.do === "notify" ? deed.twist : undefined);
  },
  async close(deed, walk, _till, sandbox) {
    await ifItMay(sandbox.control("close", { outTradeNo: picked(deed, walk)?.outTradeNo ?? "" }));
  },
  expire: (_deed, { sn }, till) => till.expire(sn),
  ask: async (_deed, { sn }, till) => void (await till.ask(sn)),
};

/** Time passes until nothing is left to do: no open payment to ask about, no promise to keep. */
async function goOn(till: Till, orders: readonly string[]): Promise<void> {
  for (let runs = 0; runs < 8 + orders.length / 2; runs++) {
    await till.cronDue();
    if ((await till.undone()) === 0) return;
  }
}

/** A provider whose word was not taken sends it again for a day; what was closed by then is told by nothing else. */
async function comeAgain({ sandbox }: Shop, till: Till, orders: readonly string[]): Promise<void> {
  const charged = new Set(
    (await sandbox.book()).filter((one) => one.charged > 0).map((one) => one.outTradeNo),
  );
  for (const sn of orders) {
    for (const { out_trade_no: no, state } of await till.ledger(sn))
      if (state === "closed" && charged.has(no)) await sandbox.notify(no);
  }
}

/** Where our ledger and the provider's book differ about an order; empty where all is well. */
export function differences(
  sn: string,
  rows: readonly LedgerRow[],
  book: ReadonlyMap<string, BookedPayment>,
): string[] {
  const said: string[] = [];
  const claim = (holds: boolean, words: string) => void (holds || said.push(`${sn} ${words}`));
  let kept = 0;
  for (const row of rows) {
    const { out_trade_no: no, amount, state, paid_by: payer } = row;
    const charged = book.get(no)?.charged ?? 0;
    const right = charged === 0 ? "closed" : charged === amount ? "paid" : "mismatch";
    claim(state === right, `${no} is ${state}, its provider says ${right}`);
    if (right === "closed") continue;
    const back = book.get(no)?.refunded ?? 0;
    claim(row.paid_amount === charged, `${no} is booked as ${row.paid_amount}, paid ${charged}`);
    claim(row.transaction_id === book.get(no)?.transactionId, `${no} has another transaction`);
    claim((row.refunded_at !== null) === (back === charged), `${no} has not gone back in both books`);
    claim(back === 0 || (right === "paid" && no !== payer), `${no} went back`);
    if (right === "paid") kept += charged - back;
  }
  const isPaid = rows.some(({ state }) => state === "paid");
  const [first] = rows;
  claim(kept === (isPaid ? (first?.amount ?? 0) : 0), `keeps ${kept} fen`);
  claim((first?.status === "delivered") === isPaid, `is ${first?.status}`);
  return said;
}
