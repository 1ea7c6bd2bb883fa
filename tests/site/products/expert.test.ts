import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Rengong, RgOrder } from "#functions/contract/products/expert.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";
import { sampleOf } from "#tests/kit/wire/sample-of.ts";

const RENGONG = "/api/business/rengong";
const BUY = "/api/business/rengongBuy";
const offer = sampleOf(Rengong);

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
beforeEach(() => upstream.reset());

const shut = (why: string, nextSlot: string | null) =>
  upstream.behave(that.answersWith({ ...Object(offer), open: false, shut: why, nextSlot }), RENGONG);
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, "");
const times = (html: string, text: string): number => words(html).split(text).length - 1;

test.each([
  ["closed", "2026-12-01", "目前暂停接单，12 月 1 日起可约。"],
  ["closed", null, "目前暂停接单。"],
  ["full", "2026-12-01", "目前排满了，12 月 1 日起可约。"],
  ["nobody", null, "起名人还没有公布，现在不接单。"],
])(
  "expert naming that is %s until %s says so in a whole sentence, and sells nothing",
  async (why, day, say) => {
    shut(why, day);
    const { status, text } = await site.visitor().get("/manual-naming");
    expect(status).toBe(200);
    expect(times(text, say)).toBe(1);
    expect(text).not.toContain('name="type"');
  },
);

// Break it catches: relatives who open a link read what the manuscript cost, though its owner is told that they do not.
test.each([
  ["owner", true],
  ["reader", false],
])("the price of a manuscript stands on the page of its %s: %j", async (role, isThere) => {
  const sold = { amount: 29_900, currency: "CNY", refund: null, refunds: [], entries: [] };
  const order = { ...Object(sampleOf(RgOrder)), ...sold, sn: SN };
  upstream.behave(that.answersWith(order), "/api/business/rgOrder");
  upstream.behave(that.answersWith({ role, share: null, recovery: null }), "/api/x/hold");
  const { status, text } = await site.visitor().get(`/manual-naming-order?sn=${SN}`);
  expect(status).toBe(200);
  expect(times(text, "299 元")).toBe(isThere ? 1 : 0);
});

test("an order that came a moment too late is told once why, and no button is left to press", async () => {
  shut("full", "2026-12-01");
  upstream.behave(that.refuses(409, "STATE_CONFLICT", "目前排满了，2026-12-01 起可约。"), BUY);
  const form = { type: "standard", idem: crypto.randomUUID() };
  const { status, text } = await site.visitor().post("/manual-naming", form);
  expect(status).toBe(409);
  expect(times(text, "目前排满了")).toBe(1);
  expect(text).toMatch(/role="alert"[^>]*>(<[^>]+>)*目前排满了/);
  expect(text).not.toContain('name="type"');
});
