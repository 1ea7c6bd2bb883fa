import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { note } from "#functions/contract/watch/counts.ts";
import { runOutbox } from "#functions/origin/money/outbox/run.ts";
import { settle } from "#functions/origin/money/pay/settle.ts";
import { refundOrder } from "#functions/origin/money/refund/ask-back.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { AMOUNT, watchMoves } from "#tests/kit/money/ledger.ts";
import { delivering, openTill } from "#tests/kit/money/till.ts";
import { counting } from "#tests/kit/runtime/here/counting.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";

describe("what happens is counted", () => {
  test("a new order by its product, and the same form sent again is none", async () => {
    const { points, COUNTS } = counting();
    const here = await originHere({}, { COUNTS });
    const family = callerOf(here);
    const form = babyForm();
    for (let time = 0; time < 2; time++) await family.post(SEEK, form);
    const orders = points.filter(({ indexes }) => indexes[0] === "order");
    expect(orders).toEqual([{ indexes: ["order"], blobs: ["baby", ""], doubles: [0] }]);
  });

  test("a payment and its refund once each, by channel and to the fen, however often they are told of", async () => {
    const { points, COUNTS } = counting();
    const database = sqliteDatabase();
    await watchMoves(database);
    const shop = await openTill(database, 1, { COUNTS });
    const { outTradeNo } = await shop.open();
    shop.wechat.pay(outTradeNo);
    for (const via of ["notification", "query", "notification"] as const)
      await settle(shop.wechat.factOf(outTradeNo, via), shop.till());
    await runOutbox(shop.till(), { by: delivering });
    await refundOrder(shop.sn, shop.till());
    for (let run = 0; run < 2; run++) {
      await runOutbox(shop.till(), { by: delivering });
      shop.pass(10);
    }
    expect(points).toEqual([
      { indexes: ["paid"], blobs: ["wechat-native", ""], doubles: [AMOUNT] },
      { indexes: ["refunded"], blobs: ["wechat-native", ""], doubles: [AMOUNT] },
    ]);
  });

  test("every call with how it ended and how long it took, without whose it was", async () => {
    const { points, COUNTS } = counting();
    const here = await originHere({}, { COUNTS });
    const family = callerOf(here);
    const { sn } = v.parse(v.object({ sn: Sn }), (await family.post(SEEK, babyForm())).data);
    await family.get("/api/business/soughtFree", { sn });
    await family.get("/api/business/soughtFree", { sn: "0123456789ABCDEFGHJKMNPQRS" });
    await family.get("/api/business/nothing");
    await here.origin.cron();
    const ended = points.map(({ indexes, blobs }) => [...indexes, ...blobs].join(" "));
    expect(ended).toEqual(
      expect.arrayContaining([
        "call index.seek 200",
        "call order.soughtFree 200",
        "call order.soughtFree 404",
        "call none 404",
        "cron ask ok",
        "cron erase ok",
      ]),
    );
    const told = JSON.stringify(points);
    for (const whose of [sn, family.visitorId, "林"]) expect(told).not.toContain(whose);
  });
});

describe("a count", () => {
  test("goes nowhere where no dataset is bound", () => {
    expect(() => note({ what: "order", kind: "baby" }, undefined)).not.toThrow();
  });

  test("that cannot be written does not undo what it counts", async () => {
    const writeDataPoint = () => {
      throw new Error("over the limit");
    };
    const here = await originHere({}, { COUNTS: { writeDataPoint } });
    expect((await callerOf(here).post(SEEK, babyForm())).status).toBe(200);
  });
});
