import type { ReactNode } from "react";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { DeskAct, DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { amountText, yuan } from "#functions/contract/values/money.ts";
import { AnswerField, ReasonField } from "./item-fields.tsx";
import { afterClose, afterRefund, isAnswered, isClaim } from "./item-words.ts";
import { isOther, type QueueState } from "./queue-state.ts";

interface ActsProps {
  item: DeskItem;
  form: QueueState;
  action: string;
}

/** What may be done with an item: the family's answer first, then its money; whatever else an item is, its own acts. */
export function Acts({ item, form, action }: ActsProps) {
  const state = isOther(form.values) ? { ...form, values: {} } : form;
  const isAsked = isAnswered(item);
  const refunds = item.acts.includes("refund");
  const isSaid = refunds || item.acts.includes("close");
  if (!isAsked && item.acts.length === 0) return null;
  return (
    <form className="card" method="post" action={action} noValidate data-wait="正在处理…">
      <input type="hidden" name="idem" value={form.idem} />
      {isAsked && <AnswerPart item={item} state={state} refunds={refunds} />}
      {(!isAsked || refunds) && (
        <div className={isAsked ? "desk-part" : undefined} data-part="">
          {isSaid && (
            <ReasonField state={state} field="reason" label={isAsked ? "退款的原因（退款才写）" : "原因"} />
          )}
          <Buttons item={item} />
        </div>
      )}
    </form>
  );
}

/**
 * The words to the family: a question that leaves the item open (先问家长), or the answer (答复), which closes it; the money stays.
 * Neither of them nor a refund is the first to be pressed.
 */
function AnswerPart({ item, state, refunds }: { item: DeskItem; state: QueueState; refunds: boolean }) {
  const canAsk = item.acts.includes("ask");
  return (
    <div data-part="">
      <AnswerField state={state} label={answerLabel(item)} rows={3} refunds={refunds} />
      <div className="btns">
        {canAsk && (
          <Button notes={["家长回了，这件再到待办，从那天起 3 天内答复。"]}>
            <button className="btn quiet" type="submit" name="act" value="ask">
              先问家长，不结案
            </button>
          </Button>
        )}
        <Button notes={[afterClose(item)]}>
          <button className="btn quiet" type="submit" name="act" value="answer" data-key="send">
            答复结案，不退款
          </button>
        </Button>
      </div>
    </div>
  );
}

/** A button with what becomes of it right below, a sentence a line. */
const Button = ({ notes, children }: { notes: readonly string[]; children: ReactNode }) => (
  <div>
    {children}
    {notes
      .filter((note) => note !== "")
      .map((note) => (
        <p className="sm after" key={note}>
          <Clauses text={note} />
        </p>
      ))}
  </div>
);

/** A refund is not sent by its button: the next page reads it back. */
const READ_BACK = "点了先给您核对金额，确认以后才退。";

/** What the field for the words to the family is called: they may be a question, or are the answer. */
const answerLabel = ({ acts }: DeskItem): string => (acts.includes("ask") ? "写给家长" : "答复家长");

/** The acts on the money and the rest. A refund is outlined: it is read back before anything moves. */
function Buttons({ item }: { item: DeskItem }) {
  const { acts, quote } = item;
  const byTerms = acts.includes("refund-part") && !isClaim(item) ? quote : null;
  const others = acts.flatMap((act) => {
    const label = LABELS[act](item);
    return label === null ? [] : [{ act, label }];
  });
  const notesOf = (act: DeskAct): readonly string[] =>
    act === "refund" ? [afterRefund(item), READ_BACK] : act === "close" ? [afterClose(item)] : [];
  return (
    <>
      {byTerms !== null && (
        <>
          <input type="hidden" name="amount" value={yuan(byTerms)} />
          <input type="hidden" name="after" value="end" />
        </>
      )}
      <div className="btns">
        {byTerms !== null && (
          <Button notes={[READ_BACK]}>
            <button
              className="btn quiet desk-money"
              type="submit"
              name="act"
              value="refund-part"
              data-key="send"
            >
              <Clauses text={`按约定退 ${sumOf(byTerms, item)}，订单结束`} />
            </button>
          </Button>
        )}
        {others.map(({ act, label }, at) => (
          <Button notes={notesOf(act)} key={act}>
            <button
              className={act === "retry" ? "btn" : act === "refund" ? "btn quiet desk-money" : "btn quiet"}
              type="submit"
              name="act"
              value={act}
              data-key={at === 0 && byTerms === null ? "send" : undefined}
            >
              <Clauses text={label} />
            </button>
          </Button>
        ))}
      </div>
    </>
  );
}

const sumOf = (fen: number | null, { currency }: DeskItem): string =>
  fen === null || currency === null ? "" : amountText(fen, currency);

/** The label of each act's button; null where the act has no button here. */
const LABELS: Readonly<Record<DeskAct, (item: DeskItem) => string | null>> = {
  ask: () => null,
  answer: () => null,
  refund: (item) =>
    `${isClaim(item) ? "核对属实，" : ""}${
      (item.left ?? 0) < (item.amount ?? 0) ? "退剩下的" : "全部退款"
    } ${sumOf(item.left, item)}`.trim(),
  "refund-part": () => null,
  close: ({ kind, acts }) => {
    if (kind === "wrong-amount") return "已在支付平台手工退回，结案";
    return acts.includes("retry") ? "已用别的办法退回，结案" : "不退款，结案";
  },
  retry: () => "现在再试一次",
};
