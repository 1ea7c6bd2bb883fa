import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { coverageOf } from "#app/kit/name/picture/coverage.ts";
import type { Drawing } from "#app/kit/name/picture/drawing.ts";
import { familySheet } from "#app/kit/name/picture/family-sheet.ts";
import { type CardWords, charactersOf, nameCard } from "#app/kit/name/picture/name-card.ts";
import { contoursOf } from "#app/kit/name/picture/outline-points.ts";
import { pngOf } from "#app/kit/name/picture/png.ts";
import { svgOf } from "#app/kit/name/picture/svg.ts";
import { ensureGlyphs } from "#scripts/data/glyphs.ts";

/** The colours of a PNG of ours, row by row, as another decoder would read them. */
function decoded(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
    chunks.set(
      String.fromCharCode(...png.subarray(at + 4, at + 8)),
      Buffer.from(png.subarray(at + 8, at + 8 + view.getUint32(at))),
    );
  const head = chunks.get("IHDR") ?? Buffer.alloc(13);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const palette = chunks.get("PLTE") ?? Buffer.alloc(0);
  const at = (x: number, y: number) => {
    const index = rows[y * (width + 1) + 1 + x] ?? 0;
    return `#${palette
      .subarray(3 * index, 3 * index + 3)
      .toString("hex")
      .toUpperCase()}`;
  };
  return { width, height, at, length: rows.length };
}

const square = (x: number, y: number, side: number) => `M${x} ${y}h${side}v${side}h${-side}z`;
const drawing = (data: string): Drawing => ({
  ...{ width: 20, height: 10, ground: "#FFFFFF" },
  shapes: [{ data, fill: "#A3302A", matrix: [1, 0, 0, 1, 0, 0] }],
});

describe("a picture", () => {
  test("covers pixels by the area of its shapes, wherever they lie", () => {
    const point = fc.tuple(
      fc.double({ min: 1, max: 18, noNaN: true }),
      fc.double({ min: 1, max: 18, noNaN: true }),
    );
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
        const sum = coverageOf([[...a, ...b, ...c]], 20, 20).reduce((all, each) => all + each, 0);
        expect(sum).toBeCloseTo(area, 2);
      }),
    );
  });

  test("is a PNG that any decoder reads: ground, colour, and half of both where a shape covers half", async () => {
    const png = decoded(await pngOf(drawing(`${square(2, 2, 4)}M10 2h4v4h-4z`)));
    expect([png.width, png.height, png.length]).toEqual([20, 10, 210]);
    expect([png.at(0, 0), png.at(3, 3), png.at(8, 3), png.at(12, 5)]).toEqual([
      "#FFFFFF",
      "#A3302A",
      "#FFFFFF",
      "#A3302A",
    ]);
  });

  test("leaves a hole where an inner contour runs the other way", async () => {
    const png = decoded(await pngOf(drawing("M1 1h8v8h-8zM3 3v4h4v-4z")));
    expect([png.at(2, 2), png.at(5, 5)]).toEqual(["#A3302A", "#FFFFFF"]);
  });

  test("of a command that no outline has is refused, not drawn wrong", () => {
    for (const data of ["L0 0z", "M0 0c1 1 2 2 3 3z", "M0 0L9 9z"])
      expect(() => contoursOf({ data, fill: "", matrix: [1, 0, 0, 1, 0, 0] })).toThrow();
  });
});

