import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { amountText, unitOf } from "#functions/contract/values/money.ts";
import { ReasonField } from "./item-fields.tsx";
import { isOther, type QueueState } from "./queue-state.ts";

/** The form that refunds another sum than all or the rules' (退其他金额), and what becomes of the order. */
export function PartForm({ item, form, action }: { item: DeskItem; form: QueueState; action: string }) {
  const { left, currency, stage } = item;
  if (left === null || currency === null || !item.acts.includes("refund-part")) return null;
  const isOpen = isOther(form.values) || form.errors.amount !== undefined;
  const state = isOther(form.values) ? form : { ...form, values: {} };
  const after = [
    ["end", stage === null ? "订单结束" : "订单结束，不再写"],
    ["on", stage === null ? "订单照常" : "照常起名"],
  ] as const;
  return (
    <details className="card" open={isOpen}>
      <summary data-key="o">退其他金额</summary>
      <form method="post" action={action} noValidate data-wait="正在处理…">
        <input type="hidden" name="idem" value={form.idem} />
        <input type="hidden" name="form" value="other" />
        <LineField
          state={state}
          field="amount"
          label={`退多少（${unitOf(currency)}）`}
          hint={`最多 ${amountText(left, currency)}`}
          inputMode="decimal"
        />
        <Group state={state} field="after" label="退了以后" radios>
          <Radios values={state.values} name="after" id="after" options={after} />
        </Group>
        <ReasonField state={state} field="why" label="原因" />
        <button className="btn quiet" type="submit" name="act" value="refund-part" data-key="send">
          退这个金额
        </button>
      </form>
    </details>
  );
}
