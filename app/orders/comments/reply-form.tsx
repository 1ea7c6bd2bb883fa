import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { ownCommentPath } from "#app/kit/paths/comment-paths.ts";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import type { AskedKind } from "#functions/contract/orders/asked.ts";
import { type CommentState, stateOfStep } from "./fields.ts";

interface ReplyFormProps {
  sn: string;
  kind: AskedKind;
  state: CommentState;
}

/** What the buyer writes to a question of ours (回复), right below it; nobody but us reads it. */
export function ReplyForm({ sn, kind, state }: ReplyFormProps) {
  return (
    <form method="post" action={usePath(ownCommentPath(sn))} noValidate data-wait="正在发送…">
      <input type="hidden" name="topic" value={kind} />
      <TextField
        state={stateOfStep("reply", state)}
        field="reply"
        name="text"
        label="您的回复"
        hint={tiedCounts("2 到 500 字，只有客服看得到")}
        rows={3}
      />
      <button className="btn" type="submit" id="send-reply" name="step" value="reply">
        回复客服
      </button>
    </form>
  );
}
