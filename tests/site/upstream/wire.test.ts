import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { calls, PRIVATE_KEYS } from "#functions/contract/wire/calls.ts";
import type { FormValue } from "#functions/contract/wire/form.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { type Site, startProbe } from "#tests/kit/runtime/start-workers.ts";
import { type Asking, ask, recordedBy, VISITOR_ID } from "#tests/kit/upstream/ask-probe.ts";
import {
  type Recorded,
  type RecordingUpstream,
  recordingUpstream,
} from "#tests/kit/upstream/recording-upstream.ts";
import { SN, sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

/** Every call with params that hold what is awkward on a wire. */
const asked: Readonly<Record<string, Readonly<Record<string, FormValue>>>> = {
  "index.ads": { slot: "home" },
  "index.seek": babyForm({
    surname: "𬱖",
    avoid: "文 明&=+%",
    wishes: "平安,聪慧",
    minute: "30",
    place: "深圳",
    siblings: "清扬、𬱖",
    parents: "建国",
  }),
  "index.score": scoreForm({ name: "𬱖 &=+%", ...BIRTH }),
  "index.search": {},
  "index.siteInfo": {},
  "index.content": {},
  "order.soughtFree": { sn: SN },
  "order.getName": { sn: SN, batch: 0, filter: "all", sort: "score" },
  "order.nameDetail": { sn: SN, name: "清和\r\nx-evil: 1" },
  "order.skyfall": { surname: "𬱖 &=+%", sex: "female", length: "2", idem: "form-0123456789abcdef" },
  "order.detailFree": { sn: SN },
  "x.redraw": { sn: SN, nth: "1" },
  "order.scoreChange": { sn: SN, given: "𬱖\ud800" },
  "order.nameLike": { sn: SN, name: "𬱖\ud800", liked: true },
};
const rows = Object.entries(calls).flatMap(([area, named]) =>
  Object.entries(named).map(([name, call]) => ({ name: `${area}.${name}`, call })),
);
const page = `https://luopan.example/naming-detail?sn=${SN}&name=清和&mobile=13800138000&year=2026#top`;

let upstream: RecordingUpstream;
let remote: Site;
let open: Site;
let embedded: Site;

beforeAll(async () => {
  upstream = await recordingUpstream();
  remote = await startProbe({ vars: { UPSTREAM_URL: upstream.url } });
  open = await startProbe({ vars: { UPSTREAM_URL: `${upstream.url}/`, UPSTREAM_PRIVATE_IN_QUERY: "1" } });
  embedded = await startProbe({ origin: "recorder" });
});
afterAll(() => Promise.all([remote, open, embedded].map((site) => site?.close()).concat(upstream?.close())));
afterEach(() => upstream.reset());

async function heard(site: Site, name: string, asking: Asking = {}) {
  upstream.reset();
  await ask(site, name, { params: asked[name] ?? {}, page, ...asking });
  const [request, ...more] = upstream.requests;
  if (request === undefined || more.length > 0) throw new Error(`${upstream.requests.length} requests`);
  return request;
}

/** What of a request is our own; the rest is the transport's. */
function wire({ method, target, headers, body }: Pick<Recorded, "method" | "target" | "headers" | "body">) {
  const { accept, cookie, bd_vid, "page-url": pageUrl, "content-type": type } = headers;
  return { method, target, body, headers: { accept, cookie, bd_vid, pageUrl, type } };
}

test.each(rows)(
  "$name goes by its method to its path, the same to either upstream but for what is private",
  async ({ name, call }) => {
    const expected = new URLSearchParams();
    for (const [key, value] of Object.entries(asked[name] ?? {})) {
      expected.append(key, value === true ? "1" : String(value).toWellFormed());
    }
    const isPost = call.method === "POST";
    const from = `https://luopan.example/naming-detail?sn=${SN}`;
    upstream.reset();
    const outcome = await ask(open, name, { params: asked[name] ?? {}, page });
    expect(upstream.requests).toHaveLength(1);
    const [request] = upstream.requests;
    expect(request && wire(request)).toEqual({
      method: call.method,
      target: `${call.path}${expected.size > 0 ? `?${expected}` : ""}`,
      body: isPost ? expected.toString() : "",
      headers: {
        accept: "application/json",
        cookie: undefined,
        bd_vid: VISITOR_ID,
        // Without that page's private keys.
        pageUrl: encodeURIComponent(from),
        type: isPost ? "application/x-www-form-urlencoded; charset=utf-8" : undefined,
      },
    });
    const data = v.parse(call.data, sampleAnswers[`${call.method} ${call.path}`]);
    expect(outcome).toMatchObject({ data, cookies: [] });

    await ask(embedded, name, { params: asked[name] ?? {}, page });
    const twin = (await recordedBy(embedded)).at(-1);
    expect(twin && wire(twin)).toEqual(wire(await heard(remote, name)));
  },
);

describe("what is private", () => {
  test("stays out of the query of a remote upstream and is whole in the body", async () => {
    const request = await heard(remote, "index.seek");
    const inQuery = [...new URLSearchParams(request.query).keys()];
    const inBody = [...new URLSearchParams(request.body).keys()];
    expect(inBody).toEqual(Object.keys(asked["index.seek"] ?? {}));
    expect(inQuery).toEqual(inBody.filter((key) => !PRIVATE_KEYS.has(key)));
    expect(inBody.filter((key) => PRIVATE_KEYS.has(key))).toEqual(
      expect.arrayContaining(["year", "month", "day", "hour", "minute", "place"]),
    );
  });

  test("keeps the rest of the query in its order", async () => {
    const request = await heard(remote, "index.seek");
    const full = (await heard(open, "index.seek")).query.split("&");
    expect(request.query.split("&")).toEqual(
      full.filter((pair) => !PRIVATE_KEYS.has(pair.split("=")[0] ?? "")),
    );
  });
});

describe("what a browser sends", () => {
  const headers = {
    bd_vid: "f".repeat(32),
    "page-url": "https://evil.example/",
    authorization: "Bearer x",
    "x-forwarded-for": "1.2.3.4",
    "x-custom": "1",
    cookie: "__Host-v=secret; v=secret2; up-session=abc; view=large; up-other=1%202; UP-case=x; xup-a=b",
  };

  test("goes no further than the site, but for the upstream's own cookies", async () => {
    const request = await heard(remote, "order.soughtFree", { headers });
    const ours = ["accept", "bd_vid", "cookie", "page-url"];
    const transport = ["accept-encoding", "cf-worker", "connection", "content-length", "host"];
    expect(
      Object.keys(request.headers)
        .filter((name) => !transport.includes(name))
        .sort(),
    ).toEqual(ours);
    expect(request.headers.bd_vid).toBe(VISITOR_ID);
    expect(request.headers.cookie).toBe("session=abc; other=1%202");
  });
});
