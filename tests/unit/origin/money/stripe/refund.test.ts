import { describe, expect, test } from "vitest";
import type { Refund } from "#functions/origin/money/providers/provider.ts";
import { stripeProvider } from "#functions/origin/money/providers/stripe/provider.ts";
import { outTradeNo, type Reply, refusal, startStripe } from "./stripe-server.ts";

const refund: Refund = {
  outTradeNo,
  outRefundNo: "RLP7Q2M9X4K8R3T6W1Z5B",
  transactionId: "pi_3Luopan",
  total: 1990,
  amount: 1990,
  currency: "CNY",
  reason: "订单退款",
  notifyUrl: "https://luopan.example/notify/any",
};
const made = (status: string, out_refund_no = refund.outRefundNo) => ({
  id: "re_1",
  object: "refund",
  status,
  metadata: { out_refund_no },
});

/** Stripe's answers to the refund, and to the question which refunds there are. */
async function refundWith(answer: Reply, listed: object[] = []) {
  await using server = await startStripe(({ method }) =>
    method === "POST" ? answer : { json: { object: "list", data: listed, has_more: false } },
  );
  return { result: await stripeProvider(server.config).refund(refund), calls: server.calls };
}

describe("refunding a card payment", () => {
  test("sends the payment intent's money back under the refund's own number", async () => {
    const { result, calls } = await refundWith({ json: made("succeeded") });
    expect(result).toBe("done");
    expect(calls).toMatchObject([
      {
        path: "/v1/refunds",
        headers: { "idempotency-key": refund.outRefundNo },
        form: {
          payment_intent: "pi_3Luopan",
          amount: "1990",
          reason: "requested_by_customer",
          "metadata[out_trade_no]": outTradeNo,
          "metadata[out_refund_no]": refund.outRefundNo,
        },
      },
    ]);
  });

  test("is pending while it is on its way, and in trouble when it has failed", async () => {
    expect((await refundWith({ json: made("pending") })).result).toBe("pending");
    await expect(refundWith({ json: made("failed") })).rejects.toMatchObject({ code: "REFUND_FAILED" });
  });

  const again: Reply = { status: 400, json: refusal("charge_already_refunded") };
  const broken: Reply = { status: 500, json: refusal(undefined, "api_error") };

  test("goes by Stripe's own list of refunds when the answer is a refusal", async () => {
    expect((await refundWith(again, [made("succeeded")])).result).toBe("done");
    expect((await refundWith(broken, [made("another", "R2"), made("pending")])).result).toBe("pending");
    const { calls } = await refundWith(broken, [made("succeeded")]);
    expect(calls[1]).toMatchObject({ path: "/v1/refunds", query: { payment_intent: "pi_3Luopan" } });
  });

  test("is done where Stripe says that all was given back, and in trouble where Stripe fails", async () => {
    expect((await refundWith(again, [made("succeeded", "by hand")])).result).toBe("done");
    await expect(refundWith(broken, [made("succeeded", "by hand")])).rejects.toMatchObject({
      name: "ProviderTrouble",
      status: 500,
      code: "api_error",
    });
  });
});
