import { and, eq, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { openDatabase } from "#functions/origin/store/database.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixed, fixedAll, shaped } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { outbox, payments } from "#functions/origin/store/tables/payments.ts";
import { newOrder } from "#tests/kit/money/ledger.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { sqliteDatabase } from "#tests/kit/runtime/here/sqlite-database.ts";

const AT = "2026-11-21T08:00:00.000Z";
const [ONE, OTHER] = ["A1", "B2"];

/** A database with two orders, and what is said to it. */
async function books() {
  const said: string[] = [];
  const database = sqliteDatabase((text) => void said.push(text));
  for (const sn of [ONE, OTHER]) await newOrder(database, sn, AT).run();
  said.length = 0;
  return { database, db: openDatabase(database), said };
}

const statusOf = fixed(["sn", "most"], ({ sn }, db) =>
  db
    .select({ sn: orders.sn, status: orders.status })
    .from(orders)
    .where(eq(orders.sn, sn))
    .limit(sql.placeholder("most")),
);

test("a fixed statement says what Drizzle says, and answers the same", async () => {
  const { db, said } = await books();
  const usual = await db.select().from(orders).where(eq(orders.sn, ONE)).limit(1);
  const whole = fixed(["sn"], ({ sn }, to) => to.select().from(orders).where(eq(orders.sn, sn)).limit(1));
  expect(await whole(db, { sn: ONE })).toEqual(usual);
  expect(usual).toHaveLength(1);
  expect(said).toHaveLength(2);
  expect(said[1]).toBe(said[0]);
});

// Breaks it catches: values bound by their order alone, so that one that stands twice moves all that follow; a null that is left out.
test("a value may stand twice in a statement, and be null", async () => {
  const { db } = await books();
  const twice = fixed(["sn", "none"], ({ none, sn }, to) =>
    to
      .select({ sn: orders.sn })
      .from(orders)
      .where(and(eq(orders.sn, sn), sql`${none} IS NULL`, eq(orders.sn, sn), eq(orders.status, "created"))),
  );
  const [{ status } = { status: "" }] = await db.select().from(orders).where(eq(orders.sn, OTHER));
  expect(status).toBe("created");
  expect(await twice(db, { sn: OTHER, none: null })).toEqual([{ sn: OTHER }]);
  expect(await twice(db, { sn: OTHER, none: "1" })).toEqual([]);
});

test("each asking has its own values and its own database", async () => {
  const [here, there] = [await books(), await books()];
  await there.db.update(orders).set({ status: "closed" }).where(eq(orders.sn, OTHER));
  const asked = [
    statusOf(here.db, { sn: ONE, most: 1 }),
    statusOf(there.db, { sn: OTHER, most: 1 }),
    statusOf(here.db, { sn: OTHER, most: 1 }),
    statusOf(here.db, { sn: OTHER, most: 0 }),
  ];
  expect(await Promise.all(asked)).toEqual([
    [{ sn: ONE, status: "created" }],
    [{ sn: OTHER, status: "closed" }],
    [{ sn: OTHER, status: "created" }],
    [],
  ]);
});

test("columns of one name in two tables keep apart", async () => {
  const { database, db } = await books();
  const outTradeNo = await payInDatabase({ database: async () => database }, ONE, 1);
  const joined = fixed(["sn"], ({ sn }, to) =>
    to
      .select({ paid: payments.amount, price: orders.amount })
      .from(payments)
      .innerJoin(orders, eq(orders.sn, payments.sn))
      .where(eq(payments.sn, sn)),
  );
  expect(outTradeNo).not.toBe("");
  expect(await joined(db, { sn: ONE })).toEqual([{ paid: 1, price: 2990 }]);
});

test("what is not asked for is not done, and what fails is told as Drizzle tells it", async () => {
  const { db, said } = await books();
  const promise = fixed(["ref", "at"], ({ ref, at }, to) =>
    to.insert(outbox).values({ kind: "deliver", ref, state: "todo", nextAt: at, createdAt: at }),
  );
  const [row, again] = [promise(db, { ref: ONE, at: AT }), promise(db, { ref: ONE, at: AT })];
  expect(said).toEqual([]);
  await row;
  const failed = await again.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(DrizzleQueryError);
  expect(failed).toMatchObject({ cause: { message: expect.stringMatching(/^D1_ERROR: UNIQUE/) } });
});

test("fixed statements stand in a batch with others, all or none", async () => {
  const { db } = await books();
  const closing = fixedAll(["sn", "at"], ({ sn, at }, to) => ({
    closed: to
      .update(orders)
      .set({ status: "closed" })
      .where(and(eq(orders.sn, sn), eq(orders.status, "created")))
      .returning({ sn: orders.sn }),
    promised: to
      .insert(outbox)
      .values({ kind: "deliver", ref: sn, state: "todo", nextAt: at, createdAt: at }),
  }));
  const read = db.select({ status: orders.status }).from(orders).where(eq(orders.sn, ONE));
  const done = await batch(db, { ...closing(db, { sn: ONE, at: AT }), read });
  expect([done.closed, done.read]).toEqual([[{ sn: ONE }], [{ status: "closed" }]]);

  await db.insert(outbox).values({ kind: "deliver", ref: OTHER, state: "todo", nextAt: AT, createdAt: AT });
  await expect(batch(db, closing(db, { sn: OTHER, at: AT }))).rejects.toThrow("UNIQUE");
  expect(await statusOf(db, { sn: OTHER, most: 1 })).toEqual([{ sn: OTHER, status: "created" }]);
});

test("each shape of a statement is written once, when it is asked for", async () => {
  const written: string[] = [];
  const among = shaped((state: string) =>
    fixed(["sn"], ({ sn }, db) => {
      written.push(state);
      return db
        .select({ sn: orders.sn })
        .from(orders)
        .where(and(eq(orders.sn, sn), sql`${orders.status} = ${state}`));
    }),
  );
  const { db } = await books();
  expect(written).toEqual([]);
  for (const state of ["created", "paid", "created"]) {
    const found = await among(state)(db, { sn: ONE });
    expect(found).toEqual(state === "created" ? [{ sn: ONE }] : []);
  }
  expect(written).toEqual(["created", "paid"]);
});
