import type { ReactNode } from "react";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory, OrderTalk } from "./order-history.tsx";

/** What is to be decided (`children`) beside the order that it is about: asked for and delivered, and what happened. */
export const Case = ({ order, children }: { order: DeskOrder; children: ReactNode }) => (
  <div className="desk-case">
    {children}
    <OrderFacts order={order} />
    <div>
      <OrderHistory order={order} />
      <OrderTalk order={order} />
    </div>
  </div>
);
