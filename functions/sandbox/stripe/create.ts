import type { Context } from "#functions/sandbox/context.ts";
import { openPayment } from "#functions/sandbox/money/book.ts";
import { randomHex } from "#functions/sandbox/random.ts";
import { invalid, metadataOf, unknownParam } from "./params.ts";
import { session } from "./session.ts";

const HALF_HOUR = 1_800;
const DAY = 86_400;
const ITEM = "line_items[0][price_data]";

/** Makes a Checkout Session of one item. */
export function createSession(context: Context, form: URLSearchParams): object | Response {
  const { now, book, config } = context;
  const unknown = unknownParam(form);
  if (unknown !== undefined)
    return invalid(`Received unknown parameter: ${unknown}`, unknown, "parameter_unknown");
  const read = (name: string) => form.get(name) ?? "";
  for (const name of ["mode", "success_url", `${ITEM}[currency]`, `${ITEM}[unit_amount]`])
    if (read(name) === "") return invalid(`Missing required param: ${name}.`, name, "parameter_missing");
  if (read("mode") !== "payment") return invalid("Invalid mode: must be payment", "mode");
  const amount = Number(read(`${ITEM}[unit_amount]`)) * Number(read("line_items[0][quantity]"));
  if (!Number.isInteger(amount) || amount < 1) return invalid("Invalid integer", `${ITEM}[unit_amount]`);
  if (form.has("line_items[1][quantity]")) return invalid("The sandbox sells one item", "line_items[1]");
  const seconds = Math.floor(now / 1000);
  const until = form.has("expires_at") ? Number(read("expires_at")) : seconds + DAY;
  if (!Number.isInteger(until) || until < seconds + HALF_HOUR || until > seconds + DAY)
    return invalid(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      "expires_at",
    );
  for (const name of ["success_url", "cancel_url"])
    if (form.has(name) && URL.parse(read(name)) === null)
      return invalid("Not a valid URL", name, "url_invalid");
  const handle = `cs_test_sandbox${randomHex(16)}`;
  const payment = openPayment({
    provider: "stripe",
    outTradeNo: read("client_reference_id") || handle,
    channel: "card",
    amount,
    currency: read(`${ITEM}[currency]`).toUpperCase(),
    description: read(`${ITEM}[product_data][name]`),
    notifyUrl: `${config.siteUrl}/notify/stripe`,
    returnUrl: read("success_url"),
    cancelUrl: form.get("cancel_url"),
    handle,
    createdAt: now,
    expiresAt: until * 1000,
    metadata: metadataOf(form),
  });
  book.save(payment);
  return session(payment, context.origin);
}
