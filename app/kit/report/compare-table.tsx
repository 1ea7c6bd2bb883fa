import type { ReactNode } from "react";
import { Bar } from "#app/kit/name/bill/bars.tsx";
import { ElementChip, type ElementName } from "#app/kit/name/chart/element-chip.tsx";
import { DrawnName } from "#app/kit/name/drawn-name.tsx";
import { CitedNarrow, ClausedQuote } from "#app/kit/name/source/quotation.tsx";
import { Parts } from "#app/kit/prose/clauses.tsx";
import { LikeForm } from "#app/kit/result/like-form.tsx";
import { anchorOf } from "#app/kit/result/view.ts";
import type { Source } from "#functions/contract/names/name-card.ts";

/** What a row says of one name, by how it is drawn. */
export type Cell =
  | string
  | { total: number }
  | { points: number; max: number }
  | { sounds: readonly (readonly [sound: string, tone: string])[] }
  | { elements: readonly ElementName[] }
  | { cited: Source }
  | { parts: readonly string[] }
  | { registered: readonly string[] }
  | { spelled: string };

/** A row of the table: its title, and what is noted under it; `isCounted`: it is a part of the bills. */
export interface CompareRow {
  title: string;
  note?: string | undefined;
  isCounted?: boolean;
}

/** One name of the table: what the rows say of it, in their order; null while that is on its way. */
export interface CompareColumn {
  given: string;
  name: string;
  href: string;
  cells: readonly Cell[] | null;
  /** Is it kept (收藏)? Left out where it can't be marked. */
  liked?: boolean;
}

/**
 * Names side by side (放在一起比), a column each: first what tells them apart, in words and in points; then where to keep one; last,
 * and once for all, what is the same of all of them, which decides nothing.
 */
export function CompareTable({
  rows,
  columns,
}: {
  rows: readonly CompareRow[];
  columns: readonly CompareColumn[];
}) {
  const places = rows.map((_, at) => at);
  const isFirst = (at: number) => isTotal(columns, at) || !isSame(columns, at);
  const counted = (at: number) => rows[at]?.isCounted === true;
  const groups: readonly (readonly [title: string, places: readonly number[]])[] = [
    ["", places.filter((at) => isFirst(at) && !counted(at))],
    ["哪几项分数不同", places.filter((at) => isFirst(at) && counted(at))],
  ];
  const same = places.filter((at) => !isFirst(at));
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
      {groups.map(([title, places]) => (
        <tbody key={title}>
          {title !== "" && places.length > 0 && <Head columns={columns}>{title}</Head>}
          {places.map((at) => (
            <Row key={at} row={rows[at]} columns={columns} at={at} />
          ))}
        </tbody>
      ))}
      {columns.some(({ liked }) => liked !== undefined) && <Likes columns={columns} />}
      {same.length > 0 && (
        <tbody>
          <Head columns={columns}>都一样的</Head>
          {same.map((at) => (
            <SameRow key={at} row={rows[at]} columns={columns} at={at} />
          ))}
        </tbody>
      )}
    </table>
  );
}

interface RowProps {
  row: CompareRow | undefined;
  columns: readonly CompareColumn[];
  at: number;
}

const Head = ({ columns, children }: Pick<RowProps, "columns"> & { children: string }) => (
  <tr>
    <th scope="rowgroup" colSpan={columns.length + 1}>
      {children}
    </th>
  </tr>
);

const Title = ({ row }: Pick<RowProps, "row">) => (
  <th scope="row">
    {row?.title}
    {row?.note !== undefined && <small>{row.note}</small>}
  </th>
);

const Row = ({ row, columns, at }: RowProps) => (
  <tr className={isLong(columns, at) ? "long" : undefined}>
    <Title row={row} />
    {columns.map(({ given, cells }) => (
      <td key={given}>
        <Of given={given} columns={columns}>
          {cells === null ? "…" : <Said cell={cells[at] ?? ""} />}
        </Of>
      </td>
    ))}
  </tr>
);

/** A row that says the same of every name says it once. */
function SameRow({ row, columns, at }: RowProps) {
  const [cell = ""] = saidIn(columns, at);
  return (
    <tr className={isLong(columns, at) ? "once long" : "once"}>
      <Title row={row} />
      <td colSpan={columns.length}>
        {typeof cell === "object" && "points" in cell ? `${cell.points} 分` : <Said cell={cell} />}
      </td>
    </tr>
  );
}

/** What is said of one name, the name before it where there are more than two: a phone has no room for all in a row. */
function Of({
  given,
  columns,
  children,
}: Pick<RowProps, "columns"> & { given: string; children: ReactNode }) {
  if (columns.length <= 2) return children;
  return (
    <>
      <i translate="no">{given}</i>
      <div>{children}</div>
    </>
  );
}

/** Whoever has compared keeps the one that is liked better (收藏), here and not back in the list. */
const Likes = ({ columns }: Pick<RowProps, "columns">) => (
  <tbody className="off-paper">
    <tr>
      <th scope="row">收藏</th>
      {columns.map(({ given, name, liked }) => (
        <td key={given} id={anchorOf(given)}>
          <Of given={given} columns={columns}>
            {liked !== undefined && <LikeForm name={name} given={given} liked={liked} />}
          </Of>
        </td>
      ))}
    </tr>
  </tbody>
);

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

/** What a row says of the names whose columns are there. */
const saidIn = (columns: readonly CompareColumn[], at: number): readonly Cell[] =>
  columns.flatMap(({ cells }) => (cells === null ? [] : [cells[at] ?? ""]));

/** Does a row say the same of every name? Then it decides nothing, and stands back. */
const isSame = (columns: readonly CompareColumn[], at: number): boolean => {
  const said = saidIn(columns, at);
  return said.length > 1 && new Set(said.map((cell) => JSON.stringify(cell))).size === 1;
};

/** Is it the row of the totals? It stands first, whatever it says. */
const isTotal = (columns: readonly CompareColumn[], at: number): boolean =>
  saidIn(columns, at).some((cell) => typeof cell === "object" && "total" in cell);

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
    <div className="gauge">
      <span>{cell.points}</span>
      {cell.max > 0 && <Bar share={(cell.points / cell.max) * 100} />}
    </div>
  );
}
