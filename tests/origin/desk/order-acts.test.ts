import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "#functions/contract/wire/calls.ts";
import { OPERATOR } from "#tests/kit/desk/access.ts";
import { openRefundShop } from "#tests/kit/shop/refund-shop.ts";
import { tillOf } from "#tests/kit/shop/till.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const { order: ORDER } = calls.desk;

let house: Awaited<ReturnType<typeof openRefundShop>>;
beforeAll(async () => {
  house = await openRefundShop();
});
afterAll(() => house?.close());

// Break it catches: whoever decides on the rest of an order's money can't see who sent the first part back, nor why.
test("an order tells who refunded a part of it and why, and who answered, at the moments of both", async () => {
  const family = callerOf(house.shop.site);
  const till = tillOf(house.shop, family);
  const sn = await till.order();
  await till.pay(sn);
  const asks = async (text: string, act: string, said: Record<string, string>) => {
    await family.post("/api/business/advise", { sn, topic: "complaint", text });
    const done = await house.work(await house.item(sn, "complaint"), act, said);
    expect(done.status).toBe(200);
  };
  await asks("有一个字写错了", "refund-part", { amount: "1", after: "on", reason: "错了一个字" });
  await asks("还是不满意", "answer", { answer: "已经改好了" });

  const { acts, asked, refunds } = v.parse(ORDER.data, (await house.desk.get(ORDER.path, { sn })).data);
  const at = (moment: string | null | undefined) => acts.filter((act) => act.at === moment);
  expect(at(refunds[0]?.createdAt)).toMatchObject([
    {
      ...{ who: OPERATOR, verb: "refund", subject: expect.stringMatching(/^complaint /) },
      reason: expect.stringContaining("错了一个字"),
    },
  ]);
  expect(at(asked?.[0]?.answeredAt)).toMatchObject([{ who: OPERATOR, verb: "answer-item", reason: null }]);
});
