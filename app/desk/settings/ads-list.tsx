import { Link } from "#app/kit/prose/link.tsx";
import type { AdItem } from "#functions/contract/desk/settings.ts";
import { settingPath } from "./setting-state.ts";
import { daysOf, SLOT_LABELS } from "./words.ts";

/** How a house notice stands on a day. */
const noticeStatus = ({ from, until }: AdItem, today: string): string => {
  if (from !== null && from > today) return "还没开始";
  return until !== null && until < today ? "已过期" : "正在显示";
};

/** The house notices (站内公告) that are set, shown or not, each with a way to change and to end it. */
export function AdsList({ items, today }: { items: readonly AdItem[]; today: string }) {
  if (items.length === 0) return <p className="blank">现在没有公告。</p>;
  return (
    <ul className="desk-rows">
      {items.map((item) => (
        <li key={item.id}>
          <b>{item.title}</b>
          <span>{SLOT_LABELS[item.slot]}</span>
          <span>{daysOf(item)}</span>
          <span>{noticeStatus(item, today)}</span>
          <p className="sm">{item.text}</p>
          <Link className="go" to={settingPath("ads", { id: item.id })}>
            修改这一条
          </Link>
          <Link className="go" to={settingPath("ads", { end: item.id })}>
            结束这一条
          </Link>
        </li>
      ))}
    </ul>
  );
}
