import { dayText } from "#app/kit/page/time-text.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import type { DayFigures } from "#functions/contract/desk/desk-figures.ts";
import { exactYuan, netYuan, shortDay, sumOf } from "./figures-words.ts";

const HEADS = ["日期", "下单", "付款", "收款", "退款", "净收", "逾期交稿"];

/** Did nothing at all happen on a day? */
const isIdle = ({ orders, paid, refunds, late }: DayFigures): boolean => orders + paid + refunds + late === 0;

/** Figures by day (按天), newest first; those on which nothing happened in a row are one line. */
export function DaysTable({ days }: { days: readonly DayFigures[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off on a narrow screen is reached by keyboard too
    <section className="desk-wide" aria-label="按天的数字" tabIndex={0}>
      <table className="desk-figures desk-days">
        <caption>
          按天
          <span className="sm">
            <Clauses text="北京时间，金额是元。退款按退到的那天算，逾期按应交稿的那天算。" />
            <span className="unlisted">
              <Clauses text="收款就是净收加上退款。" />
            </span>
          </span>
        </caption>
        <thead>
          <tr>
            {HEADS.map((name) => (
              <th scope="col" key={name}>
                <Parts of={name.match(/../gu) ?? [name]} />
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
          <tr className="all">
            <th scope="row">合计</th>
            <Cells
              of={{
                ...{
                  orders: sumOf(days, "orders"),
                  paid: sumOf(days, "paid"),
                  income: sumOf(days, "income"),
                },
                ...{
                  refunds: sumOf(days, "refunds"),
                  refunded: sumOf(days, "refunded"),
                  late: sumOf(days, "late"),
                },
              }}
            />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

type Sums = Omit<DayFigures, "day" | "by">;

function DayRow({ of: { day, ...of } }: { of: DayFigures }) {
  return (
    <tr>
      <th scope="row">{shortDay(day)}</th>
      <Cells of={of} />
    </tr>
  );
}

/** What a day, or all of them, came to. */
function Cells({ of: { orders, paid, income, refunds, refunded, late } }: { of: Sums }) {
  return (
    <>
      <td>{orders}</td>
      <td>{paid === 0 ? "–" : paid}</td>
      <td>{paid === 0 ? "–" : exactYuan(income)}</td>
      <td>{refunds === 0 ? "–" : `−${exactYuan(refunded)}`}</td>
      <td>{netYuan(income - refunded)}</td>
      <td>{late === 0 ? "–" : late}</td>
    </>
  );
}

function IdleRow({ of: span }: { of: readonly DayFigures[] }) {
  const [to, from] = [dayText(span[0]?.day ?? ""), dayText(span.at(-1)?.day ?? "")];
  return (
    <tr className="idle">
      <th scope="row" colSpan={HEADS.length}>
        {span.length === 1 ? `${to}，没有动静` : `${from}至 ${to}，${span.length} 天没有动静`}
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
