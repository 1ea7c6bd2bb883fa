import { ActSaid } from "#app/desk/frame/act-said.tsx";
import { isOver, leftText, waitedText } from "#app/desk/frame/waited.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { Acts } from "./acts-form.tsx";
import { ItemNote } from "./item-note.tsx";
import { answerDue, dueWhat, isAnswered, itemKindText, itemStatus, noteOf, termsText } from "./item-words.ts";
import { PartForm } from "./part-form.tsx";
import { ANCHORS, type QueueState } from "./queue-state.ts";
import { RefundCheck } from "./refund-check.tsx";

interface ItemFormProps {
  item: DeskItem | null;
  form: QueueState;
  /** Where its forms go: the page that they are on. */
  action: string;
  /** ms */
  now: number;
}

/** One item of the queue with what may be done with it. */
export function ItemForm({ item, form, action, now }: ItemFormProps) {
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
      <h2 id="one">{itemKindText(item)}</h2>
      <ActSaid state={form} anchors={ANCHORS} />
      {form.check === null ? (
        <>
          <About item={item} now={now} />
          <Acts item={item} form={form} action={action} />
          <PartForm item={item} form={form} action={action} />
        </>
      ) : (
        <>
          <RefundCheck item={item} check={form.check} form={form} action={action} />
          <About item={item} now={now} />
        </>
      )}
    </section>
  );
}

/** What an item is about: how long it waits, what the family wrote; how an order stands that is not shown beside it. */
function About({ item, now }: { item: DeskItem; now: number }) {
  const { ref, sn, since, question } = item;
  const [note, terms] = [noteOf(item), termsText(item)];
  const due = answerDue(item);
  const told = dueWhat(item);
  const isBeside = item.product !== null && item.kind !== "wrong-amount";
  return (
    <div className="card">
      <p className="desk-wait">
        <span className="num">{waitedText(since, now)}</span>
        {due !== null && (
          <span className={isOver(due, now) ? "num overdue" : "num"}>
            {isOver(due, now) ? `${told}已${leftText(due, now)}` : `${leftText(due, now)}${told}`}
          </span>
        )}
        <span className="sm num">{whenText(since)}</span>
      </p>
      {note !== null && <ItemNote note={note} />}
      {question !== null && (
        <>
          <p>{`${whenText(question.at)} 问过家长，还没有回：`}</p>
          <ItemNote note={question.text} />
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
