import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { Bar } from "#app/kit/name/bill/bars.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DayFigures } from "#functions/contract/desk/desk-figures.ts";
import { yuan } from "#functions/contract/values/money.ts";

type Column = "orders" | "income" | "refunded" | "late";

/** The figures of the last days (每日数字), today first; a bar is as long as its share of the column's highest. */
export function FiguresPage({ person, days }: { person: Person; days: readonly DayFigures[] }) {
  const shareOf = (day: DayFigures, column: Column): number =>
    (100 * day[column]) / Math.max(1, ...days.map((one) => one[column]));
  return (
    <DeskFrame person={person} at="/desk/figures" title="每日数字">
      <table className="desk-figures">
        <caption className="sm">
          <Clauses text="北京时间，金额是元。逾期按应交稿的那天算。" />
        </caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">订单</th>
            <th scope="col">付款</th>
            <th scope="col">退款</th>
            <th scope="col">逾期</th>
          </tr>
        </thead>
        <tbody className="num">
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day.slice(5)}</th>
              <Figure text={`${day.orders}`} share={shareOf(day, "orders")} />
              <Figure text={sumOf(day.paid, day.income)} share={shareOf(day, "income")} />
              <Figure text={sumOf(day.refunds, day.refunded)} share={shareOf(day, "refunded")} />
              <Figure text={`${day.late}`} share={shareOf(day, "late")} />
            </tr>
          ))}
        </tbody>
      </table>
    </DeskFrame>
  );
}

const sumOf = (count: number, fen: number): string => (count === 0 ? "0" : `${count} 笔 ${yuan(fen)}`);

function Figure({ text, share }: { text: string; share: number }) {
  return (
    <td>
      {text}
      {share > 0 && <Bar share={share} />}
    </td>
  );
}
