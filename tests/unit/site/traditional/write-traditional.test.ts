import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { characters } from "#functions/naming/facts/characters/find-character.ts";
import { asRegistered } from "#functions/naming/person/describe/as-registered.ts";
import { siteEnv } from "#functions/site/env.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { Markup } from "#functions/site/traditional/markup.ts";
import { noNames, noteNames } from "#functions/site/traditional/page-names.ts";
import { pageWriter } from "#functions/site/traditional/page-writer.ts";
import { hasForms, writeTraditional } from "#functions/site/traditional/write-traditional.ts";

const table = readFileSync("public/writing/traditional.txt", "utf8");
const forms = parseForms(table);
const by = converter(forms);

/** A page of a family whose child is called 里后, in these pieces. */
function written(...pieces: readonly string[]): string {
  const spoken = noNames();
  noteNames({ name: "林里后", given: "里后" }, spoken);
  const page = new Markup(pageWriter(by, spoken, null));
  return pieces.map((piece) => page.push(piece)).join("") + page.end();
}

test.each([
  ['<html lang="zh-Hans" class="x"><p>国</p></html>', '<html lang="zh-Hant" class="x"><p>國</p></html>'],
  // What is read out, and in the shape that it had: quoted, with a space before a slash.
  ['<img alt="国&gt;" src="/国.png"/>', '<img alt="國&gt;" src="/国.png" />'],
  [
    '<input value="国" placeholder="国" disabled=""/>国',
    '<input value="国" placeholder="國" disabled="" />國',
  ],
  ["<textarea>国</textarea><code>国<b>国</b></code>国", "<textarea>国</textarea><code>国<b>国</b></code>國"],
  ['<a lang="zh-Hans" title="国">国<br/>国</a>国', '<a lang="zh-Hans" title="國">国<br/>国</a>國'],
  ["<!-- 国 -->国<!-- -->国<style>.国{}</style>", "<!-- 国 -->國<!-- -->國<style>.国{}</style>"],
  ['<script>if(a<b)say("国</p>")</script>国', '<script>if(a<b)say("國</p>")</script>國'],
  ['<noscript><meta content="国"/></noscript>', '<noscript><meta content="國"/></noscript>'],
  // A name that stands apart takes its characters' forms from the whole; a passage as well.
  [
    '<h3 translate="no" data-name="林里后"><i>林</i>里<b>后</b></h3>里',
    '<h3 translate="no" data-name="林里后"><i>林</i>里<b>後</b></h3>里',
  ],
  [
    '<q data-verse="在这里，后来。">在<mark>这</mark>里，后来</q>',
    '<q data-verse="在这里，后来。">在<mark>這</mark>裡，後來</q>',
  ],
  ["<p>林里后在这里</p>", "<p>林里後在這裡</p>"],
  // A name of the page in a field is written as its heading; what else was typed, and a name for machines, stays.
  [
    '<input type="text" name="given" value="里后"/><input type="hidden" name="name" value="林里后" translate="no"/>里',
    '<input type="text" name="given" value="里後" /><input type="hidden" name="name" value="林里後" translate="no" />里',
  ],
  [
    '<input type="text" value="国" /><input type="hidden" name="name" value="里后" />',
    '<input type="text" value="国" /><input type="hidden" name="name" value="里后" />',
  ],
  // What somebody wrote keeps its words: no 大陸 and no 人民币 that nobody said.
  [
    '<p data-quoted="">林里后在规范字表里，“短信”要 <b>5 元</b></p>规范字表，5 元',
    '<p data-quoted="">林里後在規範字表裡，「短信」要 <b>5 元</b></p>大陸規範字表，5 元人民幣',
  ],
  // Break it catches: a sum tied to its 元 by a space that does not break stays in a yuan that is not the reader's.
  ["<p>即 149.50\u00a0元，99 元</p>", "<p>即 149.50\u00a0元人民幣，99 元人民幣</p>"],
])("%s is written %s, whatever the pieces it comes in", (html, expected) => {
  expect(written(html)).toBe(expected);
  fc.assert(
    fc.property(fc.array(fc.nat(html.length), { maxLength: 6 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), html.length];
      expect(written(...at.slice(1).map((to, nth) => html.slice(at[nth], to)))).toBe(expected);
    }),
    { numRuns: 40 },
  );
});

// Breaks it catches: a field in 繁體 that sends another name back than the page was about (鍾灵 → 锺灵).
test("a name in a field comes back as it was, whatever its characters", () => {
  const pairs = [...forms.pairs.keys()];
  for (const given of [...characters().map(({ char }) => char), ...pairs]) {
    const spoken = noNames();
    noteNames({ given }, spoken);
    const page = new Markup(pageWriter(by, spoken, null));
    const [, sent = ""] = /value="([^"]*)"/.exec(page.push(`<input type="text" value="${given}" />`)) ?? [];
    expect(asRegistered(sent).text).toBe(given);
  }
});

test("a table of forms that could not be had leaves the page as it is, and is asked for again", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fetch = vi.fn(async () => new Response("", { status: 500 }));
  const env = {
    ...siteEnv({ STAGE: "test", VISITOR_KEYS: `k1:${"k".repeat(64)}`, ORIGIN: { fetch }, ASSETS: { fetch } }),
  };
  const page = () => new Response("<p>国</p>");
  const plain = page();
  expect(await writeTraditional(plain, env, noNames(), "pinyin")).toBe(plain);
  expect(await hasForms(env)).toBe(false);
  fetch.mockImplementation(async () => new Response(table));
  expect(await hasForms(env)).toBe(true);
  expect(await (await writeTraditional(page(), env, noNames(), "pinyin")).text()).toBe("<p>國</p>");
});
