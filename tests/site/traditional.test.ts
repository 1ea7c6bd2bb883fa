import "#tests/kit/set-up/ensure-guides.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const { guides } = await import("#functions/origin/content/articles.ts");

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));

/** A visitor who has asked for 繁體. */
async function reader() {
  const visitor = site.visitor();
  await visitor.get("/?writing=hant");
  return visitor;
}

/** Only what is simplified and nothing else. */
const SIMPLIFIED =
  /.{0,40}[们个这说过还时间开关门见贝车东来国学会书长风飞马鸟鱼龙给请让认识记话谁谢证].{0,30}/u;

describe("a visitor who asks for 繁體", () => {
  test("comes back to the same page, and every page from then on is in it", async () => {
    const visitor = site.visitor();
    const asked = await visitor.get("/search-order?writing=hant");
    expect([asked.status, asked.headers.location]).toEqual([302, "/search-order"]);
    const page = await visitor.get("/search-order");
    expect(page.text).toContain('<html lang="zh-Hant"');
    expect(page.text).toContain("查訂單");
    expect((await visitor.get("/")).text).toContain("給寶寶起個名字");
  });

  test.each(["/", "/?tab=business", "/?tab=score", "/search-order", "/luck-name", "/guide", "/nowhere"])(
    "finds no simplified word on %s but the way back",
    async (path) => {
      const { text } = await (await reader()).get(path);
      const said = text
        .replace(/<style[\s\S]*?<\/style>/g, "")
        .replace(/<a [^>]*lang="zh-Hans"[^>]*>简体<\/a>/, "")
        .replace(/ (href|action|value|class|id|data-verse)="[^"]*"/g, "");
      expect(said).toMatch(/\p{Script=Han}/u);
      expect(SIMPLIFIED.exec(said)?.[0]).toBeUndefined();
    },
  );

  // Break it catches: the firm that is paid, or its filing, under a name that no register has.
  test("reads the firm and its filings as they are registered", async () => {
    const { text } = await (await reader()).get("/search-order");
    expect(text).toContain('營運：<span lang="zh-Hans">样例公司</span>');
    expect(text).toContain('<span lang="zh-Hans">样ICP备1号</span>');
  });

  test("keeps what was typed, letter for letter", async () => {
    const visitor = await reader();
    const answer = await visitor.post("/", { surname: "阳光里x" });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="阳光里x"');
    expect(answer.text).toContain("姓氏請用");
  });

  test("sees sounds as they are learnt where the browser is at home, or as chosen on the page", async () => {
    const path = "/api/business/soughtFree";
    upstream.behave(that.answersWith(sampleAnswers[`GET ${path}`]), path);
    const soundsOf = async (visitor: Awaited<ReturnType<typeof reader>>, language: string) => {
      const { text } = await visitor.get(`/naming-result/${SN}`, {
        headers: { "accept-language": language },
      });
      return [...text.matchAll(/<rt>([^<]*)<\/rt>/g)].slice(0, 3).map(([, sound]) => sound);
    };
    const visitor = await reader();
    expect(await soundsOf(visitor, "zh-TW,zh;q=0.9")).toEqual(["ㄌㄧㄣˊ", "ㄑㄧㄥ", "ㄏㄜˊ"]);
    expect(await soundsOf(visitor, "zh-HK")).toEqual(["lam4", "cing1", "wo4"]);
    expect(await soundsOf(visitor, "zh-CN")).toEqual(["lín", "qīng", "hé"]);
    await visitor.get(`/naming-result/${SN}?sounds=zhuyin`);
    expect(await soundsOf(visitor, "zh-HK")).toEqual(["ㄌㄧㄣˊ", "ㄑㄧㄥ", "ㄏㄜˊ"]);
    expect(await soundsOf(site.visitor(), "zh-TW")).toEqual(["lín", "qīng", "hé"]);
  });

  test("sees names by their own forms, drawn apart and in a line", async () => {
    const path = "/api/business/soughtFree";
    const answer = JSON.stringify(sampleAnswers[`GET ${path}`]).replaceAll("林", "于").replaceAll("清", "岳");
    upstream.behave(that.answersWith(JSON.parse(answer)), path);
    const { text } = await (await reader()).get(`/naming-result/${SN}`);
    expect(text).toContain("于寶寶的");
    expect(text).toMatch(
      /data-name="于岳和"[^§]*<ruby><span[^§]*?>于<\/span>[^§]*?<ruby><span[^§]*?>岳<\/span>/,
    );
    expect(text).toContain('translate="no">于岳和<');
  });

  test("sees a name by its own form wherever a page says it: title, what is read out, reasons, what is quoted", async () => {
    const path = "/api/business/nameDetail";
    const said = JSON.parse(
      JSON.stringify(sampleAnswers[`GET ${path}`]).replaceAll("林清和", "林里后").replaceAll("清和", "里后"),
    );
    const answer = {
      ...said,
      why: "林里后，里后二字里，“后”取先后之后。",
      care: ["“里”不算常见，按「里」计。"],
    };
    upstream.behave(that.answersWith(answer), path);
    const { text } = await (await reader()).get(`/naming-detail?sn=${SN}&name=%E9%87%8C%E5%90%8E`);
    expect(text).toContain("<title>林里後 · 羅盤起名</title>");
    // Quotes are tied to what they quote by a sign that nobody sees.
    expect(text.replaceAll("\u2060", "")).toContain("林里後，里後二字裡，「後」取先後之後。");
    expect(text).toContain("要留意：「里」不算常見，按「里」計。");
    expect(text).not.toMatch(/林裡|裡後|里后(?!")/);
  });

  test("sees a passage of a classic converted although a name's characters are marked in it", async () => {
    const path = "/api/business/nameDetail";
    const source = {
      quote: "昔君与我诚言兮，曰黄昏以为期。",
      title: "抽思",
      author: "",
      dynasty: "",
      marked: [1, 4],
    };
    upstream.behave(that.answersWith({ ...Object(sampleAnswers[`GET ${path}`]), source }), path);
    const { text } = await (await reader()).get(`/naming-detail?sn=${SN}&name=x`);
    expect(text).toMatch(/昔<mark>君<\/mark>與我<mark>誠<\/mark>言兮/);
  });

  test("sees a passage converted and marked under a name of the family's own, as in 简体", async () => {
    const path = "/api/business/soughtFree";
    const free = Object(sampleAnswers[`GET ${path}`]);
    const [{ name, given, pinyin, bill, registrable, homophones }] = free.names;
    const quote = "昔君与我诚言兮，曰黄昏以为期。";
    const source = { quote, title: "抽思", author: "", dynasty: "", marked: [1, 4] };
    const own = { name, given, pinyin, bill, registrable, homophones, source, place: 1, of: 1 };
    upstream.behave(that.answersWith({ ...free, have: [own] }), path);
    const { text } = await (await reader()).get(`/naming-result/${SN}`);
    expect(text).toMatch(/昔<mark>君<\/mark>與我<mark>誠<\/mark>言兮/);
    const simplified = (await site.visitor().get(`/naming-result/${SN}`)).text;
    expect(simplified).toMatch(/昔<mark>君<\/mark>与我<mark>诚<\/mark>言兮/);
    expect(simplified).not.toContain(quote);
  });

  test("is sent the faces of Taiwan and Hong Kong, and nobody else is", async () => {
    expect((await (await reader()).get("/")).text).toMatch(/\.hant:lang\(zh-Hant\)\{[^}]*"PingFang TC"/);
    expect((await site.visitor().get("/")).text).not.toContain("PingFang TC");
  });

  test("is asked about Cantonese too, under a fold that stays shut, and reads whose yuan a price is", async () => {
    const { text } = await (await reader()).get("/?whole=1");
    expect(text).toMatch(/<input(?=[^>]*value="cantonese")[^>]* checked=""/);
    expect(text).toMatch(/<details class="fold" id="more"><summary/);
    expect(text).toContain("元人民幣");
    const simplified = (await site.visitor().get("/?whole=1")).text;
    expect(simplified).not.toMatch(/<input(?=[^>]*value="cantonese")[^>]* checked=""/);
    expect(simplified).not.toContain("人民币");
  });

  test("goes back to 简体 the same way", async () => {
    const visitor = await reader();
    await visitor.get("/?writing=hans");
    const { text } = await visitor.get("/");
    expect(text).toContain('<html lang="zh-Hans"');
    expect(text).toContain("给宝宝起个名字");
  });
});

test("?writing= and ?view= work together, and an unknown writing means 简体", async () => {
  const visitor = site.visitor();
  const asked = await visitor.get("/guide?writing=hant&view=large&a=x");
  expect(asked.headers.location).toBe("/guide?a=x");
  expect((await visitor.get("/")).text).toMatch(/<html lang="zh-Hant" class="large hant">/);
  await visitor.get("/?writing=latin");
  expect((await visitor.get("/")).text).toContain('<html lang="zh-Hans" class="large">');
});

test("an article on both scripts still says which character is the simplified one, and quotes in 「」", async () => {
  const path = "/api/business/content";
  const own = await recordingUpstream();
  const fresh = await startSite({ vars: { UPSTREAM_URL: own.url } });
  own.behave(that.answersWith({ ...Object(sampleAnswers[`GET ${path}`]), guides: guides(offers) }), path);
  const visitor = fresh.visitor();
  await visitor.get("/?writing=hant");
  const { text } = await visitor.get("/guide?a=traditional-and-simplified");
  await Promise.all([fresh.close(), own.close()]);
  expect(text).toMatch(/<span lang="zh-Hans">后<\/span>(<!-- -->)?、後/);
  expect(text).toMatch(/皇后的「(<!-- -->)?<span lang="zh-Hans">后<\/span>(<!-- -->)?」；前後的「後」/);
  expect(text).not.toMatch(/[“”]/);
});
