import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendBaby } from "#tests/kit/forms/send-baby.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

const CHARACTER = `/character/${encodeURIComponent("清")}`;
const NAME = `/name/${encodeURIComponent("清和")}`;

let site: Site;
beforeAll(async () => {
  site = await startSite();
  // What the edge keeps is there from the second visit on.
  await site.visitor().get("/");
  await site.visitor().get(CHARACTER);
});
afterAll(() => site?.close());

const get = async (path: string) => site.visitor().get(path);
/** What a page says it is, for machines. */
const thingsIn = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) =>
    JSON.parse(json),
  );
const linkOf = (text: string, rel: string): string[] =>
  [...text.matchAll(/<link rel="([^"]+)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g)]
    .filter(([, kind, lang]) => (lang ?? kind) === rel)
    .map(([, , , href = ""]) => href.replaceAll("&amp;", "&"));
const ofType = (text: string, type: string) => thingsIn(text).filter((thing) => thing["@type"] === type);

// Without its way on, the field on the list of characters would show the list again.
test("a character that is typed into the list leads to its own page", async () => {
  const { status, headers } = await get(`/characters?char=+${encodeURIComponent("清和")}`);
  expect([status, headers.location]).toEqual([302, CHARACTER]);
  expect((await get("/characters?char=")).status).toBe(200);
});

// Break it catches: letters that are taken for a character, and lead to a page that says it has none of its own.
test("letters that are typed for a character are refused at the field, and stay in it", async () => {
  const { status, text } = await get("/characters?char=qing");
  expect(status).toBe(400);
  expect(text).toMatch(/id="char-error">请填 1 个汉字<.*<input[^>]* id="char"[^>]* value="qing"/s);
});

