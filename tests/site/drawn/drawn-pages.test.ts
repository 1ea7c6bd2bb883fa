import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Answer } from "#tests/kit/runtime/visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  // All that pages are made of comes to the edge, glyphs too.
  for (const path of ["/", "/index2", "/guide", "/?tab=business"]) await site.visitor().get(path);
});
afterAll(() => site?.close());

const wasFilled = ({ headers }: Answer): boolean => headers["server-timing"] === "filled";
const nonceOf = ({ headers }: Answer): string =>
  /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
const keysIn = ({ text }: Answer): string[] =>
  Array.from(text.matchAll(/name="idem" value="([^"]*)"/g), ([, key = ""]) => key);

/** A page with names for what is each visitor's own: the nonce of its policy, the id of its cookie, the keys of its forms. */
function named(answer: Answer, id: string): string {
  const keys = keysIn(answer);
  const text = answer.text.replaceAll(nonceOf(answer), "NONCE").replaceAll(id, "VISITOR");
  return keys.reduce((rest, key) => rest.replaceAll(key, "KEY"), text);
}

const PAGES = [
  ...["/", "/?sample=whole", "/?tab=business", "/?tab=score", "/?tab=score&of=business", "/index2"],
  ...[
    "/luck-name",
    "/manuscript-example",
    "/comment-list",
    "/guide",
    "/guide?a=method",
    "/guide?a=children-privacy",
  ],
];
const STATES: readonly [string, string, string][] = [
  ["as it is", "", phones.iPhone],
  ["in 大字", "view=large", phones.iPhone],
  ["in 繁體", "writing=hant", phones.iPhone],
  ["in WeChat", "", phones.weChat],
];

describe.each(PAGES)("%s", (path) => {
  test.each(STATES)(
    "%s is the same to the byte filled as drawn, but for what is each visitor's own",
    async (_what, cookie, agent) => {
      const [first, second, third] = await Promise.all(
        [1, 2, 3].map(async () => {
          const visitor = site.visitor(agent);
          const [name = "", value = ""] = cookie.split("=");
          if (name !== "") visitor.cookies.set(name, value);
          await visitor.get("/search-order-history");
          return visitor;
        }),
      );
      if (first === undefined || second === undefined || third === undefined) throw new Error("no visitors");
      // Another isolate, which has drawn nothing: one draws for the glyphs, which may come too late for it.
      await site.renew();
      await third.get(path);
      await site.renew();
      const drawn = await first.get(path);
      const filled = await second.get(path);
      expect([wasFilled(drawn), wasFilled(filled)]).toEqual([false, true]);
      expect(named(filled, second.id() ?? "")).toBe(named(drawn, first.id() ?? ""));
      expect(filled.text).not.toContain(first.id());
      expect(filled.text).not.toContain(nonceOf(drawn));
      expect(filled.text).toContain(`data-vid="${second.id()}"`);
      expect(keysIn(filled).filter((key) => keysIn(drawn).includes(key))).toEqual([]);
      const {
        etag: _one,
        "server-timing": _two,
        "content-security-policy": _three,
        date: _four,
        ...rest
      } = filled.headers;
      expect(drawn.headers).toMatchObject(rest);
    },
  );
});

test("a message, a refused form and what was typed are drawn for their visitor alone", async () => {
  const visitor = site.visitor();
  await visitor.get("/");
  visitor.cookies.set("flash", "liked");
  const said = await visitor.get("/");
  expect([wasFilled(said), said.text.includes("已收藏")]).toEqual([false, true]);
  const refused = await visitor.post("/", { kind: "baby", surname: "欧阳锋" });
  expect([wasFilled(refused), refused.text.includes("欧阳锋")]).toEqual([false, true]);
  const next = await site.visitor().get("/");
  expect(next.text).not.toMatch(/已收藏|欧阳锋/);
});

test("the comments' page of an order has no validator, and is drawn for its visitor alone", async () => {
  const family = site.visitor();
  await family.get("/");
  const { headers } = await family.post("/", babyForm());
  const sn = headers.location?.split("/").at(-1) ?? "";
  for (const visitor of [family, family, site.visitor()]) {
    const page = await visitor.get(`/comment-list?sn=${sn}`);
    expect([wasFilled(page), page.headers.etag]).toEqual([false, undefined]);
  }
});
