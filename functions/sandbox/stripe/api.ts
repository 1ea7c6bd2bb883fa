import type { Call, Context } from "#functions/sandbox/context.ts";
import { newDelivery, type Payment } from "#functions/sandbox/money/book.ts";
import { announce } from "#functions/sandbox/money/charge.ts";
import { createSession } from "./create.ts";
import { stripeError } from "./params.ts";
import { createRefund } from "./refund.ts";
import { intentOf, refundOf, session } from "./session.ts";

interface Route {
  name: string;
  method: "GET" | "POST";
  path: RegExp;
  run(context: Context, form: URLSearchParams, id: string): object | Response;
}

const missing = (what: string) =>
  stripeError(404, "invalid_request_error", `No such ${what}`, { code: "resource_missing" });

const sessions = ({ book }: Context): Payment[] => book.all().filter(({ provider }) => provider === "stripe");

const routes: readonly Route[] = [
  { name: "stripe.create", method: "POST", path: /^\/v1\/checkout\/sessions$/, run: createSession },
  {
    name: "stripe.query",
    method: "GET",
    path: /^\/v1\/checkout\/sessions$/,
    run: (context, query) => {
      const intent = query.get("payment_intent");
      const found = sessions(context).filter((one) => intent === null || one.transactionId === intent);
      const newest = found.reverse().slice(0, Number(query.get("limit") ?? 10));
      const data = newest.map((one) => session(one, context.origin));
      return { object: "list", data, has_more: found.length > newest.length, url: "/v1/checkout/sessions" };
    },
  },
  {
    name: "stripe.query",
    method: "GET",
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    run: (context, query, id) => {
      const found = context.book.byHandle("stripe", id);
      if (found === undefined) return missing("checkout.session");
      expireIfDue(context, found);
      const said = session(found, context.origin);
      const isWhole = [...query.values()].includes("payment_intent.latest_charge");
      return isWhole && found.state === "paid" ? { ...said, payment_intent: intentOf(found) } : said;
    },
  },
  {
    name: "stripe.close",
    method: "POST",
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    run: (context, _form, id) => {
      const found = context.book.byHandle("stripe", id);
      if (found === undefined) return missing("checkout.session");
      if (found.state !== "open")
        return stripeError(
          400,
          "invalid_request_error",
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        );
      expire(context, found);
      return session(found, context.origin);
    },
  },
  { name: "stripe.refund", method: "POST", path: /^\/v1\/refunds$/, run: createRefund },
  {
    name: "stripe.refund-query",
    method: "GET",
    path: /^\/v1\/refunds\/(\w+)$/,
    run: (context, _query, id) => {
      for (const payment of sessions(context)) {
        const found = payment.refunds.find((one) => one.id === id);
        if (found !== undefined) return refundOf(payment, found);
      }
      return missing("refund");
    },
  },
  {
    name: "stripe.refund-query",
    method: "GET",
    path: /^\/v1\/refunds$/,
    run: (context, query) => {
      const intent = query.get("payment_intent");
      const found = sessions(context).filter((one) => one.transactionId === intent);
      const data = found.flatMap((one) => one.refunds.map((refund) => refundOf(one, refund)));
      return { object: "list", data, has_more: false, url: "/v1/refunds" };
    },
  },
  {
    name: "stripe.query",
    method: "GET",
    path: /^\/v1\/payment_intents\/(\w+)$/,
    run: (context, _query, id) => {
      const found = sessions(context).find((one) => one.transactionId === id);
      if (found === undefined) return missing("payment_intent");
      return intentOf(found);
    },
  },
];

function expireIfDue(context: Context, payment: Payment): void {
  if (payment.state === "open" && payment.expiresAt <= context.now) expire(context, payment);
}

function expire(context: Context, payment: Payment): void {
  payment.state = "closed";
  announce(context, payment, newDelivery("expired", context.now));
}

const routeOf = (call: Call) =>
  routes.find(({ method, path }) => method === call.method && path.test(call.url.pathname));

/** Which of Stripe's calls this is; undefined for none. */
export const stripeCall = (call: Call): string | undefined => routeOf(call)?.name;

/** Answers a call of Stripe's; a repeated POST with the same Idempotency-Key gets the first answer again. */
export function answerStripe(context: Context, call: Call): Response {
  if (call.headers.get("authorization") !== `Bearer ${context.config.stripe.secretKey}`)
    return stripeError(401, "invalid_request_error", "Invalid API Key provided");
  const route = routeOf(call);
  if (route === undefined) return missing("route");
  const [, id = ""] = route.path.exec(call.url.pathname) ?? [];
  if (route.method === "GET") return answerOf(route.run(context, call.url.searchParams, id));
  const key = call.headers.get("idempotency-key");
  const request = `${call.url.pathname}\n${call.body}`;
  const before = key === null ? undefined : context.granted.answers.get(key);
  if (before !== undefined && before.request !== request)
    return stripeError(
      400,
      "idempotency_error",
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    );
  if (before !== undefined) {
    const headers = { "content-type": "application/json", "Idempotent-Replayed": "true" };
    return new Response(before.body, { status: before.status, headers });
  }
  const result = route.run(context, new URLSearchParams(call.body), id);
  if (result instanceof Response) return result;
  if (key !== null) context.granted.answers.set(key, { request, status: 200, body: JSON.stringify(result) });
  return answerOf(result);
}

const answerOf = (result: object | Response) => (result instanceof Response ? result : Response.json(result));
