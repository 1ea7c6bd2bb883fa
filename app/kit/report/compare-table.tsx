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
    <table className={columns.length > 2 ? "side-by-side" : "side-by-side of-two"} aria-label="并排比较">
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
            <tr className={kindOf(columns, at)}>
              <th scope="row">
                {title}
                {note !== undefined && <small>{note}</small>}
              </th>
              {columns.map(({ given, cells }) => (
                <td key={given}>
                  {isLong(columns, at) && <i translate="no">{given}</i>}
                  {cells === null ? "…" : <Said cell={cells[at] ?? ""} />}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const kindOf = (columns: readonly CompareColumn[], at: number): string | undefined =>
  [isSame(columns, at) && "same", isLong(columns, at) && "long"].filter(Boolean).join(" ") || undefined;

/** Most signs of a text that stands in one of four columns on a phone. */
const SHORT = 8;

/** Does a row say too much for a column of a phone? There each name's text has lines of its own, with the name before it. */
const isLong = (columns: readonly CompareColumn[], at: number): boolean =>
  columns.some(({ cells }) => lengthOf(cells?.[at] ?? "") > SHORT);

function lengthOf(cell: Cell): number {
  if (typeof cell === "string") return cell.length;
  if ("cited" in cell) return cell.cited.quote.length + cell.cited.title.length;
  if ("parts" in cell) return cell.parts.join("").length;
  if ("registered" in cell) return cell.registered.join("").length;
  return "spelled" in cell ? cell.spelled.length : 0;
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
