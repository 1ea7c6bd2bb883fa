import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { ownCommentPath } from "#app/kit/paths/comment-paths.ts";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import { type CommentState, stateOfStep } from "./fields.ts";

const STARS = [
  ["1", "1 分"],
  ["2", "2 分"],
  ["3", "3 分"],
  ["4", "4 分"],
  ["5", "5 分"],
] as const;

interface CommentFormProps {
  sn: string;
  state: CommentState;
  again: boolean;
  /** Nothing of ours waits: the comment is what the visitor came for. */
  isFirst: boolean;
}

/** The one comment of an order (写评论): stars and words, which all may read once they have been looked at. */
export function CommentForm({ sn, state, again, isFirst }: CommentFormProps) {
  const its = stateOfStep("comment", state);
  return (
    <form
      className="card"
      method="post"
      action={usePath(ownCommentPath(sn))}
      noValidate
      data-wait="正在发送…"
    >
      <Group state={its} field="stars" label="打几分" radios>
        <Radios values={its.values} name="stars" id="stars" options={STARS} />
      </Group>
      <TextField
        state={its}
        field="text"
        label="说说您的感受（不显示您的名字）"
        hint={tiedCounts("请不要写孩子的全名和生日。2 到 500 字")}
        rows={5}
      />
      <button className={isFirst ? "btn" : "btn quiet"} type="submit" id="submit" name="step" value="comment">
        {again ? "改好了，再发一次" : "发评论"}
      </button>
    </form>
  );
}
