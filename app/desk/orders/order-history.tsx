import { whenText } from "#app/desk/frame/when.ts";
import { Timeline } from "#app/products/expert/progress/talk.tsx";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { momentsOf } from "./moments.ts";

/** What happened to an order (经过): its money, and what was asked and answered. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  return (
    <section className="desk-past" aria-labelledby="past">
      <h2 id="past">经过</h2>
      <ol className="desk-moments">
        {momentsOf(order).map(({ at, text, number, sum, words, who }) => (
          <li key={`${at} ${text} ${number}`}>
            <p className="sm num">{whenText(at)}</p>
            <p>
              {text}
              {sum !== "" && <b className={/^\d/u.test(sum) ? "num plan" : "num"}>{sum}</b>}
            </p>
            {words !== null && (
              <p className="words" data-quoted="">
                {words}
              </p>
            )}
            {who !== undefined && (
              <p className="sm" translate="no">
                {who}
              </p>
            )}
            {number !== null && (
              <p className="sm" translate="no">
                {number}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All that was said and handed in of expert work (留言与稿件); nothing of any other order. */
export function OrderTalk({ order: { currency, expert } }: { order: DeskOrder }) {
  if (expert === null) return null;
  return (
    <section className="desk-past" aria-labelledby="talk">
      <h2 id="talk">留言与稿件</h2>
      <Timeline entries={expert.entries} currency={currency} names={{ family: "家长" }} />
    </section>
  );
}
