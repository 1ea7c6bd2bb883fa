import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** What a call costs one database; `ms` of SQLite on this machine, with a log written ahead. */
export interface Cost {
  trips: number;
  statements: number;
  ms: number;
}
const CALLS = ["order", "free", "paid", "deliver", "erase", "minute"] as const;
type CallName = (typeof CALLS)[number];
/** What each call costs the database of its order, and the directory. */
export type Measured = Readonly<Record<CallName, Readonly<Record<"home" | "directory", Cost>>>>;

/** What a paid order keeps outside of its rows, bytes. */
interface Kept {
  bodies: number;
  sum: number;
  largest: number;
}

const ROUNDS = 40;
/** Orders that lie there already, 2.5 kB each: enough for an index to be deep. */
const THERE = 20_000;

function metered(file: string) {
  const spent: Cost = { trips: 0, statements: 0, ms: 0 };
  const took = (ms: number) => {
    spent.trips++;
    spent.ms += ms;
  };
  const database = sqliteDatabase(() => void spent.statements++, { file, took });
  return { database, spent };
}

/** Measures every call of the large form: one database has the orders, the first is the directory alone. */
export async function measure(): Promise<{ costs: Measured; kept: Kept }> {
  const folder = mkdtempSync(join(tmpdir(), "luopan-scale-"));
  const [directory, home] = [metered(join(folder, "directory")), metered(join(folder, "home"))];
  const bodies = memoryBodies();
  const here = await originHere({}, { DB: directory.database, DB_1: home.database, BODIES: bodies });
  await directory.database.prepare(`INSERT INTO bucket_maps VALUES (1, '[["DB_1",1024]]', '2026')`).run();
  await home.database
    .prepare(
      `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${THERE})
       INSERT INTO orders (sn, product, offer, status, visitor_id, idem, request_hash, amount, currency, brief, engine, created_at, expires_at)
       SELECT hex(randomblob(13)), 'baby', 'baby', 'delivered', hex(randomblob(16)), '', '', 2990, 'CNY', hex(randomblob(1200)), '', '2026-01-01', '2027-01-01' FROM nth`,
    )
    .run();
  const spentBy = async (work: () => Promise<unknown>, times = 1) => {
    const before = [{ ...home.spent }, { ...directory.spent }] as const;
    await work();
    const of = (now: Cost, then: Cost): Cost => ({
      trips: (now.trips - then.trips) / times,
      statements: (now.statements - then.statements) / times,
      ms: (now.ms - then.ms) / times,
    });
    return { home: of(home.spent, before[0]), directory: of(directory.spent, before[1]) };
  };
  const families = Array.from({ length: ROUNDS }, () => callerOf(here));
  const numbers: string[] = [];
  const each = (work: (family: (typeof families)[number], sn: string) => Promise<unknown>) =>
    spentBy(async () => {
      for (const [nth, family] of families.entries()) await work(family, numbers[nth] ?? "");
    }, ROUNDS);
  try {
    // The first warms up what an isolate keeps.
    await callerOf(here).post("/api/business/seek", babyForm());
    const order = await each(async (family) => {
      const { data } = await family.post("/api/business/seek", babyForm());
      numbers.push(v.parse(v.object({ sn: Sn }), data).sn);
    });
    const free = await each((family, sn) => family.get("/api/business/soughtFree", { sn }));
    for (const sn of numbers) await payInDatabase({ database: async () => home.database }, sn);
    const deliver = await each((family, sn) => family.get("/api/business/sought", { sn }));
    const sizes = [...bodies.kept.values()].map(({ length }) => length);
    const kept = {
      bodies: sizes.length / ROUNDS,
      sum: sizes.reduce((sum, size) => sum + size, 0) / ROUNDS,
      largest: Math.max(...sizes),
    };
    const paid = await each((family, sn) => family.get("/api/business/sought", { sn }));
    const minute = await spentBy(() => here.origin.cron());
    const erase = await each((family, sn) => family.post("/api/x/erase", { sn }));
    return { costs: { order, free, paid, deliver, erase, minute }, kept };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
