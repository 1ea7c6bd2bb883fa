import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { whenText } from "#app/desk/frame/when.ts";
import { Quoted } from "#app/desk/orders/quoted.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { Stars } from "#app/orders/comments/stars.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskComment } from "#functions/contract/desk/desk-comments.ts";
import type { AdviceState } from "#functions/contract/products/advise.ts";
import { CommentForms } from "./comment-forms.tsx";
import { type CheckState, COMMENTS_PATH, deskCommentsPath } from "./comment-state.ts";

const STATES = [
  ["waiting", "待核对"],
  ["shown", "已显示"],
  ["hidden", "已隐藏"],
] as const;

interface CommentsPageProps {
  person: Person;
  state: AdviceState;
  comments: readonly DeskComment[];
  /** The comment that is looked at, with its forms. */
  open: { comment: DeskComment; form: CheckState } | null;
}

/** Comments to be looked at (核对评论): bad ones stay; only 广告, 隐私 and 辱骂 are hidden. */
export function CommentsPage({ person, state, comments, open }: CommentsPageProps) {
  return (
    <DeskFrame person={person} at={COMMENTS_PATH} title="评论">
      {open !== null && <CommentForms {...open} />}
      <section className="sec" aria-label="评论">
        <nav className="sorts" aria-label="评论状态">
          {STATES.map(([key, label]) => (
            <Link key={key} to={deskCommentsPath(key)} aria-current={key === state ? "page" : undefined}>
              {key === state && comments.length > 0 ? `${label}（${comments.length}）` : label}
            </Link>
          ))}
        </nav>
        {state === "waiting" && comments.length > 0 && <p className="sm">核对以后才公开；先写的在前。</p>}
        {comments.length === 0 ? (
          <p className="blank">{state === "waiting" ? "没有等着核对的评论。" : "这里还没有评论。"}</p>
        ) : (
          <ul className="desk-rows">
            {comments.map((comment) => (
              <Row key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </section>
    </DeskFrame>
  );
}

/** A comment in the list: what can be read whole is shown from here, all else is done on opening it. */
function Row({ comment }: { comment: DeskComment }) {
  const { id, state, stars, text, bought, createdAt, reason } = comment;
  const action = usePath(deskCommentsPath(state, id));
  return (
    <li>
      <Stars stars={stars} />
      <span>{bought}</span>
      <span className="num">{whenText(createdAt)}</span>
      {reason !== null && <span>{reason}</span>}
      <Quoted words={text} />
      <form className="desk-ways" method="post" action={action}>
        {state === "waiting" && (
          <button className="btn quiet" type="submit" name="verdict" value="show">
            直接显示
          </button>
        )}
        <Link className="go" to={deskCommentsPath(state, id)}>
          {state === "waiting" ? "隐藏或回复" : "核对这一条"}
        </Link>
      </form>
    </li>
  );
}
