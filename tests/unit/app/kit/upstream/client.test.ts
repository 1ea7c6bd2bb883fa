import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createUpstream, TIMEOUT_MS } from "#app/kit/upstream/client.server.ts";
import { consoleLog, type FailureLog } from "#app/kit/upstream/log-failure.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { CONTRACT_HEADER } from "#functions/contract/wire/mark.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

let upstream: RecordingUpstream;
beforeAll(async () => {
  upstream = await recordingUpstream();
});
afterAll(() => upstream.close());
afterEach(() => upstream.reset());

interface Options {
  timeoutMs?: number;
  timeLeft?: () => number;
  log?: FailureLog;
  checkedBy?: string;
}

function client({ checkedBy, ...options }: Options = {}) {
  const target = { service: { fetch }, base: upstream.url, privateInQuery: false };
  return createUpstream({
    target: { ...target, ...(checkedBy !== undefined && { checkedBy }) },
    caller: {
      visitorId: "0".repeat(32),
      pageUrl: "https://luopan.example/",
      cookie: null,
      address: null,
    },
    log: () => undefined,
    onCookies: () => undefined,
    ...options,
  });
}

const failureOf = (work: Promise<unknown>): Promise<UpstreamError> =>
  work.then(
    () => Promise.reject(new Error("it did not fail")),
    (error: unknown) => (error instanceof UpstreamError ? error : Promise.reject(error)),
  );

describe("the time a call may take", () => {
  test("is 20 seconds as a whole", () => {
    expect(TIMEOUT_MS).toBe(20_000);
  });

  test.each([
    ["never answers", that.neverAnswers],
    ["answers too late", that.answersAfter(2000)],
    ["sends the headers and then drips", that.drips(50)],
    [
      "refuses late, again and again",
      async (request, response) => {
        await new Promise((done) => setTimeout(done, 200));
        await that.refuses(503, "UNAVAILABLE", "维护中")(request, response);
      },
    ] satisfies [string, Parameters<RecordingUpstream["behave"]>[0]],
  ])("runs out on an upstream that %s, the retry included", async (_what, behaviour) => {
    upstream.behave(behaviour);
    const started = performance.now();
    const failure = await failureOf(client({ timeoutMs: 300 }).order.soughtFree({ sn: SN }));
    expect(failure).toMatchObject({ message: "timeout of 300ms exceeded", status: 0, code: "TIMEOUT" });
    expect(performance.now() - started).toBeLessThan(1500);
  });

  test("is no longer than what is left to the visitor's request", async () => {
    upstream.behave(that.neverAnswers);
    const started = performance.now();
    const failure = await failureOf(client({ timeLeft: () => 150 }).order.soughtFree({ sn: SN }));
    expect(failure).toMatchObject({ message: "timeout of 20000ms exceeded", code: "TIMEOUT" });
    expect(performance.now() - started).toBeLessThan(1500);
  });

  test.each([0, -5])("with %d ms left, nothing is sent at all", async (left) => {
    await failureOf(client({ timeLeft: () => left }).index.seek(babyForm() as never));
    expect(upstream.requests).toEqual([]);
  });

  test("ends with the connection to the upstream closed", async () => {
    const gone = vi.fn();
    upstream.behave((_request, response) => void response.on("close", gone));
    await failureOf(client({ timeoutMs: 100 }).order.soughtFree({ sn: SN }));
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  });

  test("leaves no timer behind a call that went well", async () => {
    const clear = vi.spyOn(globalThis, "clearTimeout");
    await client().index.siteInfo({});
    expect(clear).toHaveBeenCalled();
    clear.mockRestore();
  });
});

describe("an answer of status 200", () => {
  const behind = (code: unknown) => {
    const data = sampleAnswers["GET /api/index/siteInfo"];
    upstream.behave(that.says(200, "application/json", JSON.stringify({ code, message: "系统繁忙", data })));
  };

  test.each(["E1001", "0", 1001, -1])("of code %j is a refusal, whatever data it carries", async (code) => {
    behind(code);
    const failure = await failureOf(client().index.siteInfo({}));
    expect(failure).toMatchObject({ status: 200, code: String(code), say: "系统繁忙" });
  });

  test("of code 0 is taken", async () => {
    behind(0);
    expect(await client().index.siteInfo({})).toMatchObject({ title: "罗盘起名" });
  });
});

describe("data of another shape than the contract's", () => {
  const answered = (headers: Record<string, string>) =>
    upstream.behave(that.says(200, "application/json", '{"code":0,"data":{"sn":"another"}}', headers));

  // Breaks it catches: a Worker of another version, or somebody's server, is believed unread.
  test.each([
    ["names no contract", {}, "ours"],
    ["names another contract", { [CONTRACT_HEADER]: "older" }, "ours"],
    ["is somebody's server and names ours", { [CONTRACT_HEADER]: "ours" }, undefined],
    ["is somebody's server", {}, undefined],
  ] as const)("are refused where the upstream %s", async (_what, headers, checkedBy) => {
    answered(headers);
    const asking = client(checkedBy === undefined ? {} : { checkedBy });
    expect(await failureOf(asking.order.soughtFree({ sn: SN }))).toMatchObject({ code: "BAD_ANSWER" });
  });

  // Break it catches: what the origin has checked by the same contract is checked a second time, a tenth of a page's CPU.
  test("are what they are where our own origin has checked them by the same contract", async () => {
    answered({ [CONTRACT_HEADER]: "ours" });
    const asking = client({ checkedBy: "ours" });
    expect(await asking.order.soughtFree({ sn: SN })).toEqual({ sn: "another" });
  });
});

describe("the log of failures", () => {
  const logs: [string, FailureLog][] = [
    ["throws", () => { throw new Error("the log is broken"); }],
    ["rejects", () => Promise.reject(new Error("the log is broken"))],
    ["never returns", () => new Promise(() => undefined)],
  ]; // biome-ignore format: one glance
  test.each(logs)("that %s changes nothing for the caller", async (_what, log) => {
    upstream.behave(that.refuses(404, "NOT_FOUND", "没有找到"));
    const failure = await failureOf(client({ log }).order.soughtFree({ sn: SN }));
    expect(failure).toMatchObject({ status: 404, code: "NOT_FOUND", say: "没有找到" });
  });

  test("hears of each failure once, the retry included", async () => {
    const log = vi.fn<FailureLog>();
    upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"));
    const failure = await failureOf(client({ log }).order.soughtFree({ sn: SN }));
    expect(log.mock.calls).toEqual([[failure]]);
  });

  test("hears nothing of a call that went well", async () => {
    const log = vi.fn<FailureLog>();
    await client({ log }).index.siteInfo({});
    expect(log).not.toHaveBeenCalled();
  });

  test("writes call, status and code: no address, no param, no visitor", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    upstream.behave(that.refuses(400, "INVALID_PARAMS", "有几处需要改一下"));
    await failureOf(client({ log: consoleLog }).index.seek(babyForm() as never));
    expect(warn.mock.calls).toEqual([
      [JSON.stringify({ at: "upstream", call: "index.seek", status: 400, code: "INVALID_PARAMS" })],
    ]);
    warn.mockRestore();
  });
});
