import { summaryState } from "#app/kit/order/order-state.ts";
import { payStep } from "#app/kit/order/services.ts";
import { dateText, minuteText } from "#app/kit/page/time-text.ts";
import { ownCommentPath } from "#app/kit/paths/comment-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { may } from "#functions/contract/wire/roles.ts";

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** The page on which each order's data may be deleted; absent: it may not be here. */
  deletePath?: (sn: string) => string;
}

/** Orders with surname only, newest first, and the way to each. */
export function OrderList({ orders, deletePath }: OrderListProps) {
  return (
    <ul className="orders">
      {orders.map((order) => (
        <li key={order.sn}>
          <Link to={order.next}>
            <b>{orderTitle(order)}</b>
            <i>{order.role === "reader" ? `${summaryState(order)}，只能看` : summaryState(order)}</i>
            <span className="num">{whenText(order)}</span>
          </Link>
          <p>
            <Onward order={order} />
            {order.paidAt !== null && <Say order={order} />}
          </p>
          <Manage order={order} {...(deletePath !== undefined && { deletePath })} />
        </li>
      ))}
    </ul>
  );
}

/** What an order is called: the service, and for whom or for what it is. */
export function orderTitle({ title, surname, about }: OrderSummary): string {
  if (surname !== "") return `${title} · 姓${surname}`;
  return about === "" ? title : `${title} · ${about}`;
}

/** When it was ordered, to the minute, for several may be made in a day; and what was paid. */
function whenText({ createdAt, paidAt, amount, currency }: OrderSummary): string {
  const when = `${dateText(createdAt)} ${minuteText(createdAt).slice(11)}`;
  return paidAt === null ? when : `${when} · ${amountText(amount, currency)}`;
}

/** On to the payment of an order that is not paid yet, or to what was paid for. */
function Onward({ order }: { order: OrderSummary }) {
  const { kind, status, role, next } = order;
  const step = payStep(order);
  if (step !== null) return may(role, "order", "payAgain") ? <Link to={step.to}>{step.text}</Link> : null;
  if (status !== "paid" && status !== "delivered") return null;
  return <Link to={next}>{kind === "manual" ? "看进度" : "看结果"}</Link>;
}

/** On to what its owner may say of an order: a comment, a complaint, a refund asked for; the number goes along. */
function Say({ order: { sn, role, status, paidAt } }: { order: OrderSummary }) {
  if (status === "erased" || !may(role, "order", "advise")) return null;
  return <Link to={ownCommentPath(sn)}>{paidAt === null ? "投诉或建议" : "评论、投诉、退款"}</Link>;
}

/** Folded below an order: its number, and the way to delete it. */
function Manage({ order, deletePath }: { order: OrderSummary } & Pick<OrderListProps, "deletePath">) {
  const { sn, status, role, paidAt } = order;
  if (role === "reader" || status === "erased") return null;
  return (
    <details>
      <summary>订单号与删除</summary>
      <p>
        <span>
          订单号 <b translate="no">{sn}</b>
        </span>
        {paidAt === null && <Say order={order} />}
        {deletePath !== undefined && may(role, "x", "erase") && (
          <Link className="del" to={deletePath(sn)}>
            删除这份资料
          </Link>
        )}
      </p>
    </details>
  );
}
