import { briefPath } from "#app/desk/frame/brief-paths.ts";
import { ariaOf, FieldError, Labelled } from "#app/kit/form/fields/field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import type { DeskBrief, NameCheck } from "#functions/contract/desk/desk-briefs.ts";
import { LENGTHS } from "#functions/contract/desk/manuscript-draft.ts";
import { countHan } from "#functions/contract/values/scalars.ts";
import { ANCHORS, type BriefFormState, keptValue, LABELS, rowCount } from "./draft-fields.ts";
import { NameCheckView } from "./name-check.tsx";
import { type Clash, Overwrite } from "./newer-draft.tsx";

interface DraftFormProps {
  brief: DeskBrief;
  state: BriefFormState;
  /** The form holds text that was just typed and is not saved. */
  isTyped: boolean;
  clash: Clash | null;
}

const bounds = ([least, most]: readonly [number, number]): string => tiedCounts(`${least} 到 ${most} 个字`);

/** The manuscript as it is written (手稿), name by name: saved however unfinished, handed over once nothing is wrong. */
export function DraftForm({ brief, state, isTyped, clash }: DraftFormProps) {
  const { order, checks, draft } = brief;
  const action = usePath(briefPath(order.sn));
  const rows = Array.from({ length: rowCount(state.values, order.terms.names) }, (_, at) => at);
  const checkOf = (at: number) =>
    checks.find((check) => check !== null && check.given === typedAt(state.values, `given.${at}`).trim());
  return (
    <form
      className="desk-draft"
      id="draft"
      method="post"
      action={action}
      noValidate
      data-wait="正在保存…"
      data-unsaved={isTyped ? "1" : ""}
      data-saves={clash === null ? "" : undefined}
    >
      <input
        type="hidden"
        name="version"
        id="version"
        value={typedAt(state.values, "version")}
        data-fresh=""
      />
      {/* A page carries the styles of the classes it has; the checks of names come later, by the page's own script. */}
      <i hidden className="desk-check ck care err fld wrong cl mr-3 sr-only" />
      <input type="hidden" name="newest" id="newest" value={draft.version} data-fresh="" />
      {clash === null && <p className="sm mb-4">停笔 2 秒会自动保存、自动核对。</p>}
      <TextField
        state={state}
        field="opening"
        label={LABELS.opening}
        hint={`写给家长，${bounds(LENGTHS.opening)}`}
        rows={4}
      />
      <div id="names">
        <div className={state.errors.names === undefined ? undefined : "wrong"}>
          <FieldError state={state} field="names" />
        </div>
        {rows.map((at) => (
          <NameRow
            key={at}
            at={at}
            isSpare={at >= order.terms.names}
            state={state}
            check={checkOf(at) ?? null}
            canCheck={clash === null}
          />
        ))}
      </div>
      <Pick rows={rows} state={state} />
      <Quotes quotes={brief.unproven} state={state} />
      {clash === null ? (
        <Buttons
          ready={rows.filter((at) => isReady(at, state, checkOf(at) ?? null)).length}
          most={order.terms.names}
        />
      ) : (
        clash.overwrite !== null && <Overwrite label={clash.overwrite} id="submit" />
      )}
    </form>
  );
}

/** Can a name be handed over: is it written with its reason, with nothing wrong as far as it was checked, and its warnings read? */
function isReady(at: number, { values, errors }: BriefFormState, check: NameCheck | null): boolean {
  const [given, reason] = ["given", "reason"].map((part) => typedAt(values, `${part}.${at}`).trim());
  const [least, most] = LENGTHS.reason;
  const length = countHan(reason ?? "");
  const isRead = check === null || check.warnings.length === 0 || typedAt(values, `sure.${at}`) === given;
  const isRight = ["given", "reason", "source", "sure"].every(
    (part) => errors[`${part}.${at}`] === undefined,
  );
  const isFaultless = check === null || check.faults.length === 0;
  return given !== "" && length >= least && length <= most && isRight && isFaultless && isRead;
}

