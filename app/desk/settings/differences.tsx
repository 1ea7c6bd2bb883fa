import { Clauses } from "#app/kit/prose/clauses.tsx";
import { type Difference, isAlike, type SettingLine } from "./words.ts";

/** What changes (新旧对照), part by part: the old label where it differs, old and new text, and by how much. */
export function Differences({ rows }: { rows: readonly Difference[] }) {
  return (
    <ul className="desk-changes">
      {rows.map(({ key, label, from, to, note }) => (
        <li key={key}>
          {from !== null && from.label !== label && <del>{from.label}</del>}
          <b>{label}</b>
          {from === null && <span>新加</span>}
          {!isAlike(from, to) && (
            <span className="cl">
              {from !== null && (
                <del>
                  <LineText line={from} />
                </del>
              )}
              {to !== null && (
                <ins>
                  <LineText line={to} />
                </ins>
              )}
              {note}
            </span>
          )}
          {to === null && <span>结束</span>}
        </li>
      ))}
    </ul>
  );
}

/** The parts of a setting (各项), a value beside each label. */
export function Sums({ lines }: { lines: readonly SettingLine[] }) {
  return (
    <dl className="sums">
      {lines.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a setting: what it says, and its address. */
export function LineText({ line: { text, path } }: { line: SettingLine }) {
  return (
    <>
      <Clauses text={text} />
      {path !== undefined && (
        <>
          {" "}
          <span className="cl" translate="no">
            {path}
          </span>
        </>
      )}
    </>
  );
}
