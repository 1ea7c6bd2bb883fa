import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** Runs the command as a person does, and gives what it prints. */
function engine(...args: string[]) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", "scripts/engine.ts", ...args],
    { encoding: "utf8" },
  );
  return { status, stderr, stdout };
}

describe("npm run engine -- cite", () => {
  it("prints where two characters stand, the core before the depth, each with its whole poem", () => {
    const { status, stdout } = engine("cite", "清扬");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      given: "清扬",
      citations: [
        {
          points: 10,
          quote: "有美一人，清扬婉兮。",
          book: "诗经",
          poem: expect.arrayContaining([expect.stringContaining("清扬婉兮")]),
        },
        { points: expect.any(Number), book: expect.stringMatching(/^全/) },
      ],
    });
  });

  it("takes a whole name, and prints nothing for what stands nowhere", () => {
    expect(JSON.parse(engine("cite", "林晴岚").stdout).citations).toMatchObject([
      { book: "全唐诗", title: "代春赠", poem: ["山吐晴岚水放光，辛夷花白柳梢黄。", expect.any(String)] },
    ]);
    expect(JSON.parse(engine("cite", "鑫淼").stdout)).toEqual({ given: "鑫淼", citations: [] });
  });

  it.each([[[]], [["Lin"]], [["晴", "岚"]], [["林晴岚岚"]]])(
    "says in one line what is wrong with %j",
    (args) => {
      const { status, stderr, stdout } = engine("cite", ...args);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    },
  );

  it("shows names with their sources in depth", () => {
    const family = ["--surname", "林", "--generation", "晴", "--fixed", "岚"];
    const [name] = JSON.parse(engine("names", ...family).stdout);
    expect(name).toMatchObject({ name: "林晴岚", source: { title: "代春赠", author: "白居易" } });
  });
});
