import { waitsForBuyer } from "#app/kit/order/order-state.ts";
import { Clauses, clausesOf, Parts } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import { isSought, OrderList, SoughtNote } from "./order-list.tsx";

export const HISTORY_PATH = "/search-order-history";

/** This visitor's own orders and those looked up (我的订单): what waits for the visitor first, then money that nobody has seen, what was paid for, what was deleted folded below. */
export function OrdersPage({ orders }: { orders: readonly OrderSummary[] }) {
  const gone = orders.filter(({ status }) => status === "erased");
  const kept = orders.filter(({ status }) => status !== "erased");
  return (
    <>
      <h1>我的订单</h1>
      {orders.length > 0 && (
        <p className="lead">
          <Clauses text="在这个浏览器里下的、找回来的，都在这里。" />
          <span className="cl">
            找不到？<Link to="/search-order">查订单</Link>
          </span>
        </p>
      )}
      {orders.length === 0 ? (
        <None />
      ) : (
        <>
          {groupsOf(kept).map(([title, group], _at, groups) => (
            <Group key={title} title={groups.length > 1 ? title : null} orders={group} />
          ))}
          {gone.length > 0 && (
            <details className="mt-6">
              <summary>{`已删除的 ${gone.length} 笔`}</summary>
              <OrderList orders={gone} />
            </details>
          )}
        </>
      )}
    </>
  );
}

type Group = readonly [title: string, orders: readonly OrderSummary[]];

/** The orders in their groups, those that wait for their buyer first; money that nobody has seen may want nothing. No group is empty. */
export function groupsOf(kept: readonly OrderSummary[]): Group[] {
  const groups: readonly Group[] = [
    ["等您来办", kept.filter((order) => waitsForBuyer(order) && !isSought(order))],
    ["待核对的付款", kept.filter(isSought)],
    ["付过款的", kept.filter((order) => !waitsForBuyer(order) && order.paidAt !== null)],
    ["没付款的", kept.filter((order) => !waitsForBuyer(order) && order.paidAt === null)],
  ];
  return groups.filter(([, orders]) => orders.length > 0);
}

/** One group under its title, which an only one does without. */
function Group({ title, orders }: { title: string | null; orders: readonly OrderSummary[] }) {
  return (
    <>
      {title !== null && <h2 className="mt-6">{title}</h2>}
      {orders.some(isSought) && <SoughtNote />}
      <OrderList orders={orders} deletePath={(sn) => `${HISTORY_PATH}?delete=${sn}`} />
    </>
  );
}

function None() {
  return (
    <div className="blank sec">
      <p>
        <Parts
          of={[
            ...clausesOf("这里还没有订单。换过手机、电脑，或清过浏览器？"),
            ...["用恢复码、", "手机号、", "付款账单里的", "单号找回。"],
          ]}
        />
      </p>
      <p>
        <Link className="go" to="/search-order">
          查订单
        </Link>
      </p>
      <p>
        <Link className="go" to="/">
          给宝宝起个名字
        </Link>
      </p>
    </div>
  );
}
