import { beforeAll, describe, expect, it } from "vitest";
import { corpus } from "#functions/naming/facts/poems/corpus/corpus.ts";
import { depthHead } from "#functions/naming/facts/poems/depth/depth-format.ts";
import { wholePoemInDepth } from "#functions/naming/facts/poems/depth/depth-source.ts";
import { depthFiles } from "#scripts/data/poems/depth/depth-files.ts";
import { depthArchiveFiles } from "#scripts/data/poems/depth/read-depth.ts";
import { rowsOf } from "#scripts/data/poems/json-shapes.ts";
import { selectedFiles } from "#scripts/data/poems/read/read-selected.ts";
import { secondEditionFiles } from "#scripts/data/poems/read/whole-tang.ts";
import { tidySimplified, traditionalToSimplified } from "#scripts/data/poems/simplify.ts";
import { type ReadJson, readSources, songCiFiles } from "#scripts/data/poems/sources.ts";
import { corrections } from "#scripts/data/poems/words/corrections.ts";
import { standardForms } from "#scripts/data/poems/words/modern-forms.ts";
import { depthFolder } from "#scripts/data/poems-depth.ts";
import { depthSentences } from "./depth-sentences.ts";
import { citations } from "./fair-text.ts";

/** The Chinese characters alone, in today's spelling: what no cutting into sentences can change. */
const han = (text: string) => standardForms(text).replace(/[^\p{Script=Han}]/gu, "");

const simplifiedFiles = ["shijing/shijing", "chuci/chuci", "lunyu/lunyu", "caocaoshiji/caocao"];
const traditionalFiles = [
  ...["tangshisanbaishou", "qianjiashi", "qianziwen", "guwenguanzhi"].map((name) => `mengxue/${name}`),
  ...["daxue", "zhongyong", "mengzi"].map((name) => `sishuwujing/${name}`),
];
const tangFiles = depthArchiveFiles.filter((path) => path.includes("poet.tang.") && !path.includes("rank"));

type Turn = (text: string) => string;

/** What the core is cut from, in one text, its editors' notes in brackets apart. */
let core = "";
/** What the depth is cut from: of every poem that is cited its text, by its id. */
let depth: ReadonlyMap<string, string> = new Map();
/** The poems of the second edition, which the ends of some are from. */
let second: readonly { key: string; text: string }[] = [];
let secondText = "";

beforeAll(async () => {
  const { json, script } = await readSources([...selectedFiles, ...depthArchiveFiles, ...secondEditionFiles]);
  const [simplify, tidy] = [traditionalToSimplified(script), tidySimplified(script)];
  core = coreText(json, simplify, tidy);
  depth = await depthTexts(json, simplify, tidy);
  second = secondEditionFiles.flatMap((path) =>
    rowsOf(json(path), path).map(({ author, title, paragraphs }) => ({
      key: `${simplify(String(author))} ${han(simplify(String(title)))}`,
      text: standardForms(simplify(Array.isArray(paragraphs) ? paragraphs.join("") : "")),
    })),
  );
  secondText = second.map(({ text }) => han(text)).join("\n");
}, 120_000);

const inSecond = (quote: string) => secondText.includes(quote);

function coreText(json: ReadJson, simplify: Turn, tidy: Turn): string {
  const numbers = new Set(corpus().poems.map(({ id }) => id.slice(id.indexOf("-") + 1)));
  const whole = (names: readonly string[]) => names.map((name) => json(`dist/${name}.json`));
  const ci = songCiFiles.map((path, file) =>
    rowsOf(json(path), path).filter((_, index) => numbers.has(`${file * 1000 + index}`)),
  );
  const shi = selectedFiles.map((path) =>
    rowsOf(json(path), path).filter((row) => numbers.has(String(row.id).slice(0, 8))),
  );
  const text = (parts: unknown[]) => JSON.stringify(parts).replace(/[（(][^（()）]*[）)]/g, "");
  const simplified = tidy(text([...whole(simplifiedFiles), ...ci]));
  const converted = simplify(text([...whole(traditionalFiles), ...shi]));
  return `${han(simplified)}\n${han(converted)}`;
}

