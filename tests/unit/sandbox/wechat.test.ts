import { createVerify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { json, ours, payment, type Slip, signed, stand } from "./stand.ts";

const NATIVE = "/v3/pay/transactions/native";
const H5 = "/v3/pay/transactions/h5";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Mobile Safari/604.1";
const mchid = ours.get("WECHAT_MCH_ID") ?? "";
const byNumber = (no: string) => `/v3/pay/transactions/out-trade-no/${no}`;
const query = (no: string) => `${byNumber(no)}?mchid=${mchid}`;
const codeOf = async (answer: Response) => [answer.status, (await json(answer)).code];

describe("WeChat's API v3 in the sandbox", () => {
  const slips: [string, Slip][] = [
    ["another signature", { signature: "AAAA" }],
    ["a signature over another path", { signedPath: H5 }],
    ["another certificate's number", { serial: "SANDBOX0" }],
    ["another merchant", { mchid: "1900000000" }],
    ["a clock six minutes slow", { lateBy: 360 }],
    ["a clock six minutes fast", { lateBy: -360 }],
  ];
  test.each(slips)("refuses a request with %s", async (_what, slip) => {
    const { ask, sandbox } = stand();
    const answer = await ask(NATIVE, signed("POST", NATIVE, payment("SANDBOXTEST1"), slip));
    expect(await codeOf(answer)).toEqual([401, "SIGN_ERROR"]);
    expect(sandbox.nextDue()).toBeNull();
  });

  test.each([
    ["a field that it does not know", { remark: "x" }],
    ["null", { attach: null }],
    ["yuan for fen", { amount: { total: 29.9, currency: "CNY" } }],
    ["a query in the address for notifications", { notify_url: "https://example.com/notify?sn=1" }],
    ["a description of 128 bytes", { description: "x".repeat(128) }],
    ["a time that is past", { time_expire: "2020-01-01T00:00:00+08:00" }],
  ])("refuses %s", async (_what, over) => {
    const body = payment("SANDBOXTEST1", over);
    const answer = await stand().ask(NATIVE, signed("POST", NATIVE, body));
    expect(await codeOf(answer)).toEqual([400, "PARAM_ERROR"]);
  });

  test("signs what it answers, with the key that was asked for", async () => {
    const [id = "", spki = ""] = (ours.get("WECHAT_PAY_KEYS") ?? "").split(":");
    const slip = { headers: { "wechatpay-serial": id } };
    const answer = await stand().ask(NATIVE, signed("POST", NATIVE, payment("SANDBOXTEST1"), slip));
    const read = (name: string) => answer.headers.get(`wechatpay-${name}`) ?? "";
    const text = `${read("timestamp")}\n${read("nonce")}\n${await answer.text()}\n`;
    const pem = `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----`;
    expect(read("serial")).toBe(id);
    expect(createVerify("RSA-SHA256").update(text).verify(pem, read("signature"), "base64")).toBe(true);
  });

  test("takes the same number again with the same bytes only", async () => {
    const { ask } = stand();
    const body = payment("SANDBOXTEST1");
    const first = await json(await ask(NATIVE, signed("POST", NATIVE, body)));
    expect(await json(await ask(NATIVE, signed("POST", NATIVE, body)))).toEqual(first);
    const other = payment("SANDBOXTEST1", { amount: { total: 2991, currency: "CNY" } });
    expect(await codeOf(await ask(NATIVE, signed("POST", NATIVE, other)))).toEqual([400, "INVALID_REQUEST"]);
    const spaced = body.replace(",", ", ");
    expect(await codeOf(await ask(NATIVE, signed("POST", NATIVE, spaced)))).toEqual([400, "INVALID_REQUEST"]);
  });

  test("closes what it has never heard of with 204, and says 404 of it in a query", async () => {
    const { ask } = stand();
    const path = `${byNumber("SANDBOXTEST9")}/close`;
    expect((await ask(path, signed("POST", path, JSON.stringify({ mchid })))).status).toBe(204);
    const answer = await ask(query("SANDBOXTEST9"), signed("GET", query("SANDBOXTEST9")));
    expect(await codeOf(answer)).toEqual([404, "ORDER_NOT_EXIST"]);
  });

  test("tells the amount that was to be paid, beside what a coupon left of it", async () => {
    const { ask, control } = stand();
    await ask(NATIVE, signed("POST", NATIVE, payment("SANDBOXTEST1")));
    await control("switch", { notices: "drop" });
    await control("pay", { outTradeNo: "SANDBOXTEST1" });
    const said = await json(await ask(query("SANDBOXTEST1"), signed("GET", query("SANDBOXTEST1"))));
    expect(said).toMatchObject({ trade_state: "SUCCESS", amount: { total: 2990, payer_total: 2989 } });
    expect((await control("pay", { outTradeNo: "SANDBOXTEST1" })).status).toBe(409);
  });

  test("pays back once under one number, and never more than was paid", async () => {
    const { ask, control } = stand();
    const path = "/v3/refund/domestic/refunds";
    const refund = (no: string, amount: number) => {
      const of = { out_trade_no: "SANDBOXTEST1", out_refund_no: no };
      const body = JSON.stringify({ ...of, amount: { refund: amount, total: 2990, currency: "CNY" } });
      return ask(path, signed("POST", path, body));
    };
    await ask(NATIVE, signed("POST", NATIVE, payment("SANDBOXTEST1")));
    expect((await refund("R1", 2990)).status).toBe(400);
    await control("switch", { notices: "drop" });
    await control("pay", { outTradeNo: "SANDBOXTEST1" });
    const first = await json(await refund("R1", 2000));
    expect(await json(await refund("R1", 2000))).toEqual(first);
    expect((await refund("R1", 1999)).status).toBe(400);
    expect((await refund("R2", 991)).status).toBe(400);
    expect((await refund("R2", 990)).status).toBe(200);
    const { payments } = await json(await ask("/control/book"));
    expect(payments).toMatchObject([{ charged: 2990, refunded: 2990 }]);
  });

  test("loses an answer after it has done what it was asked", async () => {
    const { ask, control } = stand();
    await control("fault", { on: "wechat.create", how: "500", when: "after" });
    expect((await ask(NATIVE, signed("POST", NATIVE, payment("SANDBOXTEST1")))).status).toBe(500);
    expect((await ask(query("SANDBOXTEST1"), signed("GET", query("SANDBOXTEST1")))).status).toBe(200);
  });
});

describe("WeChat's H5 cashier in the sandbox", () => {
  const scene_info = { payer_client_ip: "203.0.113.7", h5_info: { type: "Wap" } };
  const enter = async (headers: Record<string, string>, minutes = 0) => {
    const { ask, control } = stand();
    const made = await ask(H5, signed("POST", H5, payment("SANDBOXTEST1", { scene_info })));
    const { h5_url: address } = await json(made);
    await control("clock", { ms: minutes * 60_000 });
    return (await ask(address, { headers })).status;
  };
  const referer = "http://localhost:8787/";

  test.each([
    ["from the site", { referer, "user-agent": PHONE }, 0, 200],
    ["without a Referer", { "user-agent": PHONE }, 0, 403],
    ["from another site", { referer: "https://example.com/", "user-agent": PHONE }, 0, 403],
    ["inside WeChat", { referer, "user-agent": `${PHONE} MicroMessenger/8.0.53` }, 0, 403],
    ["six minutes later", { referer, "user-agent": PHONE }, 6, 410],
  ])("entered %s", async (_what, headers, minutes, status) => {
    expect(await enter(headers, minutes)).toBe(status);
  });
});

describe("WeChat's OAuth in the sandbox", () => {
  const back = encodeURIComponent("http://localhost:8787/pay-new/seek?sn=1");
  const appid = ours.get("WECHAT_APP_ID") ?? "";
  const authorize = `/connect/oauth2/authorize?appid=${appid}&redirect_uri=${back}&response_type=code&scope=snsapi_base&state=s`;
  const token = (code: string) =>
    `/sns/oauth2/access_token?appid=${appid}&secret=${ours.get("WECHAT_APP_SECRET")}&code=${code}&grant_type=authorization_code`;

  test("gives a code inside WeChat, good once", async () => {
    const { ask } = stand();
    const inside = { headers: { "user-agent": `${PHONE} MicroMessenger/8.0.53` } };
    const to = new URL((await ask(authorize, inside)).headers.get("location") ?? "");
    expect(to.pathname + to.search).toMatch(/^\/pay-new\/seek\?sn=1&code=sandbox\w+&state=s$/);
    const code = to.searchParams.get("code") ?? "";
    expect(await json(await ask(token(code)))).toMatchObject({
      openid: expect.stringMatching(/^oSANDBOX/),
    });
    expect(await json(await ask(token(code)))).toMatchObject({ errcode: 40163 });
    expect(await json(await ask(token("x")))).toMatchObject({ errcode: 40029 });
  });

  test("refuses any other browser, and a way back to another site", async () => {
    const { ask } = stand();
    expect((await ask(authorize, { headers: { "user-agent": PHONE } })).status).toBe(403);
    const inside = { headers: { "user-agent": "MicroMessenger" } };
    expect((await ask(authorize.replace("localhost", "example.com"), inside)).status).toBe(400);
  });

  test("refuses token calls from an address that is not on the list, at a switch", async () => {
    const { ask, control } = stand();
    const body = JSON.stringify({
      grant_type: "client_credential",
      appid,
      secret: ours.get("WECHAT_APP_SECRET"),
    });
    const stable = () => ask("/cgi-bin/stable_token", { method: "POST", body });
    const first = await json(await stable());
    expect(await json(await stable())).toMatchObject({ access_token: first.access_token });
    const ticket = `/cgi-bin/ticket/getticket?access_token=${first.access_token}&type=jsapi`;
    expect(await json(await ask(ticket))).toMatchObject({ errcode: 0, expires_in: 7200 });
    await control("switch", { addressRefused: true });
    expect(await json(await stable())).toMatchObject({ errcode: 40164 });
  });
});
