import { endOf, PRODUCTS } from "#app/desk/orders/order-words.ts";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { amountText, yuan } from "#functions/contract/values/money.ts";
import { AnswerField } from "./item-fields.tsx";
import { endText, isAnswered } from "./item-words.ts";
import { type Check, isOther, type QueueState } from "./queue-state.ts";

interface RefundCheckProps {
  item: DeskItem;
  check: Check;
  form: QueueState;
  /** Where the form goes. */
  action: string;
}

/** It answers a form that was just sent, and is heard before all else; not its button, which a second Enter would press. */
const HEARD = { tabIndex: -1, autoFocus: true };

/** A refund read back before any money moves (再核对一次), with the words that go to the family with it. */
export function RefundCheck({ item, check, form, action }: RefundCheckProps) {
  const sum = amountText(check.amount, item.currency ?? "");
  const isPart = check.act === "refund-part";
  return (
    <form className="card desk-sure" method="post" action={action} noValidate data-wait="正在退款…">
      <h3 id="check" {...HEARD}>
        再核对一次，现在还没有退
      </h3>
      <dl className="sums">
        {linesOf(item, check, sum).map(([what, value]) => (
          <div key={what} className={what === SUM ? "main" : undefined}>
            <dt>{what}</dt>
            <dd>
              <Clauses text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="idem" value={form.idem} />
      <input type="hidden" name="act" value={check.act} />
      <input type="hidden" name="reason" value={check.reason} />
      {isOther(form.values) && <input type="hidden" name="form" value="other" />}
      {isPart && (
        <>
          <input type="hidden" name="amount" value={yuan(check.amount)} />
          <input type="hidden" name="after" value={check.ends ? "end" : "on"} />
        </>
      )}
      {isAnswered(item) && <AnswerField state={form} label="同时答复家长（可不写）" rows={2} />}
      <div className="btns">
        <button className="btn" type="submit" name="sure" value="yes" data-key="send">
          <Clauses text={`确认，退 ${sum}`} />
        </button>
        <button className="btn quiet" type="submit" name="sure" value="no">
          先不退，回去改
        </button>
      </div>
      <p className="sm">
        <Clauses text="退出去收不回来。多点一次也只退一次。" />
      </p>
    </form>
  );
}

const SUM = "这次退";

/** What is read back, the family's own words first. */
function linesOf(item: DeskItem, { amount, ends, reason }: Check, sum: string) {
  const { amount: paid, currency, left, product, sn, surname } = item;
  const whose = [surname === "" ? "" : `姓${surname}`, product === null ? "" : PRODUCTS[product], endOf(sn)];
  const money = (fen: number | null) => amountText(fen ?? 0, currency ?? "");
  const isPartGone = paid !== null && left !== null && left < paid;
  return [
    ...(isAnswered(item) && item.note !== null ? [["家长写的", item.note] as const] : []),
    ["哪一单", whose.filter((one) => one !== "").join("，")],
    ["已收", isPartGone ? `${money(paid)}，还能退 ${money(left)}` : money(paid)],
    [SUM, amount === left ? `${sum}，${isPartGone ? "剩下的都退" : "全部"}` : sum],
    ["怎么退", BACK_IN],
    ["退了以后", ends ? endText(item) : "订单照常"],
    ["原因", reason],
  ] as const;
}
