import { createSign, createVerify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { json, ours, stand } from "./stand.ts";

const NO = "SANDBOXTEST1";
const PHONE = {
  headers: { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36" },
};

/** The address of a request that the app has signed; `over` is put in afterwards. */
function address(method: string, content: object, over: Record<string, string> = {}): string {
  const params = {
    app_id: ours.get("ALIPAY_APP_ID") ?? "",
    biz_content: JSON.stringify(content),
    charset: "utf-8",
    method,
    notify_url: "http://localhost:8787/notify/alipay",
    return_url: "http://localhost:8787/wait-pay?sn=1",
    sign_type: "RSA2",
    timestamp: "2026-11-21 20:00:00",
    version: "1.0",
  };
  const text = Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const pem = `-----BEGIN PRIVATE KEY-----\n${ours.get("ALIPAY_APP_KEY")}\n-----END PRIVATE KEY-----`;
  const sign = createSign("RSA-SHA256").update(text, "utf8").sign(pem, "base64");
  return `/gateway.do?${new URLSearchParams({ ...params, sign, ...over })}`;
}

const cashier = (over: Record<string, string> = {}, content: object = {}) =>
  address(
    "alipay.trade.wap.pay",
    {
      out_trade_no: NO,
      total_amount: "29.90",
      subject: "宝宝起名",
      product_code: "QUICK_WAP_WAY",
      ...content,
    },
    over,
  );
const query = address("alipay.trade.query", { out_trade_no: NO });
const said = async (answer: Response) => JSON.parse(await answer.text()).alipay_trade_query_response;

describe("Alipay in the sandbox", () => {
  test.each([
    ["another amount than was signed", { biz_content: '{"out_trade_no":"X","total_amount":"0.01"}' }],
    ["another app", { app_id: "2021000000000000" }],
    ["another charset", { charset: "gbk" }],
    ["no signature", { sign: "" }],
  ])("opens no cashier with %s", async (_what, over) => {
    const { ask } = stand();
    expect((await ask(cashier(over), PHONE)).status).toBe(400);
    expect(await json(await ask("/control/book"))).toEqual({ payments: [] });
  });

  test("opens none for another product, for floats, or inside WeChat", async () => {
    const { ask } = stand();
    expect((await ask(cashier({}, { product_code: "FACE_TO_FACE" }), PHONE)).status).toBe(400);
    expect((await ask(cashier({}, { total_amount: "29.900" }), PHONE)).status).toBe(400);
    expect((await ask(cashier(), { headers: { "user-agent": "MicroMessenger/8.0" } })).status).toBe(403);
  });

  test("knows a trade only once its cashier has been opened, and signs every answer", async () => {
    const { ask, control } = stand();
    expect(await said(await ask(query))).toMatchObject({ sub_code: "ACQ.TRADE_NOT_EXIST" });
    expect((await ask(cashier(), PHONE)).status).toBe(200);
    expect(await said(await ask(query))).toMatchObject({ trade_status: "WAIT_BUYER_PAY" });
    await control("switch", { notices: "drop" });
    await control("pay", { outTradeNo: NO });
    const text = await (await ask(query)).text();
    const [, node = "", sign = ""] =
      /^\{"alipay_trade_query_response":(\{.*\}),"sign":"(.*)"\}$/.exec(text) ?? [];
    expect(JSON.parse(node)).toMatchObject({ trade_status: "TRADE_SUCCESS", total_amount: "29.90" });
    const pem = `-----BEGIN PUBLIC KEY-----\n${ours.get("ALIPAY_PUBLIC_KEY")}\n-----END PUBLIC KEY-----`;
    expect(createVerify("RSA-SHA256").update(node, "utf8").verify(pem, sign, "base64")).toBe(true);
  });

  test("pays back once under one request number; a full refund closes the trade", async () => {
    const { ask, control } = stand();
    await ask(cashier(), PHONE);
    await control("switch", { notices: "drop" });
    await control("pay", { outTradeNo: NO });
    const of = { out_trade_no: NO, out_request_no: "R1", refund_amount: "29.90" };
    const refund = async () => {
      const text = await (await ask(address("alipay.trade.refund", of))).text();
      return JSON.parse(text).alipay_trade_refund_response;
    };
    expect(await refund()).toMatchObject({ code: "10000", fund_change: "Y", refund_fee: "29.90" });
    expect(await refund()).toMatchObject({ code: "10000", fund_change: "N", refund_fee: "29.90" });
    expect(await said(await ask(query))).toMatchObject({ trade_status: "TRADE_CLOSED" });
  });

  test("sends a payer back with what it adds to the merchant's own query", async () => {
    const { ask, settled } = stand();
    await ask(cashier(), PHONE);
    const form = { outTradeNo: NO, back: "http://localhost:8787/wait-pay?sn=1" };
    const answer = await ask("/cashier/pay", { method: "POST", body: new URLSearchParams(form) });
    await settled();
    const to = new URL(answer.headers.get("location") ?? "");
    expect(to.searchParams.get("sn")).toBe("1");
    expect(to.searchParams.get("total_amount")).toBe("29.90");
    const away = { ...form, back: "https://example.com/" };
    expect((await ask("/cashier/pay", { method: "POST", body: new URLSearchParams(away) })).status).toBe(400);
  });
});
