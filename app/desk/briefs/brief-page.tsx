import { ANCHORS, type BriefFormState, isOnNewest, LABELS } from "#app/desk/draft/draft-fields.ts";
import { DraftForm } from "#app/desk/draft/draft-form.tsx";
import { DraftRead } from "#app/desk/draft/draft-read.tsx";
import { LeaveScript } from "#app/desk/draft/leave-script.tsx";
import { type Clash, NewerDraft, Saved } from "#app/desk/draft/newer-draft.tsx";
import { ActSaid } from "#app/desk/frame/act-said.tsx";
import { BRIEFS_PATH, briefPath, previewPath } from "#app/desk/frame/brief-paths.ts";
import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { whenText } from "#app/desk/frame/when.ts";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { PillarsTable } from "#app/kit/name/chart/pillars-table.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { BriefSaid } from "#app/products/expert/brief/brief-said.tsx";
import { Timeline } from "#app/products/expert/progress/talk.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskBrief } from "#functions/contract/desk/desk-briefs.ts";
import { dueText, WAITS } from "./brief-words.ts";
import { Worker } from "./worker.tsx";

interface BriefPageProps {
  person: Person;
  brief: DeskBrief;
  /** `isTyped`: the form holds text that was just typed and is not saved. */
  form: { state: BriefFormState; isTyped: boolean };
}

const KEYS: readonly KeyHint[] = [
  ["J K", "下一个、上一个名字"],
  ["↵", "写"],
  ["Esc", "回到名字"],
  ["O", "开头的话"],
  ["F", "首选"],
  ["⌘S", "保存"],
  ["P", "预览"],
  ["⌘↵", "交稿"],
  ["M", "回留言"],
];
const READING_KEYS: readonly KeyHint[] = [];

const WRITING: readonly string[] = ["writing", "revising"];
/** The acts that hand the manuscript over: from the form, and from the preview. */
const HANDS_OVER: readonly string[] = ["deliver", "hand-over"];
/** Stages in which the expert must hand in a manuscript by a due day. */
const DUE: readonly string[] = ["briefed", ...WRITING];

/** One order of expert work (一单): its brief, its manuscript and its messages. */
export function BriefPage({ person, brief, form: { state, isTyped } }: BriefPageProps) {
  const { order, worker } = brief;
  const { said } = order.brief;
  const isMine = worker?.who === person.email;
  const isWriting = WRITING.includes(order.stage);
  const canWrite = isMine && isWriting;
  const canSave = canWrite && isOnNewest(state.values, brief.draft);
  const clash = isTyped && !canSave ? clashOf(isMine, isWriting) : null;
  return (
    <DeskFrame
      person={person}
      at={BRIEFS_PATH}
      keys={canWrite ? KEYS : READING_KEYS}
      title={`${said.surname ? `姓${said.surname} · ` : ""}${order.title}`}
    >
      <ActSaid
        state={state}
        anchors={ANCHORS}
        labels={LABELS}
        undone={HANDS_OVER.includes(state.values.act ?? "") ? "还没有交稿，家长看不到。" : undefined}
      />
      <BriefStatus brief={brief} me={person.email} isTyped={isTyped} />
      <div className="desk-brief">
        <Parent brief={brief} isOpen={!canWrite} />
        {(isWriting || isTyped) && (
          <section className="sec" aria-labelledby="manuscript">
            <h2 id="manuscript">手稿</h2>
            {clash !== null && <NewerDraft draft={brief.draft} me={person.email} {...clash} />}
            {canWrite || isTyped ? (
              <>
                <DraftForm brief={brief} state={state} isTyped={isTyped} clash={clash} />
                <LeaveScript />
              </>
            ) : (
              <DraftRead draft={brief.draft.body} />
            )}
          </section>
        )}
        <Talk brief={brief} state={state} />
      </div>
    </DeskFrame>
  );
}

interface ParentProps {
  brief: DeskBrief;
  /** What it wanted at first stands open; on a phone it is folded where the manuscript is written below it. */
  isOpen: boolean;
}

