import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { progressPath } from "#app/kit/paths/expert-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { ruleNow, rulesBeside } from "./refund-rules.ts";
import { type StepState, stateOfStep } from "./step-state.ts";

/** Where the form stands: whoever goes to ask is led to it, past what else the page says. */
export const REFUND_FORM = "ask-back";

/** The form that asks for a refund (申请退款): how much would come back now, by which rule, and how. */
export function RefundForm({ order, state }: { order: RgOrder; state: StepState }) {
  const { refund, sn, currency } = order;
  const action = usePath(progressPath(sn));
  if (refund === null) return null;
  const now = ruleNow(order);
  const money = amountText(refund.amount, currency);
  const how = refund.by === "machine" ? `提交后，钱会${BACK_IN}。` : "由人核对。";
  return (
    <section className="sec ask-back" aria-labelledby="back">
      <h2 id="back">退款</h2>
      {now !== "" && (
        <p className="mb-2">
          <Clauses text={tiedCounts(now)} />
        </p>
      )}
      <ul className="gets">
        {rulesBeside(order).map((text) => (
          <li key={text}>
            <Clauses text={text} />
          </li>
        ))}
      </ul>
      <details id={REFUND_FORM} open={state.step === "refund" || order.late}>
        <summary>申请退款</summary>
        <form method="post" action={action} noValidate data-wait="正在提交…">
          <input type="hidden" name="idem" value={state.idem} />
          <p>
            <Clauses text={how} />
          </p>
          <TextField
            state={stateOfStep("refund", state)}
            field="refund"
            name="text"
            label={refund.by === "machine" ? "原因（可不填）" : "原因"}
            rows={3}
          />
          <button className="btn quiet" type="submit" name="step" value="refund">
            {`申请退款 ${money}`}
          </button>
        </form>
      </details>
    </section>
  );
}
