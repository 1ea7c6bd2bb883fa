import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { momentText } from "#app/kit/page/time-text.ts";
import { progressPath } from "#app/kit/paths/expert-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { dotted } from "#app/kit/prose/dotted.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import type { ExpertEntry, Manuscript, RgOrder } from "#functions/contract/products/expert.ts";
import { amountText } from "#functions/contract/values/money.ts";
import type { Currency } from "#functions/contract/values/scalars.ts";
import { draftTitle } from "./stage-words.ts";
import { type StepState, stateOfStep } from "./step-state.ts";

const WHO: Readonly<Record<ExpertEntry["who"], string>> = { family: "您", expert: "起名人", system: "进度" };

/** What the page says for an entry that has no text of its own. */
const STAGES: Readonly<Partial<Record<NonNullable<ExpertEntry["stage"]>, string>>> = {
  paid: "已收到付款。",
  briefed: "资料已提交。",
  writing: "已动笔，资料不能再改。",
};
const KINDS: Readonly<Record<ExpertEntry["kind"], string>> = {
  stage: "",
  message: "",
  manuscript: "",
  revise: "请起名人修改：",
  approve: "确认定稿。",
  refund: "申请退款。",
  answer: "",
};

/** The answer to a refund request, in words (答复退款). */
function answerOf({ refund }: ExpertEntry, currency: Currency): string {
  if (refund === null) return "这次没有退款。原因：";
  const money = amountText(refund.amount, currency);
  return refund.ends ? `同意退 ${money}，这笔订单结束。` : `退 ${money}，起名照常进行。`;
}

/** What the page says of an entry. A draft that the family never answered was approved by the system. */
export function toldOf(entry: ExpertEntry, currency: Currency): string {
  const { who, kind, late, stage } = entry;
  if (late) return "约定的日子过了，还没有交稿。";
  if (stage !== null) return STAGES[stage] ?? "";
  if (kind === "answer") return answerOf(entry, currency);
  return kind === "approve" && who === "system" ? "约定的时间里没有收到答复，按定稿处理。" : KINDS[kind];
}

/** Everything that happened and was said, and a field to say more (留言). */
export function Talk({ order, state }: { order: RgOrder; state: StepState }) {
  const { entries, can, sn, currency, stage, writer } = order;
  const action = usePath(progressPath(sn));
  return (
    <section className="sec" aria-labelledby="talk">
      <h2 id="talk">经过与留言</h2>
      <Timeline entries={entries} currency={currency} writer={stage === "writing" ? writer : null} />
      {can.message && (
        <form className="say" method="post" action={action} noValidate data-wait="正在发送…">
          <input type="hidden" name="idem" value={state.idem} />
          <TextField
            state={stateOfStep("message", state)}
            field="message"
            name="text"
            label="给起名人留言"
            hint={stage === "final" ? "已经定稿，不能再改；有疑问可以问" : "留言不算修改次数"}
            rows={3}
          />
          <button className="btn quiet" type="submit" name="step" value="message">
            发送
          </button>
        </form>
      )}
    </section>
  );
}

interface TimelineProps {
  entries: readonly ExpertEntry[];
  currency: Currency;
  /** Names for the sides where the page calls them otherwise than the family's own page does. */
  names?: Partial<typeof WHO>;
  /** Who writes the first draft, where that is known and it is not handed in: its end names its writer. */
  writer?: string | null;
}

/** What happened and was said, in order (经过). */
export function Timeline({ entries, currency, names = {}, writer = null }: TimelineProps) {
  if (entries.length === 0) return <p className="lead">还没有记录。</p>;
  const newest = entries.findLast(({ manuscript }) => manuscript !== null);
  return (
    <ol className="talk">
      {entries.map((entry, nth) => (
        <Entry
          entry={entry}
          currency={currency}
          who={{ ...WHO, ...names }[entry.who]}
          draft={entry.manuscript === null ? "" : draftTitle(entries.slice(0, nth + 1))}
          isEarlier={entry.manuscript !== null && entry !== newest}
          writer={entry.stage === "writing" && !entry.late ? writer : null}
          key={entry.id}
        />
      ))}
    </ol>
  );
}

interface EntryProps {
  entry: ExpertEntry;
  currency: Currency;
  who: string;
  /** What the manuscript is called that was handed in; "" where none was. */
  draft: string;
  /** It is one that a later one has replaced. */
  isEarlier: boolean;
  writer: string | null;
}

function Entry({ entry, currency, who, draft, isEarlier, writer }: EntryProps) {
  const { at, manuscript, text } = entry;
  const told = draft === "" ? toldOf(entry, currency) : `交来${draft}${isEarlier ? "，后来改过" : ""}。`;
  return (
    <li>
      <p className="sm">{dotted([who, momentText(at)])}</p>
      {told !== "" && (
        <p>
          <Clauses text={writer === null ? told : `${told}由${writer}写。`} />
        </p>
      )}
      {text !== null && text !== "" && (
        <p className="words" data-quoted>
          {text}
        </p>
      )}
      {isEarlier && manuscript !== null && <Earlier manuscript={manuscript} />}
    </li>
  );
}

/** An earlier manuscript (上一稿): its names with their reasons, so that none is lost by a revision. */
export function Earlier({ manuscript: { names } }: { manuscript: Manuscript }) {
  return (
    <details>
      <summary>看那一稿的名字</summary>
      <dl className="says">
        {names.map(({ given, name, reason }) => (
          <div key={given}>
            <dt>
              <span translate="no">{name}</span>
            </dt>
            <dd data-quoted>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
