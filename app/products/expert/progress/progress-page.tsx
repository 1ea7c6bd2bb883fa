import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { useHold } from "#app/kit/order/hold.ts";
import { AskedNote } from "#app/kit/page/notes/asked-note.tsx";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { privatePath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { ManageLink } from "#app/kit/report/manage-link.tsx";
import { RecoveryNote } from "#app/kit/report/recovery-note.tsx";
import { BriefSaid } from "#app/products/expert/brief/brief-said.tsx";
import { asksElements, ManuscriptView } from "#app/products/expert/manuscript-view.tsx";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { Answer, NextStep } from "./next-step.tsx";
import { RefundForm } from "./refund-form.tsx";
import { ALWAYS } from "./refund-rules.ts";
import { draftTitle, manuscriptTitle, signedLines } from "./stage-words.ts";
import { Stages } from "./stages.tsx";
import { STEP_ANCHORS, type StepState } from "./step-state.ts";
import { Talk } from "./talk.tsx";

/** How many characters of an order number stand before its break, where a line is too short for it. */
const HALF = 13;

interface ProgressPageProps {
  order: RgOrder;
  state: StepState;
}

/** The progress of expert work (进度): stages, next step, manuscript, messages, refund. */
export function ProgressPage({ order, state }: ProgressPageProps) {
  const { brief, entries, stage, terms } = order;
  const isOwner = useHold()?.role !== "reader";
  const manuscripts = entries.flatMap(({ manuscript }) => manuscript ?? []);
  const newest = manuscripts.at(-1);
  // What is finished comes before how it came about.
  const isFinal = stage === "final";
  return (
    <>
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service="人工起名" at={state.step} />}
      <SaidNote said={state.said} />
      <h1>{headOf(order)}</h1>
      <ErrorSummary state={state} anchors={STEP_ANCHORS} />
      <p className="sm over">
        订单{" "}
        <span translate="no">
          {order.sn.slice(0, HALF)}
          <wbr />
          {order.sn.slice(HALF)}
        </span>
        <br />
        <Clauses
          text={[
            order.title,
            ...(isOwner ? [amountText(order.amount, order.currency)] : []),
            `${terms.names} 个名字`,
          ].join("，")}
        />
      </p>
      <AskedNote />
      {isOwner && <NextStep order={order} state={state} />}
      {!isFinal && <Stages order={order} />}
      {newest && (
        <ManuscriptView
          manuscript={newest}
          title={manuscriptTitle(order)}
          hasElements={asksElements(brief.said)}
          earlier={manuscripts.at(-2)}
          signed={stage === "revising" ? [] : signedLines(order)}
        />
      )}
      {isFinal && (
        <div className="off-paper">
          <Stages order={order} />
        </div>
      )}
      {isOwner && <Answer order={order} state={state} />}
      <div className="cols">
        {isOwner && <Talk order={order} state={state} />}
        <aside>
          {Object.keys(brief.said).length > 0 && (
            <section className="sec" aria-labelledby="said">
              <h2 id="said">您的要求</h2>
              <BriefSaid said={brief.said} />
            </section>
          )}
          <RefundForm order={order} state={state} />
          {isOwner && isFinal && <Afterwards sn={order.sn} />}
          {isOwner && <Keep sn={order.sn} />}
        </aside>
      </div>
    </>
  );
}

/** What the page is headed: as news where names have come, which is what the family waited for. */
const headOf = ({ entries, stage, title }: RgOrder): string =>
  stage === "final"
    ? "名字都在这里了"
    : stage === "draft"
      ? `${draftTitle(entries)}好了，请您看看`
      : `${title}进度`;

/** Where a final manuscript departs from what was agreed: no form asks its money back any more, and we still answer. */
function Afterwards({ sn }: { sn: string }) {
  return (
    <section className="sec" aria-labelledby="back">
      <h2 id="back">退款</h2>
      <p>
        <Clauses text={ALWAYS} />
      </p>
      <p>
        <Link className="go" to={privatePath(sn)}>
          投诉，或申请退款
        </Link>
      </p>
    </section>
  );
}

/** How the family finds the order again (找回), and shares the manuscript. */
function Keep({ sn }: { sn: string }) {
  return (
    <section className="sec off-paper" aria-labelledby="keep">
      <h2 id="keep">收好这笔订单</h2>
      <RecoveryNote />
      <ManageLink sn={sn} />
    </section>
  );
}
