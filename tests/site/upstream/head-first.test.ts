import { request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const RESULT = `/naming-result/${SN}`;
const PLACE = '<div class="late page">';
/** Milliseconds that the upstream is held: far more than a page's head may take. */
const HELD = 1_000;

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  // The site's own patience, not the long one of other tests.
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url, HEAD_AFTER_MS: null } });
  await site.visitor().get("/");
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
afterEach(() => upstream.reset());

/** A page as it comes: its head as soon as the place of its own part is open, and the whole; `leave` hangs up. */
function comes(path: string, cookie = "", agent: string = phones.weChat) {
  const started = performance.now();
  let text = "";
  let opened: (head: { text: string; ms: number }) => void = () => undefined;
  const head = new Promise<{ text: string; ms: number }>((done) => {
    opened = done;
  });
  const { hostname: host, port } = site.url;
  const call = request({ host, port, path, headers: { "user-agent": agent, cookie }, agent: false });
  const whole = new Promise<{ text: string; status: number; ms: number }>((done, fail) => {
    call.on("error", fail);
    call.on("response", (response) => {
      response.setEncoding("utf8");
      response.on("error", fail);
      response.on("data", (chunk: string) => {
        text += chunk;
        if (text.includes(PLACE)) opened({ text, ms: performance.now() - started });
      });
      response.on("end", () =>
        done({ text, status: response.statusCode ?? 0, ms: performance.now() - started }),
      );
    });
  });
  call.end();
  return { head, whole, leave: () => call.destroy() };
}

const PAGES = [
  ["a free result", RESULT, "清和"],
  ["a name", `/naming-detail?sn=${SN}&name=${encodeURIComponent("清和")}`, "清和"],
  ["a score", `/name-measurement-result/${SN}`, "分"],
  ["a checkout", `/pay-new/seek?sn=${SN}`, "确认订单"],
  ["the wait for a payment", `/wait-pay?sn=${SN}`, "付款"],
  ["one's orders", "/search-order-history", "订单"],
  ["an order in another browser", `/browser-pay?sn=${SN}&pass=p1`, "浏览器"],
] as const;

describe("while the upstream takes a second", () => {
  test.each(PAGES)(
    "%s sends head, styles and frame at once, and the rest in its place",
    async (_what, path, word) => {
      upstream.behave(that.answersAfter(HELD));
      const page = comes(path);
      const head = await page.head;
      expect(head.ms).toBeLessThan(HELD * 0.6);
      expect(head.text).toMatch(
        /<title>[^<]+<\/title>.*<style[^>]*>[^<]*\.late\.page:empty.*<header.*我的订单.*<main id="main">/s,
      );
      expect(head.text.endsWith(PLACE)).toBe(true);
      // Each hundred bytes of it come half a millisecond later: what stands below the place brings its own styles.
      expect(head.text).not.toMatch(/\.site-foot|\.luopan|@media print/);
      const { text, status } = await page.whole;
      expect(status).toBe(200);
      expect(text.slice(head.text.length)).toMatch(
        /^(<noscript><meta[^>]*><\/noscript>|<meta[^>]*>)*<style[^>]*>/,
      );
      expect(text.slice(head.text.length)).toContain(word);
      expect(text.match(/<main\b|<header\b|<footer\b|<\/html>/g)).toEqual([
        "<header",
        "<main",
        "<footer",
        "</html>",
      ]);
      expect(text).not.toMatch(/<script nonce="[^"]*">\$R|<template/);
    },
  );

  test("a page that turns out to lead on says where to, and goes there without a script", async () => {
    upstream.behave(that.answersAfter(HELD));
    const { text } = await comes(`/luck-name-details?sn=${SN}`).whole;
    const rest = text.slice(text.indexOf(PLACE) + PLACE.length);
    expect(rest).toMatch(
      /^<i hidden=""><\/i><\/div>.*<meta http-equiv="refresh" content="0;url=\/[^"]+".*<style[^>]*>[^<]*\.site-foot.*<footer.*<\/html>$/s,
    );
  });

  test("a page in 繁體, and one for a bot, comes in the same two parts", async () => {
    upstream.behave(that.answersAfter(HELD));
    const hant = comes(RESULT, "writing=hant");
    const bot = comes(RESULT, "", "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)");
    expect((await hant.head).text).toContain("我的訂單");
    expect((await bot.head).ms).toBeLessThan(HELD * 0.6);
    expect((await hant.whole).text).toMatch(/個/);
    expect((await bot.whole).text).toContain("</html>");
  });
});

describe("what is known only when the head has left is said in the page", () => {
  const late =
    (then: Parameters<RecordingUpstream["behave"]>[0]): Parameters<RecordingUpstream["behave"]>[0] =>
    async (...asked) => {
      await new Promise((done) => setTimeout(done, 300));
      await then(...asked);
    };
  test.each([
    ["failing", that.hangsUp, "再试一次"],
    ["no order of that number", that.refuses(404, "NOT_FOUND", "没有"), "没有找到"],
    ["an order that was erased", that.refuses(410, "ERASED", "已删除"), "删除"],
    ["a page for whoever paid", that.refuses(402, "PAYMENT_REQUIRED", "未付款"), "付款"],
  ])("%s", async (_what, behaviour, word) => {
    upstream.behave(late(behaviour));
    const { text, status } = await comes(RESULT).whole;
    expect([status, text.includes(PLACE)]).toEqual([200, true]);
    expect(text.slice(text.indexOf(PLACE))).toContain(word);
    expect(text).toMatch(/<\/html>$/);
  });

  test("and an answer in time keeps its own status, and its title", async () => {
    upstream.behave(that.refuses(410, "ERASED", "已删除"));
    // In time is 25 ms: a busy machine may miss that once.
    await expect
      .poll(async () => {
        const page = await site.visitor().get(RESULT);
        return [page.status, page.text.includes(PLACE)];
      })
      .toEqual([410, false]);
  });
});

test("a visitor who leaves in the middle leaves nothing behind", async () => {
  upstream.behave(that.neverAnswers);
  const page = comes(RESULT);
  page.whole.catch(() => undefined);
  await page.head;
  page.leave();
  upstream.reset();
  expect((await site.visitor().get(RESULT)).status).toBe(200);
  expect(site.logs.filter((line) => /"at":"(site|render)"|Uncaught/.test(line))).toEqual([]);
});
