import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { isSought, OrderList, SoughtNote } from "#app/orders/list/order-list.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";

/** What a look-up found (查到的订单); one text for all that found nothing. */
export function FoundPage({ orders }: { orders: readonly OrderSummary[] }) {
  if (orders.length === 0) {
    return (
      <>
        <h1>没有找到</h1>
        <p className="lead">
          <Clauses text="请核对恢复码或订单号；也可以用账单里的单号查：微信叫交易单号，支付宝叫订单号。" />
        </p>
        <p className="sec">
          <Link className="go" to="/search-order">
            再查一次
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h1>{`查到 ${orders.length} 笔订单`}</h1>
      <p className="lead">
        {orders.every(({ status }) => status === "erased") ? (
          <Clauses text="资料和结果已经删除，只剩下订单的记录。" />
        ) : (
          <>
            <span className="cl">
              已经放进“<Link to="/search-order-history">我的订单</Link>”，
            </span>
            <span className="cl">以后用这个浏览器可以直接打开。</span>
          </>
        )}
      </p>
      <p className="sm">
        <Clauses text="借别人的手机查的？看完请清除浏览器里本站的数据，免得别人打开。" />
      </p>
      {orders.some(({ role }) => role === "reader") && <ProveMore />}
      {orders.some(isSought) && <SoughtNote />}
      <OrderList orders={orders} />
    </>
  );
}

/** A number lets one read; what an owner has besides, to prove more (证明是您的). */
function ProveMore() {
  return (
    <div className="status mt-6" role="status">
      <p>
        <Clauses text="凭本站订单号、商户单号只能看。要付款、修改、退款或删除，请再用一样证明是您的：恢复码，微信账单里的交易单号，支付宝账单里的订单号，或付款时留的手机号。" />
      </p>
      <p>
        <Link className="go" to="/search-order">
          现在去证明
        </Link>
      </p>
    </div>
  );
}
