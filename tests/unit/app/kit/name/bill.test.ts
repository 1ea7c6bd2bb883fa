import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sayWithoutFolk } from "#app/kit/name/bill/bill-notes.tsx";
import { LinesTable } from "#app/kit/name/bill/bill-tables.tsx";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { anyFamily } from "#tests/unit/naming/person/generate/families.ts";

const LIU = familyOf({ surname: "刘", sex: "male", chart: null });

/** The bill as a visitor reads it: what each row is called, and its points. */
const rowsOf = (given: string, family = LIU): readonly (readonly [string, string])[] => {
  const bill = { ...billOf(family, given) };
  const html = renderToStaticMarkup(
    createElement(LinesTable, { bill: { ...bill, lines: [...bill.lines] }, caption: "" }),
  );
  return html
    .split("<tr")
    .slice(1)
    .map((row) => {
      const [, head = ""] = /<th[^>]*>(.*?)<\/th>/u.exec(row) ?? [];
      const [, points = ""] = /<td[^>]*>(.*?)<\/td>/u.exec(row) ?? [];
      return [head.replace(/<.*/u, ""), points.replaceAll(/<[^>]+>/gu, "")];
    });
};

test("a name that is capped shows by which row, with what that takes away", () => {
  const rows = new Map(rowsOf("建国"));
  expect([...rows.keys()]).toContain("封顶");
  expect(rows.get("年代太旧")).toMatch(/^-\d+$/);
  expect(rows.get("合计")).toBe("58 / 100");
});

/** Of every kind: capped and not, with a chart and without, some schools off. */
const GIVEN = ["建国", "清和", "狗蛋", "致和", "浩宇", "修远"] as const;

test("what a name has by itself is divided out of the subtotal that is printed, whoever it is for", () => {
  fc.assert(
    fc.property(anyFamily, fc.constantFrom(...GIVEN), (family, given) => {
      const bill = billOf(family, given);
      const said = sayWithoutFolk({ ...bill, lines: [...bill.lines] });
      const rows = new Map(rowsOf(given, family));
      const [points = 0, max = 1] = (rows.get("名字本身小计") ?? "").split(" / ").map(Number);
      if (!rows.has("民俗小计")) {
        expect(said).toEqual([]);
        return;
      }
      // Breaks it catches: a word on lines that were left out, where none was.
      const isWhole =
        max === 75 && rows.get("民俗小计")?.endsWith(" / 25") && ![...rows.values()].includes("不计分");
      expect(said.some((text) => text.includes("没填、没查的不计"))).toBe(!isWhole);
      if (rows.has("封顶")) return;
      expect(said.at(-1)).toContain(
        `${points} ÷ ${max}，折成 100 分是 ${Math.round((points * 100) / max)} 分。`,
      );
    }),
  );
});
