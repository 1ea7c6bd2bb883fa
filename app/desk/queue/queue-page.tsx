import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { OrderFacts } from "#app/desk/orders/order-facts.tsx";
import { OrderHistory } from "#app/desk/orders/order-history.tsx";
import { PRODUCTS } from "#app/desk/orders/order-words.ts";
import { minuteText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemNote } from "./item-note.tsx";
import { itemKindText, itemStatus } from "./item-words.ts";
import { isFiltered, passes, QUEUE_PATH, type QueueFilter, queuePath } from "./queue-filter.ts";
import { QueueFilters } from "./queue-filters.tsx";
import type { QueueState } from "./queue-state.ts";

interface QueuePageProps {
  person: Person;
  /** All that waits; the list shows those that the filter lets through. */
  items: readonly DeskItem[];
  filter: QueueFilter;
  /** ms */
  now: number;
  /** The open item with its form; `item` is null where it is no longer in the queue. */
  open: { item: DeskItem | null; order: DeskOrder | null; form: QueueState } | null;
}

const KEYS: readonly KeyHint[] = [
  ["J K", "下一件、上一件"],
  ["F", "筛选"],
  ["R", "写原因"],
];

/** What waits for a person, oldest first (待办): refunds, complaints, wrong amounts, what is late. */
export function QueuePage({ person, items, filter, now, open }: QueuePageProps) {
  const shown = items.filter((item) => passes(item, filter, now));
  return (
    <DeskFrame person={person} at={QUEUE_PATH} title="待办" keys={KEYS}>
      {open !== null && (
        <div className={open.order === null ? undefined : "desk-case"}>
          <ItemForm item={open.item} form={open.form} filter={filter} />
          {open.order !== null && (
            <>
              <OrderFacts order={open.order} />
              <OrderHistory order={open.order} />
            </>
          )}
        </div>
      )}
      <section className="sec" aria-labelledby="list">
        <h2 id="list">
          {isFiltered(filter)
            ? `等着处理的 ${items.length} 件，这里 ${shown.length} 件`
            : `等着处理的 ${items.length} 件`}
        </h2>
        {items.length > 0 && <QueueFilters items={items} filter={filter} />}
        {shown.length === 0 ? (
          <p className="blank">{items.length === 0 ? "没有等着处理的。" : "没有符合筛选的。"}</p>
        ) : (
          <ul className="desk-rows">
            {shown.map((item) => (
              <li key={`${item.kind} ${item.ref}`}>
                <b>{itemKindText(item)}</b>
                {item.product !== null && <span>{PRODUCTS[item.product]}</span>}
                <span className="num">{minuteText(item.since)}</span>
                <span>
                  <Clauses text={itemStatus(item)} />
                </span>
                {item.note !== null && <ItemNote note={item.note} />}
                <Link className="go" to={queuePath(filter, item)} data-step="">
                  处理这一件
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </DeskFrame>
  );
}
