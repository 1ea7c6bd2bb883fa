import type { SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { decide } from "#functions/origin/money/refund/decide.ts";
import { entryGiven } from "#functions/origin/products/expert/job/entries.ts";
import { reply, startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { findSubject } from "#functions/origin/store/desk/subject.ts";
import { deskAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";
import { HALF, key, openRefundShop, PRICE } from "#tests/kit/shop/refund-shop.ts";

let house: Awaited<ReturnType<typeof openRefundShop>>;
beforeAll(async () => {
  house = await openRefundShop();
});
afterAll(() => house?.close());

describe("a wish for the money back after the work has begun", () => {
  test("shows the operator the refund by the terms and the most that can go back", async () => {
    const { sn, item } = await house.asked();
    expect(item).toMatchObject({
      ...{ kind: "refund", status: "paid", stage: "writing", amount: PRICE, left: PRICE, quote: 14_950 },
      ...{ note: "家里商量好了，先不起了", acts: ["ask", "answer", "refund", "refund-part"] },
    });
    // Break it catches: told on the phone as well, the sum by the terms lies there twice, to be sent back twice.
    const said = { said: "先不起了", ...key() };
    expect((await house.work({ kind: "refund", ref: sn }, "write-down", said)).status).toBe(200);
    expect((await house.itemsOf(sn)).map(({ quote, note }) => [quote, note])).toEqual([
      [14_950, `${item.note}\n电话里说，客服代记：先不起了`],
    ]);
  });

  test("pays one part when two parts that exceed the price are sent at once", async () => {
    const { outTradeNo, item } = await house.asked();
    const part = () => house.work(item, "refund-part", { amount: "200", after: "on", ...key() });
    await Promise.all([part(), part()]);
    await house.till.cronDue();
    expect((await house.sent(outTradeNo)).map(({ amount }) => amount)).toEqual([20_000]);
  });

  test("is granted by the terms: pressed twice, at once and again, one refund of half goes out", async () => {
    const { family, sn, outTradeNo, item } = await house.asked();
    const form = { ...HALF, ...key() };
    const pressed = await Promise.all([
      house.work(item, "refund-part", form),
      house.work(item, "refund-part", form),
    ]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    await house.till.cronDue();
    expect((await house.work(item, "refund-part", form)).status).toBe(200);
    await house.till.cronDue();
    expect(await house.sent(outTradeNo)).toMatchObject([{ amount: 14_950, state: "done" }]);
    expect(await house.till.ledger(sn)).toMatchObject([{ status: "refunded", refunded_at: null }]);
    expect(await house.itemsOf(sn)).toEqual([]);
    const order = await family.progress(sn);
    expect(order).toMatchObject({
      ...{ status: "refunded", stage: "cancelled", refund: null },
      refunds: [{ amount: 14_950, doneAt: expect.any(String) }],
    });
    expect(order.entries.at(-1)).toMatchObject({
      ...{ who: "system", kind: "answer", refund: { amount: 14_950, ends: true } },
    });
  });

  test("that somebody else has already settled is not paid again, and the second is told", async () => {
    const { outTradeNo, item } = await house.asked();
    await house.work(item, "refund-part", { ...HALF, ...key() });
    expect(await house.work(item, "refund", key())).toMatchObject({
      status: 409,
      message: "这一件已经处理过了，没有再退一次。请回到待办再看。",
    });
    await house.till.cronDue();
    expect(await house.sent(outTradeNo)).toMatchObject([{ amount: 14_950 }]);
  });

  test("that two people decide on at the same moment, each by a form of their own, pays one part", async () => {
    const { sn, outTradeNo, item } = await house.asked();
    const desk = await deskAt(house.shop.site);
    const { kind, ref } = item;
    const said = { kind, ref, act: "refund-part", amount: "100", after: "on", reason: "补偿" } as const;
    const answer = (refund: { amount: number; ends: boolean }) => (given: SQL) =>
      entryGiven(sn, { who: "system", kind: "answer", body: { refund } }, given, desk);
    // Both have seen it open before either of them has closed it.
    const seen = await findSubject(item, desk);
    for (let nth = 0; nth < 2; nth++) await decide({ ...said, ...key() }, seen, answer, desk);
    await house.till.cronDue();
    expect((await house.sent(outTradeNo)).map(({ amount }) => amount)).toEqual([10_000]);
  });

  test("ends the work once it is granted: nothing more can be written, by command either", async () => {
    const { sn, item } = await house.asked();
    await house.work(item, "refund-part", { ...HALF, ...key() });
    const desk = await deskAt(house.shop.site);
    const over = { code: "STATE_CONFLICT", message: messages.workOver };
    expect(await startWork(sn, desk)).toBe(false);
    await expect(reply(sn, "稿子快好了", desk)).rejects.toMatchObject(over);
    await expect(deliverManuscript(sn, MANUSCRIPT, noBooks, desk)).rejects.toMatchObject(over);
  });

  test("is paid once although the provider's answer was lost", async () => {
    const { sn, outTradeNo, item } = await house.asked();
    await house.shop.sandbox.control("fault", { on: "wechat.refund", when: "after", how: "500", times: 2 });
    await house.work(item, "refund-part", { ...HALF, ...key() });
    for (let nth = 0; nth < 4; nth++) await house.till.cronDue();
    await house.shop.sandbox.control("calm");
    expect(await house.sent(outTradeNo)).toMatchObject([{ amount: 14_950 }]);
    expect(await house.till.ledger(sn)).toMatchObject([{ status: "refunded" }]);
  });

  test("that is asked back keeps its sum by the terms when the family replies", async () => {
    const { family, sn, item } = await house.asked();
    expect((await house.work(item, "ask", { answer: "是不想起了，还是初稿要等太久？" })).status).toBe(200);
    await family.caller.post("/api/business/advise", { sn, topic: "refund", text: "是不想起了" });
    const open = await house.itemsOf(sn);
    expect(open).toMatchObject([{ kind: "refund", note: "是不想起了", quote: 14_950, question: null }]);
    expect(open[0]?.ref).not.toBe(item.ref);
  });

  test("is refused with a reason that the family reads, and the work goes on", async () => {
    const { family, sn, outTradeNo, item } = await house.asked();
    expect((await house.work(item, "answer", { answer: "初稿明天就到，请先看看" })).status).toBe(200);
    expect((await house.work(item, "answer", { answer: "再说一次" })).status).toBe(409);
    expect(await house.itemsOf(sn)).toEqual([]);
    const order = await family.progress(sn);
    expect(order).toMatchObject({ status: "paid", stage: "writing", refunds: [] });
    expect(order.entries.filter(({ kind }) => kind === "answer")).toMatchObject([
      { who: "system", refund: null, text: "初稿明天就到，请先看看" },
    ]);
    expect(await house.sent(outTradeNo)).toEqual([]);
    expect(await deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(house.shop.site))).toEqual({
      ok: true,
    });
  });
});

describe("a part that goes back as a kindness", () => {
  test("does not stop the work; a later refund has its own number and returns the rest", async () => {
    const { family, sn, outTradeNo, item } = await house.asked();
    expect((await house.work(item, "refund-part", { amount: "５０ 元", after: "on", ...key() })).status).toBe(
      200,
    );
    await house.till.cronDue();
    expect(await family.progress(sn)).toMatchObject({
      ...{ status: "paid", stage: "writing", refund: { by: "desk", amount: 14_950 } },
      refunds: [{ amount: 5000, doneAt: expect.any(String) }],
    });
    await family.step(sn, "refund", "还是想退");
    const again = await house.item(sn);
    expect(again).toMatchObject({ left: 24_900, quote: 14_950 });
    await house.work(again, "refund", key());
    await house.till.cronDue();
    const sent = await house.sent(outTradeNo);
    expect(sent).toMatchObject([{ amount: 5000 }, { amount: 24_900 }]);
    expect(new Set(sent.map(({ no }) => no)).size).toBe(2);
    expect(await house.till.ledger(sn)).toMatchObject([
      { status: "refunded", refunded_at: expect.any(String) },
    ]);
  });

  test.each([
    ["more than came", "299.01", "end", messages.amountMost("299 元")],
    ["all of it", "299", "on", messages.amountAll("299 元")],
    ["nothing", "0.00", "end", messages.amountBad],
    ["parts of a fen", "1.005", "end", messages.amountBad],
    ["what is no amount", "一半", "end", messages.amountBad],
    ["an empty field", " ", "end", messages.amountEmpty],
  ])("cannot be %s: the field says so, and no money moves", async (_, amount, after, say) => {
    const { sn, outTradeNo, item } = await house.asked();
    expect(await house.work(item, "refund-part", { amount, after, ...key() })).toMatchObject({
      status: 400,
      fields: { amount: say },
    });
    await house.till.cronDue();
    expect(await house.sent(outTradeNo)).toEqual([]);
    expect(await house.itemsOf(sn)).toHaveLength(1);
  });

  test("is refused until it is said whether the order goes on or ends", async () => {
    const { item } = await house.asked();
    expect(await house.work(item, "refund-part", { amount: "10", ...key() })).toMatchObject({
      status: 400,
      fields: { after: messages.afterEmpty },
    });
  });
});

test("a refund that the provider has not done is seen through by a person", async () => {
  const { family, sn, item } = await house.asked();
  await house.shop.sandbox.control("switch", { refundsWait: true });
  await house.work(item, "refund-part", { ...HALF, ...key() });
  for (let nth = 0; nth < 9; nth++) await house.till.cronDue();
  const [stuck, ...others] = await house.itemsOf(sn);
  expect(others).toEqual([]);
  expect(stuck).toMatchObject({ kind: "refund", amount: 14_950, acts: ["retry", "close"] });
  expect(await family.progress(sn)).toMatchObject({
    ...{ status: "refunding", stage: "cancelled", refunds: [{ amount: 14_950, doneAt: null }] },
  });
  if (stuck === undefined) return;
  expect((await house.work(stuck, "close", { reason: "已用银行转账退回" })).status).toBe(200);
  await house.shop.sandbox.control("calm");
  expect(await house.itemsOf(sn)).toEqual([]);
  expect(await family.progress(sn)).toMatchObject({
    ...{ status: "refunded", refunds: [{ amount: 14_950, doneAt: expect.any(String) }] },
  });
});
