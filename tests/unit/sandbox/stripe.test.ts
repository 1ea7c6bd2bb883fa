import { describe, expect, test } from "vitest";
import { json, ours, stand } from "./stand.ts";

const NO = "SANDBOXTEST1";
const auth = { authorization: `Bearer ${ours.get("STRIPE_SECRET_KEY")}` };
const inMinutes = (minutes: number) => String(Math.floor(Date.now() / 1000) + minutes * 60);

const params = (over: Record<string, string> = {}) =>
  new URLSearchParams({
    mode: "payment",
    client_reference_id: NO,
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "cny",
    "line_items[0][price_data][unit_amount]": "2990",
    "line_items[0][price_data][product_data][name]": "宝宝起名",
    success_url: "http://localhost:8787/wait-pay?sn=1",
    expires_at: inMinutes(40),
    ...over,
  }).toString();

function open() {
  const { ask, control } = stand();
  const post = (path: string, body: string, key?: string) =>
    ask(path, {
      method: "POST",
      headers: {
        ...auth,
        "content-type": "application/x-www-form-urlencoded",
        ...(key && { "idempotency-key": key }),
      },
      body,
    });
  return {
    ask,
    control,
    create: (body: string, key?: string) => post("/v1/checkout/sessions", body, key),
    post,
  };
}

describe("Stripe in the sandbox", () => {
  test("refuses another key", async () => {
    const answer = await stand().ask("/v1/checkout/sessions", {
      method: "POST",
      headers: { authorization: "Bearer sk_test_other" },
      body: params(),
    });
    expect(answer.status).toBe(401);
  });

  test.each([
    ["a parameter that it does not know", { colour: "red" }, "parameter_unknown"],
    ["a life of twenty minutes", { expires_at: inMinutes(20) }, "parameter_invalid"],
    ["a life of two days", { expires_at: inMinutes(2880) }, "parameter_invalid"],
    ["an amount of nothing", { "line_items[0][price_data][unit_amount]": "0" }, "parameter_invalid"],
    ["nowhere to go afterwards", { success_url: "" }, "parameter_missing"],
  ])("refuses %s", async (_what, over, code) => {
    const answer = await open().create(params(over));
    expect(answer.status).toBe(400);
    expect((await json(answer)).error.code).toBe(code);
  });

  test("makes one session under one key, and refuses the key for other words", async () => {
    const { ask, create } = open();
    const words = params();
    const first = await json(await create(words, NO));
    const again = await create(words, NO);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await json(again)).id).toBe(first.id);
    const other = await create(params({ "line_items[0][price_data][unit_amount]": "1" }), NO);
    expect((await json(other)).error.type).toBe("idempotency_error");
    const { payments } = await json(await ask("/control/book"));
    expect(payments.length).toBe(1);
  });

  test("says «paid» of a paid session only, expires an open one only, and pays back no more than was paid", async () => {
    const { ask, control, create, post } = open();
    await control("switch", { notices: "drop" });
    const { id } = await json(await create(params()));
    const path = `/v1/checkout/sessions/${id}`;
    const read = async () => json(await ask(path, { headers: auth }));
    expect(await read()).toMatchObject({ status: "open", payment_status: "unpaid", payment_intent: null });
    await control("pay", { outTradeNo: NO });
    const paid = await read();
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      amount_total: 2990,
      currency: "cny",
    });
    expect((await post(`${path}/expire`, "")).status).toBe(400);
    const refund = (amount: string) =>
      post("/v1/refunds", new URLSearchParams({ payment_intent: paid.payment_intent, amount }).toString());
    expect((await refund("2991")).status).toBe(400);
    expect(await json(await refund("2990"))).toMatchObject({ status: "succeeded", amount: 2990 });
    expect((await json(await refund("1"))).error.code).toBe("charge_already_refunded");
  });
});
