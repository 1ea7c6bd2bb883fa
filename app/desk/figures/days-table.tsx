import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { DayFigures } from "#functions/contract/desk/desk-figures.ts";
import { exactYuan } from "./figures-words.ts";

const HEADS = ["日期", "下单", "付款", "收款", "退款", "净收", "逾期"];

/** Did nothing at all happen on a day? */
const isIdle = ({ orders, paid, refunds, late }: DayFigures): boolean => orders + paid + refunds + late === 0;

/** Figures by day (按天), newest first; those on which nothing happened in a row are one line. */
export function DaysTable({ days }: { days: readonly DayFigures[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off on a narrow screen is reached by keyboard too
    <section className="desk-wide" aria-label="按天的数字" tabIndex={0}>
      <table className="desk-figures">
        <caption>
          按天
          <span className="sm">
            <Clauses text="　北京时间，金额是元。退款按退到的那天算，逾期按应交稿的那天算。" />
          </span>
        </caption>
        <thead>
          <tr>
            {HEADS.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {spansOf(days).map((span) => {
            const [last] = span;
            return span.length === 1 && last !== undefined && !isIdle(last) ? (
              <DayRow key={last.day} of={last} />
            ) : (
              <IdleRow key={last?.day} of={span} />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function DayRow({ of: { day, orders, paid, income, refunds, refunded, late } }: { of: DayFigures }) {
  return (
    <tr>
      <th scope="row">{day.slice(5)}</th>
      <td>{orders}</td>
      <td>{paid === 0 ? "–" : paid}</td>
      <td>{paid === 0 ? "–" : exactYuan(income)}</td>
      <td>{refunds === 0 ? "–" : `−${exactYuan(refunded)}`}</td>
      <td>{exactYuan(income - refunded)}</td>
      <td>{late === 0 ? "–" : late}</td>
    </tr>
  );
}

function IdleRow({ of: span }: { of: readonly DayFigures[] }) {
  const [to, from] = [span[0]?.day.slice(5), span.at(-1)?.day.slice(5)];
  return (
    <tr className="idle">
      <th scope="row" colSpan={HEADS.length}>
        {span.length === 1 ? `${to}，没有动静` : `${from} 至 ${to}，${span.length} 天没有动静`}
      </th>
    </tr>
  );
}

/** Days with something alone, those without together. */
function spansOf(days: readonly DayFigures[]): DayFigures[][] {
  const spans: DayFigures[][] = [];
  for (const day of days) {
    const before = spans.at(-1);
    if (isIdle(day) && before?.every(isIdle)) before.push(day);
    else spans.push([day]);
  }
  return spans;
}
