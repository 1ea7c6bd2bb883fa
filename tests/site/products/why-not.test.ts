import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const CALL = "/api/x/whyNot";
const asking = (name: string) => `/naming-detail?sn=${SN}&ask=${encodeURIComponent(name)}`;
const answer = {
  sn: SN,
  surname: "林",
  given: "怀瑾",
  wrong: null,
  shownAt: null,
  says: ["它有一个字少见。", "它是 80 分。"],
};

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
afterEach(() => upstream.reset());

test("a name that is missing is answered in sentences, with a way to ask about another", async () => {
  upstream.behave(that.answersWith(answer), CALL);
  const page = await site.visitor().get(asking("怀瑾"));
  expect(page.status).toBe(200);
  expect(page.words).toContain("为什么没有“怀瑾”？");
  for (const sentence of answer.says) expect(page.words).toContain(sentence);
  expect(page.text).toMatch(/<input[^>]*name="ask"/);
  expect(page.text).not.toContain('value="怀瑾"');
});

test("what is no name is said at the field, with what was typed, and 400", async () => {
  const wrong = "请写一到两个汉字的名字，带不带姓都可以";
  upstream.behave(that.answersWith({ ...answer, given: "<b>Amy", wrong, says: [] }), CALL);
  const page = await site.visitor().get(asking("<b>Amy"));
  expect(page.status).toBe(400);
  expect(page.words).toContain(wrong);
  expect(page.text).toContain('value="&lt;b&gt;Amy"');
  expect(page.text).toMatch(/aria-invalid="true"/);
});

test("a name that is there leads to its details", async () => {
  upstream.behave(that.answersWith({ ...answer, shownAt: 3, says: ["“怀瑾”就在这里，排第 3 个。"] }), CALL);
  const page = await site.visitor().get(asking("怀瑾"));
  expect(page.words).toContain("“怀瑾”就在里面");
  expect(page.text).toContain(`/naming-detail?sn=${SN}&amp;name=怀瑾`);
});
