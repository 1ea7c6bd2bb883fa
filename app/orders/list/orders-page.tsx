import { waitsForBuyer } from "#app/kit/order/order-state.ts";
import { clausesOf, Parts } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import { OrderList } from "./order-list.tsx";

export const HISTORY_PATH = "/search-order-history";

/** The numbers that find an order, in the pieces that stay on one line. */
const NUMBERS = ["用恢复码、", "付款账单里的"] as const;
const MOVED = "换过手机、电脑，或清过浏览器";

/** This visitor's own orders and those looked up (我的订单): what waits for the visitor first, what was deleted folded below. */
export function OrdersPage({ orders }: { orders: readonly OrderSummary[] }) {
  const gone = orders.filter(({ status }) => status === "erased");
  const kept = orders.filter(({ status }) => status !== "erased");
  return (
    <>
      <h1>
        <Parts of={["这个浏览器里", "的订单"]} />
      </h1>
      {orders.length === 0 ? (
        <None />
      ) : (
        <>
          {kept.length > 0 && (
            <OrderList
              orders={[...kept.filter(waitsForBuyer), ...kept.filter((order) => !waitsForBuyer(order))]}
              deletePath={(sn) => `${HISTORY_PATH}?delete=${sn}`}
            />
          )}
          {gone.length > 0 && (
            <details className="mt-6">
              <summary>{`已删除的 ${gone.length} 笔`}</summary>
              <OrderList orders={gone} />
            </details>
          )}
          <Lost />
        </>
      )}
    </>
  );
}

function Lost() {
  return (
    <section className="sec" aria-labelledby="lost">
      <h2 id="lost">找不到以前的结果？</h2>
      <p className="lead">
        <Parts of={[...clausesOf(`${MOVED}，这里就看不到以前的订单了。`), ...NUMBERS]} />
        <span className="cl">
          交易单号<Link to="/search-order">查订单</Link>，
        </span>
        <span className="cl">都能找回。</span>
      </p>
    </section>
  );
}

function None() {
  return (
    <div className="blank sec">
      <p>
        <Parts of={[...clausesOf(`这里还没有订单。${MOVED}？`), ...NUMBERS, "交易单号找回。"]} />
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
