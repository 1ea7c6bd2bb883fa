import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import type { QueueState } from "./queue-state.ts";

interface WordsProps {
  state: QueueState;
  label: string;
}

interface AnswerProps extends WordsProps {
  rows: number;
  /** A refund stands below, which takes the words along. */
  refunds?: boolean;
}

/** The words that go to the family (答复): with the answer alone, or with a refund. */
export const AnswerField = ({ state, label, rows, refunds = false }: AnswerProps) => (
  <TextField
    state={state}
    field="answer"
    label={label}
    hint={tiedCounts(`家长在订单里看得到${refunds ? "，退款时也一起发" : ""}；最多 500 字`)}
    rows={rows}
  />
);

/** Why it is done (原因): a line of the log. Each form has its own field for the one `reason` that is sent. */
export const ReasonField = ({ state, label, field }: WordsProps & { field: "reason" | "why" }) => (
  <TextField
    state={state}
    field={field}
    name="reason"
    label={label}
    hint="写进记录，家长看不到；请不要写孩子的名字"
    rows={1}
  />
);
