import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { checkoutPath } from "#app/kit/order/services.ts";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { dayTextOf, momentText } from "#app/kit/page/time-text.ts";
import { progressPath } from "#app/kit/paths/expert-paths.ts";
import { Clauses, Listing } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { type BriefState, briefForm } from "./brief-fields.ts";
import { BriefForm } from "./brief-form.tsx";
import { BriefSaid } from "./brief-said.tsx";
import { DraftScript } from "./draft-script.tsx";
import { unfilledSaid } from "./unfilled.ts";
import { unsentOf } from "./unsent.ts";

interface BriefPageProps {
  order: RgOrder;
  state: BriefState;
}

/** The brief after ordering (说说您的想法): to be written, handed in, or locked. */
export function BriefPage({ order, state }: BriefPageProps) {
  const { sn, brief, stage } = order;
  const isIn = brief.state === "submitted";
  const saved = isIn || brief.savedAt === null ? "" : `已保存草稿 ${momentText(brief.savedAt)}`;
  return (
    <div className="form-page">
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service="保存" />}
      <SaidNote said={state.said} />
      <Link className="back" to={progressPath(sn)}>
        看这笔订单
      </Link>
      <h1>说说您的想法</h1>
      <ErrorSummary state={state} anchors={briefForm.anchors} labels={briefForm.labels} />
      {stage === "ordered" ? (
        <Unpaid sn={sn} />
      ) : brief.locked ? (
        <Locked order={order} state={state} />
      ) : (
        <>
          {isIn ? (
            <HandedIn order={order} />
          ) : (
            <Draft order={order} saved={saved} isWrong={Object.keys(state.errors).length > 0} />
          )}
          <BriefForm sn={sn} state={state} isIn={isIn} saved={saved} />
          {!isIn && <DraftScript />}
        </>
      )}
    </div>
  );
}

/** A brief that was handed in: until when it may be changed, and by when the draft is there. */
function HandedIn({ order: { brief, dueAt } }: { order: RgOrder }) {
  const saved = brief.savedAt === null ? "" : momentText(brief.savedAt);
  const due = dueAt === null ? "" : `初稿最晚 ${dayTextOf(dueAt)}给您。`;
  return (
    <p className="status">
      <Clauses text={`已提交：${saved}。${due}动笔前还可以改，改好再提交一次。`} />
    </p>
  );
}

interface DraftProps {
  order: RgOrder;
  saved: string;
  /** What is wrong stands on top: nothing comes between that and the form. */
  isWrong: boolean;
}

/** A brief that is being written: what is kept of it stands here and at its button; the script of the draft writes into both. */
function Draft({ order: { brief, terms }, saved, isWrong }: DraftProps) {
  const missing = saved === "" ? "" : unfilledSaid(brief.said);
  return (
    <>
      {!isWrong && (
        <p className="lead over">
          <Clauses
            text={`写得越具体，名字越贴心。提交后 ${terms.days} 个工作日内给初稿。没写完先存草稿，以后从这笔订单接着写。`}
          />
        </p>
      )}
      <p className={saved === "" ? "sm over draft-said" : "status draft-said"} role="status">
        {saved}
        {missing !== "" && (
          <>
            <br />
            <Listing text={missing} />
          </>
        )}
      </p>
    </>
  );
}

function Unpaid({ sn }: { sn: string }) {
  return (
    <div className="shut">
      <p className="lead">
        <Clauses text="这笔订单还没有付款，付款后就可以填写。" />
      </p>
      <Link className="btn" to={checkoutPath("manual", sn)}>
        看价格与付款
      </Link>
    </div>
  );
}

/** A brief that can no longer be sent; text that was typed too late stays, to be read and copied. */
function Locked({ order, state }: BriefPageProps) {
  const unsent = state.said === null ? {} : unsentOf(state.values, order.brief.said);
  const text =
    order.stage === "cancelled"
      ? "这笔订单已经取消，资料不能再改。"
      : "已开始撰写，资料不能再改；要补充请留言。";
  return (
    <>
      {state.said === null && (
        <p className="status">
          <Clauses text={text} />
        </p>
      )}
      {Object.keys(unsent).length > 0 && (
        <section className="sec" aria-labelledby="unsent">
          <h2 id="unsent">
            <Clauses text="刚才写的，没有提交上去" />
          </h2>
          <BriefSaid said={unsent} />
        </section>
      )}
      <section className="sec" aria-labelledby="said">
        <h2 id="said">起名人手里的资料</h2>
        <BriefSaid said={order.brief.said} />
      </section>
      {order.can.message && (
        <p className="sec">
          <Link className="go" to={`${progressPath(order.sn)}#talk`}>
            去留言
          </Link>
        </p>
      )}
    </>
  );
}
