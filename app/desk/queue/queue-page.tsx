import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { itemKindText } from "#app/desk/frame/item-kinds.ts";
import { CASE_KEYS, Case } from "#app/desk/orders/case.tsx";
import { whoseText } from "#app/desk/orders/order-words.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemLine } from "./item-line.tsx";
import { isFiltered, passes, QUEUE_PATH, type QueueFilter, queuePath } from "./queue-filter.ts";
import { QueueFilters } from "./queue-filters.tsx";
import type { QueueState } from "./queue-state.ts";

interface Open {
  item: DeskItem | null;
  order: DeskOrder | null;
  form: QueueState;
}

interface QueuePageProps {
  person: Person;
  /** All that waits; the list shows those that the filter lets through. */
  items: readonly DeskItem[];
  filter: QueueFilter;
  /** ms */
  now: number;
  /** The open item with its form; `item` is null where it is no longer in the queue. */
  open: Open | null;
}

const KEYS: readonly KeyHint[] = [
  ["J K", "下一件、上一件"],
  ["F", "筛选"],
];

/** What waits for a person, the most urgent first (待办): refunds, complaints, wrong amounts, what is late. */
export function QueuePage({ person, items, filter, now, open }: QueuePageProps) {
  const shown = items.filter((item) => passes(item, filter, now));
  return (
    <DeskFrame
      person={person}
      at={QUEUE_PATH}
      title={titleOf(open, items.length)}
      keys={open?.item ? [...KEYS, ...CASE_KEYS] : KEYS}
    >
      {open?.item && <Onward item={open.item} shown={shown} filter={filter} />}
      {open !== null && <OpenItem {...open} items={items} filter={filter} now={now} />}
      <section className="sec" aria-labelledby="list">
        <h2 id="list" className={open === null && !isFiltered(filter) ? "sr-only" : undefined}>
          {isFiltered(filter) ? `筛出 ${shown.length} 件` : `等着处理的 ${items.length} 件`}
        </h2>
        {items.length > 0 && <QueueFilters items={items} filter={filter} />}
        {shown.length === 0 ? (
          <p className="blank">{items.length === 0 ? "没有等着处理的。" : "没有符合筛选的。"}</p>
        ) : (
          <ul className="desk-rows desk-grid">
            {shown.map((item) => (
              <ItemLine
                key={`${item.kind} ${item.ref}`}
                {...{ item, filter, now }}
                isOpen={open?.item != null && isSame(item, open.item)}
              />
            ))}
          </ul>
        )}
      </section>
    </DeskFrame>
  );
}

const isSame = (one: DeskItem, other: DeskItem): boolean => one.kind === other.kind && one.ref === other.ref;

/** What is open, and whose; the queue where none is, or where it is about no order. */
const titleOf = (open: Open | null, waiting: number): string =>
  open?.item?.product
    ? `${itemKindText(open.item)} · ${whoseText(open.item.surname, open.item.product)}`
    : `待办 ${waiting} 件`;

/** Which of the list is open, and the way to the next: on a phone the list is far below. */
function Onward({
  item,
  shown,
  filter,
}: {
  item: DeskItem;
  shown: readonly DeskItem[];
  filter: QueueFilter;
}) {
  const nth = shown.findIndex((one) => isSame(one, item));
  const next = shown[nth + 1];
  if (nth < 0 || next === undefined) return null;
  return (
    <p className="desk-made">
      {`第 ${nth + 1} 件，共 ${shown.length} 件　`}
      <Link to={queuePath(filter, next)}>下一件</Link>
    </p>
  );
}

type OpenProps = Open & Pick<QueuePageProps, "items" | "filter" | "now">;

function OpenItem({ item, order, form, items, filter, now }: OpenProps) {
  const action = usePath(queuePath(filter, item ?? undefined));
  const others = items
    .filter((one) => item !== null && item.sn !== "" && one.sn === item.sn && !isSame(one, item))
    .map((one) => ({ item: one, path: queuePath(filter, one) }));
  const decide = <ItemForm {...{ item, past: order, others, form, action, now }} />;
  return order === null ? decide : <Case order={order}>{decide}</Case>;
}
