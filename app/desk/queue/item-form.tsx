import { ActSaid } from "#app/desk/frame/act-said.tsx";
import { isWritten, itemKindText } from "#app/desk/frame/item-kinds.ts";
import { isOver, leftText, waitedText } from "#app/desk/frame/waited.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { goneTexts } from "#app/desk/orders/order-words.ts";
import { Quoted } from "#app/desk/orders/quoted.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { Acts } from "./acts-form.tsx";
import { answerDue, dueWhat, isAnswered, itemStatus, noteOf, termsText } from "./item-words.ts";
import { PartForm } from "./part-form.tsx";
import { ANCHORS, type QueueState } from "./queue-state.ts";
import { RefundCheck } from "./refund-check.tsx";

interface ItemFormProps {
  item: DeskItem | null;
  /** The order that it is about, where that is there: what went back of it already, and why. */
  past: DeskOrder | null;
  /** What else of the same order waits, each with the way to it: it may decide this one. */
  others: readonly { item: DeskItem; path: string }[];
  form: QueueState;
  /** Where its forms go: the page that they are on. */
  action: string;
  /** ms */
  now: number;
}

/** One item of the queue with what may be done with it. */
export function ItemForm({ item, past, others, form, action, now }: ItemFormProps) {
  if (item === null) {
    return (
      <section aria-label="处理这一件">
        <ActSaid state={form} anchors={ANCHORS} />
        <p className="blank">
          <Clauses text="这一件已经处理过了，不在待办里。" />
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="one">
      <h2 id="one" className={form.check === null ? undefined : "sr-only"}>
        {itemKindText(item)}
      </h2>
      <ActSaid state={form} anchors={ANCHORS} undone={UNDONE[form.values.act ?? ""]} />
      {form.check === null ? (
        <>
          <About item={item} past={past} now={now} />
          <Others of={others} now={now} />
          <Acts item={item} form={form} action={action} />
          <PartForm item={item} form={form} action={action} />
        </>
      ) : (
        <>
          <RefundCheck item={item} check={form.check} form={form} action={action} />
          <About item={isAnswered(item) ? { ...item, note: null } : item} past={past} now={now} />
          <Others of={others} now={now} />
        </>
      )}
    </section>
  );
}

/** What has not happened, where the form of an act comes back with errors. */
const UNDONE: Readonly<Record<string, string>> = {
  ask: "还没有发给家长。",
  answer: "还没有发给家长。",
  refund: "还没有退款，钱没有动。",
  "refund-part": "还没有退款，钱没有动。",
  close: "还没有结案。",
};

/** What else waits of the same order, with its words: whoever decides on one reads all (同一单的). */
function Others({ of: others, now }: { of: ItemFormProps["others"]; now: number }) {
  if (others.length === 0) return null;
  return (
    <div className="card">
      <h3>{`这一单还有 ${others.length} 件待办`}</h3>
      <ul className="desk-others">
        {others.map(({ item, path }) => {
          const note = noteOf(item);
          return (
            <li key={`${item.kind} ${item.ref}`}>
              <p className="desk-wait">
                <b>{itemKindText(item)}</b>
                <Due item={item} now={now} />
              </p>
              {note !== null && <Note of={item} note={note} />}
              <Link className="go" to={path}>{`去处理${itemKindText(item)}`}</Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What an item says: a family's words stand as quoted, ours do not. */
const Note = ({ of: item, note }: { of: DeskItem; note: string }) =>
  isWritten(item) ? (
    <Quoted words={note} />
  ) : (
    <p>
      <Clauses text={note} />
    </p>
  );

/** How much time is left for an item that has a day. */
function Due({ item, now }: { item: DeskItem; now: number }) {
  const due = answerDue(item);
  if (due === null) return null;
  const told = dueWhat(item);
  return isOver(due, now) ? (
    <span className="num overdue">{`${told}已${leftText(due, now)}`}</span>
  ) : (
    <span className="num">{`${leftText(due, now)}${told}`}</span>
  );
}

/** What an item is about: how long it waits, what the family wrote; how an order stands that is not shown beside it. */
function About({ item, past, now }: Pick<ItemFormProps, "past" | "now"> & { item: DeskItem }) {
  const { ref, sn, since, question } = item;
  const [note, terms] = [noteOf(item), termsText(item)];
  const isBeside = item.product !== null && item.kind !== "wrong-amount";
  return (
    <div className="card">
      <p className="desk-wait">
        <span className="num">{waitedText(since, now)}</span>
        <Due item={item} now={now} />
        <span className="sm num">{whenText(since)}</span>
      </p>
      {note !== null && <Note of={item} note={note} />}
      {question !== null && (
        <>
          <p>{`${whenText(question.at)} 问过家长，还没有回：`}</p>
          <Quoted words={question.text} />
        </>
      )}
      {!isBeside && (
        <p>
          <Clauses text={itemStatus(item)} />
        </p>
      )}
      {terms !== null && (
        <>
          <p>
            <Clauses text={terms.rule} />
          </p>
          <p>
            <Clauses text={terms.sums} />
          </p>
        </>
      )}
      {past !== null &&
        goneTexts(past).map((text) => (
          <p className="sm" key={text}>
            <Clauses text={text} />
          </p>
        ))}
      {item.product === null && sn !== "" && (
        <p className="sm">
          订单 <span translate="no">{sn}</span>
        </p>
      )}
      {ref !== sn && !isAnswered(item) && (
        <p className="sm">
          编号 <ItemNumber of={ref} />
        </p>
      )}
    </div>
  );
}

/** Length of a payment's number (out_trade_no); a refund's is that of its payment and a few characters more. */
const PAYMENT = 24;
const LONGEST = 26;

/** The number of an item; a refund's long number may break after the payment's number in it. */
const ItemNumber = ({ of: ref }: { of: string }) => (
  <span translate="no">
    {ref.length <= LONGEST ? (
      ref
    ) : (
      <>
        {ref.slice(0, PAYMENT)}
        <wbr />
        {ref.slice(PAYMENT)}
      </>
    )}
  </span>
);
