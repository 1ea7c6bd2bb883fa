import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { runEngine } from "#scripts/engine/run-engine.ts";

/** What a command prints that can be done. */
async function printed(...args: string[]): Promise<unknown> {
  const run = await runEngine(args);
  expect(run).toMatchObject({ code: 0, stderr: "" });
  return JSON.parse(run.stdout);
}

/** The same, read as a person reads it who goes on with a part of it. */
async function read<const S extends v.GenericSchema>(schema: S, ...args: string[]) {
  return v.parse(schema, await printed(...args));
}

const Names = v.array(v.looseObject({ name: v.string(), bill: v.looseObject({}) }));
const Signs = v.looseObject({ names: v.array(v.looseObject({ sign: v.string() })) });
const Draws = v.looseObject({ draws: v.array(v.looseObject({ name: v.string(), digest: v.string() })) });

describe("npm run engine", () => {
  it("prints JSON and ends with 0, or says in one line what is wrong and ends with 2", () => {
    const start = (...args: string[]) =>
      spawnSync(process.execPath, ["scripts/run.mjs", "scripts/engine.ts", ...args], { encoding: "utf8" });
    const done = start("grids", "--surname", "司马", "--given", "相如");
    expect([done.status, done.stderr]).toEqual([0, ""]);
    expect(JSON.parse(done.stdout)).toMatchObject({ talents: "土水土" });
    const refused = start("names", "--surname", "林", "--sex", "boy");
    expect([refused.status, refused.stdout]).toEqual([2, ""]);
    expect(refused.stderr).toBe("--sex is one of male, female, unknown, not boy\n");
  });

  it("prints the chart of a birth", async () => {
    expect(await printed("chart", "--at", "1988-07-01 12:00")).toMatchObject({
      pillars: { year: "戊辰", month: "戊午", day: "丁巳", hour: "丙午" },
      lunar: { year: 1988, month: 5, leap: false, day: 18 },
      zodiac: "龙",
      favourable: expect.any(Array),
      solarTime: null,
    });
  });

  it("prints three pillars where there is no time, and takes lunar dates, places and both schools", async () => {
    expect(await printed("chart", "--at", "1988-07-01")).toMatchObject({ pillars: { hour: null } });
    const lunar = await printed("chart", "--at", "2025-06-01 08:00", "--calendar", "lunar", "--leap");
    expect(lunar).toMatchObject({ lunar: { year: 2025, month: 6, leap: true, day: 1 } });
    const late = ["chart", "--at", "2024-02-10 23:30", "--place", "北京", "--zishi", "early"];
    expect(await printed(...late)).toMatchObject({ solarTime: { place: expect.stringContaining("北京") } });
  });

  it("prints the grids of a name", async () => {
    expect(await printed("grids", "--surname", "司马", "--given", "相如")).toEqual({
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

  it("prints names with their bills and sources, and the bill of one of them alike", async () => {
    const family = ["--surname", "林", "--sex", "male", "--at", "2026-04-18 09:30"];
    const names = await read(Names, "names", ...family, "--count", "2");
    expect(names).toMatchObject([
      {
        name: expect.stringMatching(/^林..$/u),
        score: expect.any(Number),
        bill: { lines: expect.any(Array) },
      },
      { name: expect.stringMatching(/^林..$/u) },
    ]);
    expect(names.some(({ source }) => source !== null)).toBe(true);
    const [{ name, bill } = { name: "", bill: {} }] = names;
    expect(await printed("score", ...family, "--given", name.slice(1))).toMatchObject(bill);
  });

  it("prints names for a business with their cards, and the card of one of them alike", async () => {
    const brief = ["--trade", "面包店", "--length", "3", "--rivals", "云上麦,禾光里"];
    const found = await read(Signs, "business", ...brief, "--count", "2");
    expect(found).toMatchObject({
      more: true,
      names: [
        { sign: expect.stringMatching(/^\p{Script=Han}{3}$/u), bill: { total: expect.any(Number) } },
        {},
      ],
    });
    const [first, second] = found.names;
    expect(await printed("business", ...brief, "--sign", first?.sign ?? "")).toEqual(first);
    const rest = await read(Signs, "business", ...brief, "--count", "1", "--skip", "1");
    expect(rest.names).toEqual([second]);
  });

  it("draws a luck name that anyone can draw again from the order number and the pool", async () => {
    const asked = ["draw", "--sn", "20260418abc", "--surname", "林", "--sex", "female", "--length", "2"];
    const all = await read(Draws, ...asked);
    expect(await printed(...asked)).toEqual(all);
    expect(all).toMatchObject({
      version: expect.any(String),
      pool: {
        size: expect.any(Number),
        threshold: expect.any(Number),
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      draws: [{ name: expect.stringMatching(/^林..$/u), message: "luopan-draw-1|20260418abc|0" }, {}, {}, {}],
    });
    const [first] = all.draws;
    expect(createHash("sha256").update("luopan-draw-1|20260418abc|0").digest("hex")).toBe(first?.digest);
    expect((await read(Draws, ...asked, "--index", "0")).draws).toEqual([first]);
    expect(new Set(all.draws.map(({ name }) => name)).size).toBe(4);
  });

  it("prints what a name sounds like, and in Cantonese where asked", async () => {
    expect(await printed("homophones", "杨伟")).toMatchObject({
      surname: "杨",
      pinyin: ["yang2", "wei3"],
      mandarin: expect.arrayContaining([
        expect.objectContaining({ heard: "阳痿", gravity: "grave", reason: expect.stringContaining("阳痿") }),
      ]),
    });
    const both = await printed("homophones", "林清和", "--cantonese");
    expect(both).toMatchObject({
      given: "清和",
      mandarin: [],
      jyutping: ["lam4", "cing1", "wo4"],
      cantonese: [],
    });
    expect(await printed("homophones", "欧阳清和")).not.toHaveProperty("cantonese");
  });

  it("listens to names, one a line, and prints one object for each", async () => {
    const { code, stdout } = await runEngine(["listen", "--speech", "mandarin"], ["杨伟", "", "林清和"]);
    expect(code).toBe(0);
    expect(stdout.split("\n").map((line) => JSON.parse(line))).toEqual([
      {
        name: "杨伟",
        findings: expect.arrayContaining([
          { heard: "阳痿", speech: "mandarin", near: "exact", gravity: "grave" },
        ]),
      },
      { name: "林清和", findings: [] },
    ]);
    expect(await runEngine(["listen", "--speech", "klingon"], [])).toMatchObject({ code: 2 });
  });

  it("cites where two characters stand, the core before the depth, each with its whole poem", async () => {
    expect(await printed("cite", "清扬")).toMatchObject({
      given: "清扬",
      citations: [
        {
          points: 10,
          quote: "有美一人，清扬婉兮。",
          book: "诗经",
          poem: expect.arrayContaining([expect.stringContaining("清扬婉兮")]),
        },
        { points: expect.any(Number), book: expect.stringMatching(/^汉魏/) },
      ],
    });
  });

  it("cites a whole name by its given name, and nothing for what stands nowhere", async () => {
    expect(await printed("cite", "林晴岚")).toMatchObject({
      citations: [
        { book: "全唐诗", title: "代春赠", poem: ["山吐晴岚水放光，辛夷花白柳梢黄。", expect.any(String)] },
        { book: "全宋词", title: "风入松·晴岚暖翠护烟霞" },
      ],
    });
    expect(await printed("cite", "鑫淼")).toEqual({ given: "鑫淼", citations: [] });
  });

  it("shows names with their sources in depth", async () => {
    const names = await printed(
      "names",
      "--surname",
      "林",
      "--sex",
      "female",
      "--generation",
      "晴",
      "--fixed",
      "岚",
    );
    expect(names).toMatchObject([{ name: "林晴岚", source: { title: "代春赠", author: "白居易" } }]);
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
    ["nothing to cite", ["cite"]],
    ["letters to cite", ["cite", "Lin"]],
    ["two names to cite", ["cite", "晴", "岚"]],
    ["too long a name to cite", ["cite", "林晴岚岚"]],
  ])("says in one line what is wrong with %s, and ends with 2", async (_, args) => {
    const { code, stderr, stdout } = await runEngine(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^[^\n]+$/);
  });
});
