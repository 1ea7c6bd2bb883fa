import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { ADDRESS_HEADER } from "#functions/contract/wire/calls.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const FREE = "/api/business/soughtFree";
const DAYS_AGO = new Date(Date.now() - 4 * 86_400_000).toISOString();

let site: Site;
beforeAll(async () => {
  site = await startSite({ originVars: { DATABASE_MB: "0" } });
});
afterAll(() => site?.close());

type Caller = ReturnType<typeof callerOf>;
const order = async (by: Caller) => v.parse(v.object({ sn: Sn }), (await by.post(SEEK, babyForm())).data).sn;
const run = async (sql: string, ...values: (string | number)[]) =>
  (await site.database())
    .prepare(sql)
    .bind(...values)
    .run();
const first = async <T>(sql: string, ...values: string[]) =>
  (await site.database())
    .prepare(sql)
    .bind(...values)
    .first<T>();

describe("new orders", () => {
  test("are limited by address, in both kinds of address; another one's are not", async () => {
    const counted = async (address: string) => {
      const by = callerOf(site, undefined, { [ADDRESS_HEADER]: address });
      await order(by);
      const row = await first<{ n: number }>(
        "SELECT max(count) AS n FROM tries WHERE key LIKE 'order-hour:%'",
      );
      return row?.n;
    };
    expect(await counted("203.0.113.9")).toBe(1);
    expect(await counted("203.0.113.9")).toBe(2);
    expect(await counted("2001:db8:0:1::1")).toBe(2);
    // The same /64, written otherwise.
    await counted("2001:db8::1:ffff:0:0:2");
    expect(await counted("2001:0db8:0000:0001:2:3:4:5".replaceAll(/\b0+(?=[0-9a-f])/g, ""))).toBe(3);
    await run("UPDATE tries SET count = 200 WHERE key LIKE 'order-hour:%'");
    const again = callerOf(site, undefined, { [ADDRESS_HEADER]: "203.0.113.9" });
    const refused = await again.post(SEEK, babyForm());
    expect(refused).toMatchObject({ status: 429, code: "TOO_MANY", retryAfter: expect.any(Number) });
    const other = callerOf(site, undefined, { [ADDRESS_HEADER]: "203.0.113.10" });
    expect((await other.post(SEEK, babyForm())).status).toBe(200);
  });

  test("that are the same form again are none", async () => {
    const by = callerOf(site);
    const form = babyForm();
    const one = await by.post(SEEK, form);
    await run("UPDATE tries SET count = 200 WHERE key LIKE 'order-%'");
    expect((await by.post(SEEK, form)).text).toBe(one.text);
    await run("DELETE FROM tries");
  });
});

describe("an unpaid order that nobody opened for days", () => {
  test("shrinks, and is the same again when it is opened", async () => {
    const family = callerOf(site);
    const sn = await order(family);
    const before = v.parse(FreeResult, (await family.get(FREE, { sn })).data);
    await run("UPDATE orders SET seen_at = ? WHERE sn = ?", DAYS_AGO, sn);
    await site.origin.cron();
    const row = "SELECT result, length(brief) > 0 AS asked FROM orders WHERE sn = ?";
    expect(await first(row, sn)).toEqual({ result: null, asked: 1 });
    expect(v.parse(FreeResult, (await family.get(FREE, { sn })).data)).toEqual(before);
    expect(await first<{ result: string }>(row, sn)).toMatchObject({
      result: expect.stringMatching(/^k1\./),
    });
  });

  test("is delivered whole where its payment comes late", async () => {
    const family = callerOf(site);
    const sn = await order(family);
    await run("UPDATE orders SET seen_at = ?, result = NULL WHERE sn = ?", DAYS_AGO, sn);
    await payInDatabase(site, sn);
    expect((await family.get("/api/business/sought", { sn })).status).toBe(200);
  });

  test("stays whole where it was opened, paid, or is a luck order", async () => {
    const family = callerOf(site);
    const [opened, paid] = [await order(family), await order(family)];
    await payInDatabase(site, paid);
    const form = { surname: "林", sex: "male", idem: `form-${crypto.randomUUID()}` };
    const luck = v.parse(v.object({ sn: Sn }), (await family.post("/api/business/skyfall", form)).data).sn;
    for (const sn of [opened, paid, luck])
      await run("UPDATE orders SET seen_at = ? WHERE sn = ?", DAYS_AGO, sn);
    await callerOf(site).get(FREE, { sn: opened });
    await expect
      .poll(() => first<{ at: string }>("SELECT seen_at AS at FROM orders WHERE sn = ?", opened))
      .not.toEqual({ at: DAYS_AGO });
    await site.origin.cron();
    const gone = await first<{ n: number }>(
      "SELECT count(*) AS n FROM orders WHERE result IS NULL AND sn IN (?, ?, ?)",
      opened,
      paid,
      luck,
    );
    expect(gone).toEqual({ n: 0 });
  });
});

describe("the cron", () => {
  test("tells the desk once a day that the database runs full", async () => {
    await site.origin.cron();
    await site.origin.cron();
    const row = await first<{ n: number; ref: string }>(
      "SELECT count(*) AS n, max(ref) AS ref FROM desk_items WHERE kind = 'full'",
    );
    expect(row).toEqual({ n: 1, ref: expect.stringMatching(/^\d{8}FULL$/) });
  });

  test("drops counts, codes and look-ups that have served their time, and no others", async () => {
    const now = Date.now();
    await run("DELETE FROM tries");
    for (const [key, until] of [
      ["old", now - 1000],
      ["new", now + 60_000],
    ] as const)
      await run("INSERT INTO tries (key, count, until) VALUES (?, 1, ?)", key, until);
    for (const [hash, at] of [
      ["old", now - 1000],
      ["new", now + 60_000],
    ] as const)
      await run(
        "INSERT INTO sms_codes (mobile_hash, code_hash, expires_at) VALUES (?, '', ?)",
        hash,
        new Date(at).toISOString(),
      );
    for (const [visitor, days] of [
      ["old", 401],
      ["new", 1],
    ] as const)
      await run(
        "INSERT INTO lookups (visitor_id, sn, role, created_at) VALUES (?, 'x', 'owner', ?)",
        visitor,
        new Date(now - days * 86_400_000).toISOString(),
      );
    await site.origin.cron();
    expect(await first("SELECT group_concat(key) AS left FROM tries")).toEqual({ left: "new" });
    expect(await first("SELECT group_concat(mobile_hash) AS left FROM sms_codes")).toEqual({ left: "new" });
    expect(await first("SELECT group_concat(visitor_id) AS left FROM lookups")).toEqual({ left: "new" });
  });
});
