import { useHref } from "@remix-run/react";
import type { DeskAct, DeskItem } from "#functions/contract/desk-queue.ts";
import { TextField } from "../manual/text-field.tsx";
import { amountText } from "../pay/amount.ts";
import { ActSaid } from "./act-said.tsx";
import { beijingTime } from "./beijing-time.ts";
import { KINDS, standingOf } from "./item-words.ts";
import { ANCHORS, itemPath, type QueueState } from "./queue-state.ts";

/** One item of the queue with what may be done with it. */
export function ItemForm({ item, form }: { item: DeskItem | null; form: QueueState }) {
  if (item === null) {
    return (
      <section aria-label="处理这一件">
        <ActSaid state={form} anchors={ANCHORS} />
        <p className="blank">这一件已经处理过了，不在待办里。</p>
      </section>
    );
  }
  return <OpenItem item={item} form={form} />;
}

function OpenItem({ item, form }: { item: DeskItem; form: QueueState }) {
  const { kind, ref, sn, since, note, acts } = item;
  const action = useHref(itemPath(kind, ref));
  const isSaid = acts.includes("refund") || acts.includes("close");
  return (
    <section aria-labelledby="one">
      <h2 id="one">{KINDS[kind]}</h2>
      <ActSaid state={form} anchors={ANCHORS} />
      <div className="card">
        <p>
          订单 <span translate="no">{sn}</span>
        </p>
        <p>{`${standingOf(item)} · ${beijingTime(since)}`}</p>
        {ref !== sn && (
          <p className="sm">
            编号 <span translate="no">{ref}</span>
          </p>
        )}
        {note !== null && (
          <p className="words" data-quoted="">
            {note}
          </p>
        )}
      </div>
      <form className="card" method="post" action={action} noValidate data-wait="正在处理…">
        {isSaid && (
          <TextField state={form} field="reason" label="原因" hint="写进记录，请不要写孩子的名字" rows={2} />
        )}
        <div className="btns">
          {acts.map((act) => (
            <button
              key={act}
              className={act === "close" ? "btn quiet" : "btn"}
              type="submit"
              name="act"
              value={act}
            >
              {labelOf(act, item)}
            </button>
          ))}
        </div>
      </form>
    </section>
  );
}

const LABELS: Readonly<Record<DeskAct, (item: DeskItem) => string>> = {
  refund: ({ amount, currency }) =>
    amount === null || currency === null ? "全部退款" : `全部退款 ${amountText(amount, currency)}`,
  close: ({ kind }) => (kind === "wrong-amount" ? "已在支付平台手工退回，结案" : "不退款，结案"),
  retry: () => "现在再试一次",
};
const labelOf = (act: DeskAct, item: DeskItem): string => LABELS[act](item);
