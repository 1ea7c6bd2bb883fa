import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { type Site, startProbe } from "#tests/kit/runtime/start-workers.ts";
import { type Asking, ask } from "#tests/kit/upstream/ask-probe.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const SEEK = "/api/business/seek";
const SOUGHT = "/api/business/soughtFree";
const MIB = 1024 * 1024;

let upstream: RecordingUpstream;
let site: Site;
const sought = (asking: Asking = {}) => ask(site, "order.soughtFree", { params: { sn: SN }, ...asking });
const seek = () => ask(site, "index.seek", { params: babyForm() });
const like = () => ask(site, "order.nameLike", { params: { sn: SN, name: "清和", liked: true } });

beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startProbe({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
afterEach(() => upstream.reset());

describe("a status outside 200–299", () => {
  test.each([300, 304, 400, 402, 403, 404, 409, 410, 413, 418, 422, 429, 500, 501, 502, 503, 504])(
    "%d rejects with the status in the message",
    async (status) => {
      upstream.behave(that.refuses(status, "SOME_CODE", "请稍后再试"));
      const { error } = await like();
      expect(error).toMatchObject({ message: `Request failed with status code ${status}`, status });
    },
  );

  test("hands on the code, the Chinese message and the fields of the body", async () => {
    const fields = { surname: "请填写姓氏" };
    upstream.behave(
      that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", { fields, sure: ["surname:逄"] }),
    );
    expect((await seek()).error).toEqual({
      call: "index.seek",
      message: "Request failed with status code 400",
      status: 400,
      code: "INVALID_PARAMS",
      say: "有几处需要改一下",
      detail: { fields, sure: ["surname:逄"] },
    });
  });

  test("hands on the seconds to wait", async () => {
    upstream.behave(that.refuses(429, "TOO_MANY", "操作太快了", { retryAfter: 30 }));
    expect((await seek()).error?.detail).toEqual({ retryAfter: 30 });
  });

  test("with HTML for a body says nothing of that body", async () => {
    upstream.behave(that.saysHtml(502));
    expect((await like()).error).toMatchObject({ status: 502, code: "HTTP", say: "", detail: {} });
  });
});

describe("an answer that is none", () => {
  const json = "application/json";
  test.each([
    ["HTML", that.saysHtml()],
    ["JSON that says it is HTML", that.answersAs("text/html; charset=utf-8")],
    ["JSON that says it is text", that.answersAs("text/plain")],
    ["no content type", that.answersAs("")],
    ["nothing at all", that.says(200, json, "")],
    ["half of it", that.says(200, json, '{"code":0,"data":')],
    ["JSON that is no envelope", that.says(200, json, '"ok"')],
    ["an envelope without data", that.says(200, json, '{"code":0}')],
    ["data of another shape", that.answersWith({ sn: 1 })],
    ["bytes that are no UTF-8", that.says(200, json, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ["a body that is cut", that.cuts],
    ["gzip that is none", that.sendsGzipJunk],
    ["a gzip bomb", that.sendsGzipBomb],
    ["more than a mebibyte", that.sendsBytes(MIB + 1)],
    ["a hang-up", that.hangsUp],
  ])("%s is refused", async (_what, behaviour) => {
    upstream.behave(behaviour);
    const { data, error, ms } = await sought();
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status: 0, say: "", call: "order.soughtFree" });
    expect(["BAD_ANSWER", "NETWORK"]).toContain(error?.code);
    expect(ms).toBeLessThan(5000);
  });

  test("a body of a mebibyte to the byte is taken", async () => {
    upstream.behave(that.sendsBytes(MIB));
    expect((await sought()).error).toBeUndefined();
  });

  test("a code other than 0 on a 200 rejects with what it says", async () => {
    upstream.behave(that.refuses(200, "E1001", "系统繁忙"));
    expect((await sought()).error).toMatchObject({ status: 200, code: "E1001", say: "系统繁忙" });
  });
});

describe("a redirect of the upstream", () => {
  test.each([301, 302, 303, 307, 308])("%d is never followed", async (status) => {
    upstream.behave(that.redirects(`${upstream.url}/elsewhere`, status), SOUGHT);
    expect((await sought()).error).toMatchObject({
      status,
      message: `Request failed with status code ${status}`,
    });
    expect(upstream.heard("/elsewhere")).toEqual([]);
  });
});

describe("cookies of the upstream", () => {
  test("are kept for the visitor under a prefix of their own, with our attributes", async () => {
    const sent = [
      "session=abc123; Path=/api; Domain=.upstream.example; SameSite=None; Max-Age=60",
      "plain=1",
    ];
    upstream.behave(that.answers({ "set-cookie": sent }));
    expect((await sought()).cookies).toEqual([
      "up-session=abc123; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
      "up-plain=1; Path=/; HttpOnly; SameSite=Lax",
    ]);
  });

  test("that would break out of a header, or are too long, are dropped", async () => {
    const sent = ["a b=1", "=1", "x=a,b", 'x="q"', "x=a\\b", `x=${"v".repeat(2000)}`, "noequals", "ok=1"];
    upstream.behave(that.answers({ "set-cookie": sent }));
    expect((await sought()).cookies).toEqual(["up-ok=1; Path=/; HttpOnly; SameSite=Lax"]);
  });

  test("can't take the name of the site's own", async () => {
    upstream.behave(that.answers({ "set-cookie": ["__Host-v=forged", "v=forged"] }));
    for (const line of (await sought()).cookies) expect(line).toMatch(/^up-/);
  });
});

describe("a passing fault", () => {
  const failsOnce = (times: number) => {
    let failures = 0;
    return ((request, response) => {
      if (failures++ < times) return that.refuses(503, "UNAVAILABLE", "维护中")(request, response);
      return that.answers()(request, response);
    }) satisfies Parameters<RecordingUpstream["behave"]>[0];
  };

  test("is tried again once on a GET", async () => {
    upstream.behave(failsOnce(1));
    expect((await sought()).error).toBeUndefined();
    expect(upstream.heard(SOUGHT)).toHaveLength(2);
  });

  test("is tried again once on a POST with a key of its own, with the same bytes", async () => {
    upstream.behave(failsOnce(1));
    expect((await seek()).error).toBeUndefined();
    const [first, second] = upstream.heard(SEEK);
    expect(second?.body).toBe(first?.body);
  });

  test("is never tried a third time", async () => {
    upstream.behave(failsOnce(9));
    expect((await sought()).error).toMatchObject({ status: 503 });
    expect(upstream.heard(SOUGHT)).toHaveLength(2);
  });

  test("is not tried again on any other POST", async () => {
    upstream.behave(failsOnce(1));
    expect((await like()).error).toMatchObject({ status: 503 });
    expect(upstream.requests).toHaveLength(1);
  });

  test.each([400, 402, 404, 409, 429, 500, 501])("a %d is an answer, not a passing fault", async (status) => {
    upstream.behave(that.refuses(status, "X", "不"));
    await sought();
    expect(upstream.requests).toHaveLength(1);
  });
});

test("an upstream that nobody listens for is a network fault", async () => {
  const nobody = await recordingUpstream();
  await nobody.close();
  const lost = await startProbe({ vars: { UPSTREAM_URL: nobody.url } });
  const { error } = await ask(lost, "index.siteInfo");
  expect(error).toMatchObject({ status: 0, code: "NETWORK" });
  await lost.close();
});
