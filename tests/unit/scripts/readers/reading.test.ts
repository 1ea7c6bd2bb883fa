import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { chances, drawFamilies } from "#scripts/reading/families.ts";
import { agreementOn, readNames, readReader } from "#scripts/reading/grades.ts";
import { agreementOf, ratesOf, readMarks, wincedAt } from "#scripts/reading/rates.ts";
import { type Origin, writeSheets } from "#scripts/reading/sheets.ts";
import { leadsOf, turnsOf } from "#scripts/reading/turns.ts";
import { readWhole, wholeLiking } from "#scripts/reading/whole.ts";
import { yardstickOf } from "#scripts/reading/yardstick.ts";

describe("a reading", () => {
  const key: Origin[] = [
    { name: "林甲", female: false, from: "ours", family: 0, kind: "plain", place: 1 },
    { name: "林乙", female: false, from: "ours", family: 0, kind: "plain", place: 11, standsFor: 7 },
    { name: "王丙", female: true, from: "poor" },
  ];
  const marks = [
    "0 林甲 G\n1 林乙 S\n2 王丙 W",
    "0 G\n1 N\n2 W",
    "0 林甲 N\n1 N\n2 N\nnote: three names",
  ].map(readMarks);

  it("takes marks back with the name or without it, and leaves other lines out", () => {
    expect(marks.map((own) => [...own.values()].join(""))).toEqual(["GSW", "GNW", "NNN"]);
  });

  // Breaks it catches: three names of the last twenty-three count for no more than the first three.
  it("prints the rates of each slice over all readers, a name counting for all it stands for", () => {
    const rate = (slice: string) => ratesOf(key, marks).find((one) => one.slice === slice);
    expect(rate("ours, first 3")).toMatchObject({ names: 1, gladly: 200 / 3, considered: 200 / 3 });
    expect(rate("ours, first 33")).toMatchObject({ names: 2, considered: 37.5, winceOne: 0 });
    expect(rate("poor")).toMatchObject({ considered: 0, winceOne: 100, winceTwo: 100 });
    expect(wincedAt(key, marks)).toEqual(["王丙 (poor)"]);
  });

  it("counts two readers as agreed where both would consider a name or neither would", () => {
    expect(agreementOf(marks)).toBeCloseTo((100 * (2 + 1 + 2)) / 9, 5);
  });

  it("draws the same families from a seed, both sexes, some with a book and some with one character", () => {
    const names = (seed: number) => drawFamilies(30, seed).map(({ family }) => family.surname + family.sn);
    expect(names(3)).toEqual(names(3));
    expect(names(3)).not.toEqual(names(4));
    expect(new Set(drawFamilies(30, 3).map(({ kind }) => kind))).toEqual(new Set(["plain", "one", "book"]));
    expect(chances(5)()).toBe(chances(5)());
  });

  it("writes three sheets a reader, each with three names of a family and the whole yardstick", () => {
    const folder = mkdtempSync(join(tmpdir(), "reading-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(writeSheets({ folder, families: 4, seed: 5, readers: 2 })).toBe(3 * (4 * 3 + 140));
    const own: Origin[] = JSON.parse(readFileSync(join(folder, "key.json"), "utf8"));
    const stands = own
      .filter(({ from }) => from === "ours")
      .reduce((sum, { standsFor = 0 }) => sum + standsFor, 0);
    expect(stands).toBeCloseTo(4 * 33, 6);
    const sheets = readdirSync(folder).filter((name) => name.startsWith("reader-"));
    expect(sheets).toHaveLength(2 * 3);
    const numbers = (name: string) =>
      readFileSync(join(folder, name), "utf8")
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[0]);
    expect(numbers("reader-1-sheet-2.txt")).not.toEqual(numbers("reader-2-sheet-2.txt"));
    expect(new Set(numbers("reader-1-sheet-2.txt"))).toEqual(new Set(numbers("reader-2-sheet-2.txt")));
  });

  it("has a yardstick of forty fine, forty usual and twenty poor names", () => {
    expect((["fine", "usual", "poor"] as const).map((kind) => yardstickOf(kind).length)).toEqual([
      40, 40, 20,
    ]);
  });
});

describe("readers' marks", () => {
  it("make a name worth more the more readers chose it and the higher their judges rank it", () => {
    const pool = ["清和", "清川", "清一", "清石"];
    const names = readNames(
      pool,
      [readReader("清 A皆=和 B男=川")],
      [readReader("清 3女=和 1=川"), readReader("清 2皆=和 1男=石")],
    );
    expect(names[0]).toMatchObject({ given: "清和", whom: "皆" });
    expect(names.map(({ worth }) => worth)).toEqual(
      names.map(({ worth }) => worth).toSorted((a, b) => b - a),
    );
    expect(names.find(({ given }) => given === "清川")?.whom).toBe("男");
  });

  it("are refused where a group does not parse", () => {
    expect(() => readReader("清 X皆=和")).toThrow(SyntaxError);
  });

  it("agree on a name that both take or both leave", () => {
    expect(agreementOn(["甲", "乙", "丙", "丁"], new Set(["甲", "乙"]), new Set(["甲", "丙"]))).toBe(50);
  });
});

// Breaks it catches: what all families would be shown gives up nothing, or a name that nobody is shown does.
describe("a whole name", () => {
  it("is gladly taken where readers are glad of it and of neither its given name nor its surname", () => {
    const sheets = [1, 2, 3].map(() =>
      readWhole("方 G女=知微 S女=清和,安澜\n林 S女=知微,清和,安澜\n陈 S女=知微,清和 N女=安澜"),
    );
    const { worth } = wholeLiking(sheets);
    expect(worth({ surname: "方", whom: "女", given: "知微" })).toBeGreaterThan(0.2);
    expect(worth({ surname: "林", whom: "女", given: "知微" })).toBeLessThan(0.1);
    expect(worth({ surname: "方", whom: "女", given: "清和" })).toBeLessThan(0.1);
  });

  it("leads by less the more families have its surname", () => {
    const names = Array.from({ length: 30 }, (_, at) => ({
      given: `名${String.fromCodePoint(0x4e00 + at)}`,
      alone: 10,
      whole: new Map(["王", "沈", "岑", "欧阳"].map((surname) => [surname, 40 - at])),
    }));
    const leads = leadsOf(names, ["王", "沈", "岑", "欧阳"], new Map());
    expect([...leads.values()]).toEqual([25, 37, 45, 45]);
  });
});

it("lets the names take turns that nearly all families would be shown", () => {
  const surnames = Array.from({ length: 40 }, (_, at) => `姓${at}`);
  const name = (nth: number, alone: number) => ({
    given: `名${nth}`,
    alone,
    whole: new Map<string, number>(),
  });
  const usual = Array.from({ length: 240 }, (_, nth) => name(nth, 14));
  const turns = turnsOf([...usual, name(240, 26), name(241, 1)], surnames);
  expect(turns.get("名240")).toBeGreaterThanOrEqual(5);
  expect(turns.get("名241")).toBe(0);
  const ofUsual = usual.map(({ given }) => turns.get(given) ?? 0);
  expect(Math.max(...ofUsual)).toBeLessThan(turns.get("名240") ?? 0);
});
