import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { findDepthCitation } from "#functions/naming/facts/poems/depth/depth-citation.ts";
import { bookOfPoem, DEPTH_BOOKS } from "#functions/naming/facts/poems/depth/depth-format.ts";
import { depthGrades, depthPoints } from "#functions/naming/facts/poems/depth/depth-grades.ts";
import {
  citeInDepth,
  pairShard,
  wholePoemInDepth,
} from "#functions/naming/facts/poems/depth/depth-source.ts";
import { sourceGrades } from "#functions/naming/facts/poems/source-grades.ts";
import { depthFiles } from "#scripts/data/poems/depth/depth-files.ts";
import { depthCharacters, depthFolder, ensureDepth } from "#scripts/data/poems-depth.ts";
import { type DepthSentence, depthSentences } from "./depth-sentences.ts";
import { citedPairs, repeatable } from "./fair-text.ts";

const chars = depthCharacters();
const places = new Map(chars.map((char, place) => [char, place]));
const source = depthFiles(depthFolder);
let bytes = new Uint8Array();
let all: readonly DepthSentence[] = [];

beforeAll(async () => {
  bytes = new Uint8Array(await readFile(join(depthFolder, "grades.bin")));
  all = await depthSentences();
});

describe("the sources in depth", () => {
  it("have in the grades just what the sentences give: every pair, book by book", () => {
    const wrong: string[] = [];
    for (const book of DEPTH_BOOKS) {
      const expected = new Uint8Array(chars.length * chars.length);
      for (const { first, id, quote, beside } of all) {
        if (bookOfPoem(id) !== book) continue;
        const row = (places.get(first) ?? Number.NaN) * chars.length;
        for (const second of beside) {
          const cell = row + (places.get(second) ?? Number.NaN);
          if (expected[cell] !== 0 || !quote.includes(first + second))
            wrong.push(`${first}${second} ${quote}`);
          expected[cell] = 6;
        }
      }
      expect(Buffer.compare(depthGrades(bytes, chars, [book]), expected)).toBe(0);
    }
    expect(wrong).toEqual([]);
  });

  it("have no sour sentence and no sour poem", () => {
    const sour =
      /[死亡哭泣坟墓鬼魂泪涕愁恨怨悲哀伤苦病疾残衰枯战虏杀贼狱罪贫饿妓妾□]|断肠|白发|离别|小人|一何工|有些可笑|徒妍|窥帘/;
    const mourning = /悼|哭|挽|吊|丧|哀|墓|怨|恨|愁|离|惜别|宫词|长门|昭君|闺|病|谪|战|从军|塞上|塞下/;
    expect(
      all.filter(({ quote, title }) => sour.test(quote) || mourning.test(title.split("·")[0] ?? "")),
    ).toEqual([]);
  });

  it("print text and marks only, with a title and an author", () => {
    const odd = all.filter(
      ({ quote }) => !/^[\p{Script=Han}，。！？；：、“”‘’《》]+[。！？；”’》，]$/u.test(quote),
    );
    expect(odd.map(({ id, quote }) => `${id} ${quote}`)).toEqual([]);
    expect(all.filter(({ title }) => !/^[\p{Script=Han}·，。、：《》？；]+$/u.test(title))).toEqual([]);
  });

  // A name with a character of no graded name is in no table: 建国 would lose what its books say.
  it("give one pair by itself the points that the whole table has", () => {
    const grades = depthGrades(bytes, chars);
    const some = chars.filter((_, at) => at % 67 === 0);
    for (const first of some)
      for (const second of some) {
        const cell = (places.get(first) ?? Number.NaN) * chars.length + (places.get(second) ?? Number.NaN);
        expect(depthPoints(bytes, first, second)).toBe(grades[cell]);
      }
    expect(some.filter((first) => some.some((second) => depthPoints(bytes, first, second) > 0))).not.toEqual(
      [],
    );
  });

  it("give for 2,000 pairs the citation of those points, whose whole poem opens and has the sentence", async () => {
    const grades = depthGrades(bytes, chars);
    for (const [first, second] of citedPairs(chars, grades, 2000)) {
      const citation = await citeInDepth(source, first, second);
      const quote = [...(citation?.quote ?? "")];
      const cell = (places.get(first) ?? Number.NaN) * chars.length + (places.get(second) ?? Number.NaN);
      expect(citation?.points).toBe(grades[cell]);
      expect(citation?.marked.map((place) => quote[place])).toEqual([first, second]);
      const poem = await wholePoemInDepth(source, citation?.poemId ?? "");
      expect(poem).toMatchObject({ title: citation?.title, author: citation?.author });
      expect(poem?.lines.join("")).toContain(citation?.quote);
    }
  });

  it.each([
    ["晴岚", 6, "山吐晴岚水放光，辛夷花白柳梢黄。", "代春赠", "白居易", "唐"],
    ["云景", 6, "今日云景好，水绿秋山明。", "九日", "李白", "唐"],
    ["嘉瑞", 6, "风月好、乍凉天气。长生此日，见人中嘉瑞。", "人娇·一叶秋高", "晏殊", "宋"],
  ])(
    "cite %s from the sentence known from elsewhere",
    async (name, points, quote, title, author, dynasty) => {
      const citation = await citeInDepth(source, name.charAt(0), name.charAt(1));
      expect(citation).toMatchObject({ points, quote, title, author, dynasty, kind: "adjacent" });
    },
  );

  it("stay within the books a family asks for", async () => {
    expect((await citeInDepth(source, "晴", "岚", ["quansongci"]))?.dynasty ?? "宋").toBe("宋");
    expect(await citeInDepth(source, "晴", "岚", ["shijing"])).toBeNull();
  });

  it("answer null where there is nothing, and tell a wrong shard", async () => {
    expect(await citeInDepth(source, "鑫", "𬱖")).toBeNull();
    expect(await citeInDepth(source, "晴", "\t")).toBeNull();
    expect(await source.shard("../stamp")).toBeNull();
    expect(await wholePoemInDepth(source, "shijing-1")).toBeNull();
    expect(await wholePoemInDepth(source, "quantangshi-00000000")).toBeNull();
    const text = (await source.shard(pairShard("晴"))) ?? "";
    expect(() => findDepthCitation(text, "岚", "晴")).toThrow(RangeError);
  });

  it("take no 和 that answers a poem (hè) for a name that is read hé", async () => {
    expect((await citeInDepth(source, "和", "诗"))?.quote ?? "").not.toContain("和诗");
  });

  it("are built once for the same lexicon and packages", async () => {
    expect(await ensureDepth()).toEqual({ built: false });
  });
});

