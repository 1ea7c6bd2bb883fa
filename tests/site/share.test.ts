import { globSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { KEPT } from "#tests/kit/upstream/upstream-moods.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const SHARE = "/api/index/shareWechat";
const PUBLIC_URL = "https://luopan.example";
const SCRIPT = /<script async="" nonce="[^"]+" src="([^"]+)" data-ask="([^"]+)"><\/script>/;

const said = {
  enabled: true,
  appId: "wx1",
  timestamp: 1414587457,
  nonceStr: "nonce",
  signature: "0f9de62fce790f9a083d5c99e95740ceb90c27ed",
  title: "罗盘起名",
  desc: "字字有出处",
  image: `${PUBLIC_URL}/share.png`,
  link: `${PUBLIC_URL}/`,
};

let upstream: RecordingUpstream;
let site: Site;
let based: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  const vars = { UPSTREAM_URL: upstream.url, PUBLIC_URL };
  site = await startSite({ vars });
  based = await startSite({ vars: { ...vars, ROUTER_BASE: "/names", PUBLIC_PATH: "/static/v2/" } });
});
afterAll(() => Promise.all([site?.close(), based?.close(), upstream?.close()]));
beforeEach(() => {
  upstream.reset();
  upstream.behave(that.answersWith(said), SHARE);
});

const ask = (address: string, at = site, base = "") =>
  at.visitor().get(`${base}/share-wechat?url=${encodeURIComponent(address)}`);

describe("how a page may be shared", () => {
  test("is asked for by the page's exact address, and the answer may not be cached", async () => {
    const address = `${PUBLIC_URL}/naming-result/${SN}?from=timeline&x=%E4%BD%A0'|(好)+%20`;
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({
      appId: "wx1",
      timestamp: 1414587457,
      nonceStr: "nonce",
      signature: said.signature,
      card: { title: said.title, desc: said.desc, link: said.link, imgUrl: said.image },
    });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [heard] = upstream.heard(SHARE);
    expect(new URLSearchParams(heard?.query).get("url")).toBe(address);
  });

  test("is said in 繁體 to who reads it", async () => {
    const visitor = site.visitor();
    await visitor.get("/guide?writing=hant");
    const answer = await visitor.get(`/share-wechat?url=${encodeURIComponent(PUBLIC_URL)}`);
    expect(JSON.parse(answer.text).card).toMatchObject({ title: "羅盤起名", desc: "字字有出處" });
  });

  test.each([
    ["is not configured", that.answersWith({ ...said, enabled: false })],
    ["refuses the address", that.refuses(400, "INVALID_PARAMS", "不是本站的地址")],
    ["is down", that.refuses(503, "UNAVAILABLE", "维护中")],
  ])("is an empty answer where the upstream %s", async (_what, behaviour) => {
    upstream.behave(behaviour, SHARE);
    const answer = await ask(`${PUBLIC_URL}/`);
    expect([answer.status, answer.text]).toEqual([204, ""]);
  });

  test("is told to a GET only, and is empty where no address is asked for", async () => {
    expect((await site.visitor().post("/share-wechat", { url: `${PUBLIC_URL}/` })).status).toBe(405);
    expect((await site.visitor().get("/share-wechatx")).status).toBe(404);
    upstream.behave(that.refuses(400, "INVALID_PARAMS", ""), SHARE);
    expect((await site.visitor().get("/share-wechat")).status).toBe(204);
  });

  test("keeps to the base that the site stands under, and the home's link with it", async () => {
    const answer = await ask(`${PUBLIC_URL}/names`, based, "/names");
    expect(JSON.parse(answer.text).card.link).toBe(`${PUBLIC_URL}/names`);
    expect((await ask(`${PUBLIC_URL}/names`, based)).status).toBe(404);
  });
});

describe("the script of it", () => {
  const info = { ...Object(sampleAnswers["GET /api/index/siteInfo"]), share: true };
  /** A page of a site whose edge has heard of sharing. */
  const page = async (path: string, at: Site, home: string, userAgent: string = phones.weChat) => {
    upstream.behave(that.answersWith(info), KEPT[0]);
    await at.visitor().get(`${home}`);
    return (await at.visitor(userAgent).get(path)).text;
  };

  test("is named by a page that WeChat shows, below the path of the assets, kept for ever", async () => {
    const [, src = "", asks] = SCRIPT.exec(await page("/guide", site, "/")) ?? [];
    expect(asks).toBe("/share-wechat");
    const file = await site.visitor().get(src);
    expect([file.status, file.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect(file.text).toContain("updateAppMessageShareData");
    const [, moved = "", askedThere] = SCRIPT.exec(await page("/names/guide", based, "/names")) ?? [];
    expect([moved, askedThere]).toEqual([`/static/v2${src}`, "/names/share-wechat"]);
  });

  test("and that of parts that are touched are all script files that are shipped; another browser's page names none", async () => {
    expect(
      globSync("build/client/assets/*")
        .map((file) => basename(file))
        .sort(),
    ).toEqual([
      expect.stringMatching(/^touched-[\w-]{8}\.js$/),
      expect.stringMatching(/^wechat-[\w-]{8}\.js$/),
    ]);
    const text = await page(`/naming-result/${SN}`, site, "/", phones.iPhone);
    expect(text).toContain("<h1");
    expect(text).not.toContain("/assets/");
  });
});
