import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { alipayProvider } from "#functions/origin/money/providers/alipay/provider.ts";
import type { NewPayment, Notification, Provider } from "#functions/origin/money/providers/provider.ts";
import { stripeProvider } from "#functions/origin/money/providers/stripe/provider.ts";
import { Sandbox } from "#functions/sandbox/sandbox.ts";
import { config as alipayConfig, alipays, ours } from "./alipay/gateway.ts";
import { payment as model, config as stripeConfig } from "./stripe/stripe-server.ts";

/** The sandbox and the adapters share no line: what holds between them holds by the documents of both. */
let site: Awaited<ReturnType<typeof serve>>;
let host: Awaited<ReturnType<typeof serve>>;
let sandbox: Sandbox;
let providers: Readonly<Record<"alipay" | "stripe", Provider>>;
const heard: Promise<Notification>[] = [];

async function serve(answer: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const { method = "GET" } = incoming;
    const init = { method, headers, ...(method === "POST" && { body }) };
    const response = await answer(new Request(`http://${incoming.headers.host}${incoming.url}`, init));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${at.port}`, close: () => server.close() };
}

beforeAll(async () => {
  site = await serve(async (request) => {
    const provider = request.url.endsWith("/notify/alipay") ? providers.alipay : providers.stripe;
    heard.push(provider.readNotification({ headers: request.headers, body: await request.text() }));
    return new Response(provider.acknowledgement.body, { status: provider.acknowledgement.status });
  });
  host = await serve((request) => sandbox.fetch(request));
  providers = {
    alipay: alipayProvider(alipayConfig(`${host.url}/gateway.do`)),
    stripe: stripeProvider(stripeConfig(host.url)),
  };
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = alipayConfig();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = stripeConfig();
  const apps = { appId: "", appSecret: "", miniAppId: "", miniAppSecret: "" };
  const none = { ...apps, mchId: "", mchSerial: "", mchPublicKey: "", apiV3Key: "" };
  sandbox = new Sandbox({
    config: {
      siteUrl: site.url,
      wechat: { ...none, payKeys: [] },
      alipay: { appId, sellerId, appPublicKey: ours.spki, key: alipays.pkcs8 },
      stripe: { secretKey, webhookSecret },
    },
    shelf: { put() {}, clear() {} },
    later: () => {},
  });
});
beforeEach(() => void heard.splice(0));
afterAll(() => {
  site.close();
  host.close();
});

let count = 0;
/** A payment that has been started, and entered by its payer. */
async function entered(name: "alipay" | "stripe", channel: Channel) {
  const provider = providers[name];
  count += 1;
  const now = Date.now();
  const payment: NewPayment = {
    ...model,
    outTradeNo: `LP7Q2M9X4K8R3T6W1Z${String(count).padStart(2, "0")}`,
    channel,
    now,
    expiresAt: now + 2 * 3600 * 1000,
    notifyUrl: `${site.url}/notify/${name}`,
    returnUrl: `${site.url}/wait-pay?sn=L1`,
  };
  const { action, reference } = await provider.start(await provider.prepare(payment), payment);
  const { outTradeNo } = payment;
  const stored = { outTradeNo, reference };
  const before = (await provider.query(stored)).state;
  const page = await fetch(action.kind === "redirect" ? action.url : "");
  const pay = async () => {
    const form = new URLSearchParams({ provider: name, outTradeNo, back: payment.returnUrl });
    await fetch(`${host.url}/cashier/pay`, { method: "POST", body: form, redirect: "manual" });
    await sandbox.deliver();
  };
  return { provider, stored, before, page, pay };
}
const last = () => vi.waitFor(() => heard.at(-1) ?? Promise.reject(new Error("nothing heard yet")));

describe.each([
  ["alipay", "alipay-wap", "unknown"],
  ["alipay", "alipay-page", "unknown"],
  ["stripe", "card", "open"],
] as const)("against the sandbox, a payment by %s (%s)", (name, channel, atFirst) => {
  test("goes from the cashier to paid to refunded, and every word of it is understood", async () => {
    const { provider, stored, before, page, pay } = await entered(name, channel);
    expect(before).toBe(atFirst);
    expect(page.status).toBe(200);
    expect(await provider.query(stored)).toEqual({ state: "open" });

    await pay();
    const standing = await provider.query(stored);
    const { outTradeNo } = stored;
    expect(standing).toMatchObject({ state: "paid", fact: { outTradeNo, amount: 1990, currency: "CNY" } });
    const transactionId = standing.state === "paid" ? standing.fact.transactionId : "";
    expect(await last()).toMatchObject({ kind: "paid", fact: { outTradeNo, transactionId, amount: 1990 } });

    const refund = {
      outTradeNo,
      outRefundNo: `R${outTradeNo}`,
      transactionId,
      total: 1990,
      amount: 1990,
      currency: "CNY",
      reason: "订单退款",
      notifyUrl: "https://luopan.example/notify/any",
    } as const;
    expect(await provider.refund(refund)).toBe("done");
    expect(await provider.refund(refund)).toBe("done");
    expect(await provider.query(stored)).toEqual({ state: "refunded" });
    await sandbox.deliver();
    expect(await last()).toMatchObject({
      kind: "refund",
      outTradeNo,
      outRefundNo: `R${outTradeNo}`,
      ok: true,
    });
  });

  test("goes back in parts, each under its own number, once; the payment stays paid until all is back", async () => {
    const { provider, stored, pay } = await entered(name, channel);
    const { outTradeNo } = stored;
    await pay();
    const standing = await provider.query(stored);
    const transactionId = standing.state === "paid" ? standing.fact.transactionId : "";
    const part = (outRefundNo: string, amount: number) =>
      provider.refund({
        ...{ outTradeNo, outRefundNo, transactionId, total: 1990, amount, currency: "CNY" },
        ...{ reason: "订单退款", notifyUrl: `${site.url}/notify/${name}` },
      });
    const first = `${outTradeNo}RA`;
    expect([await part(first, 990), await part(first, 990)]).toEqual(["done", "done"]);
    expect(await provider.query(stored)).toMatchObject({ state: "paid", fact: { amount: 1990 } });
    await sandbox.deliver();
    const word = { kind: "refund", outTradeNo, ok: true };
    expect(await last()).toMatchObject({ ...word, outRefundNo: first, isWhole: false });
    await expect(part(`${outTradeNo}RB`, 1001)).rejects.toMatchObject({ name: "ProviderTrouble" });
    expect(await part(`${outTradeNo}RC`, 1000)).toBe("done");
    expect(await provider.query(stored)).toEqual({ state: "refunded" });
    await sandbox.deliver();
    await vi.waitFor(async () =>
      expect(await last()).toMatchObject({ ...word, outRefundNo: `${outTradeNo}RC`, isWhole: true }),
    );
  });

  test("is closed while it is open, and no more after", async () => {
    const { provider, stored } = await entered(name, channel);
    await provider.close(stored);
    expect(await provider.query(stored)).toEqual({ state: "closed" });
    await provider.close(stored);
    const paid = await entered(name, channel);
    await paid.pay();
    await paid.provider.close(paid.stored);
    expect(await paid.provider.query(paid.stored)).toMatchObject({ state: "paid" });
  });
});
