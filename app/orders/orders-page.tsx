import type { OrderSummary } from "#functions/contract/orders.ts";
import { Link } from "../document/link.tsx";
import { beijingDate } from "./beijing-date.ts";
import { STATES } from "./order-state.ts";

/** This visitor's own orders (我的订单): surname only, and the way to each. */
export function OrdersPage({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <>
      <h1>这台手机上的订单</h1>
      {orders.length === 0 ? <None /> : <List orders={orders} />}
      <section className="sec" aria-labelledby="lost">
        <h2 id="lost">找不到以前的结果？</h2>
        <p className="lead">
          换过手机或清过浏览器，这里就看不到以前的订单了。结果页的链接一直有效：打开当时保存或发给家人的链接就能看到，不需要登录。
        </p>
      </section>
    </>
  );
}

function List({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul className="orders">
      {orders.map((order) => (
        <li key={order.sn}>
          <Link to={order.next}>
            <b>{order.surname === "" ? order.title : `${order.title} · 姓${order.surname}`}</b>
            <span>{beijingDate(order.createdAt)}</span>
            <span>{STATES[order.status]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function None() {
  return (
    <div className="blank sec">
      <p>这台手机上还没有订单。</p>
      <p>
        <Link className="go" to="/">
          给宝宝起个名字
        </Link>
      </p>
    </div>
  );
}
