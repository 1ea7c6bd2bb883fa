import { useHref } from "@remix-run/react";
import { ActSaid } from "#app/desk/frame/act-said.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { minuteText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { DeskAct, DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { amountText, yuan } from "#functions/contract/values/money.ts";
import { ItemNote } from "./item-note.tsx";
import { afterClose, afterRefund, itemKindText, itemStatus } from "./item-words.ts";
import { PartForm } from "./part-form.tsx";
import { type QueueFilter, queuePath } from "./queue-filter.ts";
import { ANCHORS, isOther, type QueueState } from "./queue-state.ts";

interface ItemFormProps {
  item: DeskItem | null;
  form: QueueState;
  /** The filter of the list that it was opened from: its forms lead back there. */
  filter?: QueueFilter;
}

/** One item of the queue with what may be done with it. */
export function ItemForm({ item, form, filter = {} }: ItemFormProps) {
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
  return <OpenItem item={item} form={form} filter={filter} />;
}

type Opened = Required<ItemFormProps> & { item: DeskItem };

function OpenItem({ item, form, filter }: Opened) {
  const { ref, sn, since, note, currency, quote } = item;
  return (
    <section aria-labelledby="one">
      <h2 id="one">{itemKindText(item)}</h2>
      <ActSaid state={form} anchors={ANCHORS} />
      <div className="card">
        <p>
          <Clauses text={itemStatus(item)} />
        </p>
        <p className="sm">{minuteText(since)}</p>
        <p className="sm">
          订单 <span translate="no">{sn}</span>
        </p>
        {ref !== sn && (
          <p className="sm">
            编号 <ItemNumber of={ref} />
          </p>
        )}
        {quote !== null && currency !== null && (
          <p>
            <Clauses text={`家长申请时，按约定退 ${amountText(quote, currency)}。`} />
          </p>
        )}
        {note !== null && <ItemNote note={note} />}
      </div>
      <Acts item={item} form={form} filter={filter} />
      <PartForm item={item} form={form} filter={filter} />
    </section>
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

function Acts({ item, form, filter }: Opened) {
  const { acts, left, quote } = item;
  const action = useHref(queuePath(filter, item));
  const isSaid = acts.includes("refund") || acts.includes("close");
  const byTerms = acts.includes("refund-part") && quote !== null && quote !== left ? quote : null;
  const state = isOther(form.values) ? { ...form, values: {} } : form;
  return (
    <form className="card" method="post" action={action} noValidate data-wait="正在处理…">
      <input type="hidden" name="idem" value={form.idem} />
      {byTerms !== null && (
        <>
          <input type="hidden" name="amount" value={yuan(byTerms)} />
          <input type="hidden" name="after" value="end" />
        </>
      )}
      {isSaid && (
        <TextField state={state} field="reason" label="原因" hint="写进记录，请不要写孩子的名字" rows={2} />
      )}
      <div className="btns">
        {byTerms !== null && (
          <button className="btn" type="submit" name="act" value="refund-part">
            <Clauses text={`按约定退 ${sumOf(byTerms, item)}，订单结束`} />
          </button>
        )}
        {acts.map((act) => {
          const label = LABELS[act](item);
          if (label === null) return null;
          // A complaint is read before it is paid back: neither answer stands out.
          const isQuiet =
            act === "close" || (act === "refund" && (byTerms !== null || item.kind === "complaint"));
          return (
            <button key={act} className={isQuiet ? "btn quiet" : "btn"} type="submit" name="act" value={act}>
              <Clauses text={label} />
            </button>
          );
        })}
      </div>
      {[acts.includes("refund") ? afterRefund(item) : "", acts.includes("close") ? afterClose(item) : ""]
        .filter((text) => text !== "")
        .map((text) => (
          <p className="sm after" key={text}>
            <Clauses text={text} />
          </p>
        ))}
    </form>
  );
}

const sumOf = (fen: number | null, { currency }: DeskItem): string =>
  fen === null || currency === null ? "" : amountText(fen, currency);

/** The label of each act's button; null where the act has no button here. */
const LABELS: Readonly<Record<DeskAct, (item: DeskItem) => string | null>> = {
  refund: (item) => `全部退款 ${sumOf(item.left, item)}`.trim(),
  "refund-part": () => null,
  close: ({ kind, acts }) => {
    if (kind === "wrong-amount") return "已在支付平台手工退回，结案";
    return acts.includes("retry") ? "已用别的办法退回，结案" : "不退款，结案";
  },
  retry: () => "现在再试一次",
};
