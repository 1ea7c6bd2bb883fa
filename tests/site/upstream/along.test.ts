import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { CONTRACT_HEADER } from "#functions/contract/wire/mark.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Visitor } from "#tests/kit/runtime/visit.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let own: Site;
let remote: Site;

/**
 * The origin of one site as somebody's server, that knows no more than was always told: what is asked of it besides a call's own
 * params does not get through, nor that bills may be short.
 */
const server = createServer(async (request, response) => {
  const { method = "GET", headers } = request;
  const url = request.url?.replace("&bills=short", "") ?? "/";
  const { bd_vid: visitor = "", "content-type": type } = headers;
  const body = await text(request);
  const answer = await own.origin.fetch(url, {
    method,
    headers: { bd_vid: String(visitor), ...(type !== undefined && { "content-type": type }) },
    ...(method === "POST" && { body }),
  });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
});

beforeAll(async () => {
  own = await startSite();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  remote = await startSite({ vars: { UPSTREAM_URL: `http://127.0.0.1:${address.port}` } });
});
afterAll(async () => {
  await Promise.all([own?.close(), remote?.close()]);
  server.closeAllConnections();
  server.close();
});

/** A page without what is new each time, or the site's own. */
async function pageOf(site: Site, visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text
    .replaceAll(/(?<=nonce=")[^"]*|(?<=name="idem" value=")[^"]*/g, "")
    .replaceAll(site.url.host, "site.test");
}

// Break it catches: one of the bundlers writes in another mark, and each answer is silently checked a second time.
test("the origin's answers have the mark of the contract that site and orders were built of", async () => {
  const { path } = calls.index.siteInfo;
  const { headers } = await own.origin.fetch(path, { headers: { bd_vid: "0".repeat(32) } });
  const mark = headers.get(CONTRACT_HEADER) ?? "";
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  for (const worker of ["site", "orders"])
    expect(readFileSync(`build/server/${worker}/index.js`, "utf8")).toContain(mark);
});

test("what comes along with an answer of ours is what a remote upstream is asked for by itself: pages are the same", async () => {
  const by = callerOf(own);
  const order = async ({ path }: { path: string }, form: Record<string, string>) =>
    v.parse(v.object({ sn: Sn }), (await by.post(path, form)).data).sn;
  const [baby, shop] = [
    await order(calls.index.seek, babyForm()),
    await order(calls.index.seek, businessForm()),
  ];
  const score = await order(calls.index.score, scoreForm());
  const idem = () => `form-${crypto.randomUUID()}`;
  const luck = await order(calls.order.skyfall, { surname: "林", sex: "male", idem: idem() });
  const expert = await order(calls.order.rengongBuy, { type: "standard", idem: idem() });
  const [paid, paidShop] = [
    await order(calls.index.seek, babyForm({ surname: "周" })),
    await order(calls.index.seek, businessForm({ trade: "书店" })),
  ];
  for (const sn of [paid, paidShop]) await payInDatabase(own, sn);
  // With names of the family's own, of which one stands with its whole bill, and a name without a source.
  const withOwn = await order(
    calls.index.seek,
    babyForm({ surname: "王", length: "1", have: "梓涵,囍儿,清和", sure: "char:囍" }),
  );
  const report = ["", "?part=rest", "?part=chart", "?batch=1", "?filter=whole"];
  const paths = [
    ...[baby, withOwn, shop].map((sn) => `/naming-result/${sn}`),
    ...[baby, shop].map((sn) => `/pay-new/seek?sn=${sn}`),
    ...[`/pay-new/score?sn=${score}`, `/luck-name-pay?sn=${luck}`, `/pay-new/manual?sn=${expert}`],
    ...[paid, paidShop].flatMap((sn) => report.map((query) => `/naming-result/${sn}${query}`)),
  ];
  const [ours, theirs] = [own, remote].map((site) => site.visitor(undefined, by.visitorId));
  if (ours === undefined || theirs === undefined) throw new Error("no visitor");
  // The edge knows what the footer says from then on.
  for (const visitor of [ours, theirs]) await visitor.get("/");
  for (const path of paths) {
    // What may come late is at hand from then on.
    await Promise.all([pageOf(own, ours, path), pageOf(remote, theirs, path)]);
    expect(await pageOf(own, ours, path), path).toBe(await pageOf(remote, theirs, path));
  }
});
