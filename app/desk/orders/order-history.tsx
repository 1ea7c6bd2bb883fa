import { minuteText } from "#app/kit/page/time-text.ts";
import { Timeline } from "#app/products/expert/progress/talk.tsx";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { CHANNELS } from "./order-words.ts";

/** One line of what happened to the money, and when. */
interface Moment {
  at: string;
  text: string;
  /** A number that a payer or a provider may name. */
  number: string | null;
  sum: string;
}

/** What happened to an order (经过): its money, line by line, and for expert work all that was said and handed in. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const { currency, expert } = order;
  return (
    <section className="desk-past" aria-labelledby="past">
      <h2 id="past">经过</h2>
      <ol className="desk-moments">
        {momentsOf(order).map(({ at, text, number, sum }) => (
          <li key={`${at} ${text} ${number}`}>
            <p className="sm num">{minuteText(at)}</p>
            <p>
              {text}
              {sum !== "" && <b className="num">{sum}</b>}
            </p>
            {number !== null && (
              <p className="sm" translate="no">
                {number}
              </p>
            )}
          </li>
        ))}
      </ol>
      {expert !== null && (
        <>
          <h3>留言与稿件</h3>
          <Timeline entries={expert.entries} currency={currency} names={{ family: "家长" }} />
        </>
      )}
    </section>
  );
}

function momentsOf({ createdAt, payments, refunds, currency }: DeskOrder): Moment[] {
  const money = (fen: number) => amountText(fen, currency);
  const begun = payments.map((one) => ({
    at: one.createdAt,
    text: `${CHANNELS[one.channel]}付款开始`,
    number: one.outTradeNo,
    sum: money(one.amount),
  }));
  const paid = payments.flatMap((one) =>
    one.paidAt === null
      ? []
      : [
          {
            at: one.paidAt,
            text: one.state === "mismatch" ? "到账，金额不符" : "到账，核对一致",
            number: one.transactionId,
            sum: `+${money(one.paidAmount ?? one.amount)}`,
          },
        ],
  );
  const back = refunds.flatMap(({ createdAt: at, doneAt, refundNo, amount }) => [
    { at, text: "开始退款", number: refundNo, sum: `−${money(amount)}` },
    ...(doneAt === null ? [] : [{ at: doneAt, text: "退款已到付款人", number: null, sum: "" }]),
  ]);
  const first = { at: createdAt, text: "下单", number: null, sum: "" };
  // A provider tells whole seconds: within one, what is paid for began before.
  const second = ({ at }: Moment) => at.slice(0, 19);
  return [first, ...begun, ...paid, ...back].sort((one, other) => second(one).localeCompare(second(other)));
}
