import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NewPayment, Provider, StoredPayment } from "#functions/origin/payments/provider.ts";
import { ProviderTrouble } from "#functions/origin/payments/provider.ts";
import { wechatProvider } from "#functions/origin/payments/wechat/provider.ts";
import { config, isSignedByMerchant, MCH_ID, transaction } from "./parties.ts";
import { refuses, says, standIn } from "./stand-in.ts";

const now = Date.UTC(2026, 10, 21, 12, 5, 9);
const NO = "LP7Q2M9X4K8R3T6W1Z5B";
const stored: StoredPayment = { outTradeNo: NO, reference: null };
const payment: NewPayment = {
  outTradeNo: NO,
  sn: "0123456789ABCDEFGHJKMNPQRS",
  channel: "wechat-native",
  amount: 1990,
  currency: "CNY",
  description: "罗盘起名 起名报告",
  now,
  expiresAt: now + 2 * 3600_000,
  clientIp: null,
  openid: null,
  notifyUrl: "https://luopan.example/notify/wechat",
  returnUrl: "https://luopan.example/wait-pay?sn=0123456789ABCDEFGHJKMNPQRS",
};

let wechat: Awaited<ReturnType<typeof standIn>>;
let provider: Provider;
beforeAll(async () => {
  wechat = await standIn();
  provider = wechatProvider(config({ WECHAT_PAY_HOST: wechat.host }), () => now);
});
afterAll(() => wechat.close());
beforeEach(() => void wechat.came.splice(0));

const startedAs = async (over: Partial<NewPayment>, answer: object) => {
  wechat.answer(says(200, answer, now));
  const meant = { ...payment, ...over };
  return provider.start(await provider.prepare(meant), meant);
};
const trouble = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ProviderTrouble ? [error.status, error.code] : error),
  );

