import { whenText } from "#app/desk/frame/when.ts";
import { Why } from "#app/desk/frame/why.tsx";
import { Parts } from "#app/kit/prose/clauses.tsx";
import { Earlier } from "#app/products/expert/progress/talk.tsx";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { momentsOf } from "./moments.ts";
import { Quoted } from "./quoted.tsx";

/** What happened to an order (经过), in one line of time, the newest first: money, manuscripts, what was said, and who at the desk did what and why. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  return (
    <section className="desk-past" aria-labelledby="past">
      <h2 id="past">经过</h2>
      <ol className="desk-moments">
        {momentsOf(order)
          .toReversed()
          .map(({ at, text, about, number, sum, words, who, reason, earlier }) => (
            <li key={`${at} ${text} ${number}`}>
              <p className="sm num">{whenText(at)}</p>
              <p className="did">
                <span>
                  <Parts of={text.split(/(?<=）)/u)} />
                  {about !== undefined && <span className="tag">{about}</span>}
                </span>
                {sum !== "" && <b className={/^\d/u.test(sum) ? "num plan" : "num"}>{sum}</b>}
              </p>
              {words !== null && <Quoted words={words} />}
              {reason != null && <Why reason={reason} />}
              {who !== undefined && (
                <p className="sm">
                  经办：<span translate="no">{who}</span>
                </p>
              )}
              {number !== null && (
                <p className="sm">
                  {number[0]} <span translate="no">{number[1]}</span>
                </p>
              )}
              {earlier !== undefined && <Earlier manuscript={earlier} />}
            </li>
          ))}
      </ol>
    </section>
  );
}
