import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Scheme, Share } from "#functions/contract/site/share.ts";
import { shareSignature } from "#functions/origin/messages/wechat/share.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const SHARE = "/api/index/shareWechat";
const SCHEME = "/api/index/getMpUrlScheme";
const PUBLIC_URL = "https://luopan.example";
const APP = { WECHAT_MINI_APP_ID: "wxmini", WECHAT_MINI_APP_SECRET: "mini-secret" };

/** A relay that answers as WeChat does, writes down what it was asked, and can be told to refuse. */
interface Relay {
  url: string;
  asked: string[];
  bodies: string[];
  /** Path → error code. */
  refuses: Map<string, number>;
  server: Server;
}

async function startRelay(): Promise<Relay> {
  const relay: Omit<Relay, "url" | "server"> = { asked: [], bodies: [], refuses: new Map() };
  let tokens = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://relay");
    const body: string[] = [];
    request.on("data", (chunk) => body.push(String(chunk)));
    request.on("end", () => {
      relay.asked.push(`${url.pathname}${url.search}`);
      relay.bodies.push(body.join(""));
      const refused = relay.refuses.get(url.pathname);
      const answers: Readonly<Record<string, object>> = {
        "/cgi-bin/stable_token": { access_token: `token-${++tokens}`, expires_in: 7200 },
        "/cgi-bin/ticket/getticket": { errcode: 0, errmsg: "ok", ticket: "the-ticket", expires_in: 7200 },
        "/wxa/generatescheme": { errcode: 0, errmsg: "ok", openlink: "weixin://dl/business/?t=abc" },
      };
      const answer = refused === undefined ? answers[url.pathname] : { errcode: refused, errmsg: "no" };
      setTimeout(() => response.end(JSON.stringify(answer)), 100);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { ...relay, url: `http://127.0.0.1:${port}`, server };
}

let relay: Relay;
let site: Site;
let caller: ReturnType<typeof callerOf>;
beforeAll(async () => {
  relay = await startRelay();
  const account = { WECHAT_SHARE_APP_ID: "wxshare", WECHAT_SHARE_APP_SECRET: "secret", ...APP };
  site = await startSite({ originVars: { ...account, PUBLIC_URL, WECHAT_RELAY_HOST: relay.url } });
});
afterAll(async () => {
  await site?.close();
  relay?.server.close();
});
beforeEach(async () => {
  relay.asked.length = 0;
  relay.bodies.length = 0;
  relay.refuses.clear();
  caller = callerOf(site);
  const database = await site.database();
  await database.batch([database.prepare("DELETE FROM grants"), database.prepare("DELETE FROM tries")]);
});

const share = async (url: string) => v.parse(Share, (await caller.get(SHARE, { url })).data);

test("the published example is signed as WeChat publishes it", async () => {
  const ticket = "sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg";
  const parts = { ticket, nonceStr: "Wm3WZYTPz0wzccnW", timestamp: 1414587457 };
  const url = "http://mp.weixin.qq.com?params=value";
  expect(await shareSignature({ ...parts, url })).toBe("0f9de62fce790f9a083d5c99e95740ceb90c27ed");
  expect(await shareSignature({ ...parts, url: `${url}#top` })).toBe(
    "0f9de62fce790f9a083d5c99e95740ceb90c27ed",
  );
});

describe("a page that is shared", () => {
  test("is signed for the very address that the browser has, with the account's ticket", async () => {
    const url = `${PUBLIC_URL}/guide?a=method&from=timeline`;
    const { enabled, appId, timestamp, nonceStr, signature } = await share(url);
    expect({ enabled, appId }).toEqual({ enabled: true, appId: "wxshare" });
    const text = `jsapi_ticket=the-ticket&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    expect(signature).toBe(createHash("sha1").update(text).digest("hex"));
  });

  test("of another site is refused", async () => {
    const said = await caller.get(SHARE, { url: "https://luopan.example.evil/guide" });
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(await caller.get(SHARE, { url: "guide" })).toMatchObject({ status: 400 });
    expect(relay.asked).toEqual([]);
  });
});

describe("token and ticket", () => {
  test("are fetched once for many who come at the same time, and kept, sealed", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => share(`${PUBLIC_URL}/`)));
    expect(all.every(({ enabled }) => enabled)).toBe(true);
    await share(`${PUBLIC_URL}/`);
    expect(relay.asked).toEqual([
      "/cgi-bin/stable_token",
      expect.stringMatching(/^\/cgi-bin\/ticket\/getticket\?access_token=token-\d+&type=jsapi$/),
    ]);
    expect(JSON.parse(relay.bodies[0] ?? "")).toEqual({
      grant_type: "client_credential",
      appid: "wxshare",
      secret: "secret",
    });
    const rows = await (await site.database()).prepare("SELECT * FROM grants").all();
    expect(JSON.stringify(rows.results)).not.toMatch(/the-ticket|token-\d/);
  });

  test("are fetched anew before they end; where that fails the old ones serve on", async () => {
    await share(`${PUBLIC_URL}/`);
    const database = await site.database();
    await database
      .prepare("UPDATE grants SET expires_at = ?")
      .bind(Date.now() + 5 * 60_000)
      .run();
    relay.refuses.set("/cgi-bin/stable_token", 45009);
    relay.refuses.set("/cgi-bin/ticket/getticket", 45009);
    relay.asked.length = 0;
    expect(await share(`${PUBLIC_URL}/`)).toMatchObject({ enabled: true });
    expect(relay.asked.length).toBeGreaterThan(0);
  });

  test("that WeChat has let go of are asked for once more", async () => {
    await share(`${PUBLIC_URL}/`);
    const database = await site.database();
    const rows = await database.prepare("SELECT key FROM grants").all<{ key: string }>();
    expect(rows.results).toHaveLength(2);
    relay.refuses.set("/wxa/generatescheme", 40001);
    expect(await caller.get(SCHEME, { path: "pages/index/index" })).toMatchObject({ status: 503 });
    expect(relay.asked.filter((path) => path.startsWith("/wxa/generatescheme"))).toHaveLength(2);
  });

  test("that WeChat refuses for our address (40164) share nothing, are logged and left alone", async () => {
    relay.refuses.set("/cgi-bin/stable_token", 40164);
    expect(await share(`${PUBLIC_URL}/`)).toMatchObject({ enabled: false, signature: "", appId: "" });
    expect(await share(`${PUBLIC_URL}/`)).toMatchObject({ enabled: false });
    expect(relay.asked).toEqual(["/cgi-bin/stable_token"]);
    expect(site.logs.join("\n")).toContain("ERRCODE_40164");
    expect(site.logs.join("\n")).not.toContain("secret");
  });
});

describe("a link into the mini-program", () => {
  test("is made once a page, and says until when it leads there", async () => {
    const asked = { path: "pages/result/result", query: "from=site" };
    const { openlink, expiresAt } = v.parse(Scheme, (await caller.get(SCHEME, asked)).data);
    expect(openlink).toBe("weixin://dl/business/?t=abc");
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
    await caller.get(SCHEME, asked);
    expect(relay.asked.filter((path) => path.startsWith("/wxa/"))).toHaveLength(1);
    expect(JSON.parse(relay.bodies.at(-1) ?? "")).toEqual({
      jump_wxa: { ...asked, env_version: "release" },
      is_expire: true,
      expire_type: 1,
      expire_interval: 30,
    });
  });

  test.each([
    ["a page that is not on the list", { path: "pages/admin/admin" }],
    ["a query that is too long", { path: "pages/index/index", query: "a".repeat(1025) }],
    ["a query of other signs", { path: "pages/index/index", query: "a=<b>" }],
  ])("to %s is refused", async (_what, params) => {
    expect(await caller.get(SCHEME, params)).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
  });

  test("is handed out twenty times an hour to one visitor", async () => {
    const ask = () => caller.get(SCHEME, { path: "pages/index/index" });
    for (let nth = 0; nth < 20; nth++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, code: "TOO_MANY" });
  });

  test("from an address that WeChat does not know is not configured, like one without an app or a relay", async () => {
    relay.refuses.set("/cgi-bin/stable_token", 40164);
    expect(await caller.get(SCHEME, { path: "pages/index/index" })).toMatchObject({
      status: 501,
      code: "NOT_CONFIGURED",
    });
    const bare = await startSite({ originVars: { PUBLIC_URL, ...APP } });
    const other = callerOf(bare);
    const said = await other.get(SCHEME, { path: "pages/index/index" });
    const shared = v.parse(Share, (await other.get(SHARE, { url: `${PUBLIC_URL}/` })).data);
    await bare.close();
    expect(said).toMatchObject({ status: 501, code: "NOT_CONFIGURED" });
    expect(shared.enabled).toBe(false);
  });
});
