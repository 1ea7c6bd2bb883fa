import type { ReactNode } from "react";
import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { checkouts, waitPath } from "#app/kit/order/services.ts";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import {
  CHECKOUT_ANCHORS,
  type CheckoutOrder,
  type CheckoutForm as FormState,
  type Ways,
} from "#app/orders/payment/checkout-state.ts";
import { OrderBox } from "#app/orders/payment/order-box.tsx";
import { repricedText } from "#app/orders/payment/repriced.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { ShutBlock } from "./shut-block.tsx";
import { shutText, waysWithout } from "./shut-channel.ts";

interface CheckoutPageProps {
  order: CheckoutOrder;
  ways: Ways;
  form: FormState;
  /** The visitor closed the cashier and came back. */
  isCancelled: boolean;
  /** Where the form goes. */
  action: string;
  /** What else stands on top. */
  notes?: ReactNode;
}

/** The checkout (确认订单): what is bought, its price, the ways to pay, and when money comes back. */
export function CheckoutPage({ order, ways, form, isCancelled, action, notes }: CheckoutPageProps) {
  const { back, backLabel } = checkouts[order.type];
  const left = waysWithout(ways, form.shut);
  return (
    <div className="checkout">
      {form.trouble !== null && <TroubleBlock trouble={form.trouble} service="付款服务" at={null} />}
      <Notes order={order} ways={left} form={form} isCancelled={isCancelled} />
      {notes}
      <Link className="back" to={back(order.sn)}>
        {order.shut === null ? backLabel : "回到这笔订单"}
      </Link>
      <h1>{order.shut === "paid" ? "这笔订单已付款" : "确认订单"}</h1>
      <ErrorSummary state={form} anchors={CHECKOUT_ANCHORS} />
      <div className="cols">
        <OrderBox order={order} />
        {order.shut === null ? (
          <CheckoutForm order={order} ways={left} form={form} action={action} />
        ) : (
          <ShutBlock order={order} />
        )}
      </div>
    </div>
  );
}

/** What the visitor should know before paying, on top of the page. */
function Notes({ order, ways, form, isCancelled }: Omit<CheckoutPageProps, "action" | "notes">) {
  const { amount, priceWas } = order;
  const said = form.shut === null ? form.said : shutText(ways);
  const repriced = form.repriced ?? (priceWas === null ? null : { from: priceWas, to: amount });
  return (
    <>
      <SaidNote said={said} />
      <SaidNote said={repriced && repricedText(repriced.from, repriced.to, order.currency)} />
      {order.shut === null && isCancelled && (
        <div className="status" role="status">
          <p>
            <Clauses text="您取消了付款，没有扣款。订单还在，可以再付。" />
          </p>
        </div>
      )}
      {order.shut === null && order.isBegun && !isCancelled && (
        <div className="status" role="status">
          <p>
            <Clauses text="这笔订单有一次付款还没完成。没有付的话，可以在下面重新选一种方式，不会重复扣款。" />
          </p>
          <p>
            已经付了？请先<Link to={waitPath(order.sn)}>核对付款结果</Link>。
          </p>
        </div>
      )}
    </>
  );
}
