import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FreeResult, Orders } from "#functions/contract/orders/orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, inClear, orderColumns, rowsOf } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const SOUGHT = "/api/business/soughtFree";
/** Values that appear nowhere unless a family has typed them. */
const canary = {
  surname: "欧阳",
  year: "1987",
  month: "11",
  day: "29",
  hour: "13",
  minute: "47",
  avoid: "鼎鑫",
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  await database.batch([database.prepare("DELETE FROM likes"), database.prepare("DELETE FROM orders")]);
});

async function order(over: Record<string, string> = {}) {
  const caller = callerOf(site);
  const said = await caller.post(SEEK, babyForm({ ...canary, ...over }));
  const { sn } = v.parse(v.object({ sn: Sn }), said.data);
  const { names } = v.parse(FreeResult, (await caller.get(SOUGHT, { sn })).data);
  const given = names[0]?.given ?? "";
  await caller.post("/api/business/nameLike", { sn, name: given, liked: "1" });
  return { caller, sn, given };
}

describe("what is stored of a family", () => {
  test("is sealed: no surname, no birth, no name in any row", async () => {
    const { given } = await order();
    const stored = JSON.stringify(await rowsOf(site));
    // Once a year a moment of ours falls on the day of birth.
    const told = inClear(stored).replaceAll(/"20\d\d-\d\d-\d\dT[\d:.]+Z"/g, "");
    for (const secret of ["欧", "阳", "1987", "11-29", given, ...given, "鼎", "surname", "pillars"]) {
      expect(told).not.toContain(secret);
    }
    expect(stored).toMatch(/"brief":"k1\.[A-Za-z0-9+/]+=*\.[A-Za-z0-9+/=]{40,}"/);
    expect(stored).toMatch(/"result":"k1\./);
  });

  test("is sealed anew each time: the same family twice leaves no two rows alike", async () => {
    await order();
    await order();
    const { orders, likes } = await rowsOf(site);
    for (const column of ["brief", "result", "sn", "visitor_id"]) {
      expect(new Set(orders.map((row) => row[column])).size).toBe(2);
    }
    expect(new Set(likes.map(({ name_hash }) => name_hash)).size).toBe(2);
  });

  test("can be opened only in its own row, unchanged, with the key that sealed it", async () => {
    const keys = [{ id: "k1", secret: Buffer.alloc(32, 1).toString("base64") }];
    const sealed = await seal({ surname: "欧阳" }, "row-1", keys);
    expect(await open(sealed, "row-1", keys)).toEqual({ surname: "欧阳" });
    await expect(open(sealed, "row-2", keys)).rejects.toThrow();
    const changed = sealed.slice(0, -3) + (sealed.at(-3) === "A" ? "B" : "A") + sealed.slice(-2);
    await expect(open(changed, "row-1", keys)).rejects.toThrow();
    const next = { id: "k2", secret: Buffer.alloc(32, 2).toString("base64") };
    expect(await open(sealed, "row-1", [next, ...keys])).toEqual({ surname: "欧阳" });
    await expect(open(sealed, "row-1", [next])).rejects.toThrow("no data key k1");
  });

  test("appears in no log, even of an order that can't be read", async () => {
    const { caller, sn, given } = await order();
    const database = await site.database();
    await database.prepare("UPDATE orders SET result = 'k1.AAAA.BBBB' WHERE sn = ?").bind(sn).run();
    const broken = await caller.get(SOUGHT, { sn });
    expect(broken).toMatchObject({ status: 500, code: "INTERNAL" });
    expect(broken.message).toMatch(/编号 [0-9a-f]{8}/);
    expect(broken.text).not.toMatch(/\bat |\.ts|\.js|Error/);
    const logged = site.logs.join("\n");
    expect(logged).toContain('"call":"order.soughtFree"');
    for (const secret of ["欧阳", "1987", given, sn, caller.visitorId]) expect(logged).not.toContain(secret);
  });
});

test("every answer, a refusal too, forbids caches to keep it", async () => {
  const { caller, sn } = await order();
  const ask = (path: string, visitor: Record<string, string> = { bd_vid: caller.visitorId }) =>
    site.origin.fetch(path, { headers: visitor });
  const answers = [
    [200, await ask(`${SOUGHT}?sn=${sn}`)],
    [400, await ask(SOUGHT)],
    [403, await ask(`${SOUGHT}?sn=${sn}`, {})],
    [404, await ask("/api/business/nothing")],
  ] as const;
  for (const [status, answer] of answers)
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
});

describe("the log of a database that fails", () => {
  const failing = async (when: string, work: () => Promise<unknown>) => {
    const database = await site.database();
    await database
      .prepare(`CREATE TRIGGER fails BEFORE ${when} BEGIN SELECT RAISE(ABORT, 'no space'); END`)
      .run();
    site.logs.length = 0;
    await work().catch(() => undefined);
    await database.prepare("DROP TRIGGER fails").run();
    return site.logs.join("\n");
  };

  test("names the call and the fault, and nothing of the order", async () => {
    const caller = callerOf(site);
    const form = babyForm(canary);
    const logged = await failing("INSERT ON orders", async () => {
      expect(await caller.post(SEEK, form)).toMatchObject({ status: 500, code: "INTERNAL" });
    });
    expect(logged).toContain('"call":"index.seek"');
    expect(logged).toContain("no space");
    for (const secret of [caller.visitorId, form.idem ?? "", "k1.", "欧阳", "1987"]) {
      expect(logged).not.toContain(secret);
    }
    expect((await rowsOf(site)).orders).toEqual([]);
  });

  test("of the cron names no order", async () => {
    const { sn } = await order();
    const database = await site.database();
    await database.prepare("UPDATE orders SET expires_at = '2020-01-01T00:00:00.000Z'").run();
    const logged = await failing("UPDATE ON orders", () => site.origin.cron());
    expect(logged).toContain('"call":"cron"');
    expect(logged).not.toContain(sn);
    expect((await rowsOf(site)).orders[0]).toMatchObject({ status: "created" });
  });
});

describe("the end of retention", () => {
  const expire = async (sn: string, at = "2020-01-01T00:00:00.000Z") => {
    const database = await site.database();
    await database.prepare("UPDATE orders SET expires_at = ? WHERE sn = ?").bind(at, sn).run();
  };

  test.each([
    ["30d", 30],
    ["1y", 365],
    ["none", 1],
  ])("«%s» is %d days", async (keep, days) => {
    const { sn } = await order({ keep });
    const row = (await rowsOf(site)).orders.find((candidate) => candidate.sn === sn);
    const span = Date.parse(String(row?.expires_at)) - Date.parse(String(row?.created_at));
    expect(span).toBe(days * 24 * 3600_000);
  });

  test("erases brief, result and favourites; the number answers 410 and the list names nobody", async () => {
    const { caller, sn } = await order();
    const kept = await order();
    await expire(sn);
    await site.origin.cron();
    const { orders, likes } = await rowsOf(site);
    expect(orders.find((row) => row.sn === sn)).toMatchObject({
      status: "erased",
      brief: null,
      result: null,
    });
    expect(likes.map((row) => row.sn)).toEqual([kept.sn]);
    for (const path of [SOUGHT, "/api/business/getName"]) {
      expect(await caller.get(path, { sn })).toMatchObject({ status: 410, code: "ERASED" });
    }
    const listed = v.parse(Orders, (await caller.post("/api/business/search")).data).orders;
    expect(listed).toMatchObject([{ sn, status: "erased", surname: "" }]);
    expect((await kept.caller.get(SOUGHT, { sn: kept.sn })).status).toBe(200);
  });

  test.each(["pending", "paid", "delivered", "refunding", "refunded"])(
    "leaves what is %s alone",
    async (status) => {
      const { caller, sn } = await order();
      await expire(sn);
      const database = await site.database();
      await database.prepare("UPDATE orders SET status = ? WHERE sn = ?").bind(status, sn).run();
      await site.origin.cron();
      expect((await caller.get(SOUGHT, { sn })).status).toBe(200);
    },
  );

  test("erases all orders that are due, however many", async () => {
    const { sn } = await order();
    const database = await site.database();
    const changed: Record<string, string> = { idem: "idem || ?", expires_at: "'2020-01-01T00:00:00.000Z'" };
    const columns = await orderColumns(site);
    const values = columns.map((column) => changed[column] ?? column);
    const copy = database.prepare(
      `INSERT INTO orders (sn, ${columns.join()}) SELECT ?1, ${values.join().replace("?", "?2")} FROM orders WHERE sn = ?3`,
    );
    const copies = Array.from({ length: 120 }, (_, at) =>
      copy.bind(String(at).padStart(26, "0"), `-${at}`, sn),
    );
    await database.batch(copies);
    for (let run = 0; run < 3; run++) await site.origin.cron();
    const left = (await rowsOf(site)).orders.filter((row) => row.brief !== null);
    expect(left.map((row) => row.sn)).toEqual([sn]);
  });

  test("runs again without harm", async () => {
    const { sn } = await order();
    await expire(sn);
    await site.origin.cron();
    const before = await rowsOf(site);
    await site.origin.cron();
    expect(await rowsOf(site)).toEqual(before);
  });
});
