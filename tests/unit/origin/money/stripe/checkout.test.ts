import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { NewPayment, Provider, ProviderState } from "#functions/origin/money/providers/provider.ts";
import { stripeProvider } from "#functions/origin/money/providers/stripe/provider.ts";
import {
  type Call,
  config,
  now,
  open,
  outTradeNo,
  paid,
  payment,
  type Reply,
  reference,
  refusal,
  startStripe,
} from "./stripe-server.ts";

const stored = { outTradeNo, reference };
/** What one call of the provider gives against a server that answers so, and what the server heard. */
async function against<T>(reply: Reply, ask: (provider: Provider) => Promise<T>) {
  await using server = await startStripe(() => reply);
  return { result: await ask(stripeProvider(server.config)), calls: server.calls };
}
const start = (reply: Reply) =>
  against(reply, async (provider) => provider.start(await provider.prepare(payment), payment));
const query = (reply: Reply) => against(reply, (provider) => provider.query(stored));
const close = (reply: Reply) => against(reply, (provider) => provider.close(stored));

describe("a Checkout Session", () => {
  test("is made of the order's amount in its own currency, under the payment's number", async () => {
    const { result, calls } = await start({ json: open });
    expect(result).toEqual({ action: { kind: "redirect", url: open.url }, reference });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/v1/checkout/sessions",
      headers: { authorization: "Bearer sk_test_luopan", "idempotency-key": outTradeNo },
      form: {
        mode: "payment",
        "allowed_payment_method_types[0]": "card",
        "adaptive_pricing[enabled]": "false",
        locale: "zh",
        client_reference_id: outTradeNo,
        "metadata[out_trade_no]": outTradeNo,
        "metadata[sn]": "L1",
        "payment_intent_data[metadata][out_trade_no]": outTradeNo,
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": "cny",
        "line_items[0][price_data][unit_amount]": "1990",
        "line_items[0][price_data][product_data][name]": "罗盘起名：姓名报告",
        success_url: "https://luopan.example/wait-pay?sn=L1",
        cancel_url: "https://luopan.example/wait-pay?sn=L1&left=1",
        expires_at: String(Date.UTC(2026, 10, 21, 14, 5, 9) / 1000),
      },
    });
  });

  test("is asked for in the same words and under the same key, however often", async () => {
    await using server = await startStripe(() => ({ json: open }));
    const provider = stripeProvider(server.config);
    const prepared = await provider.prepare(payment);
    await provider.start(prepared, payment);
    await provider.start(await provider.prepare({ ...payment }), payment);
    const [first, second] = server.calls.map(({ form, headers }) => [form, headers["idempotency-key"]]);
    expect(second).toEqual(first);
  });

  test("lives as long as the payment, within what Stripe allows", async () => {
    const provider = stripeProvider(config());
    const lifeOf = async (change: Partial<NewPayment>) =>
      JSON.parse(await provider.prepare({ ...payment, ...change })).expires_at - now / 1000;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 72 * 3600 }), async (seconds) => {
        const life = await lifeOf({ expiresAt: now + seconds * 1000 });
        expect(life).toBeGreaterThan(30 * 60);
        expect(life).toBeLessThan(24 * 3600);
        if (seconds > 3600 && seconds < 23 * 3600) expect(life).toBe(seconds);
      }),
    );
  });

  test("is not made for another channel", async () => {
    const prepared = stripeProvider(config()).prepare({ ...payment, channel: "alipay-wap" });
    await expect(prepared).rejects.toThrow("Stripe takes no alipay-wap");
  });

  test.each([
    ["another payment's", { ...open, client_reference_id: "LP0000000000000000ZZ" }, "OTHER_SESSION"],
    ["without an address", { ...open, url: null }, "OTHER_SESSION"],
    ["no session", {}, "MALFORMED"],
  ])("is not believed in when the answer is %s", async (_, json, code) => {
    await expect(start({ json })).rejects.toMatchObject({ name: "ProviderTrouble", code });
  });
});

