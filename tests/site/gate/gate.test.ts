import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { send, type VisitOptions } from "#tests/kit/runtime/visit.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const PUBLIC_URL = "https://luopan.example";
const FORM = { "content-type": "application/x-www-form-urlencoded", "user-agent": phones.weChat };

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url, PUBLIC_URL } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));
afterEach(() => upstream.reset());

/** A form as a browser on a page of ours sends it, but for what is told otherwise. */
const post = (path: string, body: VisitOptions["body"], headers: Record<string, string> = {}) =>
  send(site.url, path, {
    method: "POST",
    body,
    headers: { ...FORM, "sec-fetch-site": "same-origin", ...headers },
  });
const writes = () =>
  upstream.requests.filter(({ path }) => ["/api/business/seek", "/api/business/nameLike"].includes(path));

describe("where a form comes from", () => {
  const targets = [
    "/",
    `/naming-result/${SN}`,
    "/naming-detail",
    "/search-order-history",
    "/_root.data",
    "/nowhere",
  ];
  // Which headers make it ours is told apart in tests/unit/site/gate/same-origin.test.ts.
  const ours = {
    "that its browser says": { "sec-fetch-site": "same-origin" },
    "by its address alone": { origin: PUBLIC_URL },
  };
  const others = {
    "another site": { "sec-fetch-site": "cross-site", origin: PUBLIC_URL },
    "another site, by its address alone": { origin: "https://evil.example" },
    "nowhere that is said": {},
  };
  const sendTo = (target: string, headers: Record<string, string>) =>
    send(site.url, target, { method: "POST", headers: { ...FORM, ...headers }, body: babyForm() });

  test.each(Object.entries(ours))("from a page of ours, %s: passes", async (_what, headers) => {
    for (const target of targets)
      expect([target, (await sendTo(target, headers)).status]).not.toEqual([target, 403]);
  });

  test.each(Object.entries(others))("from %s: 403, wherever it is sent", async (_what, headers) => {
    for (const target of targets)
      expect([target, (await sendTo(target, headers)).status]).toEqual([target, 403]);
    expect(writes()).toEqual([]);
  });

  test("is not to be had by a spoofed Host or X-Forwarded-Host", async () => {
    const spoof = {
      ...FORM,
      origin: "https://evil.example",
      host: "evil.example",
      "x-forwarded-host": "evil.example",
    };
    const answer = await send(site.url, "/", { method: "POST", headers: spoof, body: babyForm() });
    expect(answer.status).toBe(403);
    expect(writes()).toEqual([]);
  });

  test("a refused form is shown again, with what was typed", async () => {
    const answer = await post("/", babyForm({ surname: "欧阳", avoid: "文明" }), {
      "sec-fetch-site": "cross-site",
    });
    expect(answer.status).toBe(403);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.text).toContain('value="欧阳"');
    expect(answer.text).toContain('value="文明"');
  });

  test("why it was refused stands once, under the heading of the form, and is heard first", async () => {
    for (const path of ["/", "/luck-name", "/search-order"]) {
      const { text } = await post(path, {}, { "sec-fetch-site": "cross-site" });
      expect(text.match(/不是从本站发出/g), path).toHaveLength(1);
      const main = text.slice(text.indexOf("<main"));
      expect(main, path).toMatch(/<\/h1><div class="status bad" role="alert" tabindex="-1" autofocus=""/i);
      expect(main.indexOf("不是从本站发出"), path).toBeLessThan(main.indexOf("<form"));
    }
  });
});

describe("paths", () => {
  test.each([
    ["/", 200],
    ["/?bd_vid=abc", 200],
    ["/search-order-history", 200],
    [`/naming-result/${SN}`, 200],
  ])("%s is a screen", async (path, status) => {
    expect((await site.visitor().get(path)).status).toBe(status);
  });

  test.each([
    ["/Search-Order-History", "/search-order-history"],
    ["/search-order-history/", "/search-order-history"],
    ["//search-order-history", "/search-order-history"],
    ["/search-order-history//?a=1&b=%2F", "/search-order-history?a=1&b=%2F"],
    ["/%73earch-order-history", "/search-order-history"],
    [`/NAMING-RESULT/${SN}`, `/naming-result/${SN}`],
    [`/naming-result/${SN}/`, `/naming-result/${SN}`],
    ["//naming-result//evil.example", "/naming-result/evil.example"],
    ["/?", undefined],
  ])("%s moves to %s", async (path, to) => {
    const answer = await site.visitor().get(path);
    expect([answer.status, answer.headers.location]).toEqual(to === undefined ? [200, undefined] : [308, to]);
  });

  // Remix would answer with the data alone, and without an encoder with an empty page.
  test.each(["/?_data=root", "/guide?_data=routes/guide"])("%s is the page and no data", async (path) => {
    const answer = await site.visitor().get(path);
    expect([answer.status, answer.text.slice(0, 15)]).toEqual([200, "<!DOCTYPE html>"]);
  });

  test.each([
    "/guide.php",
    "/wp-login.php",
    "/.env",
    "/naming-result",
    `/naming-result/${SN}/x.css`,
    "/naming-detail/x",
    "/index.html",
    "//evil.example/",
    "/\\evil.example",
    "/%2F%2Fevil.example",
    "/..%2f..%2fetc/passwd",
    "/Naming-Detail.data",
    "/_root.data",
    `/naming-result/${SN}.data`,
    "/~",
    "/%",
    "/%00",
    "/%ED%A0%80",
  ])("%s is not found, and redirects nowhere", async (path) => {
    const answer = await site.visitor().get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers["cache-control"]).toContain("no-store");
  });

  test("a malformed order number is not found, and its markup is not put into the page", async () => {
    const answer = await site.visitor().get("/naming-result/%3Cscript%3Ealert(1)%3C%2Fscript%3E");
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("<script>alert");
  });
});