describe("the sitemap", () => {
  let addresses: string[];
  beforeAll(async () => {
    const { text } = await get("/sitemap.xml");
    addresses = [...text.matchAll(/<loc>([^<]+)</g)].map(([, loc = ""]) => loc.replaceAll("&amp;", "&"));
  });

  test("is named by robots.txt, and both are the same for everybody", async () => {
    for (const path of ["/robots.txt", "/sitemap.xml"]) {
      const { status, headers, setCookies } = await get(path);
      expect({ status, cookies: setCookies.length }).toEqual({ status: 200, cookies: 0 });
      expect(headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
    }
    expect((await get("/robots.txt")).text).toContain(`Sitemap: ${new URL("/sitemap.xml", site.url)}`);
  });

  test("has each page once, and nothing of anybody's order", () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    const paths = addresses.map((address) => new URL(address).pathname);
    const kinds = new Set(paths.map((path) => path.replace(/(?<=^\/(?:character|name)\/).+$/, "…")));
    expect([...kinds].sort()).toEqual(
      [
        ...["/", "/characters", "/character/…", "/comment-list", "/guide", "/luck-name"],
        ...["/manual-naming", "/manuscript-example", "/name/…"],
      ].sort(),
    );
    expect(paths.filter((path) => path.startsWith("/character/")).length).toBeGreaterThan(1500);
  });

  test("leads to pages that may be indexed and call themselves so, in both scripts", async () => {
    const some = addresses.filter((address, at) => !/\/(character|name)\//.test(address) || at % 400 === 0);
    for (const address of some) {
      const { pathname, search } = new URL(address);
      const { status, headers, text } = await get(pathname + search);
      expect([address, status, headers["x-robots-tag"]]).toEqual([address, 200, undefined]);
      expect(linkOf(text, "canonical")).toEqual([address]);
      expect(linkOf(text, "zh-Hans")).toEqual([address]);
      expect(linkOf(text, "zh-Hant")).toHaveLength(1);
      expect(text).toContain(`<meta property="og:url" content="${address.replaceAll("&", "&amp;")}"`);
      expect(ofType(text, "Review").concat(ofType(text, "AggregateRating"))).toEqual([]);
    }
  });
});

describe("an address in traditional script", () => {
  test("is in that script for whoever has no cookie, and who comes by it goes on in it", async () => {
    const visitor = site.visitor();
    const { text } = await visitor.get(`${NAME}?script=hant`);
    expect(text).toContain('<html lang="zh-Hant"');
    expect(text).toContain("讀音與拼寫");
    expect(linkOf(text, "canonical")).toEqual([new URL(`${NAME}?script=hant`, site.url).href]);
    expect(visitor.cookies.get("writing")).toBe("hant");
    expect((await visitor.get("/guide")).text).toContain('<html lang="zh-Hant"');
  });

  test("has no say in the script of whoever has chosen one", async () => {
    const visitor = site.visitor();
    const { headers } = await visitor.get(`${NAME}?script=hant&writing=hans`);
    expect(headers.location).toBe(NAME);
    expect((await visitor.get(`${NAME}?script=hant`)).text).toContain('<html lang="zh-Hans"');
  });
});

describe("what a page says it is", () => {
  test("has the true price of what is sold", async () => {
    for (const [path, price] of [
      ["/", "29.90"],
      ["/luck-name", "9.90"],
    ] as const) {
      const [product] = ofType((await get(path)).text, "Product");
      expect(product).toMatchObject({
        offers: { price, priceCurrency: "CNY", url: new URL(path, site.url).href },
      });
      expect((await get(path)).words).toContain(price);
    }
  });

  test("asks and answers only what stands on the page", async () => {
    const { text, words } = await get("/guide");
    const [faq] = ofType(text, "FAQPage");
    const asked = Object(faq).mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const read = words.replaceAll(/\s/g, "");
    expect(asked.length).toBeGreaterThan(3);
    for (const { name, acceptedAnswer } of asked) {
      expect(read).toContain(name.replaceAll(/\s/g, ""));
      expect(acceptedAnswer.text).not.toMatch(/\]\(|\*\*/);
    }
  });

  test("is an article with its day, a term of the lexicon, and the way there", async () => {
    const guide = (await get("/guide?a=method")).text;
    expect(ofType(guide, "Article")[0]).toMatchObject({
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const name = (await get(NAME)).text;
    expect(ofType(name, "DefinedTerm")[0]).toMatchObject({ name: "清和" });
    expect(Object(ofType(name, "BreadcrumbList")[0]).itemListElement).toHaveLength(3);
    expect(name).toContain(`<meta property="og:image" content="${new URL(`${NAME}/day.png`, site.url)}"`);
  });
});

describe("a page of the lexicon", () => {
  test("is not sent again to whoever has it", async () => {
    const visitor = site.visitor();
    await visitor.get(CHARACTER);
    const { headers } = await visitor.get(CHARACTER);
    const again = await visitor.get(CHARACTER, { headers: { "if-none-match": String(headers.etag) } });
    expect([headers.etag === undefined, again.status, again.text]).toEqual([false, 304, ""]);
  });

  test("has a picture that is the same for everybody", async () => {
    const { status, headers, setCookies } = await get(`${NAME}/day.png`);
    expect([status, headers["content-type"], setCookies.length]).toEqual([200, "image/png", 0]);
    expect((await get(`/name/${encodeURIComponent("丑牛")}/day.png`)).status).toBe(404);
  });

  test("that there is none of says what can be done all the same", async () => {
    const { status, words } = await get(`/character/${encodeURIComponent("丑")}`);
    expect(status).toBe(404);
    expect(words).toContain("不等于不能用");
  });
});

test("a page of one visitor's order is told to nobody", async () => {
  const visitor = site.visitor();
  const { answer } = await sendBaby(visitor, {});
  const result = String(answer.headers.location);
  const { status, text } = await visitor.get(result);
  expect(status).toBe(200);
  expect(text).not.toMatch(/ld\+json|og:title|hrefLang|rel="canonical"/);
});