/** Beside the manuscript: what the family wants now, pinned, its chart, and what it wanted at first. */
function Parent({ brief: { chart, order }, isOpen }: ParentProps) {
  const { said } = order.brief;
  const at = order.entries.findLastIndex(({ who, text }) => who === "family" && text !== null && text !== "");
  const wish = order.entries[at];
  const isReplied = order.entries
    .slice(at + 1)
    .some(({ who, kind }) => who === "expert" && kind === "message");
  return (
    <section className="sec desk-parent" aria-labelledby="said">
      {wish !== undefined && (
        <div className="desk-wish">
          <h2>{wish.kind === "revise" ? "家长这次要的" : "家长最近说的"}</h2>
          <p className="words" data-quoted="">
            {wish.text}
          </p>
          <p className="sm num">
            {whenText(wish.at)}
            {isReplied && "，已经回过"}
            {order.can.message && (
              <>
                {" "}
                <a href="#text">{isReplied ? "再回一句" : "回一句"}</a>
              </>
            )}
          </p>
        </div>
      )}
      {chart !== null && (
        <div className="desk-chart">
          <h2>八字</h2>
          <PillarsTable pillars={chart.chart.pillars} />
          <p className="sm">
            <Clauses
              text={`按家长写的“${said.birth ?? ""}”读成公历 ${chart.echo.solar}，农历 ${chart.echo.lunar}，${chart.echo.hour}。`}
            />
          </p>
        </div>
      )}
      <details className="desk-asked" open={isOpen}>
        <summary>
          <h2 id="said">家长的要求</h2>
        </summary>
        {Object.keys(said).length === 0 ? <p className="blank">还没有交来。</p> : <BriefSaid said={said} />}
      </details>
    </section>
  );
}

/** What a clash offers: a button that saves all the same; none at a stage without writing. */
function clashOf(isMine: boolean, isWriting: boolean): Clash {
  if (!isWriting) return { overwrite: null };
  return { overwrite: isMine ? "用我写的，另存为新的一版" : "接手，用我写的另存为新的一版" };
}

interface BriefStatusProps {
  brief: DeskBrief;
  me: string;
  /** Unsaved text stands in the form below; sending any other form would lose it. */
  isTyped: boolean;
}

/** The stage of the order, who works on it, and the buttons to begin or to take over. */
function BriefStatus({ brief, me, isTyped }: BriefStatusProps) {
  const { order, worker, draft } = brief;
  const isMine = worker?.who === me;
  const { sn, stage, terms } = order;
  const action = usePath(briefPath(sn));
  const due = DUE.includes(stage) ? dueText(order) : null;
  const canTake = worker !== null && !isMine && ["briefed", "draft", ...WRITING].includes(stage);
  const isFree = worker === null && (WRITING.includes(stage) || stage === "draft");
  return (
    <div className="card desk-stand">
      <p>
        <b className="mr-3">{WAITS[stage]}</b>{" "}
        {due !== null && (
          <span className={order.late ? "cl overdue" : "cl"}>
            <Clauses text={due} />
          </span>
        )}
      </p>
      {worker !== null && (
        <p>
          <Worker worker={worker} me={me} />
        </p>
      )}
      <p className="sm">
        <Clauses text={`${terms.names} 个名字，还可修改 ${order.revisionsLeft} 次`} />
        <br />
        订单 <span translate="no">{sn}</span>
      </p>
      {draft.savedAt !== null && (
        <p className="sm" id="saved" data-fresh="">
          <Saved draft={draft} me={me} />
        </p>
      )}
      {stage === "cancelled" && (
        <p>
          <Clauses text="这一单已退款、在退款或已取消，不用再写。" />
        </p>
      )}
      {stage === "briefed" && (
        <form className="desk-act" method="post" action={action} data-wait="正在处理…">
          <button className="btn" type="submit" name="act" value="start">
            动笔
          </button>
          <p className="sm after">
            <Clauses
              text={`动笔后家长的资料不能再改，要补充只能留言；家长这时取消，退款从全额降到 ${terms.beforeDraft}%。`}
            />
          </p>
        </form>
      )}
      {!isTyped && (canTake || isFree) && (
        <form className="desk-act" method="post" action={action} data-wait="正在处理…">
          <button className="btn quiet" type="submit" name="act" value="take">
            接手这一单
          </button>
          {canTake && (
            <p className="sm after">
              <Clauses text="接手后，原来的人不能再保存；请先和对方说一声。" />
            </p>
          )}
        </form>
      )}
      {order.entries.some(({ manuscript }) => manuscript !== null) && !WRITING.includes(stage) && (
        <Link className="go" to={previewPath(sn)}>
          看交出的手稿
        </Link>
      )}
    </div>
  );
}

/** Everything that happened and was said, and the answer to the family (回留言). */
function Talk({ brief: { order }, state }: { brief: DeskBrief; state: BriefFormState }) {
  const action = usePath(briefPath(order.sn));
  return (
    <section className="sec" aria-labelledby="talk">
      <h2 id="talk">经过与留言</h2>
      <Timeline entries={order.entries} currency={order.currency} names={{ family: "家长" }} />
      {order.can.message && (
        <form className="say" method="post" action={action} noValidate data-wait="正在发送…">
          <input type="hidden" name="idem" value={state.idem} />
          <TextField state={state} field="text" label="回家长的留言" rows={3} />
          <button className="btn quiet" type="submit" name="act" value="say" data-key="send">
            发送
          </button>
        </form>
      )}
    </section>
  );
}
