import { createVerify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { json, ours, payment, receiver, signed, stand } from "./stand.ts";

const NATIVE = "/v3/pay/transactions/native";
const NO = "SANDBOXTEST1";
let merchant: Awaited<ReturnType<typeof receiver>>;
beforeAll(async () => {
  merchant = await receiver();
});
afterAll(() => merchant.close());
beforeEach(() => {
  merchant.heard.length = 0;
  merchant.say(200);
});

async function paidSandbox() {
  const made = stand(merchant.url);
  const body = payment(NO, { notify_url: `${merchant.url}/notify/wechat` });
  await made.ask(NATIVE, signed("POST", NATIVE, body));
  return made;
}

const isSigned = ({ headers, body }: (typeof merchant.heard)[number]) => {
  const [id = "", spki = ""] = (ours.get("WECHAT_PAY_KEYS") ?? "").split(":");
  const text = `${headers["wechatpay-timestamp"]}\n${headers["wechatpay-nonce"]}\n${body}\n`;
  const pem = `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----`;
  const signature = String(headers["wechatpay-signature"]);
  const isRight = createVerify("RSA-SHA256").update(text).verify(pem, signature, "base64");
  return headers["wechatpay-serial"] === id && isRight;
};

describe("a notification of the sandbox", () => {
  test("is sent when the payer has paid, signed, and not again once it is taken", async () => {
    const { control, sandbox } = await paidSandbox();
    await control("pay", { outTradeNo: NO });
    expect(merchant.heard.map(isSigned)).toEqual([true]);
    expect(sandbox.nextDue()).toBeNull();
  });

  test("climbs WeChat's ladder until it is taken", async () => {
    const { control, ask } = await paidSandbox();
    merchant.say(500);
    await control("pay", { outTradeNo: NO });
    const sentAfter = async (ms: number) => {
      await control("clock", { ms });
      return merchant.heard.length;
    };
    expect(merchant.heard.length).toBe(1);
    expect(await sentAfter(14_000)).toBe(1);
    expect(await sentAfter(1_000)).toBe(2);
    expect(await sentAfter(45_000)).toBe(4);
    expect(await sentAfter(25 * 3_600_000)).toBe(16);
    const ids = merchant.heard.map(({ body }) => JSON.parse(body).id);
    expect(new Set(ids).size).toBe(1);
    const { payments } = await json(await ask("/control/book"));
    expect(payments[0]?.deliveries).toMatchObject([{ state: "given-up", tries: 16, heard: 500 }]);
  });

  test("comes late, in reverse, or not at all, as the control says", async () => {
    const { control, ask } = await paidSandbox();
    const other = payment("SANDBOXTEST2", { notify_url: `${merchant.url}/notify/wechat` });
    await ask(NATIVE, signed("POST", NATIVE, other));
    await control("switch", { notices: "hold" });
    await control("pay", { outTradeNo: NO });
    await control("pay", { outTradeNo: "SANDBOXTEST2" });
    expect(merchant.heard.length).toBe(0);
    const { payments } = await json(await ask("/control/book"));
    await control("release", { reverse: true });
    const ids = merchant.heard.map(({ body }) => JSON.parse(body).id);
    // The book tells the newest first.
    expect(ids).toEqual(payments.flatMap(({ deliveries }) => deliveries.map(({ id }) => id)));
    expect(ids.length).toBe(2);
  });

  test("is told twice by the same id", async () => {
    const { control } = await paidSandbox();
    await control("pay", { outTradeNo: NO });
    await control("notify", { outTradeNo: NO });
    const [first, second] = merchant.heard.map(({ body }) => JSON.parse(body).id);
    expect(second).toBe(first);
  });

  test.each([
    ["probe", false],
    ["bad-signature", false],
    ["stale", true],
    ["wrong-amount", true],
    ["foreign", true],
    ["unknown-order", true],
  ])("with the oddity «%s» is sent once, rightly signed: %s", async (twist, signature) => {
    const { control, sandbox } = await paidSandbox();
    await control("pay", { outTradeNo: NO });
    merchant.say(401);
    const said = await json(await control("notify", { outTradeNo: NO, twist }));
    expect(said.status).toBe(401);
    const [, odd] = merchant.heard;
    expect(odd && isSigned(odd)).toBe(signature);
    expect(sandbox.nextDue()).toBeNull();
  });
});
