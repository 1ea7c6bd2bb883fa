import { describe, expect, test } from "vitest";
import { alipayProvider } from "#functions/origin/money/providers/alipay/provider.ts";
import type { ProviderState, Refund } from "#functions/origin/money/providers/provider.ts";
import { soonerDeadlines } from "#tests/unit/origin/money/sooner.ts";
import { type Call, keyPair, type Reply, signedByAlipay, startGateway } from "./gateway.ts";

const outTradeNo = "LP7Q2M9X4K8R3T6W1Z5B";
const stored = { outTradeNo, reference: null };
const ok = { code: "10000", msg: "Success" };
const refused = (sub_code: string) => ({ code: "40004", msg: "Business Failed", sub_code, sub_msg: "说明" });
const trade = {
  ...ok,
  out_trade_no: outTradeNo,
  trade_no: "2026112122001400000000000001",
  trade_status: "TRADE_SUCCESS",
  total_amount: "19.90",
  receipt_amount: "15.00",
  send_pay_date: "2026-11-21 20:05:09",
  buyer_logon_id: "abc***@example.com",
  store_name: "a/b",
};
const refund: Refund = {
  outTradeNo,
  outRefundNo: "RLP7Q2M9X4K8R3T6W1Z5B",
  transactionId: trade.trade_no,
  total: 1990,
  amount: 1990,
  currency: "CNY",
  reason: "重复付款",
  notifyUrl: "https://luopan.example/notify/any",
};

/** What one call of the provider gives against a gateway that answers so. */
async function against<T>(
  reply: (call: Call) => Reply,
  ask: (provider: ReturnType<typeof alipayProvider>, calls: Call[]) => Promise<T>,
): Promise<T> {
  await using gateway = await startGateway(reply);
  return await ask(alipayProvider(gateway.config), gateway.calls);
}
const query = (node: object): Promise<ProviderState> =>
  against(
    () => ({ node }),
    (provider) => provider.query(stored),
  );

describe("asking Alipay about a trade", () => {
  test("finds it paid, by the whole amount and not by what the payer paid after coupons", async () => {
    expect(await query(trade)).toEqual({
      state: "paid",
      fact: {
        provider: "alipay",
        eventId: "query:2026112122001400000000000001",
        outTradeNo,
        transactionId: "2026112122001400000000000001",
        amount: 1990,
        currency: "CNY",
        paidAt: "2026-11-21T12:05:09.000Z",
        via: "query",
        raw: JSON.stringify(trade).replaceAll("/", "\\/"),
      },
    });
  });

  const { send_pay_date: _, ...unpaid } = trade;
  test.each([
    ["finished: paid", { ...trade, trade_status: "TRADE_FINISHED" }, "paid"],
    ["waiting for its buyer: open", { ...unpaid, trade_status: "WAIT_BUYER_PAY" }, "open"],
    ["closed unpaid: closed", { ...unpaid, trade_status: "TRADE_CLOSED" }, "closed"],
    ["closed after payment: refunded", { ...trade, trade_status: "TRADE_CLOSED" }, "refunded"],
    [
      "not there before the payer has entered the cashier: unknown",
      refused("ACQ.TRADE_NOT_EXIST"),
      "unknown",
    ],
  ])("finds it %s", async (_, node, state) => {
    expect(await query(node)).toMatchObject({ state });
  });

  test.each([
    [
      "busy",
      { code: "20000", msg: "Service Unavailable", sub_code: "isp.unknown-error" },
      "isp.unknown-error",
    ],
    ["refused", refused("ACQ.SYSTEM_ERROR"), "ACQ.SYSTEM_ERROR"],
    ["about another trade", { ...trade, out_trade_no: "LP0000000000000000ZZ" }, "OTHER_TRADE"],
    ["in a status of tomorrow", { ...trade, trade_status: "TRADE_OF_TOMORROW" }, "UNKNOWN_STATUS"],
    ["without an amount", { ...trade, total_amount: "" }, "MALFORMED"],
    ["in words for a code", { code: "40004", sub_code: "买家 张三 余额不足" }, "40004"],
  ])("is in trouble when the answer is %s", async (_, node, code) => {
    await expect(query(node)).rejects.toMatchObject({ name: "ProviderTrouble", status: 200, code });
  });

  const node = JSON.stringify(trade);
  const body = (sign: string) => `{"alipay_trade_query_response":${node}${sign}}`;
  test.each([
    ["unsigned", 200, body(""), "UNSIGNED:ok"],
    ["signed by another", 200, body(`,"sign":"${signedByAlipay(node, keyPair().pkcs8)}"`), "UNSIGNED:ok"],
    ["signed for other words", 200, body(`,"sign":"${signedByAlipay(`${node} `)}"`), "UNSIGNED:ok"],
    ["signed by a number", 200, body(',"sign":1'), "UNSIGNED:ok"],
    ["cut", 200, body(`,"sign":"${signedByAlipay(node)}"`).slice(0, 80), "MALFORMED"],
    ["a page", 200, "<html>系统繁忙</html>", "MALFORMED"],
    ["an error of the server's", 502, "bad gateway", "MALFORMED"],
    ["signed, but with an error's status", 500, body(`,"sign":"${signedByAlipay(node)}"`), "ok"],
    [
      "an error that is about no method",
      200,
      '{"error_response":{"code":"40001","sub_code":"isv.missing-app-id"}}',
      "isv.missing-app-id",
    ],
  ])("is never “paid” when the answer is %s", async (_, status, text, code) => {
    const asked = against(
      () => ({ status, body: text }),
      (provider) => provider.query(stored),
    );
    await expect(asked).rejects.toMatchObject({ name: "ProviderTrouble", provider: "alipay", status, code });
  });

  test("gives up after eight seconds where no answer comes", async () => {
    const deadlines = soonerDeadlines();
    const asked = against(
      () => null,
      (provider) => provider.query(stored),
    );
    await expect(asked).rejects.toMatchObject({ name: "ProviderTrouble", status: 0, code: "UNREACHABLE" });
    expect(deadlines).toEqual([8000]);
  });

  test("is in trouble at once where no server listens", async () => {
    const { config } = await startAndStop();
    await expect(alipayProvider(config).query(stored)).rejects.toMatchObject({
      status: 0,
      code: "UNREACHABLE",
    });
  });
});

