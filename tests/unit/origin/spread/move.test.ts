import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bucketIn, newNumber } from "#functions/contract/values/numbers.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { readQueue } from "#functions/origin/desk/queue.ts";
import { eraseExpired } from "#functions/origin/orders/erase/erase-expired.ts";
import { PLACED } from "#functions/origin/store/spread/move/placed.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { callerOf } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const SOUGHT = "/api/business/sought";
const MOBILE = "/api/business/writeMobile";

const ITEM =
  "INSERT INTO desk_items (kind, ref, sn, state, note, quote, created_at, done_at) VALUES ('late', ?1, ?1, 'open', '', NULL, '2026', NULL)";

let here: Awaited<ReturnType<typeof spreadHere>>;
let family: ReturnType<typeof callerOf>;
let sn: string;

/** Two databases, and a paid order in the first; the buckets lie even, or as a small site leaves them: all in the first, without a map. */
async function begin(isMapped: boolean) {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  here = await spreadHere(2, {}, { isMapped });
  family = await here.visitorIn("DB");
  sn = await order();
  await payInDatabase(here.only("DB"), sn);
  await family.get(SOUGHT, { sn });
  await family.post(MOBILE, { sn, mobile: "13812345678" });
}

const order = async () => v.parse(v.object({ sn: Sn }), (await family.post(SEEK, babyForm())).data).sn;

const run = async (name: string, text: string, ...values: unknown[]) => {
  await here
    .of(name)
    .database.prepare(text)
    .bind(...values)
    .run();
};

async function until(state: string): Promise<void> {
  for (let steps = 0; (await here.step()) !== state; steps++)
    if (steps > 20) throw new Error(`never ${state}`);
}

