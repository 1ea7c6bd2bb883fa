import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import type { PathCommand } from "fontkit";
import { beforeAll, describe, expect, test } from "vitest";
import { BOX, outlineFile } from "#app/kit/glyphs/outline-file.ts";
import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { contoursOf } from "#scripts/data/glyphs/contours.ts";
import { type Curve, fromLine, line, pointsOn } from "#scripts/data/glyphs/curve.ts";
import { pathData } from "#scripts/data/glyphs/path-data.ts";
import { simplify } from "#scripts/data/glyphs/simplify.ts";
import { ensureGlyphs, type Glyphs } from "#scripts/data/glyphs.ts";

const command = (name: PathCommand["command"], ...args: number[]): PathCommand => ({ command: name, args });

describe("an outline", () => {
  test("is the font's, upside down in its box, in whole relative units", () => {
    const contours = contoursOf([
      command("moveTo", 0, 880),
      command("lineTo", 500, 880),
      command("quadraticCurveTo", 500, 380, 0, 380),
      command("closePath"),
      command("moveTo", 600, 380),
      command("lineTo", 700, 280),
      command("lineTo", 600, 280),
      command("closePath"),
    ]);
    expect(pathData(contours)).toBe("M0 0h100q0 100-100 100zm120 100l20 20h-20z");
  });

  test("says a command once for those like it, and nothing that moves by less than half a unit", () => {
    const corner: Curve[] = [
      line([0, 0], [10, 5]),
      line([10, 5], [10.2, 5.3]),
      line([10.2, 5.3], [4, 9]),
      line([4, 9], [0, 0]),
    ];
    expect(pathData([corner, [line([3, 3], [3.1, 3.1])]])).toBe("M0 0l10 5-6 4z");
  });

  test("of a face that is not made of quadratic curves is refused", () => {
    expect(() => contoursOf([command("bezierCurveTo", 0, 0, 1, 1, 2, 2)])).toThrow(TypeError);
  });

  test("is simpler, and nowhere further from what it was than is allowed", () => {
    const point = fc.tuple(fc.integer({ min: 0, max: BOX }), fc.integer({ min: 0, max: BOX }));
    const knots = fc.array(fc.tuple(point, point), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(knots, fc.constantFrom(0.5, 2, 8), (between, tolerance) => {
        const contour = between.map(([control, to], at): Curve => {
          const from = between.at(at - 1)?.[1] ?? to;
          return { from, control, to };
        });
        const simpler = simplify(contour, tolerance);
        expect(simpler.length).toBeLessThanOrEqual(contour.length);
        expect(simpler[0]?.from).toEqual(contour[0]?.from);
        expect(simpler.at(-1)?.to).toEqual(contour.at(-1)?.to);
        const drawn = simpler.flatMap((curve) => pointsOn(curve, 64));
        const furthest = contour
          .flatMap((curve) => pointsOn(curve, 4))
          .map((was) => Math.min(...drawn.map((is, at) => fromLine(was, drawn[at - 1] ?? is, is))));
        // The curve is measured by ten straight pieces, which stand a little off it.
        expect(Math.max(...furthest)).toBeLessThan(tolerance + BOX / 100);
      }),
    );
  });
});

describe("the outlines that are shipped", () => {
  let glyphs: Glyphs;
  beforeAll(async () => {
    await ensureGlyphs();
    glyphs = JSON.parse(await readFile(".generated/glyphs.json", "utf8"));
  }, 240_000);

  test("hold every surname and all that is proposed, in both scripts", () => {
    const without = (chars: Iterable<string>) =>
      [...chars].filter((char) => glyphs.outlines[char] === undefined);
    const { family, given } = converter(parseForms(readFileSync("public/writing/traditional.txt", "utf8")));
    const proposed = lexicon().map(({ char }) => char);
    expect(without(singleSurnames)).toEqual([]);
    expect(without(Array.from(singleSurnames, family))).toEqual([]);
    expect(without(proposed)).toEqual([]);
    expect(without(proposed.map(given))).toEqual([]);
  });

  test("are path data of whole units that stays by its box", () => {
    const odd = Object.entries(glyphs.outlines).filter(
      ([, data]) => !/^M[\d\- ]+(?:[mlhvq][\d\- ]+|z)+z?$/.test(data),
    );
    expect(odd).toEqual([]);
  });

  test("stand in some fifteen hundred small files, under the font's own licence", () => {
    const sizes = new Map<string, number>();
    for (const [char, data] of Object.entries(glyphs.outlines))
      sizes.set(outlineFile(char), (sizes.get(outlineFile(char)) ?? 0) + data.length);
    expect(sizes.size).toBeLessThan(1600);
    expect(Math.max(...sizes.values())).toBeLessThan(24_000);
    expect(glyphs.licence).toMatch(/Copyright[^\n]+LXGW[\s\S]+SIL OPEN FONT LICENSE Version 1\.1/);
  });
});
