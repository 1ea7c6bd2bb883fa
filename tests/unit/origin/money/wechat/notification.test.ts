import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NotificationRefused } from "#functions/origin/money/providers/provider.ts";
import { wechatProvider } from "#functions/origin/money/providers/wechat/provider.ts";
import { config, sealed, signedByWechat, transaction } from "#tests/kit/wechat/parties.ts";

const now = Date.UTC(2026, 10, 21, 12, 5, 20);
const provider = wechatProvider(config(), () => now);
const NO = "LP7Q2M9X4K8R3T6W1Z5B";

const bodyOf = (event_type: string, hidden: object, over: object = {}) =>
  JSON.stringify({
    id: "EV-2018022511223320873",
    create_time: "2026-11-21T20:05:10+08:00",
    resource_type: "encrypt-resource",
    event_type,
    summary: "支付成功",
    resource: sealed(JSON.stringify(hidden)),
    ...over,
  });
const paid = (over: Record<string, unknown> = {}) => bodyOf("TRANSACTION.SUCCESS", transaction(over));
const read = (body: string, headers: Record<string, string> = signedByWechat(body, now)) =>
  provider.readNotification({ headers: new Headers(headers), body });
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof NotificationRefused ? error.status : error),
  );

describe("a notification of WeChat's", () => {
  test("of a payment is read with its number, its amount and its time", async () => {
    expect(await read(paid())).toEqual({
      kind: "paid",
      fact: {
        provider: "wechat",
        eventId: "EV-2018022511223320873",
        outTradeNo: NO,
        transactionId: "4200001234202611215566778899",
        amount: 1990,
        currency: "CNY",
        paidAt: "2026-11-21T12:05:09.000Z",
        via: "notification",
        raw: JSON.stringify(transaction()),
      },
    });
  });

  test.each([
    ["SUCCESS", true],
    ["ABNORMAL", false],
    ["CLOSED", false],
  ])("of a refund that ended in %s says so", async (refund_status, ok) => {
    const hidden = { mchid: "1900009191", out_trade_no: NO, out_refund_no: `${NO}R`, refund_status };
    expect(await read(bodyOf(`REFUND.${refund_status}`, hidden))).toEqual({
      kind: "refund",
      outTradeNo: NO,
      outRefundNo: `${NO}R`,
      isWhole: ok,
      ok,
      eventId: "EV-2018022511223320873",
    });
  });

  test("of a part of the money that went back says that it is not all of it, though WeChat calls it refunded", async () => {
    const hidden = {
      mchid: "1900009191",
      out_trade_no: NO,
      out_refund_no: "BYHAND1",
      refund_status: "SUCCESS",
      amount: { total: 29900, refund: 14950, payer_total: 29900, payer_refund: 14950 },
    };
    const said = { kind: "refund", outRefundNo: "BYHAND1", ok: true };
    expect(await read(bodyOf("REFUND.SUCCESS", hidden))).toMatchObject({ ...said, isWhole: false });
    const whole = { ...hidden, amount: { ...hidden.amount, refund: 29900 } };
    expect(await read(bodyOf("REFUND.SUCCESS", whole))).toMatchObject({ ...said, isWhole: true });
    const failed = { ...whole, refund_status: "ABNORMAL" };
    expect(await read(bodyOf("REFUND.ABNORMAL", failed))).toMatchObject({ ok: false, isWhole: false });
  });

  test.each(["PAYSCORE.USER_OPEN_SERVICE", "constructor", ""])(
    "of «%s» is acknowledged, no more",
    async (type) => {
      const said = { kind: "other", eventId: "EV-2018022511223320873", type };
      expect(await read(bodyOf(type, {}))).toEqual(said);
    },
  );

  test("of a payment that is not paid yet is acknowledged, no more", async () => {
    expect(await read(paid({ trade_state: "NOTPAY" }))).toMatchObject({ kind: "other" });
  });
});

describe("refused, with nothing read, is", () => {
  test("a body with whichever bit flipped", async () => {
    const body = bodyOf("TRANSACTION.SUCCESS", transaction(), { summary: "paid" });
    const headers = signedByWechat(body, now);
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length * 8 - 1), async (bit) => {
        const bytes = Buffer.from(body, "latin1");
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(await refused(read(bytes.toString("latin1"), headers))).toBe(401);
      }),
    );
  });

  test("a probe with WeChat's test signature", async () => {
    const body = paid();
    const probe = { ...signedByWechat(body, now), "wechatpay-signature": "WECHATPAY/SIGNTEST/abc=" };
    expect(await refused(read(body, probe))).toBe(401);
  });

  test.each([
    ["five minutes old", now - 300_000],
    ["of five minutes hence", now + 300_000],
  ])("one %s", async (_what, at) => {
    const body = paid();
    expect(await refused(read(body, signedByWechat(body, at)))).toBe(401);
  });

  test("one without a signature", async () => {
    expect(await refused(read(paid(), {}))).toBe(401);
  });

  test.each([
    ["no JSON", "nonsense"],
    ["no notification", "{}"],
    [
      "sealed under another key",
      JSON.stringify({ ...JSON.parse(paid()), resource: sealed("{}", "x".repeat(32)) }),
    ],
    [
      "another algorithm's",
      JSON.stringify({ ...JSON.parse(paid()), resource: { ...sealed("{}"), algorithm: "" } }),
    ],
    ["another merchant's", paid({ mchid: "1900000000" })],
    ["paid, of no amount", paid({ amount: null })],
    [
      "another merchant's refund",
      bodyOf("REFUND.SUCCESS", {
        mchid: "1900000000",
        out_trade_no: NO,
        out_refund_no: `${NO}R`,
        refund_status: "SUCCESS",
      }),
    ],
    ["a refund of nothing", bodyOf("REFUND.SUCCESS", { mchid: "1900009191" })],
  ])("one that is signed but %s", async (_what, body) => {
    expect(await refused(read(body))).toBe(400);
  });
});

test("the acknowledgement of a notification is a 200 with SUCCESS", () => {
  const { status, body, contentType } = provider.acknowledgement;
  expect([status, JSON.parse(body).code, contentType]).toEqual([200, "SUCCESS", "application/json"]);
});
