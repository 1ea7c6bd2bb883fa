import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DeskLog } from "#functions/contract/desk/desk.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { type Access, OPERATOR, startAccess } from "#tests/kit/desk/access.ts";
import { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { tillOf } from "#tests/kit/shop/till.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const { queue: QUEUE, workOff: WORK_OFF, log: LOG } = calls.desk;

let access: Access;
let shop: Shop;
let till: ReturnType<typeof tillOf>;
let family: ReturnType<typeof callerOf>;
let desk: Awaited<ReturnType<typeof deskCaller>>;
beforeAll(async () => {
  access = await startAccess();
  shop = await startShop({ originVars: access.vars });
  family = callerOf(shop.site);
  till = tillOf(shop, family);
  desk = await deskCaller(shop.site, access);
});
afterAll(async () => {
  await shop?.close();
  access?.close();
});

const queueOf = async (sn: string): Promise<DeskItem[]> =>
  v.parse(QUEUE.data, (await desk.get(QUEUE.path)).data).items.filter((item) => item.sn === sn);
const lines = async (ref: string) =>
  v
    .parse(DeskLog, (await desk.get(LOG.path)).data)
    .entries.filter(({ subject }) => subject.endsWith(ref))
    .map(({ verb, who, reason }) => ({ verb, who, reason }));
const work = ({ kind, ref }: Pick<DeskItem, "kind" | "ref">, act: string, reason = "家长不满意，按约定退") =>
  desk.post(WORK_OFF.path, { kind, ref, act, reason });

/** An order that was paid at the provider, with the number of its payment. */
async function bought(amount?: number): Promise<{ sn: string; outTradeNo: string }> {
  const sn = await till.order();
  const { payment } = await till.open(sn, "wechat-h5");
  const outTradeNo = payment?.outTradeNo ?? "";
  if (payment !== null) await till.enter(payment);
  await shop.sandbox.pay(outTradeNo, amount === undefined ? {} : { amount, force: true });
  return { sn, outTradeNo };
}

async function complain(sn: string): Promise<DeskItem> {
  await family.post("/api/business/advise", { sn, topic: "complaint", text: "名字不合要求" });
  const [item] = await queueOf(sn);
  if (item === undefined) throw new Error("no item of the complaint");
  return item;
}

const refunded = async (outTradeNo: string) => (await till.booked(outTradeNo))?.refunded;

describe("a complaint about a paid order", () => {
  test("is refunded by the operator: pressed twice, at once and again, one refund goes out", async () => {
    const { sn, outTradeNo } = await bought();
    const item = await complain(sn);
    expect(item).toMatchObject({
      kind: "complaint",
      amount: 990,
      acts: ["refund", "refund-part", "close"],
      left: 990,
      priceVersion: 0,
      note: "名字不合要求",
    });
    const pressed = await Promise.all([work(item, "refund"), work(item, "refund")]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    await till.cronDue();
    expect((await work(item, "refund")).status).toBe(200);
    await till.cronDue();
    expect(await refunded(outTradeNo)).toBe(990);
    expect(await till.ledger(sn)).toMatchObject([{ status: "refunded", refunded_at: expect.any(String) }]);
    expect(await queueOf(sn)).toEqual([]);
    expect(await lines(item.ref)).toEqual([
      { verb: "refund", who: OPERATOR, reason: "退 9.90 元，订单结束：家长不满意，按约定退" },
    ]);
  });

  test("is closed with a reason, and the money stays", async () => {
    const { sn, outTradeNo } = await bought();
    const item = await complain(sn);
    for (const reason of ["", "  "])
      expect(await work(item, "close", reason)).toMatchObject({
        status: 400,
        fields: { reason: "请写原因，记录里要有" },
      });
    expect(await queueOf(sn)).toHaveLength(1);
    expect((await work(item, "close", "已电话说明")).status).toBe(200);
    expect((await work(item, "close", "再说一次")).status).toBe(200);
    expect(await queueOf(sn)).toEqual([]);
    expect(await refunded(outTradeNo)).toBe(0);
    expect(await lines(item.ref)).toEqual([{ verb: "close-item", who: OPERATOR, reason: "已电话说明" }]);
  });

  test("about an order that has no money can't be refunded, and stays", async () => {
    const sn = await till.order();
    const item = await complain(sn);
    expect(item.acts).toEqual(["close"]);
    expect(await work(item, "refund")).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    expect(await queueOf(sn)).toHaveLength(1);
    expect(await lines(item.ref)).toEqual([]);
  });
});

describe("a wrong amount", () => {
  test("is sent back in full, once, and its item leaves the list", async () => {
    const { sn, outTradeNo } = await bought(500);
    const [item] = await queueOf(sn);
    expect(item).toMatchObject({
      kind: "wrong-amount",
      ref: outTradeNo,
      amount: 500,
      asked: 990,
      acts: ["refund", "close"],
    });
    if (item === undefined) return;
    await Promise.all([work(item, "refund"), work(item, "refund")]);
    await till.cronDue();
    expect((await work(item, "refund")).status).toBe(200);
    expect(await refunded(outTradeNo)).toBe(500);
    expect(await till.ledger(sn)).toMatchObject([{ state: "mismatch", refunded_at: expect.any(String) }]);
    expect(await queueOf(sn)).toEqual([]);
    expect((await lines(outTradeNo)).map(({ verb }) => verb)).toEqual(["refund"]);
  });

  test("that was sent back by hand is closed, and the order can be paid anew", async () => {
    const { sn } = await bought(500);
    const [item] = await queueOf(sn);
    if (item === undefined) throw new Error("no item of the wrong amount");
    expect((await work(item, "close", "已在商户平台退回 5 元")).status).toBe(200);
    expect(await queueOf(sn)).toEqual([]);
    expect((await till.open(sn, "wechat-h5")).status).toBe(200);
  });
});

test("a refund that is not sent after six tries is shown to the operator, who can retry it", async () => {
  const { sn, outTradeNo } = await bought();
  const item = await complain(sn);
  await work(item, "refund");
  await till.cronDue();
  const database = await shop.site.database();
  await database
    .prepare(
      "UPDATE outbox SET tries = 6, state = 'todo', next_at = '2099-01-01T00:00:00.000Z' WHERE ref LIKE ?",
    )
    .bind(`${outTradeNo}R%`)
    .run();
  const [late] = await queueOf(sn);
  expect(late).toMatchObject({ kind: "late-refund", amount: 990, left: 0, acts: ["retry"] });
  if (late === undefined) return;
  expect(late.ref.startsWith(`${outTradeNo}R`)).toBe(true);
  expect((await work(late, "retry", "")).status).toBe(200);
  await expect.poll(() => queueOf(sn)).toEqual([]);
  expect((await lines(late.ref)).map(({ verb }) => verb)).toEqual(["retry"]);
});

test("an item that does not exist is answered as not found", async () => {
  expect(await work({ kind: "refund", ref: "0".repeat(26) }, "close")).toMatchObject({ status: 404 });
  expect(await work({ kind: "late-refund", ref: "0".repeat(24) }, "retry")).toMatchObject({ status: 404 });
});