describe("the grades in depth", () => {
  it("are the same for any choice and order of characters, and 0 for others", () => {
    const full = depthGrades(bytes, chars);
    const next = repeatable(7);
    const draw = () => [...chars, "鑫", "𬱖"].filter(() => next() < 0.02).sort(() => next() - 0.5);
    fc.assert(
      fc.property(fc.constant(null).map(draw), (some) => {
        const grades = depthGrades(bytes, some);
        some.forEach((first, row) => {
          some.forEach((second, column) => {
            const [a, b] = [places.get(first), places.get(second)];
            const expected = a === undefined || b === undefined ? 0 : full[a * chars.length + b];
            if (grades[row * some.length + column] !== expected) expect.fail(`${first}${second}`);
          });
        });
      }),
      { numRuns: 20 },
    );
  });

  it("lift the grades of the core where they are higher, and change nothing else", () => {
    const some = chars.filter((_, at) => at % 3 === 0);
    const [core, depth, both] = [
      sourceGrades(some),
      depthGrades(bytes, some),
      sourceGrades(some, undefined, bytes),
    ];
    expect(both.every((points, cell) => points === Math.max(core[cell] ?? 0, depth[cell] ?? 0))).toBe(true);
    expect(both.some((points, cell) => points > (core[cell] ?? 0))).toBe(true);
    expect(sourceGrades(some, ["shijing"], bytes)).toEqual(sourceGrades(some, ["shijing"]));
  });

  it("refuse bytes that are something else", () => {
    for (const wrong of [new Uint8Array(), new Uint8Array(40), bytes.slice(0, -1)])
      expect(() => depthGrades(wrong, chars)).toThrow(RangeError);
  });
});
