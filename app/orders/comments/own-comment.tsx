import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import type { Topic } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { isAskedBack } from "#functions/contract/orders/asked.ts";
import type { OwnComment } from "#functions/contract/products/advise.ts";
import { AskedList } from "./asked-list.tsx";
import { CommentForm } from "./comment-form.tsx";
import { type CommentState, forms, type Step } from "./fields.ts";
import { hiddenText } from "./hidden-text.ts";
import { PrivateForm } from "./private-form.tsx";
import { Stars } from "./stars.tsx";

type Kept = NonNullable<OwnComment["comment"]>;

/** What the page calls the service of each form, and the id of the button that sends it again. */
const SERVICES: Readonly<Record<Step, { service: string; at: string }>> = {
  comment: { service: "评论服务", at: "submit" },
  private: { service: "客服留言", at: "send" },
  reply: { service: "客服留言", at: "send-reply" },
};

/** How a comment stands, for its writer. */
const STANDS: Readonly<Record<Kept["state"], (kept: Kept) => string>> = {
  waiting: () => "已收到，核对后显示。",
  shown: () => "谢谢您，已经显示了。",
  hidden: ({ reason }) => `${hiddenText(reason)}。您可以修改后再发。`,
};

interface OwnCommentPartProps {
  sn: string;
  own: OwnComment;
  topic: Topic | null;
  state: CommentState;
}

/** What the buyer of one order may say, has said, and what became of it. */
export function OwnCommentPart({ sn, own, topic, state }: OwnCommentPartProps) {
  const { may, refundable, backAt, comment, bought } = own;
  const asked = own.asked ?? [];
  const step = state.step ?? "comment";
  const { anchors, labels } = forms[step];
  // Whoever has asked us for something, or comes to ask, finds that first.
  const asksFirst = topic !== null || asked.length > 0;
  const isAsked = asked.some(isAskedBack);
  const ask = <PrivateForm {...{ sn, refundable, topic, state }} isFirst={asksFirst && !isAsked} />;
  return (
    <div className="form-page by-clause">
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} {...SERVICES[step]} />}
      <SaidNote said={state.said} first />
      <ErrorSummary {...{ state, anchors, labels }} />
      <AskedList {...{ sn, state, asked, refundable, backAt }} />
      {asksFirst && ask}
      <section className="sec" aria-labelledby="own">
        <h2 id="own">{`您的评论（${bought}）`}</h2>
        {comment !== null && <KeptComment kept={comment} />}
        {may && <CommentForm sn={sn} state={state} again={comment !== null} isFirst={!asksFirst} />}
        {!may && comment === null && (
          <p className="blank">
            <Clauses text="付过款的订单才能写评论。付款后，回到这一页就可以写。" />
          </p>
        )}
      </section>
      {!asksFirst && ask}
    </div>
  );
}

function KeptComment({ kept }: { kept: Kept }) {
  return (
    <div className="own-comment">
      <p>
        <b>
          <Clauses text={STANDS[kept.state](kept)} />
        </b>
      </p>
      <p>
        <Stars stars={kept.stars} />
      </p>
      <p className="words" data-quoted="">
        {kept.text}
      </p>
    </div>
  );
}
