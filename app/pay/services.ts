import type { OrderKind, OrderStatus } from "#functions/contract/orders.ts";

/** What is sold at `/pay-new/{type}` (服务): its row of the price table, and the free page it adds to. */
interface Service {
  kind: OrderKind;
  price: string;
  back: (sn: string) => string;
  backLabel: string;
}

export const services = {
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
} as const satisfies Partial<Record<OrderKind, Service>>;

export type PayType = keyof typeof services;

export const isPayType = (text: string | undefined): text is PayType =>
  text !== undefined && Object.hasOwn(services, text);

/** The checkout of an order; a kind that has none yet goes to the order's own state. */
export const checkoutPath = (kind: OrderKind, sn: string): string =>
  isPayType(kind) ? `/pay-new/${kind}?sn=${sn}` : waitPath(sn);

export const waitPath = (sn: string): string => `/wait-pay?sn=${sn}`;
export const checkPath = (sn: string): string => `/check-pay-status?sn=${sn}`;
export const browserPath = (sn: string): string => `/browser-pay?sn=${sn}`;

/** Where an order that is not paid goes on to, with the words of the link; null where there is nothing to pay. */
export function payStep(
  kind: OrderKind,
  status: OrderStatus,
  sn: string,
): { to: string; text: string } | null {
  if (status === "pending") return { to: waitPath(sn), text: "核对付款" };
  if ((status === "created" || status === "closed") && isPayType(kind)) {
    return { to: checkoutPath(kind, sn), text: "去付款" };
  }
  return null;
}