describe("methods", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "MKCOL"])(
    "%s is answered with 405 and the allowed methods",
    async (method) => {
      const answer = await send(site.url, "/", { method, headers: FORM });
      expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    },
  );

  test("HEAD is answered without a body", async () => {
    const answer = await site.visitor().get("/", { method: "HEAD" });
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });
});

describe("addresses", () => {
  test.each([2100, 8000, 16_000])("of %d characters are too long", async (length) => {
    const answer = await site.visitor().get(`/?q=${"a".repeat(length)}`);
    expect([414, 431]).toContain(answer.status);
    expect(upstream.requests).toEqual([]);
  });

  test("of two thousand characters are taken", async () => {
    expect((await site.visitor().get(`/?q=${"a".repeat(1900)}`)).status).toBe(200);
  });
});

describe("the body of a form", () => {
  const filler = (bytes: number) => `story=${"a".repeat(bytes - "story=".length)}`;
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join("&");

  test.each<[string, VisitOptions["body"], number, Record<string, string>?]>([
    ["over 16 kB", filler(16 * 1024 + 1), 413],
    ["of a megabyte", filler(1 << 20), 413],
    ["of 65 keys", keys(65), 400],
    ["of 1,500 keys", keys(1500), 400],
    ["with a key twice", "surname=林&surname=王", 400],
    ["with a key as an array", "avoid[]=文", 400],
    ["with __proto__", "__proto__=x", 400],
    ["with constructor", "constructor=x", 400],
    ["with NUL", "surname=%00", 400],
    ["with broken percents", "surname=%E6%9", 400],
    ["with a lone surrogate", "surname=%ED%A0%80", 400],
    ["in multipart", "--x\r\n\r\n--x--", 400, { "content-type": "multipart/form-data; boundary=x" }],
    ["in JSON", '{"surname":"林"}', 400, { "content-type": "application/json" }],
    ["as plain text", "surname=林", 400, { "content-type": "text/plain" }],
    ["without a type", "surname=林", 400, { "content-type": "" }],
  ])("%s is refused before the upstream hears of it", async (_what, body, status, headers = {}) => {
    const answer = await post("/", body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(writes()).toEqual([]);
  });

  test("is counted as it streams, whatever length it claims", async () => {
    const status = await new Promise<number>((done, fail) => {
      const socket = connect(Number(site.url.port), site.url.hostname);
      socket.on("error", fail);
      socket.on("data", (data) => {
        done(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
        socket.destroy();
      });
      socket.write(
        "POST / HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ntransfer-encoding: chunked\r\n",
      );
      socket.write("content-type: application/x-www-form-urlencoded\r\n\r\n");
      const chunk = "a".repeat(1024);
      for (let count = 0; count < 20; count++) socket.write(`400\r\n${chunk}\r\n`);
    });
    expect(status).toBe(413);
  });

  test("of 64 keys and just under 16 kB passes the gate", async () => {
    expect((await post("/", keys(64))).status).not.toBe(413);
    expect([200, 303, 400, 405]).toContain((await post("/", filler(16 * 1024))).status);
  });

  test("keeps what was typed where one part of it is refused for its origin", async () => {
    const answer = await post("/", babyForm({ surname: "司马" }), { "sec-fetch-site": "same-site" });
    expect(answer.text).toContain('value="司马"');
  });
});

describe("how often", () => {
  test("a visitor may send thirty forms a minute; then 429 with the seconds to wait, and nothing is stored", async () => {
    const visitor = site.visitor();
    await visitor.get("/");
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++) {
      const headers = { "sec-fetch-site": "same-origin" };
      const answer = await visitor.post("/", { surname: "" }, { headers });
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(answer.headers["retry-after"]).toBe("60");
      upstream.reset();
      expect((await visitor.post("/", babyForm(), { headers })).status).toBe(429);
      expect(writes()).toEqual([]);
      break;
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses).toContain(429);
  });

  test("an address may send three hundred forms a minute, whatever the number of its visitors", async () => {
    const headers = { ...FORM, "sec-fetch-site": "same-origin", "cf-connecting-ip": "203.0.113.7" };
    const statuses: number[] = [];
    for (let round = 0; round < 61 && !statuses.includes(429); round++) {
      const ten = Array.from({ length: 10 }, () =>
        // The answer to a script, which no page is drawn for.
        send(site.url, "/_root.data", { method: "POST", headers, body: "surname=" }),
      );
      for (const answer of await Promise.all(ten)) statuses.push(answer.status);
    }
    expect(statuses.slice(0, 300)).not.toContain(429);
    expect(statuses).toContain(429);
  });
});
