import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { jsApiSignature } from "#functions/sandbox/wechat/js-api.ts";
import { jsSdk } from "./published.ts";
import { ours, stand } from "./stand.ts";

const SITE = "http://localhost:8787";
const PAGE = `${SITE}/guide?a=method`;
const CARD = { title: "起名知识", desc: "来处", link: PAGE, imgUrl: `${SITE}/share.png` };
const APIS = ["updateAppMessageShareData", "updateTimelineShareData"];

const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
const said = async (answer: Response): Promise<Record<string, unknown>> => JSON.parse(await answer.text());

/** A sandbox that has given its customer a ticket, and a page in WeChat that calls it. */
async function phone() {
  const { ask, control } = stand(SITE);
  const app = { appid: ours.get("WECHAT_APP_ID"), secret: ours.get("WECHAT_APP_SECRET") };
  const token = await said(
    await ask("/cgi-bin/stable_token", post({ grant_type: "client_credential", ...app })),
  );
  const query = new URLSearchParams({ access_token: String(token.access_token), type: "jsapi" });
  const { ticket } = await said(await ask(`/cgi-bin/ticket/getticket?${query}`));
  const signed = (page: string, over: object = {}) => {
    const text = `jsapi_ticket=${ticket}&noncestr=nonce&timestamp=1414587457&url=${page}`;
    return {
      verifyAppId: app.appid,
      verifySignType: "sha1",
      verifyTimestamp: "1414587457",
      verifyNonceStr: "nonce",
      verifySignature: createHash("sha1").update(text).digest("hex"),
      ...over,
    };
  };
  const call = async (name: string, params: object, page = PAGE) =>
    (await said(await control("js-api", { name, page, params }))).errMsg;
  return { ask, call, signed };
}

let at: Awaited<ReturnType<typeof phone>>;
beforeEach(async () => {
  at = await phone();
});

test("the sandbox signs what WeChat publishes as WeChat does, with or without a fragment", () => {
  const { ticket, nonce, timestamp, url, signature } = jsSdk;
  expect(jsApiSignature(ticket, nonce, timestamp, url)).toBe(signature);
  expect(jsApiSignature(ticket, nonce, timestamp, `${url}#top`)).toBe(signature);
  expect(jsApiSignature(ticket, nonce, timestamp, `${url}/`)).not.toBe(signature);
});

describe("a page in WeChat", () => {
  const config = (over: object = {}) => ({ ...at.signed(PAGE), verifyJsApiList: APIS, ...over });

  test("whose address is signed sets its card, and the book of cards has it", async () => {
    expect(await at.call("preVerifyJSAPI", config(), `${PAGE}#poem`)).toBe("config:ok");
    expect(await at.call("preVerifyJSAPI", config())).toBe("config:ok");
    const set = { ...at.signed(PAGE), ...CARD };
    expect(await at.call("updateAppMessageShareData", set)).toBe("updateAppMessageShareData:ok");
    const cards: unknown = JSON.parse(await (await at.ask("/control/cards")).text());
    expect(cards).toEqual([{ to: "friend", page: PAGE, ...CARD }]);
  });

  test.each([
    ["another page's", { verifySignature: "0".repeat(40) }, "invalid signature"],
    ["a later time's", { verifyTimestamp: "1414587458" }, "invalid signature"],
    ["another app's", { verifyAppId: "wx0" }, "invalid appid"],
    ["no", { verifySignature: "" }, "fail, invalid params"],
  ])("with %s signature is refused", async (_what, over, why) => {
    expect(await at.call("preVerifyJSAPI", config(over))).toBe(`config:${why}`);
  });

  test("at an address with one sign more is refused: nothing of the query may be left out", async () => {
    expect(await at.call("preVerifyJSAPI", config(), `${PAGE}&from=timeline`)).toBe(
      "config:invalid signature",
    );
  });

  test("of another domain is refused, however well it is signed", async () => {
    const page = "http://evil.example/";
    const params = { ...at.signed(page), verifyJsApiList: APIS };
    expect(await at.call("preVerifyJSAPI", params, page)).toBe("config:invalid url domain");
  });

  test("calls nothing that it has not asked for, and shares no other domain's page", async () => {
    const set = { ...at.signed(PAGE), ...CARD };
    expect(await at.call("updateTimelineShareData", set)).toBe("updateTimelineShareData:permission denied");
    await at.call("preVerifyJSAPI", config());
    const foreign = { ...set, link: "https://evil.example/" };
    expect(await at.call("updateTimelineShareData", foreign)).toMatch(/js secure domain/);
    expect(await at.call("chooseImage", set)).toBe("chooseImage:function not exist");
  });
});
