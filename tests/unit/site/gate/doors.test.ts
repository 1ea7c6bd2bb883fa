import { expect, test } from "vitest";
import { siteEnv } from "#functions/site/env.ts";
import { ordersDoors, visitorsDoors, wakeBehind } from "#functions/site/gate/doors.ts";

const PAGES = [
  { pattern: "/guide", worker: "pages", prefetch: true },
  { pattern: "/wait-pay", worker: "orders", prefetch: false },
] as const;

/** A Worker behind the site that writes down what it is asked. */
function listening(answer = async () => new Response("theirs")) {
  const asked: string[] = [];
  return {
    asked,
    fetch: (request: Request) => {
      asked.push(`${request.method} ${request.url}`);
      return answer();
    },
  };
}

function doorsOf(over: object) {
  const service = listening();
  const vars = { VISITOR_KEYS: `k1:${"x".repeat(32)}`, PUBLIC_URL: "https://luopan.example" };
  return visitorsDoors(PAGES)(siteEnv({ ASSETS: service, ORIGIN: service, ...vars, ...over }));
}

test("a page is handed to the Worker that draws it as it came, and what no page has to that of pages", async () => {
  const [orders, pages] = [listening(), listening()];
  const { handOn, elsewhere } = doorsOf({ ORDERS: orders, PAGES: pages });
  const request = new Request("https://luopan.example/wait-pay?sn=1", { method: "POST", body: "again=1" });
  expect(await (await handOn(request, "/wait-pay"))?.text()).toBe("theirs");
  expect(request.bodyUsed).toBe(false);
  await handOn(new Request("https://luopan.example/guide"), "/guide");
  await elsewhere?.(new Request("https://luopan.example/nowhere"));
  expect(orders.asked).toEqual(["POST https://luopan.example/wait-pay?sn=1"]);
  expect(pages.asked).toEqual(["GET https://luopan.example/guide", "GET https://luopan.example/nowhere"]);
});

test("without the Workers of orders and pages there is no site: nobody could pay, or see anything", () => {
  expect(() => doorsOf({ PAGES: listening() })).toThrow("site configuration: ORDERS is missing");
  expect(() => doorsOf({ ORDERS: listening() })).toThrow("site configuration: PAGES is missing");
});

// Break it catches: `/naming-detailed`, which a route brings along, gets a bare line instead of the site's own page for it.
test("what the platform's routes bring to the orders Worker and no page has goes on to the site, and nothing else does", async () => {
  const site = listening();
  const address = { STAGE: "production", PUBLIC_URL: "https://luopan.example" } as const;
  const elsewhere = (url: string, over: object = {}) =>
    ordersDoors(site.fetch)({ ...address, ...over }).elsewhere?.(new Request(url)) ?? null;
  expect(await (await elsewhere("https://luopan.example/naming-detailed"))?.text()).toBe("theirs");
  expect(elsewhere("https://orders.internal/~")).toBeNull();
  expect(elsewhere("http://localhost:8787/nowhere", { STAGE: "development" })).toBeNull();
  expect(elsewhere("https://luopan.example/nowhere", { PUBLIC_URL: undefined })).toBeNull();
  expect(site.asked).toEqual(["GET https://luopan.example/naming-detailed"]);
});

test("the Workers of orders and pages are woken behind a page in production alone, and one may be down", async () => {
  const [orders, pages] = [listening(() => Promise.reject(new Error("down"))), listening()];
  await wakeBehind(doorsOf({ ORDERS: orders, PAGES: pages }));
  await wakeBehind(doorsOf({ ORDERS: orders, PAGES: pages, STAGE: "development" }));
  for (const { asked } of [orders, pages]) expect(asked).toHaveLength(1);
});
