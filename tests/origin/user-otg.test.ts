import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { config } from "#tests/kit/wechat/parties.ts";
import { standIn } from "#tests/kit/wechat/stand-in.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const OTG = "/api/business/userOtg";
const OPENID = "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o";
const RETURN_TO = "/pay-new/seek?sn=0123456789ABCDEFGHJKMNPQ61";

let wechat: Awaited<ReturnType<typeof standIn>>;
let site: Site;
beforeAll(async () => {
  wechat = await standIn();
  const { WECHAT_PAY_KEYS, ...vars } = config({ WECHAT_API_HOST: wechat.host });
  const keys = WECHAT_PAY_KEYS.map(({ id, spki }) => `${id}:${spki}`).join();
  const originVars = { ...vars, WECHAT_PAY_KEYS: keys, PUBLIC_URL: "https://luopan.example" };
  site = await startSite({ originVars });
});
afterAll(async () => {
  wechat?.close();
  await site?.close();
});
beforeEach(async () => {
  wechat.came.splice(0);
  wechat.answer(trades());
  const database = await site.database();
  await database.prepare("DELETE FROM openids").run();
});

/** Knows each code once. */
function trades() {
  const used = new Set<string>();
  return answering(({ code }) => {
    if (code === undefined || used.has(code)) return { errcode: 40163, errmsg: "code been used" };
    used.add(code);
    return { access_token: "t", expires_in: 7200, refresh_token: "r", openid: OPENID, scope: "snsapi_base" };
  });
}

/** WeChat's answers call themselves plain text. */
const answering =
  (say: (query: Record<string, string>) => object): Parameters<typeof wechat.answer>[0] =>
  ({ path }, response) => {
    const query = Object.fromEntries(new URL(path, "http://x").searchParams);
    response.writeHead(200, { "content-type": "text/plain" }).end(JSON.stringify(say(query)));
  };

type Caller = ReturnType<typeof callerOf>;

/** The page of WeChat's that a visitor is sent to. */
async function authorizeUrl(caller: Caller): Promise<URL> {
  const { data } = await caller.post(OTG, { returnTo: RETURN_TO });
  if (typeof data !== "object" || data === null || !("authorizeUrl" in data)) throw new Error("no address");
  return new URL(String(data.authorizeUrl));
}
const stateOf = async (caller: Caller) => (await authorizeUrl(caller)).searchParams.get("state") ?? "";
async function rows(): Promise<Record<string, unknown>[]> {
  const database = await site.database();
  return (await database.prepare("SELECT * FROM openids").all<Record<string, unknown>>()).results;
}

describe("the way to WeChat", () => {
  test("is WeChat's silent sign-in page, with the parameters in the order WeChat asks for", async () => {
    const { href, searchParams, hash } = await authorizeUrl(callerOf(site));
    expect(href).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?appid=/);
    expect([...searchParams.keys()]).toEqual(["appid", "redirect_uri", "response_type", "scope", "state"]);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      appid: "wx0000000000000001",
      redirect_uri: `https://luopan.example${RETURN_TO}`,
      response_type: "code",
      scope: "snsapi_base",
      // All that WeChat takes in a state.
      state: expect.stringMatching(/^[a-zA-Z0-9]{1,128}$/),
    });
    expect(hash).toBe("#wechat_redirect");
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example", "pay-new", "/a b", ""])(
    "never comes back to «%s»",
    async (returnTo) => {
      expect(await callerOf(site).post(OTG, { returnTo })).toMatchObject({
        status: 400,
        code: "INVALID_PARAMS",
      });
    },
  );
});

describe("the way back", () => {
  test("trades the code for the openid, and keeps it sealed for this visitor", async () => {
    const caller = callerOf(site);
    const said = await caller.post(OTG, { code: "011aBcD", state: await stateOf(caller) });
    expect(said).toMatchObject({ status: 200, data: { openid: OPENID } });
    expect(wechat.came.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /sns/oauth2/access_token?appid=wx0000000000000001&secret=app-secret&code=011aBcD&grant_type=authorization_code",
    ]);
    expect(await rows()).toMatchObject([
      { visitor_id: caller.visitorId, app_id: "wx0000000000000001", openid: expect.stringMatching(/^k1\./) },
    ]);
    expect(JSON.stringify(await rows())).not.toContain(OPENID);
  });

  test("taken a second time keeps only the newer openid", async () => {
    const caller = callerOf(site);
    const state = await stateOf(caller);
    await caller.post(OTG, { code: "one", state });
    const [before] = await rows();
    await caller.post(OTG, { code: "two", state });
    const after = await rows();
    expect(after).toHaveLength(1);
    expect(after[0]?.openid).not.toBe(before?.openid);
  });

  test("with a code that was used is refused in plain words", async () => {
    const caller = callerOf(site);
    const state = await stateOf(caller);
    await caller.post(OTG, { code: "once", state });
    const again = await caller.post(OTG, { code: "once", state });
    expect(again).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(again.message).toMatch(/授权已经过期或用过/);
  });

  test.each([40029, 42003])("with a code that WeChat refuses by %d is refused alike", async (errcode) => {
    wechat.answer(answering(() => ({ errcode, errmsg: "invalid code" })));
    const caller = callerOf(site);
    const said = await caller.post(OTG, { code: "bad", state: await stateOf(caller) });
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(await rows()).toEqual([]);
  });

  test("with another visitor's state, or a made-up one, does not even ask WeChat", async () => {
    const caller = callerOf(site);
    const own = await stateOf(caller);
    const later = `ffffffff${own.slice(8)}`;
    const cut = own.slice(0, -1);
    for (const state of [await stateOf(callerOf(site)), later, cut, "", "0".repeat(72)]) {
      expect(await caller.post(OTG, { code: "good", state })).toMatchObject({ status: 400 });
    }
    expect(wechat.came).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe("when WeChat", () => {
  afterEach(() => void site.logs.splice(0));

  test.each<[string, Parameters<typeof wechat.answer>[0], string]>([
    ["refuses the app", answering(() => ({ errcode: 40125, errmsg: "invalid appsecret" })), "ERRCODE_40125"],
    ["is not itself", (_came, response) => void response.writeHead(200).end("<html>"), "UNREADABLE"],
    ["hangs up", (_came, response) => void response.socket?.destroy(), "UNREACHABLE"],
  ])("%s, the visitor hears what to do, and the log only its kind", async (_what, answer, kind) => {
    wechat.answer(answer);
    const caller = callerOf(site);
    const said = await caller.post(OTG, { code: "good", state: await stateOf(caller) });
    expect(said).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(said.message).toMatch(/换一种付款方式.*没有扣款/);
    const logged = site.logs.join();
    expect(logged).toContain(kind);
    for (const secret of ["app-secret", "good", caller.visitorId]) expect(logged).not.toContain(secret);
  });
});

test("the way to WeChat and back is refused where WeChat is not configured", async () => {
  const bare = await startSite();
  try {
    const caller = callerOf(bare);
    const refused = { status: 501, code: "NOT_CONFIGURED" };
    expect(await caller.post(OTG, { returnTo: RETURN_TO })).toMatchObject(refused);
    expect(await caller.post(OTG, { code: "c", state: "s" })).toMatchObject(refused);
  } finally {
    await bare.close();
  }
});
