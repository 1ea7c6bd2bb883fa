import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";

/** Runs the command as a person does, and gives what it prints. */
function engine(...args: string[]) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", "scripts/engine.ts", ...args],
    {
      encoding: "utf8",
    },
  );
  return { status, stderr, stdout };
}

function json(...args: string[]): unknown {
  const { status, stderr, stdout } = engine(...args);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

interface Drawn {
  readonly name: string;
  readonly digest: string;
}

/** The list of an answer's part, as the test reads it. */
function listIn<T>(answer: unknown, part: string, isOne: (one: unknown) => one is T): readonly T[] {
  const list =
    typeof answer === "object" && answer !== null ? Object.entries(answer).find(([key]) => key === part) : [];
  const [, members = []] = list ?? [];
  expect(Array.isArray(members) && members.every(isOne)).toBe(true);
  return Array.isArray(members) ? members.filter(isOne) : [];
}

const namesOf = (answer: unknown) =>
  listIn(
    answer,
    "names",
    (one): one is { sign: string } => typeof one === "object" && one !== null && "sign" in one,
  );
const drawsOf = (answer: unknown) =>
  listIn(answer, "draws", (one): one is Drawn => typeof one === "object" && one !== null && "digest" in one);

describe("npm run engine", () => {
  it("prints the chart of a birth", () => {
    expect(json("chart", "--at", "1988-07-01 12:00")).toMatchObject({
      pillars: { year: "戊辰", month: "戊午", day: "丁巳", hour: "丙午" },
      lunar: { year: 1988, month: 5, leap: false, day: 18 },
      zodiac: "龙",
      favourable: expect.any(Array),
      solarTime: null,
    });
  });

  it("prints three pillars where there is no time, and takes lunar dates, places and both schools", () => {
    expect(json("chart", "--at", "1988-07-01")).toMatchObject({ pillars: { hour: null } });
    const lunar = json("chart", "--at", "2025-06-01 08:00", "--calendar", "lunar", "--leap");
    expect(lunar).toMatchObject({ lunar: { year: 2025, month: 6, leap: true, day: 1 } });
    const late = ["chart", "--at", "2024-02-10 23:30", "--place", "北京", "--zishi", "early"];
    expect(json(...late)).toMatchObject({ solarTime: { place: expect.stringContaining("北京") } });
  });

  it("prints the grids of a name", () => {
    expect(json("grids", "--surname", "司马", "--given", "相如")).toEqual({
      strokes: [5, 10, 9, 6],
      traditional: ["司", "馬", "相", "如"],
      tian: 15,
      ren: 19,
      di: 15,
      wai: 11,
      zong: 30,
      talents: "土水土",
    });
  });

  it("prints names with their bills and sources, and the bill of one of them alike", () => {
    const family = ["--surname", "林", "--sex", "male", "--at", "2026-04-18 09:30"];
    const names = json("names", ...family, "--count", "2");
    expect(names).toMatchObject([
      {
        name: expect.stringMatching(/^林..$/u),
        score: expect.any(Number),
        bill: { lines: expect.any(Array) },
      },
      { source: expect.anything() },
    ]);
    const [first] = Array.isArray(names) ? names : [];
    expect(json("score", ...family, "--given", first.name.slice(1))).toMatchObject(first.bill);
  });

  it("prints names for a business with their cards, and the card of one of them alike", () => {
    const brief = ["--trade", "面包店", "--length", "3", "--rivals", "云上麦,禾光里"];
    const found = json("business", ...brief, "--count", "2");
    expect(found).toMatchObject({
      more: true,
      names: [
        { sign: expect.stringMatching(/^\p{Script=Han}{3}$/u), bill: { total: expect.any(Number) } },
        {},
      ],
    });
    const [card] = namesOf(found);
    expect(json("business", ...brief, "--sign", card?.sign ?? "")).toEqual(card);
    expect(namesOf(json("business", ...brief, "--count", "1", "--skip", "1"))).toEqual(
      namesOf(found).slice(1),
    );
  });

  it("draws a luck name that anyone can draw again from the order number and the pool", () => {
    const asked = ["draw", "--sn", "20260418abc", "--surname", "林", "--sex", "female", "--length", "2"];
    const all = json(...asked);
    expect(json(...asked)).toEqual(all);
    expect(all).toMatchObject({
      version: expect.any(String),
      pool: {
        size: expect.any(Number),
        threshold: expect.any(Number),
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      draws: [{ name: expect.stringMatching(/^林..$/u), message: "luopan-draw-1|20260418abc|0" }, {}, {}, {}],
    });
    const [first] = drawsOf(all);
    expect(createHash("sha256").update("luopan-draw-1|20260418abc|0").digest("hex")).toBe(first?.digest);
    expect(drawsOf(json(...asked, "--index", "0"))).toEqual([first]);
    expect(new Set(drawsOf(all).map(({ name }) => name)).size).toBe(4);
  });

  it("prints what a name sounds like, and in Cantonese where asked", () => {
    expect(json("homophones", "杨伟")).toMatchObject({
      surname: "杨",
      pinyin: ["yang2", "wei3"],
      mandarin: [{ soundsLike: "阳痿", badness: 3, reason: expect.stringContaining("阳痿") }],
    });
    const both = json("homophones", "林清和", "--cantonese");
    expect(both).toMatchObject({
      given: "清和",
      mandarin: [],
      jyutping: ["lam4", "cing1", "wo4"],
      cantonese: [],
    });
    expect(json("homophones", "欧阳清和")).not.toHaveProperty("cantonese");
  });

  it.each([
    ["no command", []],
    ["an unknown command", ["horoscope"]],
    ["a day that is none", ["chart", "--at", "2026-02-30"]],
    ["a leap month that is none", ["chart", "--at", "2026-02-01", "--calendar", "lunar", "--leap"]],
    ["a time that is none", ["chart", "--at", "2026-02-01 24:00"]],
    ["a place that is none", ["chart", "--at", "2026-02-01", "--place", "999999"]],
    ["an option that is none", ["names", "--surname", "林", "--horoscope"]],
    ["letters for a surname", ["names", "--surname", "Lin"]],
    ["a sex that is none", ["names", "--surname", "林", "--sex", "boy"]],
    ["a wish that is none", ["names", "--surname", "林", "--wishes", "发财"]],
    ["no trade", ["business", "--length", "4"]],
    ["a length that no sign has", ["business", "--trade", "面包", "--length", "5"]],
    ["a wanted character that is refused", ["business", "--trade", "面包", "--must", "麦", "--avoid", "麦"]],
    ["a word that no company may bear", ["business", "--trade", "面包", "--must", "中国", "--length", "4"]],
    ["a style that is none", ["business", "--trade", "面包", "--styles", "豪横"]],
    ["a draw without an order number", ["draw", "--surname", "林"]],
    ["a fifth draw", ["draw", "--sn", "1", "--surname", "林", "--index", "4"]],
    ["a draw without a surname", ["draw", "--sn", "1"]],
    ["a surname alone", ["homophones", "林"]],
    ["two names at once", ["homophones", "林清和", "王安"]],
    ["letters for a name", ["homophones", "Lin"]],
    ["a character outside the table", ["grids", "--surname", "林", "--given", "㐀"]],
    ["wishes that contradict each other", ["names", "--surname", "林", "--fixed", "安", "--avoid", "安"]],
  ])("says in one line what is wrong with %s, and exits with 2", (_, args) => {
    const { status, stderr, stdout } = engine(...args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).not.toContain("    at ");
  });
});
