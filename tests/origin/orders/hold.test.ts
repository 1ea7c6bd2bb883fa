import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hold, plainRecovery } from "#functions/contract/orders/hold.ts";
import { Orders } from "#functions/contract/orders/orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

const FREE = "/api/business/soughtFree";
const SEARCH = "/api/business/search";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

type Caller = ReturnType<typeof callerOf>;
/** An order of a new family, paid unless told otherwise. */
async function order(isPaid = true): Promise<{ family: Caller; sn: string }> {
  const family = callerOf(site);
  const said = await family.post("/api/business/seek", babyForm());
  const { sn } = v.parse(v.object({ sn: Sn }), said.data);
  if (isPaid) await payInDatabase(site, sn);
  return { family, sn };
}
const holdOf = async (by: Caller, sn: string) => v.parse(Hold, (await by.get("/api/x/hold", { sn })).data);
const found = (said: Said) => v.parse(Orders, said.data).orders.map(({ sn, role }) => [sn, role]);
const share = (by: Caller, sn: string, action: "make" | "end") => by.post("/api/x/shareLink", { sn, action });
/** As somebody reads it off paper. */
const misread = (code: string) =>
  code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("2", "z").replaceAll("8", "b");

describe("a link to share", () => {
  test("reads by a key of its own, says the key wherever the number would stand, and leads to no owner", async () => {
    const { family, sn } = await order();
    const { share: key, role } = await holdOf(family, sn);
    expect([role, key]).toEqual(["owner", expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/)]);
    const reader = callerOf(site);
    const read = await reader.get(FREE, { sn: key ?? "" });
    expect(read).toMatchObject({ status: 200, data: { sn: key } });
    expect(read.text).not.toContain(sn);
    expect(await holdOf(reader, key ?? "")).toEqual({ role: "reader", share: null, recovery: null });
    expect(found(await reader.post(SEARCH, { q: key ?? "" }))).toEqual([]);
  });

  test("is turned away from the moment the owner ends it, in words of its own; a new one is another", async () => {
    const { family, sn } = await order();
    const key = (await holdOf(family, sn)).share ?? "";
    const reader = callerOf(site);
    expect((await reader.get(FREE, { sn: key })).status).toBe(200);
    expect(await share(family, sn, "end")).toMatchObject({ status: 200, data: { share: null } });
    const ended = await reader.get(FREE, { sn: key });
    expect(ended).toMatchObject({ status: 410, code: "ENDED", message: expect.stringContaining("停用") });
    expect((await holdOf(family, sn)).share).toBeNull();
    // The owner's own browser is not turned away by it.
    expect((await family.get(FREE, { sn: key })).status).toBe(200);
    const made = await Promise.all([share(family, sn, "make"), share(family, sn, "make")]);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    expect((await holdOf(family, sn)).share).not.toBe(key);
    expect((await reader.get(FREE, { sn: key })).status).toBe(410);
  });

  test("answers that the data are gone once the order is erased", async () => {
    const { family, sn } = await order();
    const key = (await holdOf(family, sn)).share ?? "";
    await family.post("/api/x/erase", { sn });
    expect(await callerOf(site).get(FREE, { sn: key })).toMatchObject({ status: 410, code: "ERASED" });
  });
});

describe("what was sent", () => {
  const sentOf = async (by: Caller, sn: string) =>
    v.parse(Hold, (await by.get("/api/x/hold", { sn, again: "1" })).data).again;

  test("is told to the owner who asks for it, in the words of the form, and not before", async () => {
    const { family, sn } = await order();
    expect(Object.keys(await holdOf(family, sn))).not.toContain("again");
    const { idem: _key, ...form } = babyForm();
    const sent = Object.fromEntries(new URLSearchParams(await sentOf(family, sn)));
    expect(sent).toMatchObject(form);
    expect(sent).not.toHaveProperty("idem");
  });

  test("is told to nobody who reads, by its number or a key, and is gone with the data", async () => {
    const { family, sn } = await order();
    const key = (await holdOf(family, sn)).share ?? "";
    for (const asked of [sn, key]) expect(await sentOf(callerOf(site), asked)).toBeFalsy();
    await family.post("/api/x/erase", { sn });
    expect(await family.get("/api/x/hold", { sn, again: "1" })).toMatchObject({ status: 410 });
  });
});

