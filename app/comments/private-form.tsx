import { useHref } from "@remix-run/react";
import { Clauses } from "../document/clauses.tsx";
import { Radios } from "../form/choices.tsx";
import { Group } from "../form/field.tsx";
import { TextField } from "../form/text-field.tsx";
import { type CommentState, of } from "./fields.ts";
import { ownCommentPath } from "./paths.ts";

const TOPICS = [
  ["complaint", "投诉"],
  ["refund", "申请退款"],
  ["idea", "建议"],
] as const;

/** Words that nobody but us reads (投诉、申请退款、建议). */
export function PrivateForm({ sn, state }: { sn: string; state: CommentState }) {
  const its = of("private", state);
  return (
    <section className="sec" aria-labelledby="private">
      <h2 id="private">只想告诉我们</h2>
      <p className="sm">
        <Clauses text="投诉、退款和建议不公开，由客服逐条处理。退款原路退回，一般 1–5 个工作日。" />
      </p>
      <form
        className="card"
        method="post"
        action={useHref(ownCommentPath(sn))}
        noValidate
        data-wait="正在发送…"
      >
        <Group state={its} field="topic" label="什么事" radios>
          <Radios values={its.values} name="topic" id="topic" options={TOPICS} />
        </Group>
        <TextField
          state={its}
          field="words"
          name="text"
          label="请说说情况"
          hint="2 到 500 字；退款请写明哪里与说明不符"
          rows={4}
        />
        <button className="btn quiet" type="submit" id="send" name="step" value="private">
          发给客服
        </button>
      </form>
    </section>
  );
}
