import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { MINUTE_MS } from "#functions/contract/values/time.ts";

/**
 * How an order's payment stands, for the visitor (付款进展). `unknown`: nobody could say just now; `none`: nothing was
 * begun; `left`: the payer came back from the cashier without paying; `failed`: this payment is over, the order is not.
 */
export type Standing =
  | "paid"
  | "waiting"
  | "late"
  | "scan"
  | "sheet"
  | "expired"
  | "none"
  | "left"
  | "failed"
  | "closed"
  | "mismatch"
  | "unknown";

/** Milliseconds after which a wait is called long. */
const LATE_MS = 60_000;
/** Milliseconds for which a page without scripts looks again by itself. */
const RELOAD_FOR_MS = 10 * MINUTE_MS;
const RELOAD_S = 3;
/** Seconds between looks where nobody answered. */
const RELOAD_UNKNOWN_S = 15;

/** States of an order that has been paid, whatever came after. */
const PAID = new Set<PaidResult["status"]>(["paid", "delivered", "refunding", "refunded"]);
/** While these last, the page looks again by itself. */
const OPEN = new Set<Standing>(["waiting", "late", "scan", "sheet", "unknown"]);

export const isOpen = (standing: Standing): boolean => OPEN.has(standing);

export function standingOf(result: PaidResult, now: number): Standing {
  const { payment, status } = result;
  if (result.paid || PAID.has(status)) return "paid";
  if (payment === null) return status === "closed" ? "closed" : "none";
  if (payment.state === "mismatch") return "mismatch";
  if (payment.state === "closed") return status === "closed" ? "closed" : "failed";
  if (payment.state === "open") {
    if (Date.parse(payment.expiresAt) <= now) return "expired";
    if (payment.action?.kind === "qr") return "scan";
    if (payment.action?.kind === "jsapi") return "sheet";
  }
  return waited(result, now) > LATE_MS ? "late" : "waiting";
}

/** The same for a payer whom the cashier has sent back unpaid: nothing is looked for that was not paid. */
export const standingOfLeft = (standing: Standing): Standing =>
  standing === "waiting" || standing === "late" ? "left" : standing;

/** Milliseconds since this payment was begun. */
export const waited = ({ payment }: PaidResult, now: number): number =>
  payment === null ? 0 : Math.max(0, now - Date.parse(payment.createdAt));

/** After how many seconds a page without scripts looks again; null: it has stopped. */
export function reloadAfter(standing: Standing, waitedMs: number): number | null {
  if (standing === "unknown") return RELOAD_UNKNOWN_S;
  return isOpen(standing) && waitedMs < RELOAD_FOR_MS ? RELOAD_S : null;
}