describe("a name's card", () => {
  let paths: Map<string, string>;
  beforeAll(async () => {
    await ensureGlyphs();
    paths = new Map(Object.entries(JSON.parse(readFileSync(".generated/glyphs.json", "utf8")).outlines));
  }, 240_000);
  const source = {
    quote: "首夏犹清和，芳草亦未歇。",
    title: "游赤石进帆海",
    author: "谢灵运",
    dynasty: "南朝宋",
    marked: [3, 4],
  };
  const words: CardWords = { name: "林清和", pinyin: ["lín", "qīng", "hé"], source };

  test("draws every character of its words, the verse's own in cinnabar, within its frame", () => {
    const { shapes, width, height } = nameCard(words, paths, "day");
    const used = new Set(shapes.map(({ data }) => data));
    expect(charactersOf(words).filter((char) => char !== " " && !used.has(paths.get(char) ?? ""))).toEqual(
      [],
    );
    for (const char of ["清", "和"])
      expect(shapes.filter(({ data }) => data === paths.get(char)).map(({ fill }) => fill)).toEqual([
        "#221D17",
        "#A3302A",
      ]);
    const points = shapes.flatMap((shape) => contoursOf(shape)).flat();
    expect(Math.min(...points)).toBeGreaterThanOrEqual(33);
    expect(Math.max(...points.filter((_, at) => at % 2 === 0))).toBeLessThan(width - 33);
    expect(Math.max(...points)).toBeLessThan(height - 33);
  });

  test("fits long names and long verses, by night too, in 60 kB", async () => {
    const quote = "采薇采薇，薇亦作止。曰归曰归，岁亦莫止。靡室靡家，猃狁之故。不遑启居，猃狁之故。";
    const long: CardWords = {
      name: "欧阳采薇",
      pinyin: ["ōu", "yáng", "cǎi", "wēi"],
      source: { quote, title: "诗经·小雅·采薇", author: "", dynasty: "", marked: [0, 1] },
    };
    for (const paper of ["day", "night"] as const) {
      const drawn = nameCard(long, paths, paper);
      const points = drawn.shapes.flatMap((shape) => contoursOf(shape)).flat();
      expect(Math.max(...points)).toBeLessThan(967);
      expect(Math.min(...points)).toBeGreaterThanOrEqual(33);
      expect((await pngOf(drawn)).length).toBeLessThan(60_000);
      expect(svgOf(drawn).length).toBeLessThan(60_000);
    }
  });

  test("and a family's sheet holds two to eight names with their votes, within its frame and 60 kB", async () => {
    for (const count of [2, 8]) {
      const names = Array.from({ length: count }, (_, at) => ({
        name: at === 0 ? "欧阳采薇" : "林清和",
        pinyin: at === 0 ? ["ōu", "yáng", "cǎi", "wēi"] : ["lín", "qīng", "hé"],
        votes: at === 0 ? 12 : at - 1,
      }));
      const drawn = familySheet(names, paths, "day");
      const used = new Set(drawn.shapes.map(({ data }) => data));
      expect(["全", "欧", "林", "票", "十"].filter((char) => !used.has(paths.get(char) ?? ""))).toEqual([]);
      const points = drawn.shapes.flatMap((shape) => contoursOf(shape));
      const across = points.flatMap((contour) => contour.filter((_, at) => at % 2 === 0));
      expect([
        Math.min(...across) >= 33,
        Math.max(...across) < 717,
        Math.max(...points.flat()) < 967,
      ]).toEqual([true, true, true]);
      expect((await pngOf(drawn)).length).toBeLessThan(60_000);
    }
  });

  // Breaks it catches: the first of names with as many votes, larger than the others and in red.
  test("of a vote that ends in a tie crowns none", () => {
    const pinyin = ["lín", "qīng", "hé"];
    const looksOf = (...votes: number[]) => {
      const names = votes.map((count) => ({ name: "林清和", pinyin, votes: count }));
      const surnames = familySheet(names, paths, "day").shapes.filter(({ data }) => data === paths.get("林"));
      return new Set(surnames.map(({ fill, matrix: [size] }) => `${fill} ${size}`)).size;
    };
    expect([looksOf(2, 1), looksOf(2, 2)]).toEqual([2, 1]);
  });

  // Break it catches: a verse that ends in the sign before the next one, on the picture that is kept and sent on.
  test.each([
    ["首夏犹清和，芳草亦未歇；", 1],
    // Cut to three columns: what is shown ends, although the verse goes on.
    ["采薇采薇，薇亦作止，曰归曰归，岁亦莫止，靡室靡家，猃狁之故，不遑启居，猃狁之故。", 5],
  ])("closes “%s” with no sign after which more should come", (quote, commas) => {
    const { shapes } = nameCard({ ...words, source: { ...source, quote } }, paths, "day");
    const signs = ["，", "；"].map((sign) => shapes.filter(({ data }) => data === paths.get(sign)).length);
    expect(signs).toEqual([commas, 0]);
  });

  test("says nothing but outlines: no text, no script, no address", () => {
    const svg = svgOf(nameCard(words, paths, "day"));
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /text|script|href|http|[\u4e00-\u9fff]/,
    );
  });
});
