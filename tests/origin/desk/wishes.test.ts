import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeUnanswered } from "#functions/origin/products/expert/job/take-unanswered.ts";
import { deskAt } from "#tests/kit/expert/order.ts";
import { key, openRefundShop } from "#tests/kit/shop/refund-shop.ts";
import type { callerOf } from "#tests/kit/wire/origin-client.ts";

type Caller = ReturnType<typeof callerOf>;

let house: Awaited<ReturnType<typeof openRefundShop>>;
beforeAll(async () => {
  house = await openRefundShop();
});
afterAll(() => house?.close());

/** The cron's step, long after every draft's day. */
const later = async () => takeUnanswered(await deskAt(house.shop.site, {}, Date.now() + 100 * 86_400_000));

describe("a complaint about a draft", () => {
  // Break it catches: whoever complains reads a day on which its silence is taken for consent; or its draft is final on the
  // very night after the answer, before it could read that.
  test("ends the day of the draft, and does so once it is answered", async () => {
    const { family, sn } = await house.drafted();
    expect((await family.progress(sn)).answerBy).not.toBeNull();
    await family.caller.post("/api/business/advise", { sn, topic: "complaint", text: "名字太像了" });
    expect((await family.progress(sn)).answerBy).toBeNull();
    await later();
    expect((await family.progress(sn)).stage).toBe("draft");
    await house.work(await house.item(sn, "complaint"), "answer", { answer: "请起名人换几个，您再看" });
    await later();
    expect(await family.progress(sn)).toMatchObject({ stage: "draft", answerBy: null });
    await family.step(sn, "approve");
    expect((await family.progress(sn)).stage).toBe("final");
  });

  // Break it catches: what was settled before the draft, or an invoice, keeps every later draft open for ever.
  test("does not, where it was settled before, and neither does an invoice", async () => {
    const { family, sn } = await house.begun();
    await family.caller.post("/api/business/advise", { sn, topic: "complaint", text: "等得太久" });
    await house.work(await house.item(sn, "complaint"), "answer", { answer: "今天交稿" });
    await house.deliver(sn);
    await family.caller.post("/api/business/advise", { sn, topic: "invoice", text: "抬头：沈某某" });
    expect((await family.progress(sn)).answerBy).not.toBeNull();
    await later();
    expect((await family.progress(sn)).stage).toBe("final");
  });
});

describe("a wish for the money of expert work", () => {
  // Break it catches: of a wish told on the phone the family's own page knows nothing, and its silence takes the draft.
  test("keeps a draft from being taken as final, told on the phone or to us, as by the family's own step", async () => {
    const tell = {
      phone: (sn: string) =>
        house.work({ kind: "refund", ref: sn }, "write-down", { said: "不是说好的，想退", ...key() }),
      "own form": (sn: string, caller: Caller) =>
        caller.post("/api/business/advise", { sn, topic: "refund", text: "不是说好的，想退" }),
    };
    for (const by of ["phone", "own form"] as const) {
      const { family, sn } = await house.drafted();
      expect((await tell[by](sn, family.caller)).status).toBe(200);
      await later();
      const { stage, entries, answerBy } = await family.progress(sn);
      expect([by, stage]).toEqual([by, "draft"]);
      expect(answerBy).toBeNull();
      if (by === "own form") continue;
      expect(entries.at(-1)).toMatchObject({
        ...{ who: "family", kind: "refund" },
        text: "电话里说，客服代记：不是说好的，想退",
      });
    }
  });

  // Break it catches: the answer to a wish is gone from its page as soon as the family asks anew.
  test("that is asked anew after its answer leaves that answer where it was", async () => {
    const { family, sn, item } = await house.asked();
    await house.work(item, "answer", { answer: "初稿明天就到，请先看看" });
    await family.step(sn, "refund", "还是想退");
    expect(await house.itemsOf(sn)).toMatchObject([{ note: "还是想退", quote: 14_950 }]);
    await family.step(sn, "refund", "请快一点");
    expect(await house.itemsOf(sn)).toMatchObject([{ note: "还是想退\n请快一点", quote: 14_950 }]);
    const { data } = await family.caller.get("/api/x/ownComment", { sn });
    expect(data).toMatchObject({
      asked: [
        { done: false, answer: null },
        { text: item.note, done: true, answer: "初稿明天就到，请先看看" },
      ],
    });
    // It goes with the order as the first would have.
    await family.caller.post("/api/business/advise", { sn, topic: "complaint", text: "等得太久" });
    await house.work(await house.item(sn, "complaint"), "refund", key());
    expect(await house.itemsOf(sn)).toEqual([]);
  });

  test("keeps its sum by the terms where another one without a sum was asked back after it", async () => {
    const { family, sn, item } = await house.asked();
    await family.caller.post("/api/business/advise", { sn, topic: "refund", text: "在吗" });
    const other = (await house.itemsOf(sn)).find(({ ref }) => ref !== item.ref) ?? item;
    await house.work(item, "ask", { answer: "是不想起了？" });
    await house.work(other, "ask", { answer: "请问是什么事？" });
    await house.work({ kind: "refund", ref: sn }, "write-down", { said: "就是想退", ...key() });
    expect(await house.itemsOf(sn)).toMatchObject([
      { note: "电话里说，客服代记：就是想退", quote: 14_950, question: null },
    ]);
  });
});
