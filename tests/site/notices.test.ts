import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { FreeLuck } from "#functions/contract/products/luck.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { DETAIL_FREE, FREE } from "#tests/kit/upstream/upstream-moods.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";
import { sampleOf } from "#tests/kit/wire/sample-of.ts";

const ADS = "/api/index/ads";
const NOTICES = [
  { id: "1", slot: "result", title: "十一月的安排", text: "周末照常回复。", href: "/guide" },
  { id: "2", slot: "result", title: "名师为您改运", text: "点这里。", href: "/guide" },
  { id: "3", slot: "result", title: "新的文章", text: "旺财的秘诀。", href: "/guide" },
];

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
beforeEach(() => {
  upstream.reset();
  upstream.behave(that.answersWith({ items: NOTICES }), ADS);
  upstream.behave(that.answersWith({ ...Object(sampleOf(FreeLuck)), sn: SN }), DETAIL_FREE);
});

test.each([
  ["a free naming result", `/naming-result/${SN}`],
  ["a luck name before payment", `/luck-name-details?sn=${SN}`],
  ["the home", "/"],
  ["the second home", "/index2"],
])("%s shows the house's notices, and none in words that the site never says", async (_what, path) => {
  const { status, text } = await site.visitor().get(path);
  expect(status).toBe(200);
  expect(text).toContain("十一月的安排");
  expect(text).not.toMatch(/改运|旺财|新的文章/);
});

test("a free score shows them too", async () => {
  upstream.behave(that.answersWith(sampleAnswers[`GET ${DETAIL_FREE}`]), DETAIL_FREE);
  const { text } = await site.visitor().get(`/name-measurement-result/${SN}`);
  expect(text).toContain("十一月的安排");
});

test("the notices are those of the page's own slot, asked for once while the edge has them", async () => {
  const other = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
  try {
    for (let time = 0; time < 3; time++) await other.visitor().get(`/naming-result/${SN}`);
    expect(upstream.heard(ADS).map(({ query }) => query)).toEqual(["slot=result"]);
  } finally {
    await other.close();
  }
});

test("a paid report carries no notice", async () => {
  const free = { ...Object(sampleAnswers[`GET ${FREE}`]), status: "delivered" };
  upstream.behave(that.answersWith(free), FREE);
  const { status, text } = await site.visitor().get(`/naming-result/${SN}`);
  expect(status).toBe(200);
  expect(text).toContain("收据");
  expect(text).not.toContain("十一月的安排");
});
