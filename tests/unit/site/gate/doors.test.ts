import { expect, test } from "vitest";
import { siteEnv } from "#functions/site/env.ts";
import { ordersDoors, visitorsDoors, wakeBehind } from "#functions/site/gate/doors.ts";

const PAGES = [
  { pattern: "/guide", worker: "site", prefetch: true },
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

test("a page of an order is handed to the Worker that has it as it came, and no other page", async () => {
  const orders = listening();
  const { handOn } = doorsOf({ ORDERS: orders });
  const request = new Request("https://luopan.example/wait-pay?sn=1", { method: "POST", body: "again=1" });
  expect(await (await handOn(request, "/wait-pay"))?.text()).toBe("theirs");
  expect(request.bodyUsed).toBe(false);
  expect(handOn(new Request("https://luopan.example/guide"), "/guide")).toBeNull();
  expect(orders.asked).toEqual(["POST https://luopan.example/wait-pay?sn=1"]);
});

test("without the Worker of orders there is no site: nobody could pay", () => {
  expect(() => doorsOf({})).toThrow("site configuration: ORDERS is missing");
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

test("the Worker of orders is woken behind a page in production alone, and may be down", async () => {
  const orders = listening(() => Promise.reject(new Error("down")));
  await wakeBehind(doorsOf({ ORDERS: orders }));
  expect(orders.asked).toHaveLength(1);
  await wakeBehind(doorsOf({ ORDERS: orders, STAGE: "development" }));
  expect(orders.asked).toHaveLength(1);
});
