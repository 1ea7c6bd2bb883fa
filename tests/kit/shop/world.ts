import type { Payment } from "#functions/contract/orders/payments.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import type { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import type { Shop } from "#tests/kit/money/sandbox.ts";
import type { Deed, Step } from "./schedule.ts";
import { tillOf } from "./till.ts";

type Till = ReturnType<typeof tillOf>;

/** An order on its way: the payments that it was given so far, and the parts that the desk said it sends back. */
export interface Walk {
  sn: string;
  payments: Payment[];
  parts: { amount: number; ends: boolean }[];
}

/** What is played with: a shop, and whoever may send its money back. */
export interface World extends Shop {
  desk: Awaited<ReturnType<typeof deskCaller>>;
}

/** Takes every order through its schedule, all at the same time; then all goes well, and the cron comes by. */
export async function runWorld(shop: World, schedules: readonly Step[][]): Promise<Walk[]> {
  const till = tillOf(shop);
  const walks = await Promise.all(
    schedules.map(async (steps) => {
      // Each family is another visitor: where there are many databases their orders lie in all of them.
      const own = tillOf(shop);
      const walk: Walk = { sn: await own.order(), payments: [], parts: [] };
      for (const step of steps) await take(step, walk, own, shop);
      return walk;
    }),
  );
  await shop.sandbox.control("calm");
  await shop.sandbox.control("release", { reverse: true });
  await goOn(till, walks);
  await comeAgain(shop, till, walks);
  for (const { sn } of walks) await till.expire(sn);
  await goOn(till, walks);
  return walks;
}

async function take({ deed, notices, fault }: Step, walk: Walk, till: Till, world: World): Promise<void> {
  const { sandbox } = world;
  if (notices !== null) await sandbox.control("switch", { notices });
  if (fault !== null) await sandbox.control("fault", { on: "any", ...fault });
  await deeds[deed.do](deed, walk, till, world);
}

type Doing = (deed: Deed, walk: Walk, till: Till, world: World) => Promise<void>;

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
  async pay(deed, walk, till, { sandbox }) {
    const payment = picked(deed, walk);
    if (payment === undefined) return;
    await till.enter(payment);
    const amount = deed.do === "pay" && deed.isWrong ? { amount: payment.amount + 7 } : {};
    await ifItMay(sandbox.pay(payment.outTradeNo, { force: true, ...amount }));
  },
  async notify(deed, walk, _till, { sandbox }) {
    const outTradeNo = picked(deed, walk)?.outTradeNo ?? "";
    const booked = (await sandbox.book()).find((one) => one.outTradeNo === outTradeNo);
    if (booked === undefined || booked.charged === 0) return;
    await sandbox.notify(outTradeNo, deed.do === "notify" ? deed.twist : undefined);
  },
  async close(deed, walk, _till, { sandbox }) {
    await ifItMay(sandbox.control("close", { outTradeNo: picked(deed, walk)?.outTradeNo ?? "" }));
  },
  expire: (_deed, { sn }, till) => till.expire(sn),
  ask: async (_deed, { sn }, till) => void (await till.ask(sn)),
  async part(deed, walk, till, { desk }) {
    const [first] = walk.payments;
    if (deed.do !== "part" || first === undefined) return;
    const amount = Math.ceil((first.amount * deed.percent) / 100);
    const item = await till.complain(walk.sn);
    const said = { amount: (amount / 100).toFixed(2), after: deed.ends ? "end" : "on", reason: "补偿" };
    const form = { ...item, ...said, act: "refund-part", idem: crypto.randomUUID() };
    const press = () => desk.post(calls.desk.workOff.path, form);
    const answers = await Promise.all(deed.isTwice ? [press(), press()] : [press()]);
    const refused = answers.filter(({ status }) => status !== 200);
    // More than is left, all of it as if it were a part, or nothing paid yet: whatever else it says is no answer.
    for (const { status, text, fields = {} } of refused)
      if (status !== 409 && Object.keys(fields).join() !== "amount") throw new Error(`workOff: ${text}`);
    if (refused.length < answers.length) walk.parts.push({ amount, ends: deed.ends });
  },
};

/** Time passes until nothing is left to do: no open payment to ask about, no promise to keep. */
async function goOn(till: Till, orders: readonly Walk[]): Promise<void> {
  for (let runs = 0; runs < 8 + orders.length / 2; runs++) {
    await till.cronDue();
    if ((await till.undone()) === 0) return;
  }
}

/** A provider whose word was not taken sends it again for a day; what was closed by then is told by nothing else. */
async function comeAgain({ sandbox }: Shop, till: Till, orders: readonly Walk[]): Promise<void> {
  const charged = new Set(
    (await sandbox.book()).filter((one) => one.charged > 0).map((one) => one.outTradeNo),
  );
  for (const { sn } of orders) {
    for (const { out_trade_no: no, state } of await till.ledger(sn))
      if (state === "closed" && charged.has(no)) await sandbox.notify(no);
  }
}
