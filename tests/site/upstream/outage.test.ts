import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Answer } from "#tests/kit/runtime/visit.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const RESULT = `/naming-result/${SN}`;
const DETAIL = `/naming-detail?sn=${SN}&name=${encodeURIComponent("清和")}`;
const HISTORY = "/search-order-history";

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
afterEach(() => upstream.reset());

/** A page that says what is wrong, is whole, and offers a way on; no stack trace, no English fault. */
function expectHonest(page: Answer, status: number): void {
  expect(page.status).toBe(status);
  expect(page.headers["content-type"]).toMatch(/^text\/html/);
  expect(page.text).toContain("</html>");
  expect(page.text).toMatch(/<a [^>]*href="\/"/);
  expect(page.text).not.toMatch(/\bat .+\.(js|ts):\d+|Request failed|UpstreamError|undefined|timeout of/);
}

const faults: [string, Parameters<RecordingUpstream["behave"]>[0]][] = [
  ["hangs up", that.hangsUp],
  ["refuses with 500", that.refuses(500, "INTERNAL", "出了问题")],
  ["refuses with 502 and HTML", that.saysHtml(502)],
  ["refuses with 503", that.refuses(503, "UNAVAILABLE", "维护中")],
  ["says 200 and HTML", that.saysHtml()],
  ["cuts its answer", that.cuts],
  ["sends gzip that is none", that.sendsGzipJunk],
  ["sends a gzip bomb", that.sendsGzipBomb],
  ["sends data of another shape", that.answersWith({ sn: 1 })],
  ["redirects", that.redirects("https://evil.example/")],
];

describe.each(faults)("while the upstream %s", (_what, behaviour) => {
  test.each([RESULT, DETAIL, HISTORY])(
    "%s says so, with 503, a time to come back and a retry",
    async (path) => {
      upstream.behave(behaviour);
      const page = await site.visitor().get(path);
      expectHonest(page, 503);
      expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
      expect(page.text).toContain("再试一次");
    },
  );

  test("a form says so and keeps what was typed", async () => {
    upstream.behave(behaviour);
    const page = await site.visitor().post("/", babyForm({ surname: "欧阳", avoid: "文明" }));
    expectHonest(page, 503);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect(page.text).toContain('value="欧阳"');
    expect(page.text).toContain('value="文明"');
  });
});

describe("a look-up by number that is refused with 503", () => {
  test("says so on top, keeps what was typed, and blames no field", async () => {
    upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"));
    const page = await site.visitor().post("/search-order", { step: "number", q: "T0123456789" });
    expectHonest(page, 503);
    expect(page.words).toContain("查询暂时没有回应，您填的内容还在");
    expect(page.text).toContain('value="T0123456789"');
    expect(page.text).not.toContain('aria-invalid="true"');
  });
});

describe("what the upstream says in its own words", () => {
  test("stands at its field, with 400 and what was typed", async () => {
    const fields = { surname: messages.surnameUnknown("逄") };
    upstream.behave(
      that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", { fields, sure: ["surname:逄"] }),
    );
    const page = await site.visitor().post("/", babyForm({ surname: "逄" }));
    expectHonest(page, 400);
    expect(page.words).toContain(fields.surname);
    expect(page.text).toContain('value="逄"');
    // Breaks it catches: a mere question in the dress of a fault, or a fault in that of a question.
    expect(page.text).toContain('class="errs mild"');
    expect(page.words).toContain("“逄”没有写错，继续");
    const wrong = await site.visitor().post("/", babyForm({ surname: "Lin" }));
    expect(wrong.text).toContain('class="errs"');
  });

  test("is escaped like any other text", async () => {
    const nasty = "</textarea><script>alert(1)</script>";
    upstream.behave(that.refuses(400, "INVALID_PARAMS", nasty, { fields: { surname: nasty } }));
    const page = await site.visitor().post("/", babyForm());
    expect(page.text).not.toContain("<script>alert(1)");
  });

  test.each([
    [404, "NOT_FOUND"],
    [410, "ERASED"],
    [402, "PAYMENT_REQUIRED"],
    [429, "TOO_MANY"],
  ])("%d %s is the page's status", async (status, code) => {
    upstream.behave(that.refuses(status, code, "不行", { retryAfter: 7 }));
    const page = await site.visitor().get(RESULT);
    expectHonest(page, status);
    if (status === 429) expect(page.headers["retry-after"]).toBe("7");
  });
});

describe("an upstream that never answers, or never ends", () => {
  test("does not delay the home page; other pages are a 503 at 20 s", { timeout: 60_000 }, async () => {
    upstream.behave(that.neverAnswers);
    // On one page it says something now and then, but comes to no end.
    upstream.behave(that.drips(1000), "/api/business/nameDetail");
    const visitor = site.visitor();
    const [home, form, result, detail, history] = await Promise.all([
      visitor.get("/"),
      visitor.post("/", babyForm({ surname: "欧阳" })),
      visitor.get(RESULT),
      visitor.get(DETAIL),
      visitor.get(HISTORY),
    ]);
    expect(home.status).toBe(200);
    expect(home.firstByteMs).toBeLessThan(500);
    expect(home.text).toContain("</html>");
    expect(home.text).toContain('name="surname"');
    expect(home.text).toContain("评论暂时读不出来");
    // It waits a second and a half for what it can do without; the rest is for a slow machine.
    expect(home.ms).toBeLessThan(10_000);
    expectHonest(form, 503);
    expect(form.text).toContain('value="欧阳"');
    expect(form.words).toContain("起名服务暂时没有回应");
    expect(result.words).toContain("暂时打不开");
    for (const page of [result, detail, history]) expectHonest(page, 503);
    for (const page of [home, form, result, detail, history]) expect(page.ms).toBeLessThan(20_500);
    for (const page of [form, result, detail, history]) expect(page.ms).toBeGreaterThan(19_900);
    expect(site.logs.filter((line) => line.includes("TIMEOUT")).length).toBeGreaterThan(0);
  });
});

test("the logs of all this name calls and codes: no address, no name, no date of birth", () => {
  const logged = site.logs.join("\n");
  expect(logged).toContain('"call":"index.seek"');
  for (const secret of ["欧阳", SN, "清和", "2026", "form-", "naming-result"])
    expect(logged).not.toContain(secret);
});
