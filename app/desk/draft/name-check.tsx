import { FieldError } from "#app/kit/form/fields/field.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { CitedWhole, ClausedQuote } from "#app/kit/name/source/quotation.tsx";
import { Clauses, Parts, titlesOf } from "#app/kit/prose/clauses.tsx";
import type { NameCheck } from "#functions/contract/desk/desk-briefs.ts";
import { BEST_SOURCE, NO_SOURCE } from "#functions/contract/desk/manuscript-draft.ts";
import type { BriefFormState } from "./draft-fields.ts";

interface NameCheckProps {
  check: NameCheck;
  at: number;
  state: BriefFormState;
}

/** What the engine says of a name beside its field (查一查): sound, strokes, what breaks the brief, what to mind, sources. */
export function NameCheckView({ check, at, state }: NameCheckProps) {
  const { notes, pinyin, registrable, score, strokes } = check;
  const faults = state.errors[`given.${at}`] === undefined ? check.faults : [];
  // Of a name that can't be given, the check has only faults, and the field's error may show them already.
  if (faults.length === 0 && score === null && strokes.length === 0) return null;
  return (
    <div className="desk-check">
      {faults.map((fault) => (
        <p className="err" key={fault}>
          <span className="sr-only">出错了：</span>
          <Parts of={titlesOf(`${fault}。`)} />
        </p>
      ))}
      {pinyin.length > 0 && (
        <>
          <p>
            <b className="mr-3" lang="zh-Latn">
              {pinyin.join(" ")}
            </b>{" "}
            {score !== null && (
              <span className="cl">
                <b className="num">{`${score} 分`}</b>（不算八字）
              </span>
            )}
          </p>
          <p>
            <Clauses text={registrable} />
          </p>
        </>
      )}
      {strokes.length > 0 && (
        <p>
          <Clauses text={`笔画（康熙 / 现在）：${strokes.map(strokeText).join("，")}`} />
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>
          <Clauses text={note} />
        </p>
      ))}
      <Warnings check={check} at={at} state={state} />
      {score !== null && <Sources check={check} at={at} state={state} />}
    </div>
  );
}

const strokeText = ({ char, kangxi, plain }: NameCheck["strokes"][number]): string =>
  `${char} ${kangxi} / ${plain ?? "？"}`;

/** Warnings that the expert must tick as read before handing over; a changed name must be ticked again. */
function Warnings({ check: { given, warnings }, at, state }: NameCheckProps) {
  const field = `sure.${at}`;
  if (warnings.length === 0) return null;
  return (
    <div className={state.errors[field] === undefined ? "fld" : "fld wrong"}>
      {warnings.map((warning) => (
        <p className="care" key={warning}>
          <Clauses text={/[。？！]$/u.test(warning) ? warning : `${warning}。`} />
        </p>
      ))}
      <FieldError state={state} field={field} />
      <label className="ck">
        <input
          type="checkbox"
          id={field}
          name={field}
          value={given}
          defaultChecked={typedAt(state.values, field) === given}
        />
        <span>{`看过了，仍用“${given}”`}</span>
      </label>
    </div>
  );
}

/** A choice of the found passages, one a book, or none; the chosen one stands under the name (出处). */
function Sources({ check: { given, sources }, at, state }: NameCheckProps) {
  const field = `source.${at}`;
  if (sources.length === 0)
    return (
      <p>
        <Clauses text="没有查到两个字都在的句子，手稿里写“没有典故，取字义”。" />
      </p>
    );
  const chosen = typedAt(state.values, field);
  const isThere = sources.some(({ book }) => book === chosen) || chosen === NO_SOURCE;
  const choices = [
    ...sources.map(({ book, source }, nth) => ({
      value: nth === 0 ? BEST_SOURCE : book,
      isChosen: chosen === book || (nth === 0 && !isThere),
      label: (
        <>
          <ClausedQuote source={source} />
          <br />
          <CitedWhole source={source} />
        </>
      ),
    })),
    { value: NO_SOURCE, isChosen: chosen === NO_SOURCE, label: <>不写出处</> },
  ];
  return (
    <fieldset className={state.errors[field] === undefined ? "fld" : "fld wrong"}>
      <legend>{`“${given}”的出处`}</legend>
      <FieldError state={state} field={field} />
      {choices.map(({ value, isChosen, label }, nth) => (
        <label className="ck" key={value}>
          <input
            type="radio"
            id={nth === 0 ? field : undefined}
            name={field}
            value={value}
            defaultChecked={isChosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