describe("a recovery code", () => {
  test("is there once the order is paid, the same as often as it is looked at, and stored as a hash", async () => {
    expect((await holdOf((await order(false)).family, (await order(false)).sn)).recovery).toBeNull();
    const { family, sn } = await order();
    const seen = await Promise.all([holdOf(family, sn), holdOf(family, sn), holdOf(family, sn)]);
    const [code] = seen.map(({ recovery }) => recovery);
    expect(new Set(seen.map(({ recovery }) => recovery)).size).toBe(1);
    expect(code).toMatch(/^[0-9ACDEFHJKMNPQRTWXY]{4}(-[0-9ACDEFHJKMNPQRTWXY]{4}){2}$/);
    const database = await site.database();
    const { results } = await database.prepare("SELECT * FROM recovery_codes").all();
    expect(JSON.stringify(results)).not.toContain((code ?? "").replaceAll("-", ""));
    expect(JSON.stringify(results)).not.toContain((code ?? "").slice(0, 4));
  });

  test("makes another browser an owner once, look-alikes forgiven; then the receipt has another", async () => {
    const { family, sn } = await order();
    const code = (await holdOf(family, sn)).recovery ?? "";
    const phone = callerOf(site);
    expect(found(await phone.post(SEARCH, { q: misread(code) }))).toEqual([[sn, "owner"]]);
    const again = await callerOf(site).post(SEARCH, { q: code });
    expect(again).toMatchObject({ status: 400, fields: { q: expect.stringContaining("已经用过") } });
    // Both browsers are owners, and both read the next code.
    const next = [(await holdOf(family, sn)).recovery, (await holdOf(phone, sn)).recovery];
    expect(next[0]).toBe(next[1]);
    expect(next[0]).not.toBe(code);
    expect(found(await callerOf(site).post(SEARCH, { q: next[0] ?? "" }))).toEqual([[sn, "owner"]]);
  });

  test("sent by two browsers at once makes one of them an owner, and says so to the other", async () => {
    const { family, sn } = await order();
    const q = (await holdOf(family, sn)).recovery ?? "";
    const said = await Promise.all(Array.from({ length: 8 }, () => callerOf(site).post(SEARCH, { q })));
    expect(said.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  });

  test("after the order is erased says that its data are gone; one that never was finds nothing", async () => {
    const { family, sn } = await order();
    const q = (await holdOf(family, sn)).recovery ?? "";
    await family.post("/api/x/erase", { sn });
    const said = await callerOf(site).post(SEARCH, { q });
    expect(v.parse(Orders, said.data).orders).toMatchObject([{ sn, status: "erased" }]);
    expect(found(await callerOf(site).post(SEARCH, { q: "0000-0000-0000" }))).toEqual([]);
  });

  test.each([
    ["OIL", "011"],
    ["ZSGB", "2568"],
    ["AC9Y", "AC9Y"],
  ])("typed as %s is read as %s", (typed, plain) => expect(plainRecovery(typed)).toBe(plain));
});

describe("a pass for another browser of the owner's", () => {
  const pass = async (by: Caller, sn: string) =>
    v.parse(v.object({ pass: v.string() }), (await by.post("/api/x/handOver", { sn })).data).pass;

  test("makes it an owner once; sent again by the same browser it changes nothing", async () => {
    const { family, sn } = await order(false);
    const given = await pass(family, sn);
    const [phone, thief] = [callerOf(site), callerOf(site)];
    expect((await phone.post("/api/x/takeOver", { sn, pass: given })).status).toBe(200);
    expect((await holdOf(phone, sn)).role).toBe("owner");
    expect((await phone.post("/api/x/takeOver", { sn, pass: given })).status).toBe(200);
    expect(await thief.post("/api/x/takeOver", { sn, pass: given })).toMatchObject({ status: 409 });
    expect((await holdOf(thief, sn)).role).toBe("reader");
  });

  test("opens no other order, and none where a bit of it is changed", async () => {
    const [one, other] = [await order(false), await order(false)];
    const given = await pass(one.family, one.sn);
    const changed = given.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    const longer = given.replace(/^./, "z");
    for (const [sn, wrong] of [
      [other.sn, given],
      [one.sn, changed],
      [one.sn, longer],
    ] as const)
      expect(await callerOf(site).post("/api/x/takeOver", { sn, pass: wrong })).toMatchObject({
        status: 409,
      });
  });
});
