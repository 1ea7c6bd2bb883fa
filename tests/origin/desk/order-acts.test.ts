import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "#functions/contract/wire/calls.ts";
import { type Access, OPERATOR, startAccess } from "#tests/kit/desk/access.ts";
import { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { tillOf } from "#tests/kit/shop/till.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const { order: ORDER, queue: QUEUE, workOff: WORK_OFF } = calls.desk;

let access: Access;
let shop: Shop;
beforeAll(async () => {
  access = await startAccess();
  shop = await startShop({ originVars: access.vars });
});
afterAll(async () => {
  await shop?.close();
  access?.close();
});

// Break it catches: whoever decides on the rest of an order's money can't see who sent the first part back, nor why.
test("an order tells who refunded a part of it and why, and who answered, at the moments of both", async () => {
  const family = callerOf(shop.site);
  const desk = await deskCaller(shop.site, access);
  const till = tillOf(shop, family);
  const sn = await till.order();
  const { payment } = await till.open(sn, "wechat-h5");
  if (payment !== null) await till.enter(payment);
  await shop.sandbox.pay(payment?.outTradeNo ?? "", {});
  const asks = async (text: string, said: Record<string, string>) => {
    await family.post("/api/business/advise", { sn, topic: "complaint", text });
    const { items } = v.parse(QUEUE.data, (await desk.get(QUEUE.path)).data);
    const ref = items.find((item) => item.sn === sn)?.ref ?? "";
    const done = await desk.post(WORK_OFF.path, { kind: "complaint", ref, ...said });
    expect(done.status).toBe(200);
  };
  await asks("有一个字写错了", { act: "refund-part", amount: "1", after: "on", reason: "错了一个字" });
  await asks("还是不满意", { act: "answer", answer: "已经改好了" });

  const { acts, asked, refunds } = v.parse(ORDER.data, (await desk.get(ORDER.path, { sn })).data);
  const at = (moment: string | null | undefined) => acts.filter((act) => act.at === moment);
  expect(at(refunds[0]?.createdAt)).toMatchObject([
    { who: OPERATOR, verb: "refund", reason: expect.stringContaining("错了一个字") },
  ]);
  expect(at(asked?.[0]?.answeredAt)).toMatchObject([{ who: OPERATOR, verb: "answer-item", reason: null }]);
});
