import { ASKED_KINDS, askedText } from "#app/kit/page/asked-words.ts";
import { momentText } from "#app/kit/page/time-text.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Calling } from "#app/kit/prose/calling.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { dotted } from "#app/kit/prose/dotted.ts";
import { type AskedInWords, isAskedBack, type Money, replyTo } from "#functions/contract/orders/asked.ts";
import type { CommentState } from "./fields.ts";
import { ReplyForm } from "./reply-form.tsx";

interface AskedListProps {
  sn: string;
  state: CommentState;
  asked: readonly AskedInWords[];
  refundable: boolean;
  /** When all of the money had come back: what was asked before is settled. */
  backAt: string | null;
}

/** What the buyer asked us for, the newest first, with our questions and answers (投诉、退款、发票的答复): nobody else reads it. */
export function AskedList({ sn, state, asked: said, refundable, backAt }: AskedListProps) {
  const money: Money | undefined = refundable ? undefined : backAt === null ? "going" : "back";
  const asked = said.map((one) => ({ ...one, money }));
  const [newest] = asked;
  if (newest === undefined) return null;
  const now = Date.now();
  const question = asked.find(isAskedBack);
  return (
    <section className="sec" aria-labelledby="asked">
      <h2 id="asked">您告诉我们的事</h2>
      <ul className="comments told-us">
        {asked.map((one) => (
          <li key={`${one.since} ${one.text}`}>
            <One of={one} all={asked} now={now} />
            {one === question && <ReplyForm sn={sn} kind={one.kind} state={state} />}
          </li>
        ))}
      </ul>
      {newest.answeredAt !== null && !isSettled(newest, backAt) && <NotSettled refundable={refundable} />}
    </section>
  );
}

/** Has all of the money come back since this was asked? */
export const isSettled = ({ since }: Pick<AskedInWords, "since">, backAt: string | null): boolean =>
  backAt !== null && since <= backAt;

/** Is the day past by which this was to be answered, and nobody has? */
export const isLate = (
  { done, answeredAt, by }: Pick<AskedInWords, "done" | "answeredAt" | "by">,
  now: number,
): boolean => !done && answeredAt === null && Date.parse(by) < now;

/** What a buyer may do whom we have not answered by the day that was promised: it stands with what waits. */
function Late() {
  const phone = useShell()?.siteInfo?.phone ?? "";
  return (
    <p>
      <Calling
        text={`抱歉让您久等。${phone === "" ? "" : `可以打客服电话 ${phone} 催我们，`}也可以拨打 12315。`}
        phone={phone}
      />
    </p>
  );
}

/** What a buyer may do whom the answer did not help: ask anew, ask for the money, call, or go to whoever settles it. */
function NotSettled({ refundable }: { refundable: boolean }) {
  const phone = useShell()?.siteInfo?.phone ?? "";
  return (
    <>
      <p className="mt-3">
        没有解决？答复不是终点：
        {refundable ? "可以申请退款，也可以再说一次，由人重新看。" : "可以再说一次，由人重新看。"}
      </p>
      <p className="btns mt-3">
        <a className="btn quiet" href="#private">
          {refundable ? "申请退款，或再说一次" : "再说一次"}
        </a>
      </p>
      <p className="sm mt-3">
        <Calling
          phone={phone}
          text={`${phone === "" ? "" : `也可以打客服电话 ${phone}；`}谈不拢，可以拨打 12315，或到全国 12315 平台投诉。`}
        />
      </p>
    </>
  );
}

/** What was asked, and what became of the order's money; undefined while some of it may still go back. */
interface Told extends AskedInWords {
  money: Money | undefined;
}

/** How it stands first, then what its owner wrote, then what we did. */
function One({ of: one, all, now }: { of: Told; all: readonly Told[]; now: number }) {
  const { kind, since, text, answer, answeredAt, question, questionAt } = one;
  return (
    <>
      <p className="sm">{dotted([ASKED_KINDS[kind].asks, momentText(since)])}</p>
      <p className={isLate(one, now) ? "stand late" : "stand"}>
        <Clauses text={`${standText(one, all, now)}。`} />
      </p>
      {isLate(one, now) && <Late />}
      {text !== "" && (
        <div className="reply">
          <p>您写的：</p>
          <p className="words" data-quoted="">
            {text}
          </p>
        </div>
      )}
      {question !== null && questionAt !== null && (
        <div className="reply">
          <p>{`客服 ${momentText(questionAt)} 问您：`}</p>
          <p className="words" data-quoted="">
            {question}
          </p>
        </div>
      )}
      {answer !== null && answeredAt !== null && (
        <div className="reply">
          <p>{`客服 ${momentText(answeredAt)} 答复：`}</p>
          <p className="words" data-quoted="">
            {answer}
          </p>
        </div>
      )}
    </>
  );
}

/** How it stands: what was replied to goes on; what was decided without words, as with money that went back at once, is over. */
function standText(one: Told, all: readonly Told[], now: number): string {
  if (replyTo(one, all) !== undefined) return "您已经回复，接着处理";
  return one.done && one.answeredAt === null ? "已处理" : askedText(one, now);
}
