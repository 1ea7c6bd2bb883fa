import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { Sn } from "#functions/contract/values/scalars.ts";
import { answerQueue } from "#functions/origin/entry/queue.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type MemoryBodies, memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
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
/** What a call asks of the store of bodies, and hands to the queue. */
export interface Outside {
  puts: number;
  gets: number;
  deletes: number;
  messages: number;
}
/** What each call costs the database of its order, the directory, and what is neither. */
export type Measured = Readonly<Record<CallName, Readonly<Spent>>>;
interface Spent {
  home: Cost;
  directory: Cost;
  outside: Outside;
}

/** What a paid order keeps outside of its rows, bytes. */
interface Kept {
  bodies: number;
  sum: number;
  largest: number;
}

const ROUNDS = 40;
function metered(file: string) {
  const spent: Cost = { trips: 0, statements: 0, ms: 0 };
  const took = (ms: number) => {
    spent.trips++;
    spent.ms += ms;
  };
  const database = sqliteDatabase(() => void spent.statements++, { file, took });
  return { database, spent };
}

/** A store of bodies and a queue that count; what the queue was handed is done by `work`. */
function meteredOutside() {
  const spent: Outside = { puts: 0, gets: 0, deletes: 0, messages: 0 };
  const bodies = memoryBodies();
  const handed: unknown[] = [];
  const BODIES: MemoryBodies = {
    ...bodies,
    put(...said) {
      spent.puts++;
      return bodies.put(...said);
    },
    get(...said) {
      spent.gets++;
      return bodies.get(...said);
    },
    delete(...said) {
      spent.deletes++;
      return bodies.delete(...said);
    },
  };
  const WORK = {
    async sendBatch(messages: Iterable<{ body: unknown }>) {
      for (const { body } of messages) handed.push(body);
    },
  };
  const work = async (raw: object) => {
    const messages = handed.splice(0).map((body) => ({ body, ack: () => undefined, retry: failed }));
    spent.messages += messages.length;
    await answerQueue({ queue: "luopan-work", messages }, raw);
  };
  return { BODIES, WORK, spent, work };
}

const failed = (): never => {
  throw new Error("a message of the queue has failed");
};

const costBetween = (now: Cost, then: Cost, times: number): Cost => ({
  trips: (now.trips - then.trips) / times,
  statements: (now.statements - then.statements) / times,
  ms: (now.ms - then.ms) / times,
});
const outsideBetween = (now: Outside, then: Outside, times: number): Outside => ({
  puts: (now.puts - then.puts) / times,
  gets: (now.gets - then.gets) / times,
  deletes: (now.deletes - then.deletes) / times,
  messages: (now.messages - then.messages) / times,
});

/**
 * Measures every call of the large form: one database has the orders, the first is the directory alone. `there` orders lie
 * there already, 2.5 kB each.
 */
export async function measure(there: number): Promise<{ costs: Measured; kept: Kept }> {
  const folder = mkdtempSync(join(tmpdir(), "luopan-scale-"));
  const [directory, home] = [metered(join(folder, "directory")), metered(join(folder, "home"))];
  const outside = meteredOutside();
  const { BODIES, WORK } = outside;
  const here = await originHere({}, { DB: directory.database, DB_1: home.database, BODIES, WORK });
  await directory.database.prepare(`INSERT INTO bucket_maps VALUES (1, '[["DB_1",1024]]', '2026')`).run();
  await home.database
    .prepare(
      `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${there})
       INSERT INTO orders (sn, product, offer, status, visitor_id, idem, request_hash, amount, currency, brief, engine, created_at, expires_at)
       SELECT hex(randomblob(13)), 'baby', 'baby', 'delivered', hex(randomblob(16)), '', '', 2990, 'CNY', hex(randomblob(1200)), '', '2026-01-01', '2027-01-01' FROM nth`,
    )
    .run();
  const spentBy = async (work: () => Promise<unknown>, times = 1): Promise<Spent> => {
    const before = {
      home: { ...home.spent },
      directory: { ...directory.spent },
      outside: { ...outside.spent },
    };
    await work();
    return {
      home: costBetween(home.spent, before.home, times),
      directory: costBetween(directory.spent, before.directory, times),
      outside: outsideBetween(outside.spent, before.outside, times),
    };
  };
  const families = Array.from({ length: ROUNDS }, () => callerOf(here));
  const numbers: string[] = [];
  const each = (work: (family: (typeof families)[number], sn: string) => Promise<unknown>) =>
    spentBy(async () => {
      for (const [nth, family] of families.entries()) {
        await work(family, numbers[nth] ?? "");
        await outside.work(here.raw);
      }
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
    const sizes = [...BODIES.kept.values()].map(({ length }) => length);
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
