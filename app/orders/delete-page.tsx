import { useHref } from "@remix-run/react";
import type { OrderSummary } from "#functions/contract/orders.ts";
import { Clauses } from "../document/clauses.tsx";
import { Link } from "../document/link.tsx";
import { beijingDate } from "./beijing-date.ts";
import { HISTORY_PATH } from "./orders-page.tsx";

/** Asks once more before an order's data is deleted for good (删除资料). */
export function DeletePage({ order }: { order: OrderSummary }) {
  return (
    <div className="plea">
      <h1>删除这份资料</h1>
      <p className="lead">
        {`${order.title}${order.surname === "" ? "" : ` · 姓${order.surname}`}，${beijingDate(order.createdAt)}`}
      </p>
      <p>
        <Clauses text="删除后，姓名、生日和结果都无法恢复；付款记录按法律要求保留。确定删除吗？" />
      </p>
      <form className="btns" method="post" action={useHref(HISTORY_PATH)} data-wait="正在删除…">
        <input type="hidden" name="sn" value={order.sn} />
        <button className="btn" type="submit">
          确定删除
        </button>
        <Link className="btn quiet" to={HISTORY_PATH}>
          不删了，回去
        </Link>
      </form>
    </div>
  );
}
