import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { StripeConfig } from "#functions/origin/money/providers/config.ts";
import type { NewPayment } from "#functions/origin/money/providers/provider.ts";

export const config = (host = "https://api.stripe.com"): StripeConfig => ({
  STRIPE_SECRET_KEY: "sk_test_luopan",
  STRIPE_WEBHOOK_SECRET: "whsec_luopan_test",
  STRIPE_HOST: host,
});

export const now = Date.UTC(2026, 10, 21, 12, 5, 9);
export const outTradeNo = "LP7Q2M9X4K8R3T6W1Z5B";
export const reference = "cs_test_a1b2c3";
export const payment: NewPayment = {
  outTradeNo,
  sn: "L1",
  channel: "card",
  amount: 1990,
  currency: "CNY",
  description: "罗盘起名：姓名报告",
  now,
  expiresAt: now + 2 * 3600 * 1000,
  clientIp: null,
  openid: null,
  notifyUrl: "https://luopan.example/notify/stripe",
  returnUrl: "https://luopan.example/wait-pay?sn=L1",
};

/** A Checkout Session as Stripe's documents show it, of what concerns us. */
export const open = {
  id: reference,
  object: "checkout.session",
  amount_subtotal: 1990,
  amount_total: 1990,
  client_reference_id: outTradeNo,
  created: 1_795_262_709,
  currency: "cny",
  customer_details: null,
  livemode: false,
  metadata: { out_trade_no: outTradeNo, sn: "L1" },
  mode: "payment",
  payment_intent: null,
  payment_status: "unpaid",
  status: "open",
  url: "https://checkout.stripe.com/c/pay/cs_test_a1b2c3#fid",
};
export const paid = {
  ...open,
  payment_intent: "pi_3Luopan",
  payment_status: "paid",
  status: "complete",
  url: null,
};
export const refusal = (code: string | undefined, type = "invalid_request_error") => ({
  error: { type, message: "Words of Stripe's.", ...(code !== undefined && { code }) },
});

/** One request as the server got it. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  form: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
}

/** What the server answers: an object as JSON with its status (200), or text; null: it never answers. */
export type Reply = { status?: number; json: object } | { status: number; text: string } | null;

/** A server on loopback that answers by `reply`. */
export async function startStripe(reply: (call: Call) => Reply) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe");
    const call: Call = {
      method: request.method ?? "",
      path: pathname,
      query: Object.fromEntries(searchParams),
      form: Object.fromEntries(new URLSearchParams(body)),
      headers: request.headers,
    };
    calls.push(call);
    const answer = reply(call);
    if (answer === null) return;
    response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
    response.end("json" in answer ? JSON.stringify(answer.json) : answer.text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("no port");
  return {
    calls,
    config: config(`http://127.0.0.1:${at.port}`),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** `Stripe-Signature` by Stripe's documents (scheme v1): HMAC-SHA256 of `timestamp.body`, in hex. */
export function signatureOf(body: string, seconds: number, secret = config().STRIPE_WEBHOOK_SECRET): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
