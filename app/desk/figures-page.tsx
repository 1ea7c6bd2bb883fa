import type { Person } from "#functions/contract/desk.ts";
import type { DayFigures } from "#functions/contract/desk-figures.ts";
import { yuan } from "../name/money.ts";
import { DeskFrame } from "./desk-frame.tsx";

/** The figures of the last days (每日数字), today first. */
export function FiguresPage({ person, days }: { person: Person; days: readonly DayFigures[] }) {
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  return (
    <DeskFrame person={person} at="/desk/figures" title="每日数字">
      <table className="desk-figures">
        <caption className="sm">北京时间，金额是元。逾期按应交稿的那天算。</caption>
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
          {days.map(({ day, orders, paid, income, refunds, refunded, late }) => (
            <tr key={day}>
              <th scope="row">{day.slice(5)}</th>
              <td>
                {orders}
                <meter min={0} max={most} value={orders} aria-label={`${day} 的订单`} />
              </td>
              <td>{paid === 0 ? "0" : `${paid} 笔 ${yuan(income)}`}</td>
              <td>{refunds === 0 ? "0" : `${refunds} 笔 ${yuan(refunded)}`}</td>
              <td>{late}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DeskFrame>
  );
}