async function depthTexts(json: ReadJson, simplify: Turn, tidy: Turn) {
  const cited = new Set((await depthSentences()).map(({ id }) => id));
  const texts = new Map<string, string>();
  const keep = (id: string, row: Record<string, unknown>, turn: Turn) => {
    if (!cited.has(id)) return;
    const plain = turn(String(row.paragraphs)).replace(/[（(][^（()）]*[）)]/g, "");
    texts.set(id, han(plain.replace(/(.)々/g, "$1$1")));
  };
  for (const path of tangFiles)
    for (const row of rowsOf(json(path), path))
      keep(`quantangshi-${String(row.id).slice(0, 8)}`, row, simplify);
  for (const [file, path] of songCiFiles.entries())
    for (const [at, row] of rowsOf(json(path), path).entries())
      keep(`quansongci-${file * 1000 + at}`, row, tidy);
  return texts;
}

describe("the pinned archive", () => {
  it("has every sentence cited for 3,000 pairs, but for the pieces with reviewed corrections", () => {
    const quotes = citations().flatMap(({ citation }) =>
      citation === null || citation.poemId in corrections ? [] : [han(citation.quote)],
    );
    expect(quotes.filter((quote) => !core.includes(quote) && !inSecond(quote))).toEqual([]);
    expect(quotes.length).toBeGreaterThan(2500);
  });

  it("has every sentence cited in depth in its own poem, character by character", async () => {
    const strange = (await depthSentences()).filter(({ id, quote }) => !depth.get(id)?.includes(han(quote)));
    expect(strange.filter(({ quote }) => !inSecond(han(quote)))).toEqual([]);
    expect(new Set(strange.map(({ id }) => id)).size).toBeLessThan(60);
    expect(depth.size).toBeGreaterThan(15_000);
  });

  it.each([
    "哙哙其正哕哕其冥君子攸宁",
    "有女同行颜如舜英将翱将翔佩玉将将彼美孟姜德音不忘",
    "有美一人清扬婉兮",
    "投我以木瓜报之以琼琚",
    "疏影横斜水清浅暗香浮动月黄昏",
  ])("has %s, known from elsewhere", (line) => {
    expect(core).toContain(line);
  });

  // Break it catches: a poem is offered in full whose last couplet the second edition has.
  it("has no poem of ours, named alike, that goes on by a couplet in its second edition", async () => {
    const longer = new Map<string, string[]>();
    for (const { key, text } of second) longer.set(key, [...(longer.get(key) ?? []), text]);
    const source = depthFiles(depthFolder);
    const shards = Array.from({ length: 256 }, (_, at) => `poems/tang-${at.toString(16).padStart(2, "0")}`);
    const texts = await Promise.all(shards.map((name) => source.shard(name)));
    const printed = texts.flatMap((text) => (text ?? "").split("\n\n").filter(Boolean));
    const cut = printed.filter((poem) => {
      const [head = "", ...lines] = poem.split("\n");
      const { author, title } = depthHead(head);
      const whole = han(lines.join(""));
      return longer.get(`${author} ${han(title)}`)?.some((text) => {
        const [end = ""] = /[^，。？]+，[^，。？]+[。？]$/.exec(text) ?? [];
        return end.length < 20 && han(text) === whole + han(end);
      });
    });
    expect(cut).toEqual([]);
    expect(printed.length).toBeGreaterThan(15_000);
  });

  // Break it catches: «全文» of six lines where the poem has eight.
  it("has 仲春郊外 with its four couplets, and its neighbours in today's character", async () => {
    const poem = await wholePoemInDepth(depthFiles(depthFolder), "quantangshi-6dd6cd60");
    expect(poem?.lines).toEqual([
      "东园垂柳径，西堰落花津。",
      "物色连三月，风光绝四邻。",
      "鸟飞村觉曙，鱼戏水知春。",
      "初晴山院里，何处染嚣尘？",
    ]);
  });
});
