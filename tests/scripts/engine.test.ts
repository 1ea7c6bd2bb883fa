import { spawnSync } from "node:child_process";
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
