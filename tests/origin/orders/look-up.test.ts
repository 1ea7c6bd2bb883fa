import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { mobileHash } from "#functions/origin/orders/look-up/mobile.ts";
import { open } from "#functions/origin/store/seal.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { DATA_KEYS, type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SEARCH = "/api/business/search";
const SEND = "/api/x/sendCode";
const ERASE = "/api/x/erase";
const MOBILE = "13812345678";
const NEVER = "0123456789ABCDEFGHJKMNPQRS";
const keys = [{ id: "k1", secret: DATA_KEYS.slice(3) }];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  const tables = ["likes", "lookups", "mobiles", "payments", "sms_codes", "sms_outbox", "tries", "orders"];
  await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)));
});

type Caller = ReturnType<typeof callerOf>;
const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const order = async (caller: Caller) => snOf(await caller.post("/api/business/seek", babyForm()));
const found = (said: Said) => v.parse(Orders, said.data).orders.map(({ sn }) => sn);

async function writeMobile(sn: string, mobile = `+86${MOBILE}`): Promise<void> {
  const database = await site.database();
  const hash = await mobileHash(mobile, { env: { DATA_KEYS: keys } });
  await database
    .prepare("INSERT INTO mobiles (sn, mobile_hash, masked, created_at) VALUES (?, ?, '', '')")
    .bind(sn, hash)
    .run();
}

/** The newest message of the local outbox. */
async function lastSms(): Promise<{ mobile: string; code: string } | null> {
  const database = await site.database();
  const row = await database
    .prepare("SELECT id, message FROM sms_outbox ORDER BY rowid DESC LIMIT 1")
    .first<{ id: string; message: string }>();
  const Message = v.object({ mobile: v.string(), code: v.string() });
  return row === null ? null : v.parse(Message, await open(row.message, row.id, keys));
}

describe("an order", () => {
  test("is found by its number on another device, and stands in that one's history", async () => {
    const sn = await order(callerOf(site));
    const other = callerOf(site);
    expect(found(await other.post(SEARCH))).toEqual([]);
    expect(found(await other.post(SEARCH, { q: ` ${sn.toLowerCase()} ` }))).toEqual([sn]);
    expect(found(await other.post(SEARCH))).toEqual([sn]);
  });

  test("that one person looked up is not in another's history, and not theirs to delete", async () => {
    const sn = await order(callerOf(site));
    await callerOf(site).post(SEARCH, { q: sn });
    const third = callerOf(site);
    expect(found(await third.post(SEARCH))).toEqual([]);
    expect((await third.post(ERASE, { sn })).status).toBe(404);
    expect((await third.get("/api/business/soughtFree", { sn })).status).toBe(200);
  });

  test("is found by the number on the payment's receipt", async () => {
    const sn = await order(callerOf(site));
    const receipt = "LP2026ABCDEF0123456789";
    const database = await site.database();
    const columns =
      "out_trade_no, sn, visitor_id, channel, amount, currency, state, idem, request_hash, request";
    await database
      .prepare(
        `INSERT INTO payments (${columns}, created_at, expires_at) VALUES (?, ?, '', 'card', 2990, 'CNY', 'paid', 'i', 'h', '', '', '')`,
      )
      .bind(receipt, sn)
      .run();
    expect(found(await callerOf(site).post(SEARCH, { q: receipt }))).toEqual([sn]);
  });

  test("that does not exist is answered with an empty list, a malformed number at its field", async () => {
    const unknown = await callerOf(site).post(SEARCH, { q: NEVER });
    expect(unknown).toMatchObject({ status: 200, data: { orders: [] } });
    const bad = await callerOf(site).post(SEARCH, { q: "订单号" });
    expect(bad).toMatchObject({ status: 400, fields: { q: messages.lookup } });
  });

  test("is never found by a mobile alone, nor by one with a guessed code", async () => {
    await writeMobile(await order(callerOf(site)));
    const other = callerOf(site);
    expect(await other.post(SEARCH, { mobile: MOBILE })).toMatchObject({
      status: 400,
      code: "INVALID_PARAMS",
    });
    const guessed = await other.post(SEARCH, { mobile: MOBILE, code: "000000" });
    expect(guessed).toMatchObject({ status: 400, fields: { code: messages.smsWrong } });
  });
});

