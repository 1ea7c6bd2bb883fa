import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { ensureStrokes, type Strokes } from "#scripts/data/glyphs/strokes/pack-strokes.ts";
import { strokesOf } from "#scripts/data/glyphs/strokes/stroke-paths.ts";

test("a stroke stands upside down in its box, in whole relative units", () => {
  const source = {
    strokes: ["M 0 900 L 512 900 Q 512 388 0 388 Z"],
    medians: [
      [
        [0, 900],
        [512, 388],
      ],
    ],
  } as const;
  expect(strokesOf(source)).toEqual([["M0 0l256 0q0 256-256 256z", "M0 0l256 256"]]);
  expect(() => strokesOf({ strokes: ["A 1 2"], medians: [] })).toThrow(TypeError);
});

let packed: Strokes;
beforeAll(async () => {
  await ensureStrokes();
  packed = JSON.parse(readFileSync(".generated/strokes.json", "utf8"));
}, 120_000);

test("nine of ten characters that are proposed have their strokes, each with the pen's way, under Arphic's licence", () => {
  const all = lexicon().map(({ char }) => packed.strokes[char]);
  expect(all.filter((strokes) => strokes !== undefined).length / all.length).toBeGreaterThan(0.9);
  const odd = Object.values(packed.strokes)
    .flat()
    .filter(([outline, line]) => !/^M[\d\- lqcz]+z$/.test(outline) || !/^M[\d\- ]+l[\d\- ]+$/.test(line));
  expect(odd.slice(0, 3)).toEqual([]);
  expect(packed.licence).toContain("ARPHIC PUBLIC LICENSE");
});
