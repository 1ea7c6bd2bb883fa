import type { OrderKind, OrderStatus, OrderSummary } from "#functions/contract/orders/orders.ts";

/** What a checkout sells (服务): its row of the price table, and the free page to which payment adds. */
interface Checkout {
  kind: OrderKind;
  price: string;
  back: (sn: string) => string;
  backLabel: string;
  /** Its checkout, where that is not `/pay-new/{type}`. */
  pay?: (sn: string) => string;
}

export const checkouts = {
  seek: {
    kind: "seek",
    price: "baby",
    back: (sn) => `/naming-result/${sn}`,
    backLabel: "回到免费结果",
  },
  score: {
    kind: "score",
    price: "score",
    back: (sn) => `/name-measurement-result/${sn}`,
    backLabel: "回到免费评分",
  },
  luck: {
    kind: "luck",
    price: "luck",
    back: (sn) => `/luck-name-details?sn=${sn}`,
    backLabel: "回到候选名与办法",
    pay: (sn) => `/luck-name-pay?sn=${sn}`,
  },
  manual: {
    kind: "manual",
    price: "manual",
    back: (sn) => `/manual-naming-order?sn=${sn}`,
    backLabel: "回到这笔订单",
  },
} as const satisfies Partial<Record<OrderKind, Checkout>>;

export type PayType = keyof typeof checkouts;

/** The checkout of a service that is sold. */
export const payPath = (type: PayType, sn: string): string => {
  const { pay }: Checkout = checkouts[type];
  return pay === undefined ? `/pay-new/${type}?sn=${sn}` : pay(sn);
};

export const isPayType = (text: string | undefined): text is PayType =>
  text !== undefined && Object.hasOwn(checkouts, text);

/** The checkout of an order; a kind that has none yet goes to the order's own state. */
export const checkoutPath = (kind: OrderKind, sn: string): string =>
  isPayType(kind) ? payPath(kind, sn) : waitPath(sn);

export const waitPath = (sn: string): string => `/wait-pay?sn=${sn}`;
/** The page of a payment (wait-pay), which then says first that the mobile was not stored. */
export const unkeptPath = (sn: string): string => `${waitPath(sn)}&unkept=1`;
/** The same page right after it was pressed to look: it says what was found. */
export const lookedPath = (sn: string): string => `${waitPath(sn)}&looked=1`;
export const checkPath = (sn: string): string => `/check-pay-status?sn=${sn}`;
/** The page that leads from an app to a browser; with a pass, another browser of the owner's takes the order over there. */
export const browserPath = (sn: string, pass?: string): string =>
  `/browser-pay?sn=${sn}${pass === undefined ? "" : `&pass=${pass}`}`;

const STEPS: Partial<Record<OrderStatus, string>> = {
  created: "看价格与付款",
  pending: "核对付款",
  closed: "重新付款",
};

/** Where an order that is not paid goes on to, with the words of the link; null where there is nothing to pay. */
export function payStep({ kind, status, sn }: Pick<OrderSummary, "kind" | "status" | "sn">) {
  const text = STEPS[status];
  if (text === undefined || !isPayType(kind)) return null;
  return { to: status === "pending" ? waitPath(sn) : checkoutPath(kind, sn), text };
}
