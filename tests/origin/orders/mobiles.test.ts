import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const WRITE = "/api/business/writeMobile";
const GET = "/api/business/getMobile";
const NOBODYS = "0123456789ABCDEFGHJKMNPQ61";
const MOBILE = "13812345678";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  const tables = ["mobiles", "lookups", "tries", "orders"];
  await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)));
});

async function order() {
  const caller = callerOf(site);
  const said = await caller.post("/api/business/score", scoreForm());
  const { sn } = v.parse(v.object({ sn: Sn }), said.data);
  return {
    caller,
    sn,
    write: (mobile: string, by = caller) => by.post(WRITE, { sn, mobile }),
    read: async (by = caller) => (await by.get(GET, { id: sn })).data,
  };
}
async function rows(): Promise<Record<string, unknown>[]> {
  const database = await site.database();
  return (await database.prepare("SELECT * FROM mobiles").all<Record<string, unknown>>()).results;
}

describe("a mobile that is left with an order", () => {
  test.each([
    ["13812345678", "138****5678"],
    ["+86 138 1234 5678", "138****5678"],
    ["１３８-1234-5678", "138****5678"],
    ["+852 9123 4567", "+852 ****4567"],
    ["0065 9123 4567", "+65 ****4567"],
  ])("as %s is shown as %s, then and later", async (typed, masked) => {
    const { write, read } = await order();
    expect(await read()).toEqual({ masked: null });
    expect(await write(typed)).toMatchObject({ status: 200, data: { masked } });
    expect(await read()).toEqual({ masked });
  });

  test.each(["", "1381234567", "138123456789", "12812345678", "+86 2012345678", "abc", "+0123456789"])(
    "is refused as «%s», at its field",
    async (typed) => {
      const { write } = await order();
      const refused = { status: 400, code: "INVALID_PARAMS", fields: { mobile: messages.mobile } };
      expect(await write(typed)).toMatchObject(refused);
      expect(await rows()).toEqual([]);
    },
  );

  test("is stored as a hash and sealed: none of its digits, and no two rows alike", async () => {
    for (const { write } of [await order(), await order()]) await write(MOBILE);
    const stored = await rows();
    const text = JSON.stringify(stored.map(({ mobile_hash, masked }) => ({ mobile_hash, masked })));
    for (const part of [MOBILE, "138****5678", "12345678"]) expect(text).not.toContain(part);
    expect(new Set(stored.map(({ masked }) => masked)).size).toBe(2);
    // The same mobile has the same hash, so that its orders are found together.
    expect(new Set(stored.map(({ mobile_hash }) => mobile_hash)).size).toBe(1);
    expect(site.logs.join()).not.toContain("1234567");
  });

  test("sent twenty times at once, and again, is one", async () => {
    const { write } = await order();
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(MOBILE)));
    answers.push(await write(MOBILE));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, data: { masked: "138****5678" } });
    expect(await rows()).toHaveLength(1);
  });

  test("may be changed five times a day; sending the same one again does not count", async () => {
    const { write, read } = await order();
    const statuses: number[] = [];
    for (let at = 0; at < 7; at++) {
      statuses.push((await write(`1390000000${at}`)).status);
      if (at < 6) expect((await write(`1390000000${at}`)).status).toBe(200);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await read()).toEqual({ masked: "139****0005" });
    expect(await write("13900000009")).toMatchObject({ code: "TOO_MANY", retryAfter: expect.any(Number) });
  });
});

describe("whoever holds an order's number but has not made it", () => {
  test("leaves no mobile: a code sent to it would make an owner of them", async () => {
    const { sn, write, read } = await order();
    const other = callerOf(site);
    const refused = { status: 403, code: "OWNER_ONLY" };
    expect(await write(MOBILE, other)).toMatchObject(refused);
    await write(MOBILE);
    // However often it is tried: it does not use up the changes of who made the order.
    for (let time = 0; time < 6; time++) expect(await write("13900000000", other)).toMatchObject(refused);
    expect(await other.get(GET, { id: sn })).toMatchObject(refused);
    expect(await read()).toEqual({ masked: "138****5678" });
  });
});

describe("an order that is not there", () => {
  test("takes no mobile and tells none", async () => {
    const caller = callerOf(site);
    const absent = { status: 404, code: "NOT_FOUND" };
    expect(await caller.post(WRITE, { sn: NOBODYS, mobile: MOBILE })).toMatchObject(absent);
    expect(await caller.get(GET, { id: NOBODYS })).toMatchObject(absent);
    expect(await rows()).toEqual([]);
  });

  test("because it was erased takes its mobile along, and answers 410", async () => {
    const { caller, sn, write } = await order();
    await write(MOBILE);
    expect((await caller.post("/api/x/erase", { sn })).status).toBe(200);
    expect(await rows()).toEqual([]);
    const gone = { status: 410, code: "ERASED" };
    expect(await write(MOBILE)).toMatchObject(gone);
    expect(await caller.get(GET, { id: sn })).toMatchObject(gone);
    expect(await rows()).toEqual([]);
  });
});
