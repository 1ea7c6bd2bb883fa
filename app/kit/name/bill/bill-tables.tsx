import { Fragment } from "react";
import { Clauses, Titles } from "#app/kit/prose/clauses.tsx";
import { tiedLetters, tiedQuotes } from "#app/kit/prose/dotted.ts";
import type { Bill } from "#functions/contract/names/name-card.ts";
import { Bar } from "./bars.tsx";
import { type BillHalf, type BillPart, halvesOf, isUnscored, maxOf, scoredHalves } from "./bill-parts.ts";
import { notCompared } from "./not-compared.ts";

/** The bill by its parts, one bar each: the name's own, then those of the schools, each half with its sum. */
export function PartsTable({
  bill,
  caption,
  quiet = false,
}: {
  bill: Bill;
  caption: string;
  quiet?: boolean;
}) {
  const halves = halvesOf(bill);
  const isHalved = scoredHalves(bill).length > 1;
  return (
    <table className="bill six" aria-label={quiet ? caption : undefined}>
      {!quiet && <caption>{caption}</caption>}
      {halves.map((half) => (
        <tbody key={half.name}>
          {half.parts.map(({ part, points, max, lines }) => (
            <tr key={part}>
              <th scope="row">
                {part}
                <NotCompared of={lines} />
              </th>
              <td className="n">
                <div className="of">
                  {max > 0 && <Bar share={(points / max) * 100} />}
                  <span>
                    <Of points={points} max={max} />
                  </span>
                </div>
              </td>
            </tr>
          ))}
          {isHalved && <HalfSum half={half} />}
        </tbody>
      ))}
      <Total total={bill.total} max={maxOf(halves)} />
    </table>
  );
}

/** What a line of a name's bill can rest on, by its tag. */
const GROUNDS = [
  ["据典", "有原文可查"],
  ["据表", "按字表和名单查"],
  ["试读", "是 AI 的感觉"],
  ["民俗", "是一家之说"],
] as const;

/** What the tags of this bill say of its lines: those that stand in it, and no others. */
export function sayGrounds({ lines }: Pick<Bill, "lines">): string {
  const said = GROUNDS.filter(([mark]) => lines.some((line) => line.mark === mark && !isUnscored(line)));
  return `${said.map(([mark, what]) => `“${mark}”${what}`).join("，")}。`;
}

/** The whole bill: every line with its rule, its basis (据典 据表 试读 民俗) and its reason. */
export function LinesTable({ bill, caption }: { bill: Bill; caption: string }) {
  const halves = halvesOf(bill);
  const isHalved = scoredHalves(bill).length > 1;
  return (
    <table className="bill">
      <caption>
        <Clauses text={caption} />
      </caption>
      {halves.map((half) => (
        <Fragment key={half.name}>
          {half.parts.map((part) => (
            <PartLines key={part.part} part={part} />
          ))}
          {isHalved && (
            <tbody>
              <HalfSum half={half} />
            </tbody>
          )}
        </Fragment>
      ))}
      <Total total={bill.total} max={maxOf(halves)} />
    </table>
  );
}

function NotCompared({ of: lines }: { of: BillPart["lines"] }) {
  const said = notCompared(lines);
  return said === "" ? null : (
    <span className="why">
      <Clauses text={said} />
    </span>
  );
}

function HalfSum({ half: { name, points, max } }: { half: BillHalf }) {
  return (
    <tr className="sub">
      <th scope="row">{`${name}小计`}</th>
      <Points points={points} max={max} />
    </tr>
  );
}

function PartLines({ part: { part, points, max, lines: all } }: { part: BillPart }) {
  const shared = sharedBy(all);
  // A part of which nothing was checked, all for one reason, has no lines to tell apart.
  const lines = shared !== "" && all.every(isUnscored) ? [] : all;
  return (
    <tbody>
      <tr className="part">
        <th scope="rowgroup">
          {part}
          <NotCompared of={all} />
          {shared !== "" && <Why text={shared} />}
        </th>
        <Points points={points} max={max} />
      </tr>
      {lines.map(({ rule, mark, reason, points, max }, at) => (
        <tr key={rule}>
          <th scope="row">
            {rule}
            <span className="tag">{mark}</span>
            {reason !== shared && <Why text={reason === lines[at - 1]?.reason ? "同上。" : reason} />}
          </th>
          <Points points={points} max={max} />
        </tr>
      ))}
    </tbody>
  );
}

/** The reason that all lines of a part have, which is said once at its head; "" where they differ. */
const sharedBy = ([first, ...others]: BillPart["lines"]): string =>
  first !== undefined && others.length > 0 && others.every(({ reason }) => reason === first.reason)
    ? first.reason
    : "";

function Why({ text }: { text: string }) {
  return (
    <span className="why">
      <Titles text={tiedQuotes(tiedLetters(text))} />
    </span>
  );
}

function Total({ total, max }: { total: number; max: number }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">合计</th>
        <Points points={total} max={max} />
      </tr>
    </tfoot>
  );
}

function Points({ points, max }: { points: number; max: number }) {
  return (
    <td className="n">
      <Of points={points} max={max} />
    </td>
  );
}

function Of(sum: { points: number; max: number }) {
  if (isUnscored(sum)) return "不计分";
  return (
    <>
      <b>{String(sum.points).replace("-", "－")}</b>
      {sum.max > 0 && ` / ${sum.max}`}
    </>
  );
}