describe("every request", () => {
  test("is signed over the bytes that WeChat gets, and asks for its public key", async () => {
    await startedAs({}, { code_url: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" });
    const [came] = wechat.came;
    const [, scheme, members = ""] = /^(\S+) (.*)$/.exec(came?.headers.authorization ?? "") ?? [];
    const said = Object.fromEntries(
      [...members.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    expect(scheme).toBe("WECHATPAY2-SHA256-RSA2048");
    expect(said).toMatchObject({ mchid: MCH_ID, timestamp: String(now / 1000) });
    const text = [came?.method, came?.path, said.timestamp, said.nonce_str, came?.body, ""].join("\n");
    expect(isSignedByMerchant(text, said.signature ?? "")).toBe(true);
    expect(came?.headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
      "wechatpay-serial": "PUB_KEY_ID_0001",
    });
    expect(came?.headers["user-agent"]).toBeTruthy();
  });

  test("is believed only when its answer is WeChat's: by each key, and unforged", async () => {
    const answer = { code_url: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" };
    const start = () => trouble(provider.query(stored));
    wechat.answer(says(200, transaction(), now, "5157F09EFDC096DE15EBE81A47057A7232F1B8E1"));
    expect(await start()).toBeNull();
    wechat.answer((_came, response) => void response.writeHead(200).end(JSON.stringify(answer)));
    expect(await start()).toEqual([200, "ANSWER_UNSIGNED"]);
    wechat.answer(says(200, transaction(), now - 300_000));
    expect(await start()).toEqual([200, "ANSWER_STALE"]);
    wechat.answer((came, response) => {
      const say = response.end.bind(response);
      response.end = (body: unknown) => say(String(body).replace("1990", "1991"));
      says(200, transaction(), now)(came, response);
    });
    expect(await start()).toEqual([200, "ANSWER_FORGED"]);
  });

  test.each([
    [400, "PARAM_ERROR"],
    [401, "SIGN_ERROR"],
    [403, "NO_AUTH"],
    [429, "FREQUENCY_LIMITED"],
    [500, "SYSTEM_ERROR"],
  ])("that WeChat refuses with %d %s is trouble with that code", async (status, code) => {
    wechat.answer(refuses(status, code));
    expect(await trouble(provider.query(stored))).toEqual([status, code]);
    expect(await trouble(provider.start("{}", payment))).toEqual([status, code]);
  });

  test("that something else answers is trouble, and no word of it goes on", async () => {
    wechat.answer((_came, response) => void response.writeHead(502).end("<h1>nginx</h1>"));
    expect(await trouble(provider.query(stored))).toEqual([502, "REFUSED"]);
    wechat.answer((_came, response) => void response.writeHead(404).end("<h1>nginx</h1>"));
    expect(await trouble(provider.query(stored))).toEqual([404, "REFUSED"]);
    wechat.answer((_came, response) => void response.writeHead(302, { location: "/" }).end());
    expect(await trouble(provider.query(stored))).toEqual([302, "REFUSED"]);
    wechat.answer((_came, response) => void response.socket?.destroy());
    expect(await trouble(provider.query(stored))).toEqual([0, "UNREACHABLE"]);
  });

  test("that is never answered is given up after 8 seconds", { timeout: 15_000 }, async () => {
    wechat.answer(() => undefined);
    const started = performance.now();
    expect(await trouble(provider.query(stored))).toEqual([0, "TIMEOUT"]);
    expect(performance.now() - started).toBeLessThan(9_000);
  });
});

describe("a payment that is started", () => {
  const common = {
    appid: "wx0000000000000001",
    mchid: MCH_ID,
    description: "罗盘起名 起名报告",
    out_trade_no: NO,
    time_expire: "2026-11-21T22:05:09+08:00",
    notify_url: "https://luopan.example/notify/wechat",
    amount: { total: 1990, currency: "CNY" },
  };
  const sent = () => JSON.parse(wechat.came[0]?.body ?? "");

  test("on a desktop is a code to scan", async () => {
    const answer = { code_url: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" };
    expect(await startedAs({}, answer)).toEqual({
      action: { kind: "qr", content: answer.code_url },
      reference: null,
    });
    expect(wechat.came[0]).toMatchObject({ method: "POST", path: "/v3/pay/transactions/native" });
    expect(sent()).toEqual(common);
  });

  test("on a phone leaves for the H5 cashier, which brings back to us", async () => {
    const answer = { h5_url: "https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1&package=2" };
    const { action } = await startedAs({ channel: "wechat-h5", clientIp: "203.0.113.9" }, answer);
    expect(action).toEqual({
      kind: "redirect",
      url: `${answer.h5_url}&redirect_url=https%3A%2F%2Fluopan.example%2Fwait-pay%3Fsn%3D0123456789ABCDEFGHJKMNPQRS`,
    });
    expect(wechat.came[0]?.path).toBe("/v3/pay/transactions/h5");
    const scene_info = { payer_client_ip: "203.0.113.9", h5_info: { type: "Wap" } };
    expect(sent()).toEqual({ ...common, scene_info });
  });

  test("inside WeChat opens its sheet, signed for it", async () => {
    const openid = "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o";
    const { action } = await startedAs({ channel: "wechat-jsapi", openid }, { prepay_id: "wx2014" });
    if (action.kind !== "jsapi") throw new Error(action.kind);
    const { paySign, ...params } = action.params;
    expect(params).toMatchObject({
      package: "prepay_id=wx2014",
      signType: "RSA",
      timeStamp: String(now / 1000),
    });
    const text = `${params.appId}\n${params.timeStamp}\n${params.nonceStr}\n${params.package}\n`;
    expect(isSignedByMerchant(text, paySign)).toBe(true);
    expect(wechat.came[0]?.path).toBe("/v3/pay/transactions/jsapi");
    expect(sent()).toEqual({ ...common, payer: { openid } });
  });

  test("is sent byte for byte as it was prepared, each time it is sent", async () => {
    const prepared = await provider.prepare(payment);
    expect(await provider.prepare({ ...payment })).toBe(prepared);
    wechat.answer(says(200, { code_url: "weixin://x" }, now));
    await provider.start(prepared, payment);
    await provider.start(prepared, payment);
    expect(wechat.came.map(({ body }) => body)).toEqual([prepared, prepared]);
  });

  test("with an answer of another shape is trouble", async () => {
    expect(await trouble(startedAs({}, { prepay_id: "wx1" }))).toEqual([200, "UNREADABLE"]);
    expect(await trouble(startedAs({ channel: "wechat-h5", clientIp: "::1" }, { h5_url: "x" }))).toEqual([
      200,
      "UNREADABLE",
    ]);
  });

  test.each([
    ["dollars", { currency: "USD" }],
    ["no openid inside WeChat", { channel: "wechat-jsapi" }],
    ["no address on a phone", { channel: "wechat-h5" }],
    ["another provider's channel", { channel: "card" }],
  ] as const)("with %s is not prepared", async (_what, over) => {
    await expect(provider.prepare({ ...payment, ...over })).rejects.toThrow(RangeError);
  });
});

describe("a payment that is asked about", () => {
  const asked = (over: Record<string, unknown>) => {
    wechat.answer(says(200, transaction(over), now));
    return provider.query(stored);
  };

  test("is paid with what was asked, not with what is left after coupons", async () => {
    const raw = JSON.stringify(transaction());
    expect(await asked({})).toEqual({
      state: "paid",
      fact: {
        provider: "wechat",
        eventId: "query:4200001234202611215566778899",
        outTradeNo: NO,
        transactionId: "4200001234202611215566778899",
        amount: 1990,
        currency: "CNY",
        paidAt: "2026-11-21T12:05:09.000Z",
        via: "query",
        raw,
      },
    });
    expect(wechat.came[0]).toMatchObject({
      method: "GET",
      path: `/v3/pay/transactions/out-trade-no/${NO}?mchid=${MCH_ID}`,
      body: "",
    });
  });

  test.each([
    ["NOTPAY", "open"],
    ["USERPAYING", "open"],
    ["CLOSED", "closed"],
    ["REVOKED", "closed"],
    ["REFUND", "refunded"],
  ])("and stands as %s is %s", async (trade_state, state) => {
    const unpaid = {
      trade_state,
      transaction_id: undefined,
      success_time: undefined,
      amount: { total: 1990 },
    };
    expect(await asked(unpaid)).toEqual({ state });
  });

  test("is unknown where WeChat has not heard of it", async () => {
    wechat.answer(refuses(404, "ORDER_NOT_EXIST"));
    expect(await provider.query(stored)).toEqual({ state: "unknown" });
  });

  test.each([
    ["another merchant's", { mchid: "1900000000" }, "NOT_OURS"],
    ["another payment", { out_trade_no: "LP7Q2M9X4K8R3T6W1Z5C" }, "NOT_ASKED_FOR"],
    ["a state nobody knows", { trade_state: "PERHAPS" }, "UNKNOWN_STATE"],
    ["paid, of no amount", { amount: undefined }, "PAID_WITHOUT_FACTS"],
    ["paid, of half a fen", { amount: { total: 0.5, currency: "CNY" } }, "PAID_WITHOUT_FACTS"],
    ["paid, without its number", { transaction_id: "" }, "PAID_WITHOUT_FACTS"],
  ])("and is %s is trouble", async (_what, over, code) => {
    expect(await trouble(asked(over))).toEqual([200, code]);
  });
});

describe("a payment that is closed", () => {
  test("is closed by its number, with nothing but a signature in answer", async () => {
    wechat.answer(says(204, null, now));
    await provider.close(stored);
    expect(wechat.came[0]).toMatchObject({
      method: "POST",
      path: `/v3/pay/transactions/out-trade-no/${NO}/close`,
      body: `{"mchid":"${MCH_ID}"}`,
    });
  });

  test.each(["ORDER_CLOSED", "ORDERPAID"])("and was %s is left to the query that follows", async (code) => {
    wechat.answer(refuses(400, code));
    await expect(provider.close(stored)).resolves.toBeUndefined();
  });

  test("by nobody we can verify is trouble", async () => {
    wechat.answer((_came, response) => void response.writeHead(204).end());
    expect(await trouble(provider.close(stored))).toEqual([204, "ANSWER_UNSIGNED"]);
    wechat.answer(refuses(500, "SYSTEM_ERROR"));
    expect(await trouble(provider.close(stored))).toEqual([500, "SYSTEM_ERROR"]);
  });
});

describe("a refund", () => {
  const refund = {
    outTradeNo: NO,
    outRefundNo: `${NO}R`,
    transactionId: "4200001234202611215566778899",
    total: 1990,
    amount: 1990,
    currency: "CNY",
    reason: "重复付款".repeat(10),
  } as const;

  test.each([
    ["SUCCESS", "done"],
    ["PROCESSING", "pending"],
  ])("that is %s is %s, and asked for with the same bytes again", async (status, state) => {
    wechat.answer(says(200, { status }, now));
    expect(await provider.refund(refund)).toBe(state);
    expect(await provider.refund(refund)).toBe(state);
    const [one, two] = wechat.came;
    expect(one?.path).toBe("/v3/refund/domestic/refunds");
    expect(two?.body).toBe(one?.body);
    expect(JSON.parse(one?.body ?? "")).toEqual({
      transaction_id: refund.transactionId,
      out_refund_no: refund.outRefundNo,
      // 80 bytes: 26 characters of three bytes each.
      reason: refund.reason.slice(0, 26),
      amount: { refund: 1990, total: 1990, currency: "CNY" },
    });
  });

  test.each(["CLOSED", "ABNORMAL"])("that is %s needs a person", async (status) => {
    wechat.answer(says(200, { status }, now));
    expect(await trouble(provider.refund(refund))).toEqual([200, `REFUND_${status}`]);
  });

  test("that WeChat has no money for is trouble with its code", async () => {
    wechat.answer(refuses(403, "NOT_ENOUGH"));
    expect(await trouble(provider.refund(refund))).toEqual([403, "NOT_ENOUGH"]);
  });
});
