import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { outlineFile } from "#app/kit/glyphs/outline-file.ts";
import { findOutlines, MOST_GLYPHS, withinBudget } from "#app/kit/glyphs/outlines.server.ts";
import { NO_OUTLINES } from "#app/kit/glyphs/outlines.ts";

const named = (text: string) => ({ characters: Array.from(text, (char) => ({ char })) });

/** An outline finder over assets that answer so; `asked` are the files it has asked for. */
function finder(answer: (file: string) => Promise<Response> | Response) {
  const asked: string[] = [];
  const find = findOutlines({
    assets: {
      async fetch(request) {
        const file = new URL(request.url).pathname;
        asked.push(file);
        return answer(file);
      },
    },
    memory: new Map(),
    missed: () => undefined,
    waitUntil: () => undefined,
    written: async (names) => names,
  });
  return { find, asked };
}

const faces: Readonly<Record<string, string>> = { 林: "M1", 清: "M2", 和: "M3" };
const holds = (file: string) =>
  Response.json(Object.fromEntries(Object.entries(faces).filter(([char]) => outlineFile(char) === file)));

describe("the outlines of a page's names", () => {
  test("cover the names whose every character has an outline, each character once", async () => {
    const { find } = finder(holds);
    const { names, paths } = await find([named("林清和"), named("林𬀩"), named("")]);
    expect([...names]).toEqual([["林清和", ["林", "清", "和"]]]);
    expect([...paths]).toEqual([
      ["林", "M1"],
      ["清", "M2"],
      ["和", "M3"],
    ]);
  });

  test("are read once in an isolate, and a missing one is remembered too", async () => {
    const { find, asked } = finder((file) =>
      file === outlineFile("林") ? holds(file) : new Response("", { status: 404 }),
    );
    await find([named("林和")]);
    const first = asked.length;
    expect(await find([named("林和")])).toBe(NO_OUTLINES);
    expect([first, asked.length]).toEqual([2, 2]);
  });

  test("are none where the assets fail; the log tells of no name, and the next page asks again", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    let failing = true;
    const { find } = finder((file) => (failing ? new Response("", { status: 500 }) : holds(file)));
    expect(await find([named("林清和")])).toBe(NO_OUTLINES);
    const lines = logged.mock.calls.flat().join("\n");
    logged.mockRestore();
    expect(lines).toContain('"at":"glyphs"');
    expect(lines).not.toContain(outlineFile("林"));
    failing = false;
    expect((await find([named("林清和")])).names.size).toBe(1);
  });

  test("are not waited for longer than a page may", async () => {
    const { find } = finder(() => new Promise(() => undefined));
    expect(await find([named("林清和")])).toBe(NO_OUTLINES);
  });

  test("are those of the characters as the page writes them, such as 劉 for 刘", async () => {
    const find = findOutlines({
      assets: {
        fetch: async (request) => Response.json(request.url.endsWith(outlineFile("劉")) ? { 劉: "M4" } : {}),
      },
      memory: new Map(),
      missed: () => undefined,
      waitUntil: () => undefined,
      written: async (names) => names.map((name) => name.replace("刘", "劉")),
    });
    expect(await find([named("刘")])).toEqual({
      names: new Map([["刘", ["劉"]]]),
      paths: new Map([["劉", "M4"]]),
    });
  });
});

test("a page stays within its most glyphs, and draws a group of names whole or not at all", () => {
  const group = fc.array(
    fc.record({
      as: fc.array(fc.constantFrom(..."甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥天地玄黄宇宙"), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), (groups) => {
      const shown = new Set(withinBudget(groups));
      expect(new Set([...shown].flatMap(({ as }) => as)).size).toBeLessThanOrEqual(MOST_GLYPHS);
      for (const names of groups) expect(new Set(names.map((name) => shown.has(name))).size).toBeLessThan(2);
    }),
  );
  const three = ["清和", "知夏", "若思"].map((given) => ({ as: [..."林", ...given] }));
  expect(withinBudget([three])).toEqual(three);
});
