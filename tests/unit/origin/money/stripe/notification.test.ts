import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NotificationRefused } from "#functions/origin/money/providers/provider.ts";
import { stripeClient } from "#functions/origin/money/providers/stripe/client.ts";
import { readEvent } from "#functions/origin/money/providers/stripe/notification.ts";
import { stripeProvider } from "#functions/origin/money/providers/stripe/provider.ts";
import { config, open, outTradeNo, paid, signatureOf } from "./stripe-server.ts";

const seconds = 1_795_262_709;
const eventOf = (type: string, object: object, id = "evt_1Luopan") =>
  JSON.stringify({ id, object: "event", type, created: seconds, data: { object } });
const completed = eventOf("checkout.session.completed", paid);

const read = (body: string, signature = signatureOf(body, seconds), atSeconds = seconds, needsLive = false) =>
  readEvent(
    stripeClient(config()),
    config().STRIPE_WEBHOOK_SECRET,
    { headers: new Headers(signature === "" ? {} : { "stripe-signature": signature }), body },
    atSeconds * 1000,
    needsLive,
  );

describe("an event of Stripe's", () => {
  test("of Stripe's test mode is no money where live money is taken", async () => {
    const live = JSON.stringify({ ...JSON.parse(completed), livemode: true });
    const test = JSON.stringify({ ...JSON.parse(completed), livemode: false });
    expect(await read(live, signatureOf(live, seconds), seconds, true)).toMatchObject({ kind: "paid" });
    for (const body of [test, completed])
      await expect(read(body, signatureOf(body, seconds), seconds, true)).rejects.toMatchObject({
        status: 400,
      });
  });

  test("of a paid session is a payment of its whole amount", async () => {
    expect(await read(completed)).toEqual({
      kind: "paid",
      fact: {
        provider: "stripe",
        eventId: "evt_1Luopan",
        outTradeNo,
        transactionId: "pi_3Luopan",
        amount: 1990,
        currency: "CNY",
        paidAt: new Date(seconds * 1000).toISOString(),
        via: "notification",
        raw: completed,
      },
    });
    const later = eventOf("checkout.session.async_payment_succeeded", paid);
    expect(await read(later)).toMatchObject({ kind: "paid" });
  });

  test.each([
    [
      "a complete session that is unpaid yet",
      "checkout.session.completed",
      { ...paid, payment_status: "unpaid" },
    ],
    [
      "a session that was not made here",
      "checkout.session.completed",
      { ...paid, client_reference_id: null },
    ],
    ["a payment that failed later", "checkout.session.async_payment_failed", open],
    ["an expired session", "checkout.session.expired", open],
    ["another kind", "customer.created", { id: "cus_1" }],
    ["a refund in part", "charge.refunded", { refunded: false, metadata: { out_trade_no: outTradeNo } }],
    [
      "a refund in part that is still on its way",
      "charge.refunded",
      {
        refunded: false,
        metadata: { out_trade_no: outTradeNo },
        refunds: { data: [{ status: "pending", metadata: { out_refund_no: "R1" } }] },
      },
    ],
    ["another's refund", "charge.refunded", { refunded: true, metadata: {} }],
    ["a refund by hand", "refund.updated", { status: "succeeded", metadata: { out_trade_no: outTradeNo } }],
    [
      "a refund on its way",
      "refund.updated",
      { status: "pending", metadata: { out_trade_no: outTradeNo, out_refund_no: "R1" } },
    ],
  ])("about %s is dropped", async (_, type, object) => {
    expect(await read(eventOf(type, object))).toEqual({ kind: "other", eventId: "evt_1Luopan", type });
  });

  const metadata = { out_trade_no: outTradeNo, out_refund_no: "R1" };
  test.each([
    ["charge.refunded", { refunded: true, metadata }, null, true, true],
    ["charge.refunded", { refunded: true, metadata, refunds: { data: [{ metadata }] } }, "R1", true, true],
    [
      "charge.refunded",
      { refunded: false, metadata, refunds: { data: [{ metadata, status: "succeeded" }] } },
      ...(["R1", true, false] as const),
    ],
    ["refund.updated", { status: "succeeded", metadata }, "R1", true, false],
    ["refund.updated", { status: "canceled", metadata }, "R1", false, false],
    ["refund.failed", { status: "failed", metadata }, "R1", false, false],
  ])("%s says how a refund has ended: %o", async (type, object, outRefundNo, ok, isWhole) => {
    expect(await read(eventOf(type, object))).toEqual({
      kind: "refund",
      outTradeNo,
      outRefundNo,
      isWhole,
      ok,
      eventId: "evt_1Luopan",
    });
  });
});

describe("the signature of an event", () => {
  test("is the HMAC of Stripe's documents: one worked out by OpenSSL is accepted", async () => {
    const body = '{"id":"evt_1","object":"event","type":"ping"}';
    const signature = "t=1763726400,v1=6b2a2f459ec04b8fbda5c28700eedacb365cb72e5c59ca25c02bd84ff2855b61";
    expect(signatureOf(body, 1_763_726_400)).toBe(signature);
    expect(await read(body, signature, 1_763_726_400)).toMatchObject({ kind: "other", type: "ping" });
  });

  test("may stand beside others while the secret is being changed", async () => {
    const [time, ours] = signatureOf(completed, seconds).split(",");
    const [, old] = signatureOf(completed, seconds, "whsec_old").split(",");
    expect(await read(completed, `${time},${old},${ours},v0=abc`)).toMatchObject({ kind: "paid" });
  });

  test("does not survive the change of any one bit of the body", async () => {
    const signature = signatureOf(completed, seconds);
    const bytes = Buffer.from(completed);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
        const forged = Buffer.from(bytes);
        forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        await expect(read(forged.toString("latin1"), signature)).rejects.toMatchObject({ status: 401 });
      }),
    );
  });

  test("holds for five minutes", async () => {
    const signature = signatureOf(completed, seconds);
    expect(await read(completed, signature, seconds + 299)).toMatchObject({ kind: "paid" });
    await expect(read(completed, signature, seconds + 301)).rejects.toMatchObject({ status: 401 });
    const provider = stripeProvider(config());
    const stale = new Headers({
      "stripe-signature": signatureOf(completed, Math.floor(Date.now() / 1000) - 600),
    });
    await expect(provider.readNotification({ headers: stale, body: completed })).rejects.toThrow(
      NotificationRefused,
    );
  });

  test.each([
    ["none", ""],
    ["another secret's", signatureOf(completed, seconds, "whsec_other")],
    ["another body's", signatureOf(`${completed} `, seconds)],
    ["without a time", signatureOf(completed, seconds).replace(/^t=\d+,/, "")],
    ["at another time", signatureOf(completed, seconds).replace(/^t=\d+/, `t=${seconds + 1}`)],
    ["of another scheme", signatureOf(completed, seconds).replace("v1=", "v0=")],
    ["no signature at all", "t=,v1="],
  ])("is refused when it is %s", async (_, signature) => {
    const refusal = await read(completed, signature).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotificationRefused);
    expect(refusal).toMatchObject({ status: 401 });
  });

  test("does not make an event of what is no JSON", async () => {
    await expect(read("not JSON")).rejects.toMatchObject({ name: "NotificationRefused", status: 400 });
  });
});
