import type { ReactNode } from "react";
import type { KeyHint } from "#app/desk/frame/desk-frame.tsx";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";

/** The keys of whatever is to be decided. */
export const CASE_KEYS: readonly KeyHint[] = [
  ["M", "答复"],
  ["R", "退款的原因"],
  ["O", "退其他金额"],
  ["⌘↵ Ctrl↵", "发出这一格"],
];

/**
 * What is to be decided (`children`) beside the order that it is about: asked for and delivered, and what happened. On a phone both stand
 * far below it, and links on top lead there.
 */
export const Case = ({ order, children }: { order: DeskOrder; children: ReactNode }) => (
  <div className="desk-case">
    <div>
      <p className="desk-down">
        <a href="#asked">要求与交付</a>
        <a href="#past">经过</a>
      </p>
      {children}
    </div>
    <OrderFacts order={order} />
    <OrderHistory order={order} />
  </div>
);
