import type { OrderStatus } from "#functions/contract/orders/orders.ts";

/** What may happen to an order (订单事件). */
export type OrderEvent =
  | "pay-started"
  | "paid"
  | "delivered"
  | "expired"
  | "refund-asked"
  | "refund-refused"
  | "refunded"
  | "erased";

/**
 * The order's state machine (订单状态机), in full: event → the states it may happen in → what the order becomes.
 * What does not stand here does not happen. `closed → paid` is a late payment, which is honoured.
 */
export const transitions: Readonly<Record<OrderEvent, Readonly<Partial<Record<OrderStatus, OrderStatus>>>>> =
  {
    "pay-started": { created: "pending", pending: "pending", closed: "pending" },
    paid: { created: "paid", pending: "paid", closed: "paid" },
    delivered: { paid: "delivered" },
    expired: { created: "closed", pending: "closed" },
    "refund-asked": { paid: "refunding", delivered: "refunding" },
    "refund-refused": { refunding: "delivered" },
    refunded: { refunding: "refunded" },
    erased: {
      created: "erased",
      pending: "erased",
      paid: "erased",
      delivered: "erased",
      closed: "erased",
      refunding: "erased",
      refunded: "erased",
    },
  };

/** What an order becomes by an event; null where the event can't happen to it. */
export const transition = (status: OrderStatus, event: OrderEvent): OrderStatus | null =>
  transitions[event][status] ?? null;

/** The states in which an event may happen: what a conditional update asks for. */
export const statesBefore = (event: OrderEvent): OrderStatus[] =>
  Object.keys(transitions[event]) as OrderStatus[];
