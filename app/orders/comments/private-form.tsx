import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { ownCommentPath, TOPICS, type Topic } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import { ANSWER_DAYS } from "#functions/contract/orders/asked.ts";
import { type CommentState, stateOfStep } from "./fields.ts";

const LABELS: Readonly<Record<Topic, string>> = {
  complaint: "投诉",
  refund: "退款",
  invoice: "发票",
  idea: "建议",
};

/** What is asked for only where money came that is still ours. */
const OF_MONEY: readonly Topic[] = ["refund", "invoice"];

/** What the form says where money may go back, and where none came or all of it went back. */
const WORDS = {
  refundable: {
    lead: `不公开，由客服逐条处理。投诉、退款、发票 ${ANSWER_DAYS} 天内答复，答复写在这一页；退款${BACK_IN}。`,
    hint: "退款请写哪里与说明不符；发票请写抬头和税号，还有收发票的邮箱。2 到 500 字",
  },
  nothingLeft: {
    lead: `不公开，由客服逐条处理。投诉 ${ANSWER_DAYS} 天内答复，答复写在这一页。如果扣了款、这里却没有显示，请选“投诉”告诉我们。`,
    hint: "2 到 500 字",
  },
} as const;

interface PrivateFormProps {
  sn: string;
  /** Money came for the order that may go back. */
  refundable: boolean;
  /** What the visitor came to ask for; null where no link said it. */
  topic: Topic | null;
  state: CommentState;
  /** It is what the visitor came for: nothing else on the page is as strong. */
  isFirst: boolean;
}

/** Words that nobody but us reads (投诉、退款、发票、建议). */
export function PrivateForm({ sn, refundable, topic, state, isFirst }: PrivateFormProps) {
  const sent = stateOfStep("private", state);
  const its = topic === null || state.step === "private" ? sent : { ...sent, values: { topic } };
  const { lead, hint } = WORDS[refundable ? "refundable" : "nothingLeft"];
  const offered = TOPICS.filter((one) => refundable || !OF_MONEY.includes(one));
  return (
    <section className="sec" aria-labelledby="private">
      <h2 id="private">写给客服</h2>
      <p className="sm">
        <Clauses text={lead} />
      </p>
      <form
        className="card"
        method="post"
        action={usePath(ownCommentPath(sn))}
        noValidate
        data-wait="正在发送…"
      >
        <Group state={its} field="topic" label="什么事" radios>
          <Radios
            values={its.values}
            name="topic"
            id="topic"
            options={offered.map((one) => [one, LABELS[one]] as const)}
          />
        </Group>
        <TextField
          state={its}
          field="words"
          name="text"
          label="请说说情况"
          hint={tiedCounts(hint)}
          rows={4}
        />
        <button className={isFirst ? "btn" : "btn quiet"} type="submit" id="send" name="step" value="private">
          发给客服
        </button>
      </form>
    </section>
  );
}
