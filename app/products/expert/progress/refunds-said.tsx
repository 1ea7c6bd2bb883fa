import { BACK_IN } from "#app/kit/order/back-in.ts";
import { dateText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { SentBack } from "#functions/contract/orders/refunds.ts";
import { amountText } from "#functions/contract/values/money.ts";
import type { Currency } from "#functions/contract/values/scalars.ts";

/** What has gone back of an order's money, and when (已退款项). */
export function RefundsSaid({ refunds, currency }: { refunds: readonly SentBack[]; currency: Currency }) {
  return refunds.map(({ amount, askedAt, doneAt }) => (
    <p key={`${askedAt} ${amount}`} className="status" role="status">
      <Clauses
        text={
          doneAt === null
            ? `正在退 ${amountText(amount, currency)}，${BACK_IN}。`
            : `已退 ${amountText(amount, currency)}，${dateText(doneAt)}原路退回。`
        }
      />
    </p>
  ));
}
