import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { send } from "#tests/kit/runtime/visit.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";

const BODY = '{"id":"1",  "resource":{"ciphertext":"a+b/c=="}, "summary":"支付成功"}\r\n';
const SIGNED = {
  "content-type": "application/json; charset=utf-8",
  "wechatpay-timestamp": "1763700000",
  "wechatpay-nonce": "n1",
  "wechatpay-signature": "c2ln",
  "wechatpay-signature-type": "WECHATPAY2-SHA256-RSA2048",
  "wechatpay-serial": "PUB_KEY_ID_1",
};
const NOTIFY = "/notify/wechat";

let upstream: RecordingUpstream;
let site: Site;
let based: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  const vars = { UPSTREAM_URL: upstream.url };
  [site, based] = await Promise.all([
    startSite({ vars }),
    startSite({ vars: { ...vars, ROUTER_BASE: "/names" } }),
  ]);
});
afterAll(() => Promise.all([site?.close(), based?.close(), upstream?.close()]));
beforeEach(() => upstream.reset());

const notify = (path = NOTIFY, over: Record<string, string> = {}, body: string | Uint8Array = BODY) =>
  send(site.url, path, { method: "POST", headers: { ...SIGNED, ...over }, body });

describe("a provider's notification", () => {
  test("reaches the upstream byte for byte with what is signed, and nothing else of its headers", async () => {
    upstream.behave(that.says(200, "application/json", '{"code":"SUCCESS"}'), NOTIFY);
    const answer = await notify(NOTIFY, {
      cookie: "v=1; up-x=2",
      bd_vid: "0".repeat(32),
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
      authorization: "Bearer x",
      "x-forwarded-for": "1.2.3.4",
    });
    expect([answer.status, answer.text, answer.headers["content-type"]]).toEqual([
      200,
      '{"code":"SUCCESS"}',
      "application/json",
    ]);
    const [heard, ...more] = upstream.requests;
    expect(more).toEqual([]);
    expect([heard?.method, heard?.target, heard?.body]).toEqual(["POST", NOTIFY, BODY]);
    expect(heard?.headers).toMatchObject(SIGNED);
    for (const name of ["cookie", "bd_vid", "origin", "authorization", "x-forwarded-for", "page-url"])
      expect(heard?.headers[name]).toBeUndefined();
  });

  test.each(["alipay", "stripe"])("of %s has its own path", async (name) => {
    upstream.behave(that.says(200, "text/plain", "success"), `/notify/${name}`);
    await notify(`/notify/${name}`, { "stripe-signature": "t=1,v1=2" });
    expect(upstream.heard(`/notify/${name}`)[0]?.headers["stripe-signature"]).toBe("t=1,v1=2");
  });

  test("is heard below the router's base too", async () => {
    upstream.behave(that.says(204, "text/plain", ""), NOTIFY);
    for (const path of [NOTIFY, `/names${NOTIFY}`])
      expect((await send(based.url, path, { method: "POST", headers: SIGNED, body: BODY })).status).toBe(204);
    expect(upstream.heard(NOTIFY)).toHaveLength(2);
  });

  test.each([401, 400, 500])("is answered with the upstream's status %i", async (status) => {
    upstream.behave(that.says(status, "text/plain", ""), NOTIFY);
    expect((await notify()).status).toBe(status);
  });

  test("gets no cookie, not even the upstream's", async () => {
    upstream.behave(that.says(200, "text/plain", "", { "set-cookie": "a=1" }), NOTIFY);
    expect((await notify()).setCookies).toEqual([]);
  });

  test.each([
    ["hangs up", that.hangsUp, 503],
    ["redirects", that.redirects("https://evil.example"), 502],
    ["says more than an acknowledgement", that.says(200, "text/html", "x".repeat(5000)), 502],
    ["says a word of its own", that.says(200, "text/html", "<script>1</script>"), 502],
    ["says another provider's word", that.says(200, "text/plain", "success"), 502],
    ["says yes with another status", that.says(202, "application/json", '{"code":"SUCCESS"}'), 502],
  ])("gets an error, so that it is sent again, where the upstream %s", async (_what, behaviour, status) => {
    upstream.behave(behaviour, NOTIFY);
    expect((await notify()).status).toBe(status);
  });

  test("of 64 kB passes, of more does not", async () => {
    upstream.behave(that.says(200, "text/plain", ""), NOTIFY);
    expect((await notify(NOTIFY, {}, "x".repeat(64 * 1024))).status).toBe(200);
    expect((await notify(NOTIFY, {}, "x".repeat(64 * 1024 + 1))).status).toBe(413);
    expect(upstream.requests).toHaveLength(1);
  });

  test.each(["GET", "HEAD"])("is refused as a %s", async (method) => {
    expect((await send(site.url, NOTIFY, { method })).status).toBe(405);
    expect(upstream.requests).toEqual([]);
  });

  test.each(["/notify/paypal", "/notify/wechat/x", "/notify", "/Notify/wechat"])(
    "sent to the unknown path %s is refused and never reaches the upstream",
    async (path) => {
      expect((await notify(path)).status).not.toBe(200);
      expect(upstream.heard(path)).toEqual([]);
    },
  );
});
