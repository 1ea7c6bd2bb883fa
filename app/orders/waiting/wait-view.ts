import type { Standing } from "#app/orders/payment/standing.ts";
import type { OrderKind } from "#functions/contract/orders/orders.ts";
import type { Channel, JsapiParams } from "#functions/contract/orders/payments.ts";
import type { Currency } from "#functions/contract/values/scalars.ts";

/** How the payment can be gone on with, from this page. */
export type Onward =
  | { kind: "leave"; url: string; isNow: boolean }
  | { kind: "scan"; content: string; until: string }
  | { kind: "sheet"; params: JsapiParams; isNow: boolean }
  | null;

/** What wait-pay shows. */
export interface WaitView {
  sn: string;
  standing: Exclude<Standing, "paid">;
  /** Null where nobody could say just now. */
  order: {
    kind: OrderKind;
    title: string;
    amount: number;
    currency: Currency;
    checkedAt: string;
    outTradeNo: string | null;
    channel: Channel | null;
    /** What came, where that is not what was asked and is known, in the same money. */
    received: number | null;
  } | null;
  seconds: number;
  /** Without scripts too the page looks again by itself. */
  looksAgain: boolean;
  /** The visitor has just pressed to look. */
  wasAsked: boolean;
  onward: Onward;
  /** The channel works in this browser: the same payment can be opened again. */
  canReopen: boolean;
  /** Key of the form that opens the payment again. */
  idem: string;
  /** Why the payment could not be opened again; null where nothing failed. */
  said: string | null;
}

/** What the page says of a payment: that its cashier opens, what a look has found that was asked for, or how it stands. */
export type Saying = WaitView["standing"] | "leaving" | "asked";

/** Whoever has asked is told what was found, not that it is looked for. */
export function sayingOf({ standing, onward, wasAsked }: WaitView): Saying {
  if (onward?.kind === "leave" && onward.isNow) return "leaving";
  return wasAsked && standing === "waiting" ? "asked" : standing;
}
