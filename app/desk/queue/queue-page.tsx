import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { OrderFacts } from "#app/desk/orders/order-facts.tsx";
import { OrderHistory } from "#app/desk/orders/order-history.tsx";
import { minuteText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemNote } from "./item-note.tsx";
import { itemKindText, itemStatus } from "./item-words.ts";
import { itemPath, QUEUE_PATH, type QueueState } from "./queue-state.ts";

interface QueuePageProps {
  person: Person;
  items: readonly DeskItem[];
  /** The open item with its form; `item` is null where it is no longer in the queue. */
  open: { item: DeskItem | null; order: DeskOrder | null; form: QueueState } | null;
}

const KEYS: readonly KeyHint[] = [
  ["J K", "下一件、上一件"],
  ["R", "写原因"],
];

/** What waits for a person, oldest first (待办): refunds, complaints, wrong amounts, what is late. */
export function QueuePage({ person, items, open }: QueuePageProps) {
  return (
    <DeskFrame person={person} at={QUEUE_PATH} title="待办" keys={KEYS}>
      {open !== null && (
        <div className={open.order === null ? undefined : "desk-case"}>
          <ItemForm item={open.item} form={open.form} />
          {open.order !== null && (
            <>
              <OrderFacts order={open.order} />
              <OrderHistory order={open.order} />
            </>
          )}
        </div>
      )}
      <section className="sec" aria-labelledby="list">
        <h2 id="list">{`等着处理的 ${items.length} 件`}</h2>
        {items.length === 0 ? (
          <p className="blank">没有等着处理的。</p>
        ) : (
          <ul className="desk-rows">
            {items.map((item) => (
              <li key={`${item.kind} ${item.ref}`}>
                <b>{itemKindText(item)}</b>
                <span className="num">{minuteText(item.since)}</span>
                <span>
                  <Clauses text={itemStatus(item)} />
                </span>
                {item.note !== null && <ItemNote note={item.note} />}
                <Link className="go" to={itemPath(item.kind, item.ref)} data-step="">
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
