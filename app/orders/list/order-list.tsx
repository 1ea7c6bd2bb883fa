import { summaryState } from "#app/kit/order/order-state.ts";
import { payStep } from "#app/kit/order/services.ts";
import { dateText, minuteText } from "#app/kit/page/time-text.ts";
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
            <PayLink order={order} />
            {deletePath !== undefined && order.status !== "erased" && may(order.role, "x", "erase") && (
              <Link className="del" to={deletePath(order.sn)}>
                删除这份资料
              </Link>
            )}
          </p>
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

/** On to the payment of an order that is not paid yet. */
function PayLink({ order }: { order: OrderSummary }) {
  const step = payStep(order);
  if (step === null || !may(order.role, "order", "payAgain")) return null;
  return <Link to={step.to}>{step.text}</Link>;
}
