import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { checkoutPath } from "#app/kit/order/services.ts";
import { dayTextOf, keptUntil } from "#app/kit/page/time-text.ts";
import { briefPath, progressPath } from "#app/kit/paths/expert-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { tiedDays } from "#app/kit/prose/dotted.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import { PrintHint } from "#app/kit/result/print-hint.tsx";
import { NamesOf } from "#app/products/expert/manuscript-view.tsx";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { REFUND_FORM } from "./refund-form.tsx";
import { RefundsSaid } from "./refunds-said.tsx";
import { newDaySaid, refusalSaid } from "./stage-words.ts";
import { type StepState, stateOfStep } from "./step-state.ts";
import { TellForm } from "./tell-form.tsx";

const dueOf = ({ dueAt }: RgOrder): string => (dueAt === null ? "" : dayTextOf(dueAt));

/** Says by when something comes; once that day has passed, only that it is not written yet. */
const promised = (order: RgOrder, what: string): string =>
  order.late ? `${what}还没有写好` : `${what}最晚 ${dueOf(order)}给您`;

/** Who writes, by name where that is known. */
const whoOf = ({ writer }: RgOrder): string => writer ?? "起名人";

/** When the manuscript became final: from then on the year counts for which it is kept. */
const finalAt = ({ entries, createdAt }: RgOrder): string =>
  entries.findLast(({ kind }) => kind === "approve")?.at ?? createdAt;

/** What the page says at each stage. */
const WORDS: Readonly<Record<ExpertStage, (order: RgOrder) => string>> = {
  ordered: () => "这笔订单还没有付款。",
  paid: ({ terms }) => `下一步：把想法写给起名人。提交后 ${terms.days} 个工作日内给初稿。`,
  briefed: (order) => `资料已经交给起名人，${promised(order, "初稿")}。动笔之前资料还可以改。`,
  writing: (order) => `${whoOf(order)}已经动笔，${promised(order, "初稿")}。`,
  draft: ({ revisionsLeft }) =>
    revisionsLeft > 0
      ? `满意请确认；想改请写下原因，还可改 ${revisionsLeft} 次。`
      : "修改次数已经用完。满意请确认；如果与约定不符，可以在下面申请退款。",
  revising: (order) => `${whoOf(order)}正在按您的意见修改，${promised(order, "新稿")}。`,
  final: (order) => `手稿在这里至少保留到 ${keptUntil(finalAt(order))}。`,
  cancelled: ({ status, refunds }) =>
    status === "refunded"
      ? "已经退款，这笔订单结束了。"
      : refunds.length > 0
        ? "这笔订单结束了，起名人不再写。"
        : `已申请退款，钱会${BACK_IN}。`,
};

/** The newest refund request of the family, or the answer where that came later. */
const newestWish = ({ entries }: RgOrder) =>
  entries.findLast(({ kind }) => kind === "refund" || kind === "answer");

