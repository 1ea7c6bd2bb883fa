import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { AdItem } from "#functions/contract/desk/settings.ts";
import { settingPath } from "./setting-state.ts";
import { daysOf, SLOT_LABELS } from "./words.ts";

/** How a house notice stands on a day. */
const noticeStatus = ({ from, until }: AdItem, today: string): string => {
  if (from !== null && from > today) return "还没开始";
  return until !== null && until < today ? "已过期" : "正在显示";
};

interface AdsListProps {
  items: readonly AdItem[];
  /** Today in Beijing, yyyy-mm-dd, where they are changed: how each stands, and a way to change and to end it. */
  today?: string;
}

/** The house notices (页面公告) that are set, shown or not: where, when, what they say, where they lead. */
export function AdsList({ items, today }: AdsListProps) {
  if (items.length === 0) return <p className="blank">现在没有公告。</p>;
  return (
    <ul className="desk-rows">
      {items.map((item) => (
        <li key={item.id}>
          <b>{item.title}</b>
          <span>{SLOT_LABELS[item.slot]}</span>
          <span>{daysOf(item)}</span>
          {today !== undefined && <span>{noticeStatus(item, today)}</span>}
          <p>
            <Clauses text={item.text} />
          </p>
          <p className="sm">
            点开去{" "}
            <Link to={item.href} target="_blank" translate="no">
              {item.href}
            </Link>
          </p>
          {today !== undefined && (
            <>
              <Link className="go" to={settingPath("ads", { id: item.id })}>
                修改这一条
              </Link>
              <Link className="go" to={settingPath("ads", { end: item.id })}>
                结束这一条
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