/** Every row of the bucket in a database, table by table. */
async function rowsIn(name: string): Promise<Record<string, unknown[]>> {
  const tables = PLACED.map(async ({ table, bucketIn: of }) => {
    const rows = await here.rows(name, `SELECT * FROM ${table} WHERE ${of(table)} = '${bucketIn(sn)}'`);
    return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

describe.each([
  ["by a map", true],
  ["by none yet", false],
])("a bucket that moves %s", (_by, isMapped) => {
  beforeEach(() => begin(isMapped));

  test("is whole in the other database, with all that was done meanwhile", async () => {
    await here.begin(sn, "DB", "DB_1");
    expect(await here.step()).toBe("copying");
    const later = await order();
    await family.post(MOBILE, { sn, mobile: "13912345678" });
    await payInDatabase(here.only("DB"), later);
    await until("frozen");
    // Read, but not written to: nothing is lost, it is to be tried again.
    expect((await family.get(SOUGHT, { sn })).status).toBe(200);
    const refused = await family.post(MOBILE, { sn, mobile: "13712345678" });
    expect(refused).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    const before = await rowsIn("DB");
    expect(before.orders).toHaveLength(2);
    await until("flipped");
    expect(await rowsIn("DB_1")).toEqual(before);
    await until("done");
    const left = await rowsIn("DB");
    // The directory still finds it by its mobile.
    expect(left.mobiles).toHaveLength(1);
    expect(Object.entries(left).filter(([table, rows]) => table !== "mobiles" && rows.length > 0)).toEqual(
      [],
    );
    expect((await family.post(MOBILE, { sn, mobile: "13712345678" })).status).toBe(200);
    expect((await family.get(SOUGHT, { sn: later })).status).toBe(200);
  });

  test("refuses whoever comes late with the old map, and comes back as it went", async () => {
    await here.begin(sn, "DB", "DB_1");
    await until("done");
    const number = newNumber(bucketIn(sn), "payment");
    const late = run(
      "DB",
      "INSERT INTO payment_events VALUES ('wechat', 'late', ?, 'query', '', '')",
      number,
    );
    await expect(late).rejects.toThrow("bucket is moving");
    const there = await rowsIn("DB_1");
    await here.begin(sn, "DB_1", "DB");
    await until("done");
    expect(await rowsIn("DB")).toEqual(there);
    expect((await here.rows("DB", "SELECT count(*) AS n FROM bucket_maps"))[0]).toEqual({
      n: isMapped ? 3 : 2,
    });
  });

  test("is neither worked on nor shown where it has come in part, or was left behind", async () => {
    const unpaid = await order();
    await family.post(MOBILE, { sn: unpaid, mobile: "13812345678" });
    await run("DB", ITEM, sn);
    const seen = async () => (await readQueue(here.reachIn("DB"))).map(({ kind, ref }) => `${kind} ${ref}`);
    await here.begin(sn, "DB", "DB_1");
    await here.step();
    // As it was when it was copied; it may be paid by now where it is at home.
    await run("DB_1", "UPDATE orders SET expires_at = '2026' WHERE sn = ?", unpaid);
    await eraseExpired(here.reachIn("DB_1"));
    const copy = await here.rows("DB_1", `SELECT status FROM orders WHERE sn = '${unpaid}'`);
    expect(copy).toEqual([{ status: "created" }]);
    expect(await seen()).toEqual([`late ${sn}`]);
    await until("dropping");
    await run("DB_1", "UPDATE orders SET expires_at = '2027' WHERE sn = ?", unpaid);
    expect(await seen()).toEqual([`late ${sn}`]);
    expect(await eraseExpired({ ...here.reachIn("DB"), now: Date.parse("2030-01-01") })).toBe(false);
    expect(await here.rows("DB", `SELECT sn FROM mobiles WHERE sn = '${unpaid}'`)).toHaveLength(1);
  });

  test("goes on where it was after a database was silent", async () => {
    await here.begin(sn, "DB", "DB_1");
    const before = await rowsIn("DB");
    for (const name of ["DB", "DB_1"])
      for (let at = 0; at < 3; at++) {
        here.of(name).isDown = true;
        await here.step().catch(() => undefined);
        here.of(name).isDown = false;
        await here.step();
      }
    await until("done");
    expect(await rowsIn("DB_1")).toEqual(before);
  });

  // Breaks it catches: only some tables are counted before the map is flipped.
  test("is copied anew, and open where it is, as long as the other database lacks a row of any table", async () => {
    await run("DB", "INSERT INTO likes VALUES (?, 'hash', 'k1.a.b', 'liked', '2026')", sn);
    await run("DB", ITEM, sn);
    const before = await rowsIn("DB");
    await here.begin(sn, "DB", "DB_1");
    // An order is kept by its likes, so it can't be lost alone.
    const tables = PLACED.filter(({ table }) => table !== "orders" && (before[table] ?? []).length > 0);
    expect(tables.length).toBeGreaterThan(5);
    for (const { table, bucketIn: of } of [...tables].reverse()) {
      await until("frozen");
      const one = `SELECT rowid FROM ${table} WHERE ${of(table)} = ? LIMIT 1`;
      await run("DB_1", `DELETE FROM ${table} WHERE rowid IN (${one})`, bucketIn(sn));
      await expect(here.step(), table).rejects.toMatchObject({
        name: "MoveFailed",
        message: "other counts in DB_1",
      });
      expect(await here.rows("DB", "SELECT state FROM held_buckets")).toEqual([{ state: "copying" }]);
      expect(await here.rows("DB", "SELECT state, after FROM bucket_moves")).toEqual([
        { state: "copying", after: "" },
      ]);
    }
    const later = await order();
    await until("done");
    expect((await rowsIn("DB_1")).payments).toEqual(before.payments);
    expect(await here.rows("DB_1", `SELECT status FROM orders WHERE sn = '${later}'`)).toHaveLength(1);
  });

  // Breaks it catches: an order that changed is copied again, and what came of it is not looked at.
  test("is copied anew where an order that changed meanwhile is not the same there", async () => {
    await here.begin(sn, "DB", "DB_1");
    await here.step();
    await run(
      "DB_1",
      "CREATE TRIGGER spoils AFTER INSERT ON orders BEGIN UPDATE orders SET amount = 1 WHERE sn = NEW.sn; END",
    );
    await payInDatabase(here.only("DB"), await order());
    await until("frozen");
    await expect(here.step()).rejects.toThrow("an order is not the same in DB_1");
    expect((await family.post(MOBILE, { sn: await order(), mobile: "13912345678" })).status).toBe(200);
    await run("DB_1", "DROP TRIGGER spoils");
    const before = await rowsIn("DB");
    await until("done");
    expect(await rowsIn("DB_1")).toEqual(before);
  });

  // Breaks it catches: 200 reports of 150 kB are read at once, as R2 is bound by now.
  test("is copied a few orders at a time where their bodies lie in their rows", async () => {
    const bucket = bucketIn(sn);
    for (let nth = 0; nth < 50; nth++) {
      const number = newNumber(bucket, "order");
      const columns = (
        await here.rows("DB", "SELECT name FROM pragma_table_info('orders') WHERE name <> 'sn'")
      )
        .map(({ name }) => String(name))
        .join();
      const text = `INSERT INTO orders (sn, ${columns}) SELECT ?1, ${columns.replace(/\bidem\b/, "?1")} FROM orders WHERE sn = ?2`;
      await run("DB", text, number, sn);
      await run("DB", "INSERT INTO reports VALUES (?, 'face', hex(zeroblob(75000)), '2026')", number);
    }
    await here.begin(sn, "DB", "DB_1");
    await here.step();
    const copied = (await here.rows("DB_1", "SELECT sn FROM orders")).length;
    expect(copied).toBeGreaterThan(15);
    expect(copied).toBeLessThan(25);
    await until("done");
    expect(await here.rows("DB_1", "SELECT count(*) AS n FROM reports WHERE length(body) = 150000")).toEqual([
      { n: 50 },
    ]);
  });
});
