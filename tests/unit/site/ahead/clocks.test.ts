import { expect, test } from "vitest";
import { type Clocks, createUpstream } from "#app/kit/upstream/client.server.ts";
import { headFirst } from "#functions/site/ahead/head-first.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

/** An upstream that answers nothing, or `ads`, asked from a page that has a clock of its own. */
function asking(clocks: Clocks, fetched: () => Promise<Response>) {
  return createUpstream({
    target: { service: { fetch: fetched }, base: "https://upstream.test", privateInQuery: false },
    caller: { visitorId: "0".repeat(32), pageUrl: "https://luopan.example/", cookie: null, address: null },
    ...{ log: () => undefined, onCookies: () => undefined, timeoutMs: 40, clocks },
  });
}

const never = () => new Promise<never>(() => undefined);
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const page = (answering: Promise<Response>, clocks: Clocks, patienceMs: number) =>
  headFirst({
    ...{ answering, clocks, patienceMs, pace: { isSlow: false }, url: new URL("https://luopan.example/") },
    drawFrame: async () => new Response("<html>"),
  });

// Break it catches: the clock of a call never begins, and a page waits for an upstream that is silent as long as it is.
test("the clock of a call begins when the page's own is over, and counts from when the call was made", async () => {
  const clocks: Clocks = { waiting: new Set() };
  const call = asking(clocks, never).order.soughtFree({ sn: SN });
  const failed = call.catch((error: unknown) => error);
  const answering = call.then(() => new Response("late"));
  answering.catch(() => undefined);
  await page(answering, clocks, 10);
  expect(clocks.waiting).toBeNull();
  expect(await Promise.race([failed, wait(2000)])).toMatchObject({ code: "TIMEOUT" });
});

// Break it catches: a part that is still to come when the page leaves in time is never given up.
test("it begins when the page leaves in time, too; a call that was answered has none", async () => {
  const clocks: Clocks = { waiting: new Set() };
  const late = asking(clocks, never)
    .index.content({})
    .catch((error: unknown) => error);
  const ads = async () => Response.json({ code: 0, data: { items: [] } });
  await asking(clocks, ads).index.ads({ slot: "home" });
  expect(clocks.waiting?.size).toBe(1);
  await page(Promise.resolve(new Response("in time")), clocks, 5000);
  expect(await Promise.race([late, wait(2000)])).toMatchObject({ code: "TIMEOUT" });
});

test("a call that is made after that begins its own", async () => {
  const clocks: Clocks = { waiting: null };
  const late = asking(clocks, never)
    .index.content({})
    .catch((error: unknown) => error);
  expect(await Promise.race([late, wait(2000)])).toMatchObject({ code: "TIMEOUT" });
});
