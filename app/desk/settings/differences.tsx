import type { Difference } from "./words.ts";

/** What changes (新旧对照), part by part: the old, the new, and how much. */
export function Differences({ rows }: { rows: readonly Difference[] }) {
  return (
    <ul className="desk-changes">
      {rows.map(({ key, label, from, to, note }) => (
        <li key={key}>
          <b>{label}</b>
          {from === null ? <span className="sm">新加</span> : <del>{from}</del>}
          {to === null ? <span className="sm">结束</span> : <ins>{to}</ins>}
          {note !== null && <span className="sm">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
