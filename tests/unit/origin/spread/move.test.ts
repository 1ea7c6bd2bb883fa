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

let here: Awaited<ReturnType<typeof spreadHere>>;
let family: ReturnType<typeof callerOf>;
let sn: string;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  here = await spreadHere(2);
  family = await here.visitorIn("DB");
  sn = await order();
  await payInDatabase(here.only("DB"), sn);
  await family.get(SOUGHT, { sn });
  await family.post(MOBILE, { sn, mobile: "13812345678" });
});

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

describe("a bucket that moves", () => {
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
    expect((await here.rows("DB", "SELECT count(*) AS n FROM bucket_maps"))[0]).toEqual({ n: 3 });
  });

  test("is neither worked on nor shown where it has come in part, or was left behind", async () => {
    const unpaid = await order();
    await family.post(MOBILE, { sn: unpaid, mobile: "13812345678" });
    const item =
      "INSERT INTO desk_items (kind, ref, sn, state, note, quote, created_at, done_at) VALUES ('late', ?1, ?1, 'open', '', NULL, '2026', NULL)";
    await run("DB", item, sn);
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
});
