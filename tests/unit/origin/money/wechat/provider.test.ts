import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Provider } from "#functions/origin/money/providers/provider.ts";
import { wechatProvider } from "#functions/origin/money/providers/wechat/provider.ts";
import { config, MCH_ID, transaction } from "#tests/kit/wechat/parties.ts";
import { NO, now, stored, trouble } from "#tests/kit/wechat/payment.ts";
import { refuses, says, standIn } from "#tests/kit/wechat/stand-in.ts";

let wechat: Awaited<ReturnType<typeof standIn>>;
let provider: Provider;
beforeAll(async () => {
  wechat = await standIn();
  provider = wechatProvider(config({ WECHAT_PAY_HOST: wechat.host }), () => now);
});
afterAll(() => wechat.close());
beforeEach(() => void wechat.came.splice(0));

describe("a payment that is asked about", () => {
  const asked = (over: Record<string, unknown>) => {
    wechat.answer(says(200, transaction(over), now));
    return provider.query(stored);
  };

  test("is paid with what was asked, not with what is left after coupons", async () => {
    const raw = JSON.stringify(transaction());
    expect(await asked({})).toEqual({
      state: "paid",
      fact: {
        provider: "wechat",
        eventId: "query:4200001234202611215566778899",
        outTradeNo: NO,
        transactionId: "4200001234202611215566778899",
        amount: 1990,
        currency: "CNY",
        paidAt: "2026-11-21T12:05:09.000Z",
        via: "query",
        raw,
      },
    });
    expect(wechat.came[0]).toMatchObject({
      method: "GET",
      path: `/v3/pay/transactions/out-trade-no/${NO}?mchid=${MCH_ID}`,
      body: "",
    });
  });

  test.each([
    ["NOTPAY", "open"],
    ["USERPAYING", "open"],
    ["CLOSED", "closed"],
    ["REVOKED", "closed"],
    ["REFUND", "refunded"],
  ])("with the state %s at WeChat is %s", async (trade_state, state) => {
    const unpaid = {
      trade_state,
      transaction_id: undefined,
      success_time: undefined,
      amount: { total: 1990 },
    };
    expect(await asked(unpaid)).toEqual({ state });
  });

  test("is unknown where WeChat has not heard of it", async () => {
    wechat.answer(refuses(404, "ORDER_NOT_EXIST"));
    expect(await provider.query(stored)).toEqual({ state: "unknown" });
  });

  test.each([
    ["another merchant's", { mchid: "1900000000" }, "NOT_OURS"],
    ["another payment", { out_trade_no: "LP7Q2M9X4K8R3T6W1Z5C" }, "NOT_ASKED_FOR"],
    ["a state nobody knows", { trade_state: "PERHAPS" }, "UNKNOWN_STATE"],
    ["paid, of no amount", { amount: undefined }, "PAID_WITHOUT_FACTS"],
    ["paid, of half a fen", { amount: { total: 0.5, currency: "CNY" } }, "PAID_WITHOUT_FACTS"],
    ["paid, without its number", { transaction_id: "" }, "PAID_WITHOUT_FACTS"],
  ])("and is %s is trouble", async (_what, over, code) => {
    expect(await trouble(asked(over))).toEqual([200, code]);
  });
});

describe("a payment that is closed", () => {
  test("is closed by its number, and an empty signed answer is enough", async () => {
    wechat.answer(says(204, null, now));
    await provider.close(stored);
    expect(wechat.came[0]).toMatchObject({
      method: "POST",
      path: `/v3/pay/transactions/out-trade-no/${NO}/close`,
      body: `{"mchid":"${MCH_ID}"}`,
    });
  });

  test.each(["ORDER_CLOSED", "ORDERPAID"])("and was %s is left to the query that follows", async (code) => {
    wechat.answer(refuses(400, code));
    await expect(provider.close(stored)).resolves.toBeUndefined();
  });

  test("is trouble where the answer is unsigned or an error", async () => {
    wechat.answer((_came, response) => void response.writeHead(204).end());
    expect(await trouble(provider.close(stored))).toEqual([204, "ANSWER_UNSIGNED"]);
    wechat.answer(refuses(500, "SYSTEM_ERROR"));
    expect(await trouble(provider.close(stored))).toEqual([500, "SYSTEM_ERROR"]);
  });
});

describe("a refund", () => {
  const refund = {
    outTradeNo: NO,
    outRefundNo: `${NO}R`,
    transactionId: "4200001234202611215566778899",
    total: 1990,
    amount: 1990,
    currency: "CNY",
    reason: "重复付款".repeat(10),
    notifyUrl: "https://luopan.example/notify/any",
  } as const;

  test.each([
    ["SUCCESS", "done"],
    ["PROCESSING", "pending"],
  ])("that WeChat calls %s is %s, and is repeated with the same bytes", async (status, state) => {
    wechat.answer(says(200, { status }, now));
    expect(await provider.refund(refund)).toBe(state);
    expect(await provider.refund(refund)).toBe(state);
    const [one, two] = wechat.came;
    expect(one?.path).toBe("/v3/refund/domestic/refunds");
    expect(two?.body).toBe(one?.body);
    expect(JSON.parse(one?.body ?? "")).toEqual({
      transaction_id: refund.transactionId,
      out_refund_no: refund.outRefundNo,
      // 80 bytes: 26 characters of three bytes each.
      reason: refund.reason.slice(0, 26),
      notify_url: refund.notifyUrl,
      amount: { refund: 1990, total: 1990, currency: "CNY" },
    });
  });

  test("in part names both sums", async () => {
    wechat.answer(says(200, { status: "SUCCESS" }, now));
    expect(await provider.refund({ ...refund, amount: 995 })).toBe("done");
    expect(JSON.parse(wechat.came[0]?.body ?? "").amount).toEqual({
      refund: 995,
      total: 1990,
      currency: "CNY",
    });
  });

  test.each(["CLOSED", "ABNORMAL"])("that is %s needs a person", async (status) => {
    wechat.answer(says(200, { status }, now));
    expect(await trouble(provider.refund(refund))).toEqual([200, `REFUND_${status}`]);
  });

  test("that our balance at WeChat cannot cover is trouble with its code", async () => {
    wechat.answer(refuses(403, "NOT_ENOUGH"));
    expect(await trouble(provider.refund(refund))).toEqual([403, "NOT_ENOUGH"]);
  });
});
