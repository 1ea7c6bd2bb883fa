import { describe, expect, test } from "vitest";
import { guides } from "#functions/origin/content/articles.ts";
import table from "#functions/origin/content/notices.json" with { type: "json" };
import { noticesOf, readNotices } from "#functions/origin/content/notices.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { forbidden } from "#tests/kit/browser/browser-words.ts";

const NOTICE = { id: "a", slot: "home", title: "一条公告", text: "说明", href: "/guide" };
const day = (text: string) => Date.parse(`${text}+08:00`);

describe("a house notice", () => {
  test("stands in its slot, from its first day through its last, by the clock of Beijing", () => {
    const all = readNotices([{ ...NOTICE, from: "2026-11-02", until: "2026-11-03" }]);
    const shown = (at: string, slot: "home" | "result" = "home") => noticesOf(slot, day(at), all).length;
    expect(shown("2026-11-01T23:59:59")).toBe(0);
    expect(shown("2026-11-02T00:00:00")).toBe(1);
    expect(shown("2026-11-03T23:59:59")).toBe(1);
    expect(shown("2026-11-04T00:00:00")).toBe(0);
    expect(shown("2026-11-02T12:00:00", "result")).toBe(0);
  });

  test.each([
    ["leads off the site", { href: "https://example.com/" }],
    ["leads off the site by two slashes", { href: "//example.com" }],
    ["stands nowhere", { slot: "pop-up" }],
    ["ends on no day", { until: "soon" }],
    ["is a story", { text: "长".repeat(81) }],
  ])("that %s is none", (_what, over) => {
    expect(() => readNotices([{ ...NOTICE, ...over }])).toThrow();
  });
});

test("the notices of today are in fair words, lead to articles that are there, and have ids of their own", () => {
  const slugs = new Set(guides(offers).map(({ slug }) => slug));
  const all = readNotices(table);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { title, text, href } of all) {
    expect(forbidden(title + text)).toEqual([]);
    const [, slug] = /^\/guide\?a=(.+)$/.exec(href) ?? [];
    if (slug !== undefined) expect(slugs).toContain(slug);
  }
});
