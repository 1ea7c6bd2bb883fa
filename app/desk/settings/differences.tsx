import { Clauses } from "../../document/clauses.tsx";
import type { Difference, Line } from "./words.ts";

/** What changes (新旧对照), part by part: the old, the new, and how much. */
export function Differences({ rows }: { rows: readonly Difference[] }) {
  return (
    <ul className="desk-changes">
      {rows.map(({ key, label, from, to, note }) => (
        <li key={key}>
          <b>{label}</b>
          {from === null ? <span>新加</span> : <del>{words(from, label)}</del>}
          {to === null ? <span>结束</span> : <ins>{words(to, label)}</ins>}
          {note !== null && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A part in words, under its own name where that has become another. */
const words = (line: Line, label: string) => (
  <>
    {line.label === label ? "" : `“${line.label}”，`}
    <LineText line={line} />
  </>
);

/** A part of a setting: what it says, and its address. */
export function LineText({ line: { text, path } }: { line: Line }) {
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
