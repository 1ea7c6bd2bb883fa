import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reply, startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deskAt } from "#tests/kit/expert/order.ts";
import { HALF, key, openRefundShop, PRICE } from "#tests/kit/shop/refund-shop.ts";

let house: Awaited<ReturnType<typeof openRefundShop>>;
beforeAll(async () => {
  house = await openRefundShop();
});
afterAll(() => house?.close());

describe("expert work that is deleted", () => {
  test("leaves no word of the family at the desk, and its money may still go back", async () => {
    const { family, sn, outTradeNo, item } = await house.asked("孩子叫沈南枝，已经上了户口");
    expect((await family.caller.post("/api/x/erase", { sn })).status).toBe(200);
    expect(await house.itemsOf(sn)).toMatchObject([
      { ...{ kind: "refund", status: "erased", stage: null, note: null }, ...{ left: PRICE, quote: 14_950 } },
    ]);
    await house.work(item, "refund-part", { ...HALF, ...key() });
    await house.till.cronDue();
    expect(await house.sent(outTradeNo)).toMatchObject([{ amount: 14_950, state: "done" }]);
    expect(await house.till.ledger(sn)).toMatchObject([{ status: "erased" }]);
    expect(await house.itemsOf(sn)).toEqual([]);
  });

  test("takes no more writing, by command either, and leaves the list of late work", async () => {
    const { family, sn } = await house.begun();
    const database = await house.shop.site.database();
    const late = "UPDATE expert_jobs SET due_at = '2026-01-01T00:00:00.000Z' WHERE sn = ?";
    await database.prepare(late).bind(sn).run();
    await house.shop.site.origin.cron();
    expect(await house.itemsOf(sn)).toMatchObject([{ kind: "late" }]);
    await family.caller.post("/api/x/erase", { sn });
    await house.shop.site.origin.cron();
    expect(await house.itemsOf(sn)).toEqual([]);
    const desk = await deskAt(house.shop.site);
    await expect(reply(sn, "稿子快好了", desk)).rejects.toMatchObject({ code: "ERASED" });
    await expect(startWork(sn, desk)).rejects.toMatchObject({ code: "ERASED" });
  });
});

/** What becomes of an order by an act at the desk: its status, its stage, and what of its items is left. */
describe.each([
  ["paid", async () => house.begun(), { status: "paid", stage: "writing" }],
  ["delivered in draft", async () => house.drafted(), { status: "paid", stage: "draft" }],
  [
    "final",
    async () => {
      const drafted = await house.drafted();
      await drafted.family.step(drafted.sn, "approve");
      return drafted;
    },
    { status: "delivered", stage: "final" },
  ],
] as const)("an order that is %s and complained about", (_, make, before) => {
  const over = { status: "refunded", stage: "cancelled" };
  test.each([
    ["refund", {}, over, 29_900],
    ["refund-part", { amount: "100", after: "end" }, over, 10_000],
    ["refund-part", { amount: "100", after: "on" }, before, 10_000],
    ["answer", { answer: "已经催过，今天交稿" }, before, 0],
  ] as const)("gets the state and the refund that “%s” %o stands for", async (act, more, after, back) => {
    const { family, sn, outTradeNo } = await make();
    await family.caller.post("/api/business/advise", { sn, topic: "complaint", text: "等得太久" });
    expect((await house.work(await house.item(sn, "complaint"), act, { ...more, ...key() })).status).toBe(
      200,
    );
    await house.till.cronDue();
    const order = await family.progress(sn);
    expect(order).toMatchObject({ ...after, ...(after === over && { refund: null }) });
    expect(order.can.message).toBe(after !== over);
    expect(order.refunds.map(({ amount }) => amount)).toEqual(back === 0 ? [] : [back]);
    expect((await house.sent(outTradeNo)).map(({ amount }) => amount)).toEqual(back === 0 ? [] : [back]);
    expect(await house.itemsOf(sn)).toEqual([]);
  });
});
