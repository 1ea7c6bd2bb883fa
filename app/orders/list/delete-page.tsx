import { summaryState } from "#app/kit/order/order-state.ts";
import { dateText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import { lossOf } from "./loss-words.ts";
import { orderTitle } from "./order-list.tsx";
import { HISTORY_PATH } from "./orders-page.tsx";

/** Asks once more before an order's data is deleted for good (删除资料). */
export function DeletePage({ order }: { order: OrderSummary }) {
  const { sn, createdAt, stage, next } = order;
  const { text, asks } = lossOf(order);
  const state = stage === null ? "" : `，${summaryState(order)}`;
  return (
    <div className="plea">
      <h1>删除这份资料</h1>
      <p className="lead">
        <Clauses text={`${orderTitle(order)}，${dateText(createdAt)}${state}`} />
      </p>
      <p>
        <Clauses text={text} />
      </p>
      {!asks && <p>确定删除吗？</p>}
      {asks && (
        <p className="btns">
          <Link className="btn" to={`${next}#back`}>
            先去申请退款
          </Link>
        </p>
      )}
      <form className="btns" method="post" action={usePath(HISTORY_PATH)} data-wait="正在删除…">
        <input type="hidden" name="sn" value={sn} />
        <button className={asks ? "btn quiet" : "btn"} type="submit">
          {asks ? "不要退款，仍然删除" : "确定删除"}
        </button>
        <Link className="btn quiet" to={HISTORY_PATH}>
          不删了，回去
        </Link>
      </form>
    </div>
  );
}
