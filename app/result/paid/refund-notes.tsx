import { Link } from "../../document/link.tsx";

/** On a report whose refund is being looked at: it may be read meanwhile. */
export function RefundingNote() {
  return (
    <div className="status" role="status">
      <p>退款正在办理，办好后原路退回，一般 1–5 个工作日。在那之前，这份报告还能看。</p>
    </div>
  );
}

/** On the free face of a refunded order: what is left, and how to have the rest again. */
export function RefundedNote() {
  return (
    <div className="status" role="status">
      <p>这笔订单已经退款，款项原路退回。付费的部分不再提供，下面免费的部分都还在。</p>
      <p>
        以后还想要，可以<Link to="/">重新起名</Link>。
      </p>
    </div>
  );
}
