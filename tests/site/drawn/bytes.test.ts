import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { businessScoreForm, scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** Families whose reports differ in what weighs: their own names, verses, one character or two, an unknown hour. */
const FAMILIES: readonly Record<string, string>[] = [
  { length: "any" },
  { have: "清和,怀瑾,若曦,知行,念安", length: "any" },
  { surname: "欧阳", sex: "male", length: "2", sources: "诗经,楚辞", wishes: "平安,聪慧" },
  { surname: "司徒", sex: "unknown", length: "any", hour: "unknown" },
  { surname: "王", sex: "male", length: "2", sources: "唐诗,宋词", speech: "mandarin,cantonese,minnan" },
  { surname: "赵", sex: "female", length: "2", year: "2024", month: "12", day: "31", hour: "23" },
  { surname: "诸葛", sex: "female", length: "1", have: "嫣" },
  { have: "清和,怀瑾", length: "any" },
];

let site: Site;
let caller: ReturnType<typeof callerOf>;
beforeAll(async () => {
  site = await startSite();
  caller = callerOf(site);
});
afterAll(() => site?.close());

async function order(call: string, form: Record<string, string>): Promise<string> {
  const { data } = await caller.post(`/api/business/${call}`, form);
  return v.parse(v.object({ sn: Sn }), data).sn;
}

const pageOf = async (path: string, writing: string): Promise<string> => {
  const visitor = site.visitor(undefined, caller.visitorId);
  await visitor.get(`/?writing=${writing}`);
  const { text, status } = await visitor.get(path);
  expect(status, path).toBe(200);
  return text;
};

/** Bytes of a page in 简体 and in 繁體. */
async function weigh(path: string): Promise<number[]> {
  const weights = await Promise.all(
    ["hans", "hant"].map(async (writing) => pageBytes(await pageOf(path, writing))),
  );
  console.log(
    `${path
      .replace(/[0-9A-Z]{26}/, ":sn")
      .slice(0, 48)
      .padEnd(48)} ${weights.join(" / ")} B`,
  );
  return weights;
}

/** The first link of a page that leads to a name's own page. */
const detailIn = (html: string): string =>
  encodeURI(/href="(\/naming-detail\?[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");

const fits = async (path: string, most = FIRST_FLIGHT): Promise<void> =>
  expect(Math.max(...(await weigh(path))), path).toBeLessThanOrEqual(most);
/** What buyers may write at the longest that home shows of it, in words that no packer knows beforehand; with an answer. */
const COMMENTS = [
  "给老二起的，奶奶嫌原来那个念着像外号。这回先看了三个免费的，出处能点开整首诗，才放心买。后来还是挑了列表中间一个，登记时窗口说没重过。",
  "说实话分数我没太看懂，五格那块直接关了。喜欢的是读音提醒：我们那边前后鼻音不分，有两个名字念出来真不好听，别家从来没提过这一层。",
  "预产期还差四十天，先拿它当参考。缺点是备选里草字头偏多，换了两批才顺眼；客服回得慢，周末等到周一。名字本身倒是全家都认了。",
] as const;
const ANSWER = "谢谢告诉我们。草字头偏多是因为您勾了草木，取消后再换一批会匀一些；周末回复慢，我们会补人手。";

/** A comment of a buyer, looked at, shown and answered. */
async function comment(words: string): Promise<void> {
  const sn = await order("seek", babyForm());
  await payInDatabase(site, sn);
  const { status } = await caller.post("/api/business/advise", {
    sn,
    topic: "comment",
    stars: "4",
    text: words,
  });
  expect(status).toBe(200);
  const database = await site.database();
  await database
    .prepare("UPDATE comments SET state = 'shown', reply = ?, checked_at = created_at WHERE sn = ?")
    .bind(ANSWER, sn)
    .run();
}

/** A free result with five names of the family's own, each with what is said of it, beside those that chance brings. */
const WITH_OWN = 15 * 1024;

/** Home's own bound: it is what most see first, and parts that come late weigh some more. */
const HOME = 14_000;

test("home with comments and parts that come late keeps below its bound", async () => {
  for (const words of COMMENTS) await comment(words);
  // The first page of a site just started: nothing is kept yet, so that all that may come late does.
  const visitor = site.visitor();
  const late = await visitor.get("/?script=hant");
  expect(late.text).toContain('class="late"');
  for (const html of [late.text, await pageOf("/", "hans"), await pageOf("/", "hant")]) {
    expect(html.match(/class="reply"/g)).toHaveLength(COMMENTS.length);
    expect(pageBytes(html)).toBeLessThanOrEqual(HOME);
  }
});

describe("HTML and CSS as the edge sends them fit the first flight of a connection, in 简体 and 繁體, with glyphs:", () => {
  test.each([
    ...["/", "/?sample=whole", "/?tab=business", "/?tab=score", "/?tab=score&of=business", "/index2"],
    ...["/luck-name", "/manual-naming", "/guide", "/comment-list", "/search-order"],
  ])("%s", (path) => fits(path));

  test.each(FAMILIES)("free, paid and detail of a family with %j", async (family) => {
    const sn = await order("seek", babyForm(family));
    const most = family.have === undefined ? FIRST_FLIGHT : WITH_OWN;
    await fits(`/naming-result/${sn}`, most);
    await fits(detailIn(await pageOf(`/naming-result/${sn}`, "hans")));
    await payInDatabase(site, sn);
    await fits(`/naming-result/${sn}`);
    await fits(`/naming-result/${sn}?part=rest`);
    await fits(`/naming-result/${sn}?part=chart`);
    await fits(detailIn(await pageOf(`/naming-result/${sn}`, "hans")));
  });

  test("scores and business names, free and paid", async () => {
    for (const [call, form] of [
      ["score", scoreForm()],
      ["score", businessScoreForm()],
      ["seek", businessForm()],
    ] as const) {
      const sn = await order(call, form);
      const path = call === "seek" ? `/naming-result/${sn}` : `/name-measurement-result/${sn}`;
      await fits(path);
      await payInDatabase(site, sn);
      await fits(path);
    }
  });
});
