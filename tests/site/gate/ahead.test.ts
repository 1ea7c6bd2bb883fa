import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Visitor } from "#tests/kit/runtime/visit.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const PREFETCH = { "sec-purpose": "prefetch;anonymous-client-ip" };
/** How a page is asked for ahead: to be fetched, to be drawn out of sight, by our own script. */
const AHEAD = [PREFETCH, { "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** Every row of every table. */
async function everything(): Promise<unknown> {
  const database = await site.database();
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    .all<{ name: string }>();
  const rows = results.map(async ({ name }) => [
    name,
    (await database.prepare(`SELECT * FROM "${name}"`).all()).results,
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

/** An order that nobody has looked at, of a visitor, and the name of one of its pages. */
async function newOrder(): Promise<{ sn: string; visitor: Visitor; detail: string }> {
  const by = callerOf(site);
  const { data } = await by.post("/api/business/seek", babyForm());
  const { sn } = v.parse(v.object({ sn: Sn }), data);
  const free = await by.get("/api/business/soughtFree", { sn });
  const { names } = v.parse(v.object({ names: v.array(v.object({ given: v.string() })) }), free.data);
  const detail = `/naming-detail?sn=${sn}&name=${encodeURIComponent(names[0]?.given ?? "")}`;
  return { sn, visitor: site.visitor(undefined, by.visitorId), detail };
}

/** The links that a page lets browsers fetch ahead, by their selector. */
async function rulesOn(path: string, visitor = site.visitor()): Promise<string> {
  const { text } = await visitor.get(path);
  const [, rules = ""] = /<script[^>]*type="speculationrules"[^>]*>([^<]*)</.exec(text) ?? [];
  const Rules = v.object({
    prefetch: v.tuple([
      v.object({ where: v.object({ selector_matches: v.string() }), eagerness: v.string() }),
    ]),
    // Drawn ahead is only what our script has seen somebody look at.
    prerender: v.tuple([v.object({ where: v.object({ selector_matches: v.literal("a.soon") }) })]),
  });
  return v.parse(Rules, JSON.parse(rules)).prefetch[0].where.selector_matches;
}

/** The paths in a selector of links. */
const pathsIn = (selector: string) =>
  [...selector.matchAll(/\[href='([^']+)'\]/g)].map(([, path = ""]) => path);

describe("a page fetched ahead", () => {
  test("is one of a list that the routes make: no desk, nothing to pay, no result that a look would deliver", async () => {
    const paths = pathsIn(await rulesOn("/"));
    expect(paths).toEqual(expect.arrayContaining(["/", "/guide", "/naming-detail"]));
    expect(paths.filter((path) => /desk|pay|resulte|result|after|order-history/.test(path))).toEqual([]);
    expect(
      paths.filter((path) => !routes.some((route) => `/${route.path?.replace(/^\//, "")}` === path)),
    ).toEqual([]);
  });

  test("leaves every row of the database as it was, for orders new, paid and shrunk", async () => {
    const [fresh, paid, shrunk] = [await newOrder(), await newOrder(), await newOrder()];
    await payInDatabase(site, paid.sn);
    const database = await site.database();
    await database
      .prepare("UPDATE orders SET result = NULL, seen_at = NULL WHERE sn = ?")
      .bind(shrunk.sn)
      .run();
    await database.prepare("UPDATE orders SET seen_at = NULL").run();
    const before = await everything();
    const listed = pathsIn(await rulesOn("/")).filter((path) => path !== "/naming-detail");
    for (const [at, { visitor, detail, sn }] of [fresh, paid, shrunk].entries()) {
      const headersAhead = AHEAD[at] ?? PREFETCH;
      const all = [
        ...listed,
        detail,
        `/naming-detail?sn=${sn}&name=%E4%B8%8D%E5%9C%A8`,
        `/comment-list?sn=${sn}`,
      ];
      for (const path of all) {
        const { status, headers } = await visitor.get(path, { headers: headersAhead });
        expect([path, status]).not.toEqual([path, 425]);
        if (status === 200 && !path.startsWith("/search-order") && !path.includes("comment-list?"))
          expect([path, headers["cache-control"]]).toEqual([path, "private, max-age=20"]);
      }
      expect((await visitor.get(detail, { headers: headersAhead })).status).toBe(200);
    }
    expect(await everything()).toEqual(before);
  });

  // Links that browsers follow at once would cost a free result three pages before anybody wants one.
  test("may be each free name's own page, at a touch and not before", async () => {
    const { sn, visitor } = await newOrder();
    const { text } = await visitor.get(`/naming-result/${sn}`);
    expect(text.match(/<a class="btn quiet" href="\/naming-detail\?[^"]+"/g)).toHaveLength(3);
    expect(await rulesOn(`/naming-result/${sn}`, visitor)).toContain("[href^='/naming-detail?']");
    expect(text).not.toContain('rel="prefetch"');
  });

  test("spends no message: that is said on the page that is opened", async () => {
    const { sn, visitor, detail } = await newOrder();
    const name = decodeURIComponent(detail.split("name=")[1] ?? "");
    await visitor.post(`/naming-result/${sn}`, { name, liked: "1" });
    for (const path of ["/", detail]) {
      const ahead = await visitor.get(path, { headers: PREFETCH });
      expect([path, ahead.status, ahead.setCookies]).toEqual([path, 425, []]);
    }
    expect((await visitor.get(detail)).text).toContain("已收藏");
  });

  test.each([
    ["/desk", "/wait-pay", "/pay-new/seek", "/resulte", "/search-order-history", "/manual-naming-order"],
    ["/?view=large", "/guide?writing=hant", "/nowhere"],
  ])("is refused where it is not listed, and the origin hears nothing: %s and more", async (...paths) => {
    const { sn, visitor } = await newOrder();
    const heard = async () => (await site.asked()).filter((line) => line.includes("/api/"));
    const before = await heard();
    for (const path of [...paths, `/naming-result/${sn}`, `/wait-pay?sn=${sn}`]) {
      const { status, setCookies } = await visitor.get(path, { headers: { purpose: "prefetch" } });
      expect([path, status, setCookies]).toEqual([path, 425, []]);
    }
    expect(await heard()).toEqual(before);
  });
});

describe("a page for everybody", () => {
  const PAGES = [
    "/",
    "/?tab=business",
    "/index2",
    "/guide",
    "/guide?a=method",
    "/luck-name",
    "/manuscript-example",
  ];

  test.each(PAGES)(
    "%s comes back as 304 without a body, and keeps the policy that its copy came with",
    async (path) => {
      const visitor = site.visitor();
      await visitor.get(path);
      await visitor.get(path);
      const first = await visitor.get(path);
      const tag = first.headers.etag ?? "none";
      expect(first.status).toBe(200);
      const again = await visitor.get(path, { headers: { "if-none-match": tag } });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, "", tag]);
      expect(again.headers["content-security-policy"]).toBeUndefined();
      expect(again.headers["cache-control"]).toBe("private, no-cache");
    },
  );

  test("is another one for another visitor, larger, in 繁體, and at another address", async () => {
    const visitor = site.visitor();
    await visitor.get("/guide");
    const tags = [
      (await visitor.get("/guide")).headers.etag,
      (await visitor.get("/guide?a=method")).headers.etag,
    ];
    const other = site.visitor();
    await other.get("/guide");
    tags.push((await other.get("/guide")).headers.etag);
    for (const way of ["view=large", "writing=hant"]) {
      await visitor.get(`/guide?${way}`);
      tags.push((await visitor.get("/guide")).headers.etag);
    }
    expect(new Set(tags).size).toBe(5);
    expect(tags).not.toContain(undefined);
  });

  test("has no validator while it has something to say, nor as the answer to a form", async () => {
    const { visitor } = await newOrder();
    await visitor.get("/");
    visitor.cookies.set("flash", "deleted");
    expect((await visitor.get("/")).headers.etag).toBeUndefined();
    expect((await visitor.post("/", { kind: "baby" })).headers.etag).toBeUndefined();
  });
});

describe("what the device may keep", () => {
  test("of an order is its names and scores; not what is paid, waited for or looked up, and no form that failed", async () => {
    const { sn, visitor, detail } = await newOrder();
    const kept = async (path: string) => (await visitor.get(path)).headers["cache-control"];
    for (const path of [`/naming-result/${sn}`, detail])
      expect([path, await kept(path)]).toEqual([path, "private, no-cache"]);
    for (const path of [
      `/pay-new/seek?sn=${sn}`,
      `/wait-pay?sn=${sn}`,
      `/resulte?sn=${sn}`,
      "/search-order-history",
    ])
      expect([path, await kept(path)]).toEqual([path, "private, no-store"]);
    const wrong = await visitor.post(`/naming-result/${sn}`, { name: "" });
    expect(wrong.headers["cache-control"]).toBe("private, no-store");
    expect(await kept(`/naming-result/${"0".repeat(26)}`)).toBe("private, no-store");
  });

  test("goes with the order: its deletion clears what the browser has kept", async () => {
    const { sn, visitor } = await newOrder();
    const gone = await visitor.post("/search-order-history", { sn });
    expect([gone.status, gone.headers["clear-site-data"]]).toEqual([303, '"cache"']);
  });
});
