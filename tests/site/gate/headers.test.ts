import { globSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Answer } from "#tests/kit/runtime/visit.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const SCREENS = [
  "/",
  `/naming-result/${SN}`,
  `/naming-detail?sn=${SN}&name=${encodeURIComponent("清和")}`,
  "/search-order-history",
  "/nowhere",
];
/** Pages of one visitor that may stay on the device (docs/decisions/041). */
const OF_NAMES = /^\/(naming-result|naming-detail|name-measurement-result|luck-name-details)\b/;
const OPEN = ["/"];
const POLICY =
  "default-src 'none'; script-src 'nonce-NONCE' 'strict-dynamic'; style-src 'nonce-NONCE'; img-src 'self' data:; " +
  "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

let upstream: RecordingUpstream;
let site: Site;
let secure: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  const UPSTREAM_URL = upstream.url;
  site = await startSite({ vars: { UPSTREAM_URL } });
  secure = await startSite({ vars: { UPSTREAM_URL, PUBLIC_URL: "https://luopan.example" } });
});
afterAll(() => Promise.all([site?.close(), secure?.close(), upstream?.close()]));

const policyOf = ({ headers }: Answer) => String(headers["content-security-policy"]);
const nonceOf = (answer: Answer) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? "";

describe.each(SCREENS)("%s", (path) => {
  let page: Answer;
  let another: Answer;
  let overHttps: Answer;
  beforeAll(async () => {
    page = await site.visitor().get(path);
    another = await site.visitor().get(path);
    overHttps = await secure.visitor().get(path);
  });

  test("allows nothing but its own, by nonce, and no script to make markup", () => {
    expect(policyOf(page)).toBe(POLICY.replaceAll("NONCE", nonceOf(page)));
    expect(nonceOf(page)).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });

  test("has no framework script, and no data for one", () => {
    expect(page.text).not.toMatch(/<script[^>]+(type="module"|\ssrc=)|modulepreload|__remix/);
  });

  test("gives every script and style that nonce, and has no handler or style attribute", () => {
    const nonce = `nonce="${nonceOf(page)}"`;
    const tags = [...page.text.matchAll(/<(script|style)\b(?![^>]*ld\+json)[^>]*>/g)];
    for (const [tag] of tags) expect(tag).toContain(nonce);
    const outsideScripts = page.text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    expect(outsideScripts).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    expect(page.text).toContain("<style");
  });

  test("names no other host in what the browser would fetch", () => {
    for (const [, address = ""] of page.text.matchAll(
      /<(?:script|img|link(?! rel="(?:canonical|alternate)")|iframe|source)\b[^>]*\s(?:src|href)="([^"]*)"/g,
    )) {
      expect(address).toMatch(/^(\/(?!\/)|data:)/);
    }
  });

  test("has a new nonce every time", () => {
    expect(nonceOf(page)).not.toBe(nonceOf(another));
  });

  test("is not indexed unless anyone may see it, nor kept but by going back to it, where it is of names", () => {
    const open = OPEN.includes(path);
    const stays = open || (page.status === 200 && OF_NAMES.test(path));
    expect(page.headers["cache-control"]).toBe(stays ? "private, no-cache" : "private, no-store");
    expect(page.headers["x-robots-tag"]).toBe(open ? undefined : "noindex");
  });

  test("tells the browser to sniff nothing, frame nothing and send no referrer away", () => {
    expect(page.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(page.headers["permissions-policy"]).toContain("geolocation=()");
  });

  test("keeps out whoever opened its window, unless it may stay on the device", () => {
    const stays = page.headers["cache-control"] === "private, no-cache";
    expect(page.headers["cross-origin-opener-policy"]).toBe(stays ? undefined : "same-origin");
  });

  test("asks for https for two years where it is served over it, and only there", () => {
    expect(page.headers["strict-transport-security"]).toBeUndefined();
    expect(overHttps.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  });
});

describe("bots, and readers without scripts", () => {
  test.each(SCREENS)("get the same bytes of %s as everybody", async (path) => {
    const agent = "Mozilla/5.0 (compatible; Baiduspider/2.0)";
    const [page, bot] = [await site.visitor().get(path), await site.visitor(agent).get(path)];
    expect(alike(bot)).toBe(alike(page));
    expect(page.text).not.toContain('http-equiv="refresh" content="0');
  });
});

/** A page without what is new each time: the nonce, the visitor, the key of a form. */
const alike = (answer: Answer): string =>
  answer.text.replaceAll(nonceOf(answer), "").replaceAll(/[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f-]{27}/g, "");

describe("the headers of what is no page", () => {
  const SAFE = {
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  };
  test.each([
    ["a move", "/Search-Order-History", {}],
    ["a method that is not ours", "/", { method: "PUT" }],
    ["an address that is too long", `/?q=${"a".repeat(3000)}`, {}],
  ])("%s is safe too", async (_what, path, options) => {
    const { headers } = await secure.visitor().get(path, options);
    expect(headers).toMatchObject(SAFE);
  });

  test("an asset is kept for ever, and sets no cookie", async () => {
    const [file = ""] = globSync("build/client/assets/*.js");
    const answer = await site.visitor().get(`/assets/${file.split("/").at(-1)}`);
    expect([answer.status, answer.setCookies]).toEqual([200, []]);
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.headers).toMatchObject(SAFE);
    expect((await site.visitor().get("/assets/none.js")).status).toBe(404);
  });

  test("the icon is there", async () => {
    const answer = await site.visitor().get("/favicon.svg");
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(answer.headers).toMatchObject(SAFE);
  });
});

test("a visitor on another phone is served the same headers", async () => {
  const page = await site.visitor(phones.iPhone).get("/");
  expect(policyOf(page).replaceAll(nonceOf(page), "NONCE")).toContain(POLICY);
});
