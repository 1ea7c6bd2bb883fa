import { ActSaid } from "#app/desk/frame/act-said.tsx";
import { whenText } from "#app/desk/frame/when.ts";
import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { hiddenText } from "#app/orders/comments/hidden-text.ts";
import { Stars } from "#app/orders/comments/stars.tsx";
import { type DeskComment, MOST_REPLY, MOST_WHERE } from "#functions/contract/desk/desk-comments.ts";
import { type CheckState, checkForm, deskCommentsPath } from "./comment-state.ts";

const GROUNDS = [
  ["广告", "广告"],
  ["隐私", "隐私"],
  ["辱骂", "辱骂"],
] as const;

/** One comment with what may be done with it: shown, hidden for a reason, answered. */
export function CommentForms({ comment, form }: { comment: DeskComment; form: CheckState }) {
  const { id, state, stars, text, bought, createdAt, reason, reply } = comment;
  const action = usePath(deskCommentsPath(state, id));
  const answer = { ...form, values: { text: reply ?? "", ...form.values } };
  return (
    <section aria-labelledby="one">
      <h2 id="one">核对这一条</h2>
      <ActSaid state={form} anchors={checkForm.anchors} />
      <div className="card">
        <p className="sm">
          <Stars stars={stars} />
          <span className="cl">{`${whenText(createdAt)}，`}</span>
          <span className="cl">{`已购${bought}`}</span>
        </p>
        <p className="words" data-quoted="">
          {text}
        </p>
        {reason !== null && <p>{hiddenText(reason)}</p>}
      </div>
      {state !== "shown" && (
        <form className="desk-act" method="post" action={action}>
          <button className="btn" type="submit" name="verdict" value="show">
            显示这条评论
          </button>
        </form>
      )}
      <form className="card" method="post" action={action} noValidate>
        <Group state={form} field="ground" label="不显示的原因" hint="差评不是原因" radios>
          <Radios values={form.values} name="ground" id="ground" options={GROUNDS} />
        </Group>
        <TextField
          state={form}
          field="reason"
          label="在哪里（可不填）"
          hint={`写的人看得到，例如：写了孩子的全名。不超过 ${MOST_WHERE} 个字`}
          rows={2}
        />
        <button className="btn quiet" type="submit" name="verdict" value="hide">
          隐藏这条评论
        </button>
      </form>
      <form className="card" method="post" action={action} noValidate>
        <TextField
          state={answer}
          field="text"
          label="公开回复"
          hint={`和评论一起显示，不超过 ${MOST_REPLY} 个字`}
          rows={3}
        />
        <button className="btn quiet" type="submit" name="verdict" value="answer" data-key="send">
          回复
        </button>
      </form>
    </section>
  );
}