async function startAndStop() {
  await using gateway = await startGateway(() => null);
  return { config: gateway.config };
}

describe("closing a trade", () => {
  const close = (node: object) =>
    against(
      () => ({ node }),
      async (provider, calls) => {
        await provider.close(stored);
        return calls;
      },
    );

  test.each([
    ["open", { ...ok, out_trade_no: outTradeNo }],
    ["never entered", refused("ACQ.TRADE_NOT_EXIST")],
    ["paid or closed already", refused("ACQ.TRADE_STATUS_ERROR")],
  ])("succeeds where the trade was %s", async (_, node) => {
    expect(await close(node)).toEqual([
      { method: "alipay.trade.close", content: { out_trade_no: outTradeNo } },
    ]);
  });

  test("is in trouble when Alipay can't say", async () => {
    await expect(close(refused("ACQ.SYSTEM_ERROR"))).rejects.toMatchObject({ code: "ACQ.SYSTEM_ERROR" });
  });
});

describe("refunding a trade", () => {
  /** Alipay's answers to the refund, and to the question about it. */
  const refundWith = (answer: object, asked: object) =>
    against(
      ({ method }) => ({ node: method === "alipay.trade.refund" ? answer : asked }),
      async (provider, calls) => ({ result: await provider.refund(refund), calls }),
    );
  const moved = { ...ok, fund_change: "Y", refund_fee: "19.90" };
  const notMoved = { ...ok, fund_change: "N", refund_fee: "19.90" };
  const done = { ...ok, refund_status: "REFUND_SUCCESS" };

  test("is done when money has moved", async () => {
    const { result, calls } = await refundWith(moved, ok);
    expect(result).toBe("done");
    expect(calls).toEqual([
      {
        method: "alipay.trade.refund",
        content: {
          out_trade_no: outTradeNo,
          trade_no: trade.trade_no,
          out_request_no: refund.outRefundNo,
          refund_amount: "19.90",
          refund_reason: "重复付款",
        },
      },
    ]);
  });

  test("asks Alipay when no money has moved: done if it had moved before, else pending", async () => {
    const again = await refundWith(notMoved, done);
    expect(again.result).toBe("done");
    expect(again.calls[1]?.content).toMatchObject({ out_request_no: refund.outRefundNo });
    expect((await refundWith(notMoved, ok)).result).toBe("pending");
  });

  test.each(["ACQ.SYSTEM_ERROR", "ACQ.TRADE_HAS_CLOSE"])("asks when the answer is %s", async (code) => {
    expect((await refundWith(refused(code), done)).result).toBe("done");
    await expect(refundWith(refused(code), ok)).rejects.toMatchObject({ name: "ProviderTrouble", code });
  });
});
