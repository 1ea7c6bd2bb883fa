import "./ensure-poems.ts";

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { findDepthCitation } from "#functions/naming/poems/depth/depth-citation.ts";
import { bookOfPoem, DEPTH_BOOKS, depthHead } from "#functions/naming/poems/depth/depth-format.ts";
import { depthGrades } from "#functions/naming/poems/depth/depth-grades.ts";
import { citeInDepth, pairShard, wholePoemInDepth } from "#functions/naming/poems/depth/depth-source.ts";
import { versePairIn } from "#functions/naming/poems/depth/verse-pair.ts";
import { sourceGrades } from "#functions/naming/poems/source-grades.ts";
import { depthFiles } from "#scripts/data/poems/depth/depth-files.ts";
import { depthArchiveFiles } from "#scripts/data/poems/depth/read-depth.ts";
import { rowsOf } from "#scripts/data/poems/json-shapes.ts";
import { modernForms } from "#scripts/data/poems/modern-forms.ts";
import { tidySimplified, traditionalToSimplified } from "#scripts/data/poems/simplify.ts";
import { readSources, songCiFiles } from "#scripts/data/poems/sources.ts";
import { depthCharacters, depthFolder, ensureDepth } from "#scripts/data/poems-depth.ts";
import { citedPairs, repeatable } from "./fair-text.ts";

interface Cited {
  first: string;
  id: string;
  title: string;
  quote: string;
  beside: readonly string[];
  line: readonly string[];
}

const chars = depthCharacters();
const source = depthFiles(depthFolder);
let bytes = new Uint8Array();
/** Every sentence of every shard of pairs, read by the marks of the format alone. */
let all: Cited[] = [];

beforeAll(async () => {
  await ensureDepth();
  bytes = new Uint8Array(await readFile(join(depthFolder, "grades.bin")));
  const folder = join(depthFolder, "pairs");
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  all = texts.flatMap((text) => citedIn(gunzipSync(text).toString("utf8")));
}, 120_000);

function citedIn(text: string): Cited[] {
  const [first = "", ...lines] = text.split("\n");
  let head = depthHead("quantangshi-\t\t\t\t");
  return lines.flatMap((line) => {
    if (!line.startsWith("+")) head = depthHead(line);
    const [quote = "", beside = "", same = ""] = line.slice(1).split("\t");
    const { id, title } = head;
    return line.startsWith("+") ? [{ first, id, title, quote, beside: [...beside], line: [...same] }] : [];
  });
}

/** The Chinese characters alone, in today's spelling: what no cutting into sentences can change. */
const han = (text: string) => modernForms(text).replace(/[^\p{Script=Han}]/gu, "");

describe("the sources in depth", () => {
  it("stand in the pinned archive, every cited sentence in its own poem, character by character", async () => {
    const { json, script } = await readSources(depthArchiveFiles);
    const simplify = traditionalToSimplified(script);
    const tidy = tidySimplified(script);
    const cited = new Set(all.map(({ id }) => id));
    const archive = new Map<string, string>();
    const plain = (row: Record<string, unknown>, turn: (text: string) => string) =>
      han(
        turn(String(row.paragraphs))
          .replace(/[（(][^（()）]*[）)]/g, "")
          .replace(/(.)々/g, "$1$1"),
      );
    for (const path of depthArchiveFiles.filter(
      (one) => one.includes("poet.tang.") && !one.includes("rank"),
    )) {
      for (const row of rowsOf(json(path), path)) {
        const id = `quantangshi-${String(row.id).slice(0, 8)}`;
        if (cited.has(id)) archive.set(id, plain(row, simplify));
      }
    }
    songCiFiles.forEach((path, file) => {
      rowsOf(json(path), path).forEach((row, at) => {
        const id = `quansongci-${file * 1000 + at}`;
        if (cited.has(id)) archive.set(id, plain(row, tidy));
      });
    });
    const strange = all.filter(({ id, quote }) => !archive.get(id)?.includes(han(quote)));
    expect(strange.map(({ id, quote }) => `${id} ${quote}`)).toEqual([]);
    expect(cited.size).toBeGreaterThan(20_000);
  }, 60_000);

  it("have in the grades just what the sentences give: every pair, book by book", () => {
    const places = new Map(chars.map((char, place) => [char, place]));
    for (const book of DEPTH_BOOKS) {
      const expected = new Uint8Array(chars.length * chars.length);
      for (const { first, id, quote, beside, line } of all) {
        if (bookOfPoem(id) !== book) continue;
        for (const second of [...beside, ...line]) {
          const cell = (places.get(first) ?? -1) * chars.length + (places.get(second) ?? Number.NaN);
          expect(expected[cell]).toBe(0);
          expected[cell] = versePairIn(quote, first, second)?.points ?? 255;
          if (expected[cell] !== (beside.includes(second) ? 6 : 4))
            expect(`${first}${second} ${quote}`).toBe("");
        }
      }
      expect(Buffer.compare(depthGrades(bytes, chars, [book]), expected)).toBe(0);
    }
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

  it("give for 2,000 pairs the citation of those points, whose whole poem opens and has the sentence", async () => {
    const grades = depthGrades(bytes, chars);
    for (const [first, second] of citedPairs(chars, grades, 2000)) {
      const citation = await citeInDepth(source, first, second);
      const quote = [...(citation?.quote ?? "")];
      const cell = chars.indexOf(first) * chars.length + chars.indexOf(second);
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
            const [a, b] = [chars.indexOf(first), chars.indexOf(second)];
            const expected = a < 0 || b < 0 ? 0 : full[a * chars.length + b];
            expect(grades[row * some.length + column]).toBe(expected);
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
