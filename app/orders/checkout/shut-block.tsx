import { waitPath } from "#app/kit/order/services.ts";
import { dateText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { CheckoutOrder } from "#app/orders/payment/checkout-state.ts";

type Shut = NonNullable<CheckoutOrder["shut"]>;

const WORDS: Readonly<Record<Shut, { text: string; go: string }>> = {
  paid: { text: "这笔订单已经付过了，没有再次扣款。", go: "看结果" },
  refunded: {
    text: "这笔订单的钱已经退回，或正在退回，不能再付。想再买一次，请重新下单。",
    go: "看这笔订单",
  },
  mismatch: { text: "上一次付款的金额对不上，我们正在人工核对，请先不要再付。", go: "看付款结果" },
  nothing: { text: "这笔订单没有要付费的内容，不用付款。", go: "看结果" },
};

/** Expert work has no result for days: first its brief is written, then it is waited for. */
function goOn({ type, next }: CheckoutOrder): string {
  if (type !== "manual") return "看结果";
  return next.startsWith("/manual-naming-after") ? "去填资料" : "看进度";
}

/** Why nothing is to be paid here, and the way on. */
export function ShutBlock({ order }: { order: CheckoutOrder }) {
  const { shut, sn, next, paid } = order;
  if (shut === null) return null;
  const { text, go } = WORDS[shut];

  const isPaid = shut === "paid";
  return (
    <div className="shut">
      {isPaid && paid !== null && (
        <p>
          <b>{`${dateText(paid.at)}，${paid.payee}付款。`}</b>
        </p>
      )}
      <p className="lead">
        <Clauses text={text} />
      </p>
      <Link className="btn" to={shut === "mismatch" ? waitPath(sn) : next}>
        {isPaid ? goOn(order) : go}
      </Link>
    </div>
  );
}
