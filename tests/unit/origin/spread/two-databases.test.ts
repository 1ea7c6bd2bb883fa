import * as v from "valibot";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { bucketIn } from "#functions/contract/values/numbers.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { spreadHere } from "#tests/kit/calls/spread-here.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { callerOf, Said } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const SOUGHT = "/api/business/sought";
const SEARCH = "/api/business/search";

type Caller = ReturnType<typeof callerOf>;
type Spread = Awaited<ReturnType<typeof spreadHere>>;
const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const order = async (caller: Caller) => snOf(await caller.post(SEEK, babyForm()));
const found = (said: Said) => v.parse(Orders, said.data).orders.map(({ sn, role }) => ({ sn, role }));

let here: Spread;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  here = await spreadHere(2);
});

/** A paid order of a new family in a database, with its report read once. */
async function paidIn(name: string) {
  const family = await here.visitorIn(name);
  const sn = await order(family);
  const outTradeNo = await payInDatabase(here.only(name), sn);
  const report = await family.get(SOUGHT, { sn });
  expect(report.status).toBe(200);
  return { family, sn, outTradeNo, report };
}

describe("with two databases", () => {
  test.each([["DB"], ["DB_1"]])("all of an order lies where its number says: %s", async (name) => {
    const { sn, family } = await paidIn(name);
    const other = name === "DB" ? "DB_1" : "DB";
    const mine = `WHERE sn = '${sn}'`;
    for (const table of ["orders", "payments", "reports", "shares"]) {
      if (table !== "shares") expect(await here.rows(name, `SELECT 1 FROM ${table} ${mine}`)).not.toEqual([]);
      expect(await here.rows(other, `SELECT 1 FROM ${table} ${mine}`)).toEqual([]);
    }
    expect(bucketIn(sn)).toHaveLength(2);
    expect(found(await family.post(SEARCH))).toEqual([{ sn, role: "owner" }]);
  });

  test("an order is found by number, by the provider's number and in a history, whatever database it is in", async () => {
    const { sn } = await paidIn("DB_1");
    await here
      .only("DB_1")
      .database()
      .then((database) =>
        database.prepare("UPDATE payments SET transaction_id = '420000123' WHERE sn = ?").bind(sn).run(),
      );
    const stranger = await here.visitorIn("DB");
    const own = await order(stranger);
    expect(found(await stranger.post(SEARCH, { q: sn }))).toEqual([{ sn, role: "reader" }]);
    expect(found(await stranger.post(SEARCH, { q: "420000123" }))).toEqual([{ sn, role: "owner" }]);
    const history = found(await stranger.post(SEARCH));
    expect(history).toHaveLength(2);
    expect(history).toEqual(
      expect.arrayContaining([
        { sn, role: "owner" },
        { sn: own, role: "owner" },
      ]),
    );
    // Beside the order too: there it says whose the order is.
    expect((await stranger.post("/api/business/nameLike", { sn, name: "0", liked: "1" })).code).not.toBe(
      "OWNER_ONLY",
    );
  });

  test("a mobile is in the directory, follows a change, and goes with its order", async () => {
    const { family, sn } = await paidIn("DB_1");
    const inDirectory = () => here.rows("DB", `SELECT mobile_hash FROM mobiles WHERE sn = '${sn}'`);
    await family.post("/api/business/writeMobile", { sn, mobile: "13812345678" });
    const [before] = await inDirectory();
    await family.post("/api/business/writeMobile", { sn, mobile: "13912345678" });
    const [after] = await inDirectory();
    expect(before).toBeDefined();
    expect(after).toBeDefined();
    expect(after).not.toEqual(before);
    expect((await family.post("/api/x/erase", { sn })).status).toBe(200);
    expect(await inDirectory()).toEqual([]);
    expect(await here.rows("DB_1", `SELECT brief, result FROM orders WHERE sn = '${sn}'`)).toEqual([
      { brief: null, result: null },
    ]);
  });

  test("one that is silent says so of its orders, and all others work", async () => {
    const far = await paidIn("DB_1");
    const near = await paidIn("DB");
    here.of("DB_1").isDown = true;
    const said = await far.family.get(SOUGHT, { sn: far.sn });
    expect(said).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect((await near.family.get(SOUGHT, { sn: near.sn })).status).toBe(200);
    expect((await near.family.post(SEEK, babyForm())).status).toBe(200);
    await expect(here.origin.cron()).rejects.toThrow("cron failed");
    here.of("DB_1").isDown = false;
    await here.origin.cron();
    expect((await far.family.get(SOUGHT, { sn: far.sn })).status).toBe(200);
  });

  test("a try too many of a network is refused wherever its visitors' orders lie", async () => {
    const few = await spreadHere(2, { ORDERS_A_DAY: "4" });
    const statuses: number[] = [];
    for (const name of ["DB", "DB_1", "DB", "DB_1", "DB", "DB_1"])
      statuses.push((await (await few.visitorIn(name)).post(SEEK, babyForm())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe("a body outside of its row", () => {
  const bodiesOf = (sn: string) => [...here.bodies.kept.keys()].filter((name) => name.startsWith(`${sn}/`));

  test("leaves the row of a paid order small, and is there before the order says so", async () => {
    const { sn } = await paidIn("DB_1");
    const [row] = await here.rows("DB_1", `SELECT * FROM orders WHERE sn = '${sn}'`);
    const parts = await here.rows("DB_1", `SELECT * FROM reports WHERE sn = '${sn}'`);
    const payments = await here.rows("DB_1", `SELECT * FROM payments WHERE sn = '${sn}'`);
    const bytes = JSON.stringify([row, parts, payments]).length;
    expect(bytes).toBeLessThan(4096);
    expect(parts.length).toBeGreaterThan(10);
    const [volume, ...others] = bodiesOf(sn);
    expect(others).toEqual([]);
    const named = [row?.result, ...parts.map(({ body }) => body)];
    expect(new Set(named)).toEqual(new Set([`r2:k1.${volume}`]));
  });

  test("that is missing or altered is said, the desk is told once, and the money stays", async () => {
    const { sn, family } = await paidIn("DB_1");
    const [volume = ""] = bodiesOf(sn);
    const bytes = here.bodies.kept.get(volume) ?? new Uint8Array();
    for (const broken of [undefined, bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte))]) {
      if (broken === undefined) here.bodies.kept.delete(volume);
      else here.bodies.kept.set(volume, broken);
      const said = await family.get(SOUGHT, { sn });
      expect(said.status).toBe(409);
      expect(said.message).toContain("取不出来");
    }
    const told = `SELECT kind, sn FROM desk_items WHERE kind = 'lost' AND state = 'open' AND sn = '${sn}'`;
    expect(await here.rows("DB_1", told)).toEqual([{ kind: "lost", sn }]);
    const [row] = await here.rows("DB_1", `SELECT status FROM orders WHERE sn = '${sn}'`);
    expect(row).toEqual({ status: "delivered" });
    here.bodies.kept.set(volume, bytes);
    expect((await family.get(SOUGHT, { sn })).status).toBe(200);
  });

  test("goes before the row that names it; what was being stored then, a day later", async () => {
    const { sn, family } = await paidIn("DB_1");
    here.bodies.isDown = true;
    await family.post("/api/x/erase", { sn });
    const named = `SELECT count(*) AS n FROM reports WHERE sn = '${sn}'`;
    expect(await here.rows("DB_1", named)).not.toEqual([{ n: 0 }]);
    expect((await family.get(SOUGHT, { sn })).status).toBe(410);
    here.bodies.isDown = false;
    await here.of("DB_1").database.prepare("UPDATE outbox SET next_at = '2026' WHERE state = 'todo'").run();
    await here.origin.cron();
    expect(bodiesOf(sn)).toEqual([]);
    expect(await here.rows("DB_1", named)).toEqual([{ n: 0 }]);
    for (const late of "ABCDE") here.bodies.kept.set(`${sn}/volume/${late}`, new Uint8Array());
    await here.of("DB_1").database.prepare("UPDATE outbox SET next_at = '2026' WHERE kind = 'sweep'").run();
    await here.origin.cron();
    expect(bodiesOf(sn)).toEqual([]);
  });
});
