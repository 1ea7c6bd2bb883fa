import { Fragment } from "react";
import { WeighedBar } from "#app/kit/name/bill/bars.tsx";
import { ElementChip, type ElementName } from "#app/kit/name/chart/element-chip.tsx";
import { DrawnName } from "#app/kit/name/drawn-name.tsx";
import { CitedNarrow, ClausedQuote } from "#app/kit/name/source/quotation.tsx";
import { Parts } from "#app/kit/prose/clauses.tsx";
import type { Source } from "#functions/contract/names/name-card.ts";

/** What a row says of one name, by how it is drawn. */
export type Cell =
  | string
  | { total: number }
  | { points: number; max: number; most: number }
  | { sounds: readonly (readonly [sound: string, tone: string])[] }
  | { elements: readonly ElementName[] }
  | { cited: Source }
  | { parts: readonly string[] }
  | { registered: readonly string[] }
  | { spelled: string };

/** A row of the table: its title, and what is noted under it. */
export interface CompareRow {
  title: string;
  note?: string;
}

/** One name of the table: what the rows say of it, in their order; null while that is on its way. */
export interface CompareColumn {
  given: string;
  name: string;
  href: string;
  cells: readonly Cell[] | null;
}

/** Names side by side (放在一起比), a column each. */
export function CompareTable({
  rows,
  columns,
}: {
  rows: readonly CompareRow[];
  columns: readonly CompareColumn[];
}) {
  const counted = rows.findIndex(({ note }) => note !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className="side-by-side" aria-label="并排比较" tabIndex={0}>
      <table className={columns.length > 2 ? undefined : "of-two"}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">项目</span>
            </th>
            {columns.map(({ given, name, href }) => (
              <th scope="col" key={given}>
                <a href={href}>
                  <DrawnName text={name} />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, note }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is said and what is counted may have one title
            <Fragment key={at}>
              {at === counted && (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    分数明细
                    <small>
                      {columns.length > 2 ? "有底色的行，几个名字分数不全一样" : "有底色的行，分数不一样"}
                    </small>
                  </th>
                </tr>
              )}
              <tr className={isSame(columns, at) ? "same" : undefined}>
                <th scope="row">
                  {title}
                  {note !== undefined && <small>{note}</small>}
                </th>
                {columns.map(({ given, cells }) => (
                  <td key={given}>{cells === null ? "…" : <Said cell={cells[at] ?? ""} />}</td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Does a row say the same of every name? Then it decides nothing, and stands back. */
const isSame = (columns: readonly CompareColumn[], at: number): boolean =>
  new Set(columns.map(({ cells }) => JSON.stringify(cells?.[at] ?? ""))).size === 1;

function Said({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return <>{cell}</>;
  if ("total" in cell) return <b>{`${cell.total} 分`}</b>;
  if ("cited" in cell)
    return (
      <>
        <ClausedQuote source={cell.cited} />
        <small>
          <CitedNarrow source={cell.cited} />
        </small>
      </>
    );
  if ("parts" in cell) return <Parts of={cell.parts} />;
  if ("registered" in cell)
    return (
      <span lang="zh-Hans">
        <Parts of={cell.registered} />
      </span>
    );
  if ("spelled" in cell) return <span translate="no">{cell.spelled}</span>;
  if ("elements" in cell)
    return cell.elements.map((element, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two characters may share an element
      <ElementChip key={at} element={element} />
    ));
  if ("sounds" in cell)
    return cell.sounds.map(([sound, tone], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two characters may share a sound
      <div key={at}>
        {sound} <span className="nb">{tone}</span>
      </div>
    ));
  return (
    <>
      {cell.points}
      <WeighedBar {...cell} />
    </>
  );
}
