import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Content } from "#functions/contract/site/site.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** What the site takes from an upstream. */
const MOST_BYTES = 1024 * 1024;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test("the content call gives all visitors the same small document, its figures filled in", async () => {
  const [one, other] = [callerOf(site), callerOf(site)];
  const first = await one.get("/api/business/content", {});
  const { guides, faqs } = v.parse(Content, first.data);
  expect(guides.map(({ slug }) => slug)).toContain("price-and-refund");
  expect(faqs.map(({ question }) => question)).toContain("什么情况可以退款？");
  expect(JSON.stringify([guides, faqs])).not.toContain("{{");
  expect((await other.get("/api/business/content", {})).data).toEqual(first.data);
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(MOST_BYTES);
});
