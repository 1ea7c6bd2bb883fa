import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alipayProvider } from "#functions/origin/money/providers/alipay/provider.ts";
import { NotificationRefused } from "#functions/origin/money/providers/provider.ts";
import { config, documentedContent, keyPair, signedByAlipay } from "./gateway.ts";
import * as published from "./published.ts";

const { app_id, seller_id } = { app_id: config().ALIPAY_APP_ID, seller_id: config().ALIPAY_SELLER_ID };
const paid = {
  app_id,
  seller_id,
  charset: "utf-8",
  version: "1.0",
  notify_id: "2026112100222200001",
  notify_type: "trade_status_sync",
  notify_time: "2026-11-21 20:05:10",
  out_trade_no: "LP7Q2M9X4K8R3T6W1Z5B",
  trade_no: "2026112122001400000000000001",
  trade_status: "TRADE_SUCCESS",
  total_amount: "19.90",
  receipt_amount: "15.00",
  buyer_pay_amount: "15.00",
  gmt_payment: "2026-11-21 20:05:09",
  subject: "起名报告 a+b",
};

/** A notification as Alipay sends it: form-encoded, signed without `sign` and `sign_type`. */
function sent(params: Record<string, string>, key?: string): string {
  const sign = signedByAlipay(documentedContent(Object.entries(params)), key);
  return new URLSearchParams({ ...params, sign_type: "RSA2", sign }).toString();
}
const read = (body: string, provider = alipayProvider(config())) =>
  provider.readNotification({ headers: new Headers(), body });

describe("a notification of Alipay's", () => {
  test("as published is verified and read: yuan to fen, Shanghai to UTC", async () => {
    const { params, spki } = published.notification;
    const provider = alipayProvider({
      ...config(),
      ALIPAY_APP_ID: params.app_id,
      ALIPAY_SELLER_ID: params.seller_id,
      ALIPAY_PUBLIC_KEY: spki,
    });
    const body = new URLSearchParams(params).toString();
    expect(await read(body, provider)).toEqual({
      kind: "paid",
      fact: {
        provider: "alipay",
        eventId: "2019081500222155624068450559358070",
        outTradeNo: "20190815155618536-564-57",
        transactionId: "2019081522001468450512505578",
        amount: 10,
        currency: "CNY",
        paidAt: "2019-08-15T07:56:24.000Z",
        via: "notification",
        raw: body,
      },
    });
    const dearer = body.replace("total_amount=0.10", "total_amount=0.20");
    await expect(read(dearer, provider)).rejects.toThrow(NotificationRefused);
  });

  test.each(["TRADE_SUCCESS", "TRADE_FINISHED"])(
    "%s is a payment of the whole amount",
    async (trade_status) => {
      const { fact } = { fact: undefined, ...(await read(sent({ ...paid, trade_status }))) };
      expect(fact).toMatchObject({ amount: 1990, outTradeNo: paid.out_trade_no, eventId: paid.notify_id });
    },
  );

  test.each(["WAIT_BUYER_PAY", "TRADE_CLOSED", "TRADE_OF_TOMORROW"])(
    "%s is no payment, and is dropped",
    async (trade_status) => {
      expect(await read(sent({ ...paid, trade_status }))).toEqual({
        kind: "other",
        eventId: paid.notify_id,
        type: trade_status,
      });
    },
  );

  test("of a whole refund says so, with our number of it where it is told", async () => {
    const refunded = {
      ...paid,
      trade_status: "TRADE_CLOSED",
      gmt_refund: "2026-11-22 09:00:00.123",
      refund_fee: "19.90",
    };
    const { out_trade_no: outTradeNo, notify_id: eventId } = paid;
    const expected = { kind: "refund", outTradeNo, isWhole: true, ok: true, eventId };
    expect(await read(sent({ ...refunded, out_biz_no: "R1" }))).toEqual({ ...expected, outRefundNo: "R1" });
    expect(await read(sent(refunded))).toEqual({ ...expected, outRefundNo: null });
  });

  test("of a refund in part is no new payment, though the trade is called a success again", async () => {
    const inPart = { ...paid, gmt_refund: "2026-11-22 09:00:00.123", refund_fee: "5.00" };
    expect(inPart.trade_status).toBe("TRADE_SUCCESS");
    const said = { kind: "refund", isWhole: false, ok: true };
    expect(await read(sent(inPart))).toMatchObject({ ...said, outRefundNo: null });
    expect(await read(sent({ ...inPart, out_biz_no: "R2" }))).toMatchObject({ ...said, outRefundNo: "R2" });
  });

  test("is refused whichever of its values is changed, taken away or added", async () => {
    const names = Object.keys(paid);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.constantFrom("change", "drop", "add"),
        async (name, how) => {
          const params = new URLSearchParams(sent(paid));
          if (how === "change") params.set(name, `${params.get(name)}0`);
          if (how === "drop") params.delete(name);
          if (how === "add") params.set(`${name}_more`, "1");
          await expect(read(params.toString())).rejects.toMatchObject({ status: 401 });
        },
      ),
    );
  });

  test("may come with its parameters in any order", async () => {
    const params = [...new URLSearchParams(sent(paid))];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(params, { minLength: params.length }), async (shuffled) => {
        expect(await read(new URLSearchParams(shuffled).toString())).toMatchObject({ kind: "paid" });
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ["signed with another key", sent(paid, keyPair().pkcs8), 401],
    ["unsigned", new URLSearchParams(paid).toString(), 401],
    ["empty", "", 401],
    ["for another app", sent({ ...paid, app_id: "2021000000000009" }), 401],
    ["for another seller", sent({ ...paid, seller_id: "2088000000000009" }), 401],
    ["with a name twice", `total_amount=0.01&${sent(paid)}`, 400],
    ["with an amount that is none", sent({ ...paid, total_amount: "19.9O" }), 400],
    ["without an id", sent({ ...paid, notify_id: "" }), 400],
    ["without Alipay's number", sent({ ...paid, trade_no: "" }), 400],
  ])("is refused when it comes %s", async (_, body, status) => {
    const refusal = await read(body).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotificationRefused);
    expect(refusal).toMatchObject({ status });
  });

  test("is acknowledged by the bare word", () => {
    expect(alipayProvider(config()).acknowledgement).toMatchObject({ status: 200, body: "success" });
  });
});