describe("a code by SMS", () => {
  test("sent to the mobile of an order finds it, once", async () => {
    const sn = await order(callerOf(site));
    await writeMobile(sn);
    const other = callerOf(site);
    const sent = await other.post(SEND, { mobile: "138 1234 5678" });
    expect(sent).toMatchObject({ status: 200, data: { masked: "138****5678", again: 60 } });
    const sms = await lastSms();
    expect(sms).toMatchObject({ mobile: `+86${MOBILE}`, code: expect.stringMatching(/^\d{6}$/) });
    const proof = { mobile: MOBILE, code: sms?.code ?? "" };
    expect(found(await other.post(SEARCH, proof))).toEqual([sn]);
    expect(await callerOf(site).post(SEARCH, proof)).toMatchObject({ status: 400 });
  });

  test("is asked for with the same answer whether an order knows the mobile or not", async () => {
    await writeMobile(await order(callerOf(site)));
    const known = await callerOf(site).post(SEND, { mobile: MOBILE });
    expect(await lastSms()).not.toBeNull();
    await (await site.database()).prepare("DELETE FROM sms_outbox").run();
    const unknown = await callerOf(site).post(SEND, { mobile: "13812349999" });
    expect(unknown.text.replace("9999", "5678")).toBe(known.text);
    expect(await lastSms()).toBeNull();
  });

  test("is worth nothing after five wrong guesses", async () => {
    await writeMobile(await order(callerOf(site)));
    await callerOf(site).post(SEND, { mobile: MOBILE });
    const code = (await lastSms())?.code ?? "";
    const wrong = code === "111111" ? "222222" : "111111";
    for (let guess = 0; guess < 5; guess++)
      await callerOf(site).post(SEARCH, { mobile: MOBILE, code: wrong });
    expect(await callerOf(site).post(SEARCH, { mobile: MOBILE, code })).toMatchObject({ status: 400 });
  });

  test("goes to a mobile once a minute at most, whoever asks", async () => {
    expect((await callerOf(site).post(SEND, { mobile: MOBILE })).status).toBe(200);
    const again = await callerOf(site).post(SEND, { mobile: MOBILE });
    expect(again).toMatchObject({ status: 429, code: "TOO_MANY" });
  });

  test("stands nowhere in the database as it is, nor does the mobile", async () => {
    await writeMobile(await order(callerOf(site)));
    await callerOf(site).post(SEND, { mobile: MOBILE });
    const code = (await lastSms())?.code ?? "";
    const database = await site.database();
    for (const table of ["sms_codes", "sms_outbox", "mobiles", "tries"]) {
      const { results } = await database.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>();
      const cells = results.flatMap((row) => Object.values(row).map(String));
      expect(cells).not.toContain(code);
      expect(cells.filter((cell) => cell.includes(MOBILE))).toEqual([]);
    }
  });

  test("is refused in one line where no carrier is configured", async () => {
    const bare = await startSite({ originVars: { STAGE: "production" } });
    try {
      const said = await callerOf(bare).post(SEND, { mobile: MOBILE });
      expect(said).toMatchObject({ status: 501, message: "暂时不能发短信，请用订单号或商户单号查。" });
    } finally {
      await bare.close();
    }
  });
});

describe("looking up", () => {
  test("more than twelve times in ten minutes is too often", async () => {
    const caller = callerOf(site);
    for (let at = 0; at < 12; at++) expect((await caller.post(SEARCH, { q: NEVER })).status).toBe(200);
    expect(await caller.post(SEARCH, { q: NEVER })).toMatchObject({ status: 429, code: "TOO_MANY" });
    expect((await callerOf(site).post(SEARCH, { q: NEVER })).status).toBe(200);
  });
});

describe("deleting an order's data", () => {
  test("leaves nothing of the family, and the number answers that it is gone", async () => {
    const caller = callerOf(site);
    const sn = await order(caller);
    await writeMobile(sn);
    expect(await caller.post(ERASE, { sn })).toMatchObject({ status: 200, data: { sn, status: "erased" } });
    expect(await caller.get("/api/business/soughtFree", { sn })).toMatchObject({
      status: 410,
      code: "ERASED",
    });
    const database = await site.database();
    const row = await database.prepare("SELECT brief, result FROM orders WHERE sn = ?").bind(sn).first();
    expect(row).toEqual({ brief: null, result: null });
    expect((await database.prepare("SELECT * FROM mobiles").all()).results).toEqual([]);
    expect(await caller.post(ERASE, { sn })).toMatchObject({ status: 200 });
  });

  test("is for whoever made or proved the order, not for whoever was sent its link", async () => {
    const sn = await order(callerOf(site));
    const other = callerOf(site);
    const foreign = await other.post(ERASE, { sn });
    const absent = await other.post(ERASE, { sn: NEVER });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(absent.text);
    await other.post(SEARCH, { q: sn });
    expect((await other.post(ERASE, { sn })).status).toBe(200);
  });
});
