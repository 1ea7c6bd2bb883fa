import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const CONTENT = "/api/business/content";
const GUIDE = {
  slug: "one",
  title: "一篇文章",
  group: "起名",
  summary: "说一件事。",
  date: "2026-11-21",
  sources: ["《某书》"],
  body: ["## 小题", "正文 <b>不是标签</b>，见[列表](/guide)。"],
};
const answered = { ...Object(sampleAnswers[`GET ${CONTENT}`]), guides: [GUIDE] };

describe("on an upstream of one article", () => {
  let upstream: RecordingUpstream;
  let site: Site;
  beforeAll(async () => {
    upstream = await recordingUpstream();
    site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
  });
  afterAll(() => Promise.all([site?.close(), upstream?.close()]));

  test("the guide is a 503 when the upstream fails and the edge has no copy, else it is shown", async () => {
    upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), CONTENT);
    const cold = await site.visitor().get("/guide");
    expect(cold.status).toBe(503);
    expect(Number(cold.headers["retry-after"])).toBeGreaterThan(0);
    upstream.behave(that.answersWith(answered), CONTENT);
    expect((await site.visitor().get("/guide")).status).toBe(200);
    upstream.behave(that.neverAnswers);
    const { status, text } = await site.visitor().get("/guide?a=one");
    expect(status).toBe(200);
    expect(text).toContain("小题");
  });

  test("the list and an article may be indexed, each under its own address", async () => {
    for (const [path, canonical] of [
      ["/guide", "/guide"],
      ["/guide?a=one", "/guide?a=one"],
      ["/guide?a=one&from=share", "/guide?a=one"],
    ] as const) {
      const { status, headers, text } = await site.visitor().get(path);
      expect(status).toBe(200);
      expect(headers["x-robots-tag"]).toBeUndefined();
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toBe(new URL(canonical, site.url).href);
    }
  });

  test("an article is drawn, and nothing in it becomes markup", async () => {
    const { text } = await site.visitor().get("/guide?a=one");
    expect(text).toContain("<title>一篇文章 · 罗盘起名</title>");
    expect(text).toContain("&lt;b&gt;不是标签&lt;/b&gt;");
    expect(text).toContain('<a href="/guide">列表</a>');
    expect(text).toContain("《某书》");
    expect(text).toContain("2026 年 11 月 21 日");
  });

  test.each(["two", "", "<script>", "../one"])(
    "the unknown article “%s” is a 404 with the list and without a canonical address",
    async (slug) => {
      const { status, text } = await site.visitor().get(`/guide?a=${encodeURIComponent(slug)}`);
      expect(status).toBe(404);
      expect(text).toContain("没有找到这篇文章");
      expect(text).toContain(GUIDE.title);
      expect(text).not.toContain('rel="canonical"');
    },
  );
});

describe("on the real origin", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.close());

  test("every link of the list leads to an article, and the footer to those it names", async () => {
    const visitor = site.visitor();
    const { text } = await visitor.get("/guide");
    const links = [...text.matchAll(/href="(\/guide\?a=[a-z-]+)"/g)].map(([, href = ""]) => href);
    expect(new Set(links).size).toBe(18);
    for (const href of new Set(links)) {
      const article = await visitor.get(href);
      expect(article.status).toBe(200);
      expect(article.text).toContain("来源与日期");
    }
    const home = (await visitor.get("/")).text;
    for (const slug of ["price-and-refund", "children-privacy", "method"])
      expect(home).toContain(`href="/guide?a=${slug}"`);
  });
});
