import { expect, test } from "vitest";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { drawnBefore } from "#functions/site/door.ts";
import { visitorsDoors } from "#functions/site/gate/doors.ts";
import { siteHandler } from "#functions/site/site-handler.ts";

const PAGES = [{ pattern: "/guide", worker: "pages", prefetch: true }] as const;
const ADDRESS = "http://luopan.example";

/** The site Worker before Workers that answer like this, at an edge where nothing is kept; `origin`: the paths that it asked the upstream; `looked`: what it looked for at the edge. */
function siteBefore(draw: (request: Request) => Response, more: Pick<RouteHandle, "many"> = {}) {
  const looked: string[] = [];
  const origin: string[] = [];
  const behind: Promise<unknown>[] = [];
  const upstream = async ({ url }: Request) => {
    origin.push(new URL(url).pathname);
    return new Response(null, { status: 503 });
  };
  const raw = {
    ...{ STAGE: "test", VISITOR_KEYS: `k1:${"x".repeat(32)}` },
    ...{ ASSETS: { fetch: upstream }, ORIGIN: { fetch: upstream }, ORDERS: { fetch: upstream } },
    PAGES: { fetch: async (request: Request) => draw(request) },
  };
  const handles = { "/guide": { open: true, madeOf: ["siteInfo"], ...more } } as const;
  const match = async (key: string) => {
    looked.push(key);
    return undefined;
  };
  const cache = { match, put: async () => undefined };
  const makeInside = drawnBefore(handles);
  const handle = siteHandler({ pages: PAGES, makeDoors: visitorsDoors(PAGES), makeInside }, () => cache);
  const visit = async (init?: RequestInit) => {
    const execution = { waitUntil: (work: Promise<unknown>) => void behind.push(work) };
    const answer = await handle(new Request(`${ADDRESS}/guide`, init), raw, execution);
    await Promise.allSettled(behind);
    return answer;
  };
  return { visit, origin, looked };
}

const pageWith = (headers: Record<string, string>) =>
  new Response("<p>起名</p>", { headers: { "content-type": "text/html", ...headers } });
const DRAWN = { "x-recipe": "0".repeat(24), "x-holes": "[]" };

// Break it catches: where two Workers have an edge each, the site never has the answers of a page, and has it drawn for ever.
test("a page with a recipe of which the site has no answers makes it ask for these, and a page without one does not", async () => {
  const known = siteBefore(() => pageWith(DRAWN));
  const answer = await known.visit();
  expect([await answer.text(), answer.headers.get("x-recipe"), answer.headers.get("x-holes")]).toEqual([
    ...["<p>起名</p>", null, null],
  ]);
  expect(known.origin).toContain("/api/index/siteInfo");
  const unknown = siteBefore(() => pageWith({}));
  await unknown.visit();
  expect(unknown.origin).toEqual([]);
});

test("a form is handed on unread, with all that came along", async () => {
  const bodies: Promise<string>[] = [];
  const site = siteBefore((request) => {
    bodies.push(request.text());
    return pageWith({});
  });
  await site.visit({ method: "POST", body: "surname=林", headers: { cookie: "v=1" } });
  expect(await Promise.all(bodies)).toEqual(["surname=林"]);
  expect(site.origin).toEqual([]);
});

// Break it catches: each of thousands of pages that nobody keeps costs its answers' digests twice, in the Worker that opens and in the one that draws.
test("a page that is not kept is looked into only for whom has it already", async () => {
  const site = siteBefore(() => pageWith({}), { many: true });
  await site.visit();
  expect(site.looked).toEqual([]);
  await site.visit({ headers: { "if-none-match": 'W/"of-yesterday"' } });
  expect(site.looked.length).toBeGreaterThan(0);
});
