import { summaryState } from "#app/kit/order/order-state.ts";
import { payStep } from "#app/kit/order/services.ts";
import { dateText } from "#app/kit/page/time-text.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
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
            <b>{order.surname === "" ? order.title : `${order.title} · 姓${order.surname}`}</b>
            <span>{dateText(order.createdAt)}</span>
            <span>{order.role === "reader" ? `${summaryState(order)}，只能看` : summaryState(order)}</span>
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

/** On to the payment of an order that is not paid yet. */
function PayLink({ order }: { order: OrderSummary }) {
  const step = payStep(order);
  if (step === null || !may(order.role, "order", "payAgain")) return null;
  return <Link to={step.to}>{step.text}</Link>;
}
