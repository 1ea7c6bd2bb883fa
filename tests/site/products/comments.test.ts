import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

const CONTENT = "/api/business/content";
const said = (id: string, bought: string, text: string) => ({
  ...{ id, bought, text },
  ...{ stars: 5, date: "2026-11-20", reply: null },
});
const OF_CHILD = said("1", "宝宝起名", "外婆一听就写对了。");
const OF_SIGN = said("2", "公司店铺起名", "招牌做好了，很醒目。");

let upstream: RecordingUpstream;
beforeAll(async () => {
  upstream = await recordingUpstream();
});
afterAll(() => upstream?.close());

async function secondHome(items: readonly object[]): Promise<string> {
  const comments = { items, counts: { all: items.length, bad: 0 } };
  upstream.behave(that.answersWith({ ...Object(sampleAnswers[`GET ${CONTENT}`]), comments }), CONTENT);
  const site: Site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
  try {
    return (await site.visitor().get("/index2")).text;
  } finally {
    await site.close();
  }
}

// Breaks it catches: what was said of names of children, shown as evidence for names of shops.
test("the second home shows what buyers of names for a business said, and says where there is none of them", async () => {
  const both = await secondHome([OF_CHILD, OF_SIGN]);
  expect(both).toContain(OF_SIGN.text);
  expect(both).not.toContain(OF_CHILD.text);
  const none = await secondHome([OF_CHILD]);
  expect(none).not.toContain(OF_CHILD.text);
  expect(none.replaceAll(/<[^>]+>/gu, "")).toContain("最近的评论里，还没有公司店铺起名的。");
});
