import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { mobileHash } from "#functions/origin/orders/look-up/mobile.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { DATA_KEYS, type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SEARCH = "/api/business/search";
const ERASE = "/api/x/erase";
const MOBILE = "13812345678";
const NEVER = "0123456789ABCDEFGHJKMNPQ61";
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

describe("an order", () => {
  test("is found by its number on another device, to be read, and stands in that one's history", async () => {
    const sn = await order(callerOf(site));
    const other = callerOf(site);
    expect(found(await other.post(SEARCH))).toEqual([]);
    expect(found(await other.post(SEARCH, { q: ` ${sn.toLowerCase()} ` }))).toEqual([sn]);
    expect(await other.post(SEARCH)).toMatchObject({ data: { orders: [{ sn, role: "reader" }] } });
    expect(await other.post(ERASE, { sn })).toMatchObject({ status: 403, code: "OWNER_ONLY" });
  });

  test("that one person looked up is not in another's history", async () => {
    const sn = await order(callerOf(site));
    await callerOf(site).post(SEARCH, { q: sn });
    const third = callerOf(site);
    expect(found(await third.post(SEARCH))).toEqual([]);
    expect((await third.get("/api/business/soughtFree", { sn })).status).toBe(200);
  });

  test("is found by the shop's number on a receipt, to be read", async () => {
    const sn = await order(callerOf(site));
    const receipt = await payInDatabase(site, sn);
    const said = await callerOf(site).post(SEARCH, { q: receipt });
    expect(said).toMatchObject({ data: { orders: [{ sn, role: "reader" }] } });
  });

  test("is proven by the provider's own number from the payer's bill", async () => {
    const sn = await order(callerOf(site));
    await payInDatabase(site, sn);
    const bill = "4200001937202309145698212458";
    const database = await site.database();
    await database.prepare("UPDATE payments SET transaction_id = ? WHERE sn = ?").bind(bill, sn).run();
    const other = callerOf(site);
    expect(await other.post(SEARCH, { q: `${bill.slice(0, 8)} ${bill.slice(8)}` })).toMatchObject({
      data: { orders: [{ sn, role: "owner" }] },
    });
    expect((await other.post(ERASE, { sn })).status).toBe(200);
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
});
