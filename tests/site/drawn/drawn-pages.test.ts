import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Answer } from "#tests/kit/runtime/visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  // All that pages are made of comes to the edge, glyphs too.
  for (const path of ["/", "/index2", "/guide", "/?tab=business"])
    await site.visitor(phones.alipay).get(path);
});
afterAll(() => site?.close());

/** Where the page had been kept that was filled; undefined where it was drawn. */
const filledFrom = ({ headers }: Answer): string | undefined =>
  /^filled;desc=(.*)$/.exec(String(headers["server-timing"]))?.[1];
const wasFilled = (answer: Answer): boolean => filledFrom(answer) !== undefined;
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
    "%s is the same to the byte filled as drawn, here and in another isolate, but for what is each visitor's own",
    async (_what, cookie, agent) => {
      const visitors = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const visitor = site.visitor(agent);
          const [name = "", value = ""] = cookie.split("=");
          if (name !== "") visitor.cookies.set(name, value);
          await visitor.get("/search-order-history");
          return visitor;
        }),
      );
      await site.renew();
      const answers: Answer[] = [];
      // It is drawn once more for glyphs that came too late for the first.
      while (!answers.some(wasFilled) && answers.length < 3)
        answers.push((await visitors[answers.length]?.get(path)) ?? fault());
      const [drawn = fault(), filled = fault()] = answers.slice(-2);
      const [first = fault(), second = fault()] = visitors.slice(answers.length - 2);
      await site.renew();
      const last = visitors[3] ?? fault();
      const elsewhere = await last.get(path);
      expect([drawn, filled, elsewhere].map(filledFrom)).toEqual([undefined, "isolate", "edge"]);
      for (const [answer, visitor] of [
        [filled, second],
        [elsewhere, last],
      ] as const) {
        expect(named(answer, visitor.id() ?? "")).toBe(named(drawn, first.id() ?? ""));
        expect(answer.text).not.toContain(first.id());
        expect(answer.text).not.toContain(nonceOf(drawn));
        expect(answer.text).toContain(`data-vid="${visitor.id()}"`);
        expect(keysIn(answer).filter((key) => keysIn(drawn).includes(key))).toEqual([]);
        const {
          etag: _one,
          "server-timing": _two,
          "content-security-policy": _three,
          date: _four,
          ...rest
        } = answer.headers;
        expect(drawn.headers).toMatchObject(rest);
      }
    },
  );
});

function fault(): never {
  throw new Error("no visitor, or no answer");
}

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
