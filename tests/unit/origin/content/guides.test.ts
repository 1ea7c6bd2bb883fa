import * as v from "valibot";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import {
  DOUBLING,
  FIRST_PLACES,
  LATER_CHANCE,
  LEAD_PLACES,
  LIKED,
} from "#functions/naming/person/generate/order.ts";
import { eraPoints } from "#functions/naming/person/score/lines/era/era-line.ts";
import { polyphonePoints } from "#functions/naming/person/score/lines/usable.ts";
import { EVEN, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import type { Era } from "#functions/naming/person/store/marks.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { readGuide, readGuides } from "#scripts/data/guides.ts";
import { PAIR_WORTH } from "#scripts/reading/store/fitted.ts";
import { forbidden } from "#tests/kit/browser/browser-words.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const { guides } = await import("#functions/origin/content/articles.ts");
const { faqs } = await import("#functions/origin/content/articles.ts");

/** The table of contents that the site promises (文案稿 §13). */
const TITLES = [
  "怎样开始起名",
  "哪些字能上户口",
  "户口与出生证怎么办",
  "跟谁姓（《民法典》第 1015 条）",
  "读音与谐音怎么查",
  "八字五行是什么，有哪些流派",
  "五格数理从哪里来",
  "诗词取名的三个误区",
  "繁体与简体",
  "港澳台、新马的登记与拼写",
  "改名要注意什么",
  "公司名称的规则",
  "商标类别入门",
  "怎样识别起名骗局",
  "我们的评分办法",
  "儿童信息说明",
  "价格与退款",
  "名字的先后怎么算",
];
/** Half of what the wire takes: the rest of the document grows with comments. */
const MOST_BYTES = 512 * 1024;
/** Han of an article: enough to say it, and no more than is read in a few minutes. */
const LEAST = 450;
const MOST_HAN = 1500;

const all = guides(offers);
const QUOTED = /\[\[.+?\]\]/g;
const textOf = ({ title, summary, sources, body }: (typeof all)[number]) =>
  [title, summary, ...sources, ...body].join("\n");

const UNFILLED = /\{\{|\}\}|undefined|NaN/;

/** Links within the site that lead to no route, or to no article. */
function leadsNowhere(text: string): string[] {
  const slugs = new Set(all.map(({ slug }) => slug));
  const paths = new Set(routes.map(({ path = "" }) => (path.startsWith("/") ? path : `/${path}`)));
  const hrefs = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, href = ""]) => href);
  return hrefs.filter((href) => {
    if (href.startsWith("https://")) return false;
    const url = new URL(href, "https://site.invalid");
    const isArticle = url.pathname === "/guide" && url.search !== "";
    return !paths.has(url.pathname) || (isArticle && !slugs.has(url.searchParams.get("a") ?? ""));
  });
}

test("the guide holds every article that it promises, each once", () => {
  expect(all.map(({ title }) => title).sort()).toEqual([...TITLES].sort());
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
});

