import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ComparedBills } from "#app/kit/name/bill/compared-bills.tsx";
import type { ScoredName } from "#functions/contract/names/scored-name.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";

const LIN = familyOf({ surname: "林", sex: "female", chart: null });

/** A scored name with its real bill; two bills side by side say nothing of what it sounds like. */
const scored = (given: string): ScoredName => {
  const bill = billOf(LIN, given);
  const name = { name: `林${given}`, given, pinyin: [], registrable: { ok: true, note: "" }, homophones: [] };
  return { ...name, bill: { ...bill, lines: [...bill.lines] } };
};

/** The numbers of the rows, by what the row is called. */
function rowsOf(before: string, after: string): Map<string, readonly number[]> {
  const html = renderToStaticMarkup(
    createElement(ComparedBills, { before: scored(before), after: scored(after) }),
  );
  const rows = html.split("<tr>").slice(2);
  return new Map(
    rows.map((row) => {
      const [, head = ""] = /<th[^>]*>(.*?)<\/th>/u.exec(row) ?? [];
      return [head, [...row.matchAll(/<td>(-?\d+)<\/td>/gu)].slice(0, 2).map(([, points]) => Number(points))];
    }),
  );
}

// Breaks it catches: parts that did not change left out, so that the columns do not come to the totals under them.
test.each([
  ["清和", "清越"],
  ["清和", "建国"],
  ["柔嘉", "清漪"],
])("%s beside %s adds up in both columns", (before, after) => {
  const rows = rowsOf(before, after);
  const totals = rows.get("合计") ?? [];
  rows.delete("合计");
  for (const at of [0, 1])
    expect([...rows.values()].reduce((sum, points) => sum + (points[at] ?? 0), 0)).toBe(totals[at]);
});
