import { ActSaid } from "#app/desk/frame/act-said.tsx";
import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { ANSWER_DAYS } from "#functions/contract/orders/asked.ts";
import { ANCHORS, type QueueState } from "./queue-state.ts";

/** What a family may ask for on the phone; the second and third only where money came that is still ours. */
const KINDS = [
  ["complaint", "投诉"],
  ["refund", "退款"],
  ["invoice", "发票"],
] as const;

interface WriteDownProps {
  /** Money came for the order that may go back. */
  refundable: boolean;
  form: QueueState;
  action: string;
}

/** What a family asks for on the phone, put into the queue in its words (代家长记): it moves no money. */
export function WriteDownForm({ refundable, form, action }: WriteDownProps) {
  const isOpen = Object.keys(form.errors).length > 0 || form.trouble !== null || form.said !== null;
  return (
    <>
      <ActSaid state={form} anchors={ANCHORS} />
      <details className="card desk-call" open={isOpen}>
        <summary>{refundable ? "来电代记：投诉、退款、发票" : "来电代记：投诉"}</summary>
        <form method="post" action={action} noValidate data-wait="正在记下…">
          <input type="hidden" name="idem" value={form.idem} />
          <input type="hidden" name="act" value="write-down" />
          {refundable ? (
            <Group state={form} field="kind" label="什么事" radios>
              <Radios values={form.values} name="kind" id="kind" options={KINDS} />
            </Group>
          ) : (
            <input type="hidden" name="kind" value="complaint" />
          )}
          <TextField
            state={form}
            field="said"
            label="家长怎么说"
            hint={tiedCounts("照原话写，2 到 480 字；家长在这笔订单里看得到，写明是客服代记的")}
            rows={3}
          />
          <button className="btn quiet" type="submit" data-key="send">
            记下，放进待办
          </button>
          <p className="sm after">
            <Clauses
              text={`只记下，不退钱；同一类的事已经在待办里，就写进那一件。请告诉家长：${ANSWER_DAYS} 天内答复。`}
            />
          </p>
        </form>
      </details>
    </>
  );
}