describe.each(all.map((guide): [string, (typeof all)[number]] => [guide.title, guide]))(
  "%s",
  (_title, guide) => {
    test("has sources, a real date, and a length between the least and the most", () => {
      expect(guide.sources.length).toBeGreaterThan(0);
      expect(new Date(`${guide.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(guide.date);
      const han = guide.body.join("").match(/\p{Script=Han}/gu)?.length ?? 0;
      expect(han).toBeGreaterThan(LEAST);
      expect(han).toBeLessThan(MOST_HAN);
    });

    test("says no banned word of its own, and no draft as law", () => {
      expect(forbidden(textOf(guide).replaceAll(QUOTED, ""))).toEqual([]);
      expect(textOf(guide)).not.toContain("姓名登记条例");
    });

    test("links only to pages that exist", () => {
      expect(leadsNowhere(textOf(guide))).toEqual([]);
    });

    test("has all its figures filled in", () => {
      expect(textOf(guide)).not.toMatch(UNFILLED);
    });
  },
);

// Break it catches: models that read names counted as people (一半人愿意, 四位以上, 换一批人读).
test("who read the names is never counted as people, and what it is stands where it is first said", () => {
  const method = all.find(({ slug }) => slug === "method");
  const text = method === undefined ? "" : textOf(method);
  expect(
    text.match(/读者|(?:一半|少有|多少|换一批|有)人(?:愿意|读)|[一二三四五六七八九十几]位以上/gu),
  ).toBeNull();
  expect(text.indexOf("语言模型")).toBeLessThan(text.indexOf("试读时多半"));
});

// Break it catches: figures of the order that the engine has no more, or an example that does not add up.
test("the order of names as it is told is the engine's, and its example is reckoned by it", () => {
  const text = all
    .filter(({ slug }) => slug === "order")
    .map(textOf)
    .join();
  const examples = [...text.matchAll(/(\d+)\D+(\d+)\D+\1×9\+\2=(\d+)/g)].map((found) =>
    found.slice(1).map(Number),
  );
  expect(examples).toHaveLength(2);
  for (const [liking = 0, total = 0, sum] of examples) expect(liking * LIKED + total).toBe(sum);
  const [[, , one = 0] = [], [, , other = 0] = []] = examples;
  expect(one - other).toBe(DOUBLING);
  // Of two chances of which one is twice or four times the other.
  expect(text).toContain(`每高 ${DOUBLING} 分，在前的机会翻一倍`);
  expect(text).toContain(`甲比乙高 ${DOUBLING} 分，三家里约有两家`);
  expect(text).toContain(`高 ${2 * DOUBLING} 分，五家里有四家`);
  expect(text).toContain(`第 ${FIRST_PLACES + 1} 个起，高 ${LATER_CHANCE * DOUBLING} 分才翻一倍`);
  // Twice the odds are four more (fits.ts): as many as not, twice as many, four times as many.
  expect(text).toContain(`一样多，记 ${EVEN[2]} 分；是 2 倍，加 4 分；4 倍，再加 4 分`);
  expect(text).toContain(`是 4 倍：${EVEN[2]}+4+4=${likingOfGrade(5)} 分`);
  expect(text).toContain(`单名会考虑的本来就少，各加 ${EVEN[1] - EVEN[2]} 分`);
  // What is liked behind a surname (scripts/reading/store/fitted.ts): a step for so much of who is glad of it, or twice that of who would consider it.
  const { least, step, usual } = PAIR_WORTH;
  expect(text).toContain(
    `普通的好名字记 ${usual} 分；每一百次里，喜欢的每多 ${step * 100} 次，或会考虑的每多 ${step * 200} 次，加 1 分`,
  );
  expect(text).toContain(`满 ${least} 分才换`);
  expect(text).toContain(
    `喜欢的多 ${(least - usual) * step * 100} 次，${usual}+${least - usual}=${least} 分`,
  );
  expect(text).toContain(
    `前 ${LEAD_PLACES} 个，出自最喜欢的几个；第 ${LEAD_PLACES + 1} 到 ${FIRST_PLACES} 个`,
  );
});

// Break it catches: shares of a line that its rule gives no more.
test("what the method says a name loses of a line is what the engine takes off", () => {
  const text = all
    .filter(({ slug }) => slug === "method")
    .map(textOf)
    .join();
  const ofEra = (era: Era) => eraPoints(era) / eraPoints("恒");
  expect(text).toContain("这些年的，得三分之二；");
  expect(ofEra("今")).toBeCloseTo(2 / 3);
  expect(text).toContain("用得太多的，只得两成多。");
  expect(ofEra("旧")).toBeCloseTo(2 / 9);
  expect(text).toContain("两字里有一个，得一半；两个都是，不得分。");
  expect([0, 1, 2].map((several) => polyphonePoints(several, 2) / polyphonePoints(0, 2))).toEqual([
    1, 0.5, 0,
  ]);
});

describe("常见问题", () => {
  const said = faqs(offers).map(({ question, answer }): [string, string] => [question, answer]);

  test("there are enough of them, each once, none too long to be read on a phone", () => {
    expect(said.length).toBeGreaterThanOrEqual(8);
    expect(new Set(said.map(([question]) => question)).size).toBe(said.length);
    for (const [question, answer] of said) {
      expect(question).toMatch(/^.{5,24}？$/);
      expect([...answer].length, question).toBeLessThan(160);
    }
  });

  test("are answered in fair words, with figures, and lead to what there is", () => {
    everyRow(said, ([_, answer]) => {
      expect(forbidden(answer)).toEqual([]);
      expect(answer).not.toMatch(UNFILLED);
      expect(leadsNowhere(answer)).toEqual([]);
    });
  });
});

test("the words of swindlers stand, marked as such, in the article on swindles only", () => {
  const marked = all.filter((guide) => QUOTED.test(textOf(guide))).map(({ slug }) => slug);
  expect(marked).toEqual(["scams"]);
});

test("the articles are as the contract wants them, and small enough to be kept at the edge", () => {
  const empty = { manuscripts: [], faqs: [], comments: { items: [], counts: {} } };
  const parsed = v.parse(calls.index.content.data, { guides: all, ...empty });
  expect(parsed.guides).toEqual(all);
  expect(Buffer.byteLength(JSON.stringify(all))).toBeLessThan(MOST_BYTES);
});

test("the bundled articles have the same slugs, dates and sources as the files", async () => {
  const files = await readGuides();
  expect(all.map(({ slug, date, sources }) => ({ slug, date, sources }))).toEqual(
    files.map(({ slug, date, sources }) => ({ slug, date, sources })),
  );
});

const FILE =
  "---\nslug: one\ntitle: 一\ngroup: 起名\nsummary: 说一\ndate: 2026-11-21\nsources:\n- 甲\n---\n\n正文\n";
test.each([
  ["without a date", FILE.replace("date: 2026-11-21\n", ""), "no date"],
  ["with half a date", FILE.replace("2026-11-21", "2026-11"), "yyyy-mm-dd"],
  ["without sources", FILE.replace("- 甲\n", ""), "no sources"],
  ["with a slug in Chinese", FILE.replace("slug: one", "slug: 一"), "a slug is"],
  ["with a line that says nothing", FILE.replace("sources:", "source:"), "cannot read"],
  ["without front matter", "正文", "no front matter"],
])("a file %s is refused by name", (_what, text, message) => {
  expect(() => readGuide(text, "01-one.md")).toThrow(`01-one.md: `);
  expect(() => readGuide(text, "01-one.md")).toThrow(message);
});

test("the guide writes no date in the form 2026-01-31", () => {
  expect(all.filter(({ body }) => /\d{4}-\d\d-\d\d/.test(body.join("\n"))).map(({ slug }) => slug)).toEqual(
    [],
  );
});
