import { expect, test } from "vitest";
import type { SiteContext } from "#app/context.server.ts";
import { type DrawnPages, filled, kept, told } from "#functions/site/ahead/drawn-pages.ts";

// Of a context a drawn page reads what is its visitor's own and these notes, and nothing else: hence the cast.
const visitorOf = (letter: string) =>
  ({
    nonce: `${letter.repeat(22)}==`,
    visitorId: letter.repeat(32),
    page: { filledFrom: null, private: false, lacksGlyphs: false },
  }) as unknown as SiteContext;
const KEY = "11111111-2222-4333-8444-555555555555";
const pageOf = ({ nonce, visitorId }: SiteContext) =>
  `<style nonce="${nonce}"></style><p data-vid="${visitorId}">起名</p><input name="idem" value="${KEY}">`;

/** Draws a page for one visitor: what goes on to the visitor, and what was put at the edge, by its address. */
async function drawn(visitor: SiteContext) {
  const put = new Map<string, Response>();
  const cache = {
    match: async () => undefined,
    put: async (key: string, answer: Response) => void put.set(key, answer),
  };
  const behind: Promise<unknown>[] = [];
  const answer = new Response(pageOf(visitor), { headers: { "content-type": "text/html" } });
  const edge = { cache, waitUntil: (work: Promise<unknown>) => void behind.push(work) };
  const onward = await kept(new Map(), await told("recipe", answer, visitor), edge);
  await Promise.all(behind);
  return { onward, put };
}

const edgeWith = (copies: ReadonlyMap<string, Response>) => ({
  match: async (key: string) => copies.get(key)?.clone(),
  put: async () => undefined,
});

test("what goes to the edge holds nothing of the visitor for whom it was drawn", async () => {
  const first = visitorOf("a");
  const { onward, put: copies } = await drawn(first);
  expect([await onward.text(), [...onward.headers.keys()]]).toEqual([pageOf(first), ["content-type"]]);
  const [copy] = copies.values();
  const text = (await copy?.clone().text()) ?? "";
  expect(text).toContain("起名");
  for (const own of [first.nonce, first.visitorId, KEY]) expect(text).not.toContain(own);
  const other = visitorOf("b");
  const page = await filled(new Map(), "recipe", other, edgeWith(copies));
  const said = (await page?.text()) ?? "";
  expect(said.replace(/(?<=value=")[^"]*/, KEY)).toBe(pageOf(other));
  expect(said).not.toContain(KEY);
});

test.each([
  ["without the places of its blanks", new Response("起名")],
  ["with places that are no list", new Response("起名", { headers: { "x-holes": "{" } })],
])("a copy at the edge %s is as if there were none", async (_what, broken) => {
  const { put: copies } = await drawn(visitorOf("a"));
  for (const key of copies.keys()) copies.set(key, broken);
  const pages: DrawnPages = new Map();
  expect(await filled(pages, "recipe", visitorOf("b"), edgeWith(copies))).toBeNull();
  expect(pages.size).toBe(0);
});

test("an edge that fails is as if it had none", async () => {
  const edge = { match: () => Promise.reject(new Error("down")), put: async () => undefined };
  expect(await filled(new Map(), "recipe", visitorOf("b"), edge)).toBeNull();
});