describe("asking Stripe about a session", () => {
  const whole = (refunded: boolean) => ({
    ...paid,
    payment_intent: { id: "pi_3Luopan", latest_charge: { id: "ch_1", refunded, created: 1_795_262_800 } },
  });

  test("finds it paid, with when and by which payment intent", async () => {
    const { result, calls } = await query({ json: whole(false) });
    expect(calls).toMatchObject([
      {
        method: "GET",
        path: `/v1/checkout/sessions/${reference}`,
        query: { "expand[0]": "payment_intent.latest_charge" },
      },
    ]);
    expect(result).toEqual({
      state: "paid",
      fact: {
        provider: "stripe",
        eventId: "query:pi_3Luopan",
        outTradeNo,
        transactionId: "pi_3Luopan",
        amount: 1990,
        currency: "CNY",
        paidAt: new Date(1_795_262_800_000).toISOString(),
        via: "query",
        raw: JSON.stringify(whole(false)),
      },
    });
  });

  test.each<[string, object, ProviderState["state"]]>([
    ["open", open, "open"],
    ["complete, yet unpaid: open", { ...paid, payment_status: "unpaid" }, "open"],
    ["expired: closed", { ...open, status: "expired", url: null }, "closed"],
    ["paid, its intent not told whole: paid", paid, "paid"],
    ["paid and given back: refunded", whole(true), "refunded"],
  ])("finds it %s", async (_, json, state) => {
    expect((await query({ json })).result).toMatchObject({ state });
  });

  test("tells of another amount or currency as it is", async () => {
    const { result } = await query({ json: { ...paid, amount_total: 1, currency: "usd" } });
    expect(result).toMatchObject({ fact: { amount: 1, currency: "USD" } });
  });

  test("says unknown where Stripe knows none, and without asking where it never told an id", async () => {
    const missing = { status: 404, json: refusal("resource_missing") };
    expect((await query(missing)).result).toEqual({ state: "unknown" });
    const never = await against({ json: paid }, (provider) =>
      provider.query({ outTradeNo, reference: null }),
    );
    expect(never).toEqual({ result: { state: "unknown" }, calls: [] });
  });

  test.each<[string, Reply, number, string]>([
    ["a refusal", { status: 401, json: refusal(undefined) }, 401, "invalid_request_error"],
    ["“too many”", { status: 429, json: refusal("rate_limit") }, 429, "rate_limit"],
    ["an error of the server's", { status: 500, json: refusal(undefined, "api_error") }, 500, "api_error"],
    ["words for a code", { status: 402, json: refusal("卡主 张三") }, 402, "invalid_request_error"],
    ["another payment's session", { json: { ...paid, client_reference_id: "LP0" } }, 200, "OTHER_SESSION"],
    ["a session of another shape", { json: { ...paid, payment_status: "maybe" } }, 200, "MALFORMED"],
    ["a session without an amount", { json: { ...paid, amount_total: null } }, 200, "MALFORMED"],
  ])("is never “paid” when the answer is %s", async (_, reply, status, code) => {
    await expect(query(reply)).rejects.toMatchObject({ name: "ProviderTrouble", status, code });
  });

  test.each<[string, Reply]>([
    ["a page", { status: 200, text: "<html>maintenance</html>" }],
    ["a page with an error's status", { status: 502, text: "<html>bad gateway</html>" }],
    ["cut", { status: 200, text: JSON.stringify(paid).slice(0, 100) }],
    ["nothing", { status: 200, text: "" }],
  ])("is in trouble when the answer is %s", async (_, reply) => {
    await expect(query(reply)).rejects.toMatchObject({ name: "ProviderTrouble", provider: "stripe" });
  });

  test("asks once, and gives up after eight seconds", async () => {
    const { promise: came, resolve } = Promise.withResolvers<void>();
    await using server = await startStripe(() => {
      resolve();
      return null;
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = stripeProvider(server.config).query(stored);
    const givenUp = expect(asked).rejects.toMatchObject({ status: 0, code: "UNREACHABLE" });
    await came;
    await vi.advanceTimersByTimeAsync(8000);
    await givenUp;
    expect(server.calls).toHaveLength(1);
  });
});

describe("closing a session", () => {
  test.each<[string, Reply]>([
    ["open", { json: { ...open, status: "expired" } }],
    ["paid or expired already", { status: 400, json: refusal(undefined) }],
    ["never there", { status: 404, json: refusal("resource_missing") }],
  ])("succeeds where the session was %s", async (_, reply) => {
    const { calls } = await close(reply);
    const called = calls.map(({ method, path }: Call) => `${method} ${path}`);
    expect(called).toEqual([`POST /v1/checkout/sessions/${reference}/expire`]);
  });

  test("asks nothing where Stripe never told an id", async () => {
    const { calls } = await against({ json: open }, (provider) =>
      provider.close({ outTradeNo, reference: null }),
    );
    expect(calls).toEqual([]);
  });

  test("is in trouble when Stripe is", async () => {
    await expect(close({ status: 500, json: refusal(undefined, "api_error") })).rejects.toMatchObject({
      name: "ProviderTrouble",
      status: 500,
    });
  });
});