/** Says how far the work is and what the family can do now. */
export function NextStep({ order, state }: { order: RgOrder; state: StepState }) {
  const { answerBy, can, late, sn, stage } = order;
  const { due: wished = "" } = order.brief.said;
  const wish = stage === "cancelled" ? null : newestWish(order);
  return (
    <section className="stands" aria-labelledby="next">
      <h2 id="next">{stage === "final" ? "手稿" : "现在"}</h2>
      {late && (
        <div className="status bad" role="status">
          {[
            `抱歉，${dueOf(order)}没能交稿。`,
            newDaySaid(order.entries, Date.now()),
            "可以继续等；没交稿以前，随时能申请全额退款。",
          ].map(
            (text) =>
              text !== "" && (
                <p key={text}>
                  <Clauses text={tiedDays(text)} />
                </p>
              ),
          )}
          {wished !== "" && (
            <p>
              您写的“<span data-quoted>{tiedDays(wished)}</span>”，<span className="cl">起名人知道；</span>
              <span className="cl">怕赶不上，可以先退款。</span>
            </p>
          )}
        </div>
      )}
      {late && order.refund !== null && (
        <a className="btn quiet" href={`#${REFUND_FORM}`}>
          去申请退款
        </a>
      )}
      {wish?.kind === "refund" && (
        <p className="status" role="status">
          <Clauses text="退款申请已经收到，正在由人核对，结果会写在这里。" />
        </p>
      )}
      {wish?.kind === "answer" && wish.refund === null && (
        <div className="status" role="status">
          <p>
            <Clauses text={refusalSaid(stage)} />
          </p>
          <p className="words" data-quoted>
            {wish.text}
          </p>
        </div>
      )}
      <RefundsSaid refunds={order.refunds} currency={order.currency} />
      <p className="lead">
        <Clauses text={WORDS[stage](order)} />
      </p>
      {answerBy !== null && (
        <p>
          到 <b className="nb">{dayTextOf(answerBy)}</b>还没有您的答复，就按定稿处理；还在商量，请留一句话。
        </p>
      )}
      {stage === "final" && <Finished order={order} />}
      {stage === "writing" && can.message && (
        <a className="go" href="#message">
          要补充，去留言
        </a>
      )}
      <TellForm order={order} state={state} />
      {stage === "ordered" && (
        <Link className="btn" to={checkoutPath("manual", sn)}>
          看价格与付款
        </Link>
      )}
      {(stage === "paid" || stage === "briefed") && (
        <Link className={stage === "paid" ? "btn" : "btn quiet"} to={briefPath(sn)}>
          {stage === "briefed" ? "改资料" : order.brief.state === "draft" ? "接着写" : "填写资料"}
        </Link>
      )}
      {can.approve && (
        <>
          <NamesOf names={newestNames(order)} />
          <a className="btn" href="#manuscript">
            先看手稿
          </a>
          <p>
            <a className="go" href="#answers">
              {can.revise ? "确认，或写修改" : "确认定稿"}
            </a>
            <br />
            <Send sn={sn} />
          </p>
          <Sent also="，不能替您确认" />
        </>
      )}
    </section>
  );
}

const newestNames = ({ entries }: RgOrder) =>
  entries.findLast(({ manuscript }) => manuscript !== null)?.manuscript?.names ?? [];

/** What there is to do with a final manuscript: go to a name, print it, send its link. */
function Finished({ order }: { order: RgOrder }) {
  return (
    <>
      <NamesOf names={newestNames(order)} />
      <a className="btn" href="#print" data-print="">
        打印，或存成 PDF
      </a>
      <PrintHint under />
      <Send sn={order.sn} />
      <Sent />
    </>
  );
}

/** The link by which a family reads a manuscript, draft or final, and changes nothing. */
const Send = ({ sn }: { sn: string }) => (
  <CopyLink className="go" path={progressPath(sn)}>
    复制链接，发给家里人
  </CopyLink>
);

/** What a reader has of it (roles.ts), so that nobody hesitates to send it. */
const Sent = ({ also = "" }: { also?: string }) => (
  <p className="sm">
    <Clauses text={`家里人只能看手稿和进度${also}；看不到价格、要求、留言和恢复码。`} />
  </p>
);

/** The two answers to a draft, after its last name: it is good, or it is to be changed. */
export function Answer({ order: { sn, can, revisionsLeft }, state }: { order: RgOrder; state: StepState }) {
  const action = usePath(progressPath(sn));
  if (!can.approve) return null;
  return (
    <section className="sec answers" id="answers" aria-label="看完以后">
      <form method="post" action={action} data-wait="正在确认…">
        <input type="hidden" name="idem" value={state.idem} />
        <button className="btn" type="submit" name="step" value="approve">
          满意，确认定稿
        </button>
        <p className="sm after">确认后，整份手稿不能再改。</p>
      </form>
      {can.revise && (
        <form method="post" action={action} noValidate data-wait="正在发送…">
          <input type="hidden" name="idem" value={state.idem} />
          <TextField
            state={stateOfStep("revise", state)}
            field="revise"
            name="text"
            label="想改哪里，为什么"
            hint={`还可改 ${revisionsLeft} 次，发出去算一次`}
            rows={4}
          />
          <button className="btn quiet" type="submit" name="step" value="revise">
            请起名人修改
          </button>
        </form>
      )}
    </section>
  );
}
