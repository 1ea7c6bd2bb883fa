import { isWritten, itemKindText } from "#app/desk/frame/item-kinds.ts";
import { isOver, leftText, waitedText } from "#app/desk/frame/waited.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { endOf, PRODUCTS } from "#app/desk/orders/order-words.ts";
import { dayTextOf } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { answerDue, dueWhat, itemStatus, noteOf } from "./item-words.ts";
import { type QueueFilter, queuePath } from "./queue-filter.ts";

interface ItemLineProps {
  item: DeskItem;
  filter: QueueFilter;
  /** ms */
  now: number;
  /** It stands open above the list. */
  isOpen?: boolean;
}

/** An item in a row: what it is, how long it waits, how its order stands, what was written. The whole row leads to it. */
export function ItemLine({ item, filter, now, isOpen = false }: ItemLineProps) {
  const { product, since, sn, surname } = item;
  const note = noteOf(item);
  const due = answerDue(item);
  return (
    <li aria-current={isOpen || undefined}>
      <p className="what">
        <b className="tag">{itemKindText(item)}</b>
        {surname !== "" && <b data-quoted="">{`姓${surname}`}</b>}
        {product !== null && (
          <span>
            <span className="cl">{PRODUCTS[product]}</span> <span className="cl">{endOf(sn)}</span>
          </span>
        )}
      </p>
      <p className="when num" title={`${whenText(since)}，${waitedText(since, now)}`}>
        {due === null ? (
          <b>{waitedText(since, now)}</b>
        ) : (
          <>
            <b className={isOver(due, now) ? "overdue" : undefined}>{leftText(due, now)}</b>
            <span>{`${dayTextOf(due)}前${dueWhat(item)}`}</span>
          </>
        )}
      </p>
      <p>
        <Clauses text={itemStatus(item)} />
      </p>
      <p className="said" data-quoted="">
        {isWritten(item)
          ? `“${note?.replaceAll(/(?<=\p{P})\n/gu, "")}”`
          : note !== null && <Clauses text={note} />}
      </p>
      <Link className="go" to={queuePath(filter, item)} data-step="">
        {isOpen ? "上面正在处理" : "处理这一件"}
      </Link>
    </li>
  );
}
