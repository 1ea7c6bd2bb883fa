import type { ReactNode } from "react";
import type { Drawn } from "#app/kit/glyphs/outlines.ts";
import { Touched } from "#app/kit/islands/touch/touched.tsx";
import { partsOf } from "#app/kit/name/bill/bill-parts.ts";
import { useMay } from "#app/kit/order/hold.ts";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { comparePath, MOST_COMPARED, viewPath } from "#app/kit/result/view.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";
import { CompareBody, type CompareGiven } from "./compare-body.tsx";
import type { Cell } from "./compare-table.tsx";

/** What any name laid beside others has. */
type Comparable = Pick<NamePage, "name" | "given" | "bill" | "liked">;

export interface ComparedProps<N> {
  sn: string;
  names: readonly N[];
  /** How many were ticked. */
  asked: number;
  /** What is said of each name, row by row, with what is noted under a row's title; the parts of the bills follow. */
  rows: readonly (readonly [title: string, cell: (name: N) => Cell, note?: string | undefined])[];
  advice: string;
  /** What is true of all of them. */
  note?: ReactNode;
  /** What may be done next. */
  next?: ReactNode;
  /** Names that may be put beside these. */
  offered?: CompareGiven["offered"];
  /** The outlines of the shown names, where others may come. */
  drawn?: Drawn;
}

/** Classes that names which are put beside these may have. */
const OTHERS = "sm wx mu huo tu jin shui cl by-dot bar gauge nb once long two";

/** The table of names side by side, and the way back to all of them. */
export function Compared<N extends Comparable>(props: ComparedProps<N>) {
  const { sn, names, asked, advice, note, next, drawn } = props;
  const picked = names.map((name) => name.given);
  const given = useGiven(props);
  return (
    <>
      <Link className="back" to={comparePath(sn, picked, "pick")}>
        回到全部名字
      </Link>
      <h1>放在一起比</h1>
      <p className="lead">
        <Clauses text={advice} />
      </p>
      {asked > MOST_COMPARED && (
        <div className="status" role="status">
          <p>{`最多比较 ${MOST_COMPARED} 个，这里是前 ${MOST_COMPARED} 个。`}</p>
        </div>
      )}
      {note}
      {drawn === undefined ? (
        <CompareBody {...given} />
      ) : (
        <Touched part="compare" given={{ ...given, ...drawn }} classes={OTHERS}>
          <CompareBody {...given} />
        </Touched>
      )}
      {next}
    </>
  );
}

/** What the rows say of each name; every name of an order is reckoned by the same parts. */
function useGiven<N extends Comparable>({ sn, names, rows, offered = [] }: ComparedProps<N>): CompareGiven {
  const base = usePath("/").replace(/\/$/, "");
  const [first] = names;
  const parts = first === undefined ? [] : partsOf(first.bill);
  const mayLike = useMay("order", "nameLike");
  return {
    action: base + viewPath(sn, {}),
    offered,
    rows: [
      { title: "总分" },
      ...rows.map(([title, , note]) => ({ title, ...(note !== undefined && { note }) })),
      ...parts.map(({ part, max }) => ({ title: part, note: noteOf(part, max), isCounted: true })),
    ],
    columns: names.map((name) => ({
      ...{ given: name.given, name: name.name, href: base + detailPath(sn, name.given) },
      ...(mayLike && { liked: name.liked }),
      cells: [{ total: name.bill.total }, ...rows.map(([, cell]) => cell(name)), ...pointsOf(name, parts)],
    })),
  };
}

const pointsOf = ({ bill }: Comparable, parts: readonly { part: string; max: number }[]): Cell[] => {
  const own = partsOf(bill);
  return parts.map(({ part, max }) => ({
    points: own.find((each) => each.part === part)?.points ?? 0,
    max,
  }));
};

/** What a part of the bill asks, where its name alone says it to nobody. */
const ASKS: Readonly<Record<string, string>> = {
  读音: "顺不顺口",
  写法: "好不好写",
  年代: "过不过时",
  五行: "合喜用吗",
  五格三才: "笔画吉凶",
  生肖: "属相宜忌",
};

const noteOf = (part: string, max: number): string => [ASKS[part], `满分 ${max}`].filter(Boolean).join("，");