const Buttons = ({ ready, most }: { ready: number; most: number }) => (
  <>
    <div className="btns">
      <button className="btn quiet" type="submit" name="act" value="save" id="submit" data-key="save">
        保存草稿
      </button>
      <button className="btn quiet" type="submit" name="act" value="preview" data-key="p">
        保存并预览
      </button>
      <button className="btn" type="submit" name="act" value="deliver" data-key="send">
        交稿
        <small className="num" id="written" data-fresh="" data-lacking={ready < most || undefined}>
          {`写好 ${ready} / ${most}`}
        </small>
      </button>
      <span className="sm" role="status" id="self-said" />
    </div>
    <p className="sm after">交稿前再整份核对一遍，有不合要求的会指出在哪里，写好的都保留。</p>
  </>
);

interface NameRowProps {
  at: number;
  /** Is this row beyond the number of names that were sold? */
  isSpare: boolean;
  state: BriefFormState;
  check: NameCheck | null;
  /** May the draft be saved? Only then can the engine check the name. */
  canCheck: boolean;
}

/** The field of the next fault after a name that has one, in the order of the page. */
function faultAfter(at: number, { errors }: BriefFormState): string | undefined {
  const wrong = Object.keys(ANCHORS).filter((field) => errors[field] !== undefined && field !== "form");
  const last = wrong.findLastIndex((field) => field.endsWith(`.${at}`));
  return last < 0 ? undefined : wrong[last + 1];
}

/** One name with its reason, and what the engine says of it once it has been saved. */
function NameRow({ at, isSpare, state, check, canCheck }: NameRowProps) {
  const [given, reason] = [`given.${at}`, `reason.${at}`];
  const next = faultAfter(at, state);
  return (
    <section className="card" id={`name.${at}`} aria-label={`第 ${at + 1} 个名字`} data-step="" tabIndex={-1}>
      <LineField
        state={state}
        field={given}
        label={`第 ${at + 1} 个名，不带姓${isSpare ? "（可不填）" : ""}`}
      />
      <TextField
        state={state}
        field={reason}
        label="为什么起它"
        hint={at === 0 ? `${bounds(LENGTHS.reason)}；引用古文，请用查到的出处` : bounds(LENGTHS.reason)}
        rows={3}
      />
      <div id={`check.${at}`} data-fresh="">
        {check !== null && <NameCheckView check={check} at={at} state={state} />}
      </div>
      {canCheck && (
        <button className="btn quiet" type="submit" name="act" value={`check.${at}`}>
          {check === null ? "查一查" : "重新查"}
        </button>
      )}
      {next !== undefined && (
        <p>
          <a className="go" href={`#${ANCHORS[next]}`}>{`下一处要改：${LABELS[next] ?? "首选"}`}</a>
        </p>
      )}
    </section>
  );
}

/** Quotations out of books that we have not (库里没有的引文): the expert alone can tell, and keeps them by a tick. */
function Quotes({ quotes, state }: { quotes: readonly string[]; state: BriefFormState }) {
  return (
    <div id="quotes-said" data-fresh="">
      {quotes.length > 0 && (
        <fieldset className="fld">
          <legend>库里没有的引文</legend>
          {quotes.map((words) => (
            <p className="care" key={words}>{`“${words}”`}</p>
          ))}
          <p className="sm">我们没有这些书的原文，对不了；请对着原书逐字看一遍。</p>
          <label className="ck">
            <input
              type="checkbox"
              id="quotes"
              name="quotes"
              value={keptValue(quotes)}
              defaultChecked={typedAt(state.values, "quotes") === keptValue(quotes)}
            />
            <span>看过了，照用</span>
          </label>
        </fieldset>
      )}
    </div>
  );
}

/** Which of them comes first (首选), and why. */
function Pick({ rows, state }: { rows: readonly number[]; state: BriefFormState }) {
  return (
    <>
      <Labelled state={state} field="pick" label="首选">
        <select
          className="drops"
          id="pick"
          name="pick"
          defaultValue={typedAt(state.values, "pick")}
          data-fresh=""
          {...ariaOf(state, "pick")}
        >
          <option value="">还没有选</option>
          {rows.map((at) => (
            <option key={at} value={at}>
              {`第 ${at + 1} 个 ${typedAt(state.values, `given.${at}`)}`}
            </option>
          ))}
        </select>
      </Labelled>
      <TextField
        state={state}
        field="pickReason"
        label={LABELS.pickReason}
        hint={bounds(LENGTHS.pickReason)}
        rows={2}
      />
    </>
  );
}
