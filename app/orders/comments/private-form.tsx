import { useHref } from "@remix-run/react";
import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { ownCommentPath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { ANSWER_DAYS } from "#functions/contract/orders/asked.ts";
import { type CommentState, stateOfStep } from "./fields.ts";

const TOPICS = [
  ["complaint", "投诉"],
  ["refund", "申请退款"],
  ["idea", "建议"],
] as const;

/** What the form says where money may go back, and where none came or all of it went back. */
const WORDS = {
  refundable: {
    lead: `投诉、退款和建议不公开，由客服逐条处理。投诉和退款申请 ${ANSWER_DAYS} 天内答复，答复写在这一页；退款${BACK_IN}。`,
    hint: "2 到 500 字；退款请写明哪里与说明不符",
  },
  nothingLeft: {
    lead: `投诉和建议不公开，由客服逐条处理。投诉 ${ANSWER_DAYS} 天内答复，答复写在这一页。如果扣了款、这里却没有显示，请选“投诉”告诉我们。`,
    hint: "2 到 500 字",
  },
} as const;

interface PrivateFormProps {
  sn: string;
  /** Money came for the order that may go back. */
  refundable: boolean;
  state: CommentState;
}

/** Words that nobody but us reads (投诉、申请退款、建议). */
export function PrivateForm({ sn, refundable, state }: PrivateFormProps) {
  const its = stateOfStep("private", state);
  const { lead, hint } = WORDS[refundable ? "refundable" : "nothingLeft"];
  const topics = TOPICS.filter(([topic]) => refundable || topic !== "refund");
  return (
    <section className="sec" aria-labelledby="private">
      <h2 id="private">只想告诉我们</h2>
      <p className="sm">
        <Clauses text={lead} />
      </p>
      <form
        className="card"
        method="post"
        action={useHref(ownCommentPath(sn))}
        noValidate
        data-wait="正在发送…"
      >
        <Group state={its} field="topic" label="什么事" radios>
          <Radios values={its.values} name="topic" id="topic" options={topics} />
        </Group>
        <TextField state={its} field="words" name="text" label="请说说情况" hint={hint} rows={4} />
        <button className="btn quiet" type="submit" id="send" name="step" value="private">
          发给客服
        </button>
      </form>
    </section>
  );
}
