import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { FIND_PATH, orderPath } from "#app/desk/frame/pages.ts";
import { CASE_KEYS, Case } from "#app/desk/orders/case.tsx";
import { OrderFacts } from "#app/desk/orders/order-facts.tsx";
import { OrderHistory } from "#app/desk/orders/order-history.tsx";
import { answeredText, isRefundable, standText, whoseText } from "#app/desk/orders/order-words.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { ItemForm } from "./item-form.tsx";
import { QUEUE_PATH } from "./queue-filter.ts";
import { type QueueState, stateOfCall } from "./queue-state.ts";
import { WriteDownForm } from "./write-down-form.tsx";

interface OrderPageProps {
  person: Person;
  order: DeskOrder;
  /** What of it waits for a person, the oldest first. */
  items: readonly DeskItem[];
  form: QueueState;
  /** What was sent is about an item that no longer waits. */
  isGone: boolean;
  /** ms */
  now: number;
}

/** One order (一单): what waits to be decided, what was promised and delivered, and what happened, on one page. */
export function OrderPage({ person, order, items, form, isGone, now }: OrderPageProps) {
  const [first, ...others] = items;
  const action = usePath(orderPath(order.sn, first));
  const call = (
    <WriteDownForm refundable={isRefundable(order)} form={stateOfCall(form, true)} action={action} />
  );
  const mayCall = order.status !== "erased";
  return (
    <DeskFrame
      person={person}
      at={first === undefined ? FIND_PATH : QUEUE_PATH}
      title={whoseText(order.said.surname ?? "", order.product)}
      keys={first === undefined ? [] : CASE_KEYS}
    >
      {first === undefined && (
        <p className="desk-made">
          <Clauses text={`${standText(order)}。`} />
          <br />
          <Clauses text={`${answeredText(order)}没有待办。`} />
        </p>
      )}
      {isGone && <ItemForm item={null} past={null} others={[]} form={form} action={action} now={now} />}
      {first === undefined ? (
        <div className="desk-case calm">
          {mayCall && <div className="desk-told">{call}</div>}
          <OrderHistory order={order} />
          <OrderFacts order={order} />
        </div>
      ) : (
        <Case order={order}>
          <ItemForm
            item={first}
            past={order}
            others={others.map((one) => ({ item: one, path: orderPath(order.sn, one) }))}
            form={isGone ? { ...form, said: null } : stateOfCall(form, false)}
            action={action}
            now={now}
          />
          {mayCall && <div className="mt-6">{call}</div>}
        </Case>
      )}
    </DeskFrame>
  );
}
