import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sayWithoutFolk } from "#app/kit/name/bill/bill-notes.tsx";
import { LinesTable, sayGrounds } from "#app/kit/name/bill/bill-tables.tsx";
import type { Bill } from "#functions/contract/names/name-card.ts";
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
  expect(rows.get("年代太旧")).toMatch(/^－\d+$/);
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
      if (rows.has("封顶")) return;
      expect(said.at(-1)).toContain(
        `${points} ÷ ${max}，折成 100 分是 ${Math.round((points * 100) / max)} 分。`,
      );
    }),
  );
});

/** A line of a bill: its part, points and most; the schools' parts are folk. */
type Line = readonly [part: string, points: number, max: number];

const billWith = (total: number, lines: readonly Line[]): Bill => ({
  total,
  lines: lines.map(([part, points, max]) => ({
    ...{ part, rule: part, points, max, input: "", reason: "" },
    mark: ["五行", "五格三才", "生肖"].includes(part) ? "民俗" : "据表",
  })),
});

const SHARED = "没填、没选的不计分，分给其余各行。";

// Breaks it catches: a word on lines that were left out, where none was; or none, where one was.
test.each<[string, number, Line[], string[]]>([
  [
    "nothing left out",
    80,
    [
      ["读音", 20, 26],
      ["写法", 8, 8],
      ["字义与出处", 26, 32],
      ["年代", 6, 9],
      ["五行", 10, 13],
      ["五格三才", 6, 8],
      ["生肖", 4, 4],
    ],
    ["只看名字本身：60 ÷ 75，折成 100 分是 80 分。"],
  ],
  [
    "a sound that nobody knows",
    80,
    [
      ["读音", 0, 0],
      ["写法", 10, 12],
      ["字义与出处", 50, 63],
      ["五行", 20, 25],
    ],
    ["没填的、查不到的不计分，分给其余各行。", "只看名字本身：60 ÷ 75，折成 100 分是 80 分。"],
  ],
  [
    "no birth",
    74,
    [
      ["读音", 30, 40],
      ["字义与出处", 36, 48],
      ["五格三才", 8, 12],
    ],
    [SHARED, "只看名字本身：66 ÷ 88，折成 100 分是 75 分。"],
  ],
  [
    "wishes of the family's own",
    82,
    [
      ["字义与出处", 62, 70],
      ["家庭要求", 10, 10],
      ["五行", 10, 20],
    ],
    [SHARED, "只看名字本身：72 ÷ 80，折成 100 分是 90 分。"],
  ],
  ["no school", 90, [["字义与出处", 90, 100]], []],
  [
    "a cap",
    58,
    [
      ["字义与出处", 60, 75],
      ["五行", 18, 25],
      ["封顶", -20, 0],
    ],
    ["只看名字本身也一样：上面那一行“封顶”写着，这个名字最多 58 分。"],
  ],
])(
  "of a bill with %s it is said why its maxima are what they are, only where they are others",
  (_what, total, lines, said) => {
    expect(sayWithoutFolk(billWith(total, lines))).toEqual(said);
  },
);

test("what was looked up in vain is said to be left out, and no second total is worked out beside the first", () => {
  const { total, lines } = billOf(LIU, "囍儿");
  // Break it catches: «by itself 57 of 100» under a bill that comes to 57.
  expect(sayWithoutFolk({ total, lines: [...lines] })).toEqual(["没填的、查不到的不计分，分给其余各行。"]);
  const meaning = lines.find(({ rule }) => rule === "字义与搭配");
  expect(meaning?.reason).toContain("“囍”不在字表里");
  // Break it catches: the same said again of our own smaller list.
  expect(meaning?.reason?.split("囍")).toHaveLength(2);
  expect(meaning?.reason).not.toContain("各有意思");
});

// Break it catches: a legend that explains a tag which stands at no line below it.
test("the legend of a bill tells of the tags that stand in it, and of no others", () => {
  const line = { part: "读音", rule: "谐音", input: "", points: 1, max: 1, reason: "" };
  const lines = [
    { ...line, mark: "民俗" as const },
    { ...line, mark: "据表" as const },
  ];
  expect(sayGrounds({ lines })).toBe("“据表”按字表和名单查，“民俗”是一家之说。");
});
