import { and, eq, exists, sql } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { dropBodies, namesBodies } from "#functions/origin/store/bodies.ts";
import { type Order, readOrder } from "#functions/origin/store/find-order.ts";
import { directoryOf } from "#functions/origin/store/spread/shards.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { fixed, fixedAll } from "#functions/origin/store/statements/fixed.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { outbox } from "#functions/origin/store/tables/payments.ts";
import { lookups, mobiles } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";
import { droppingReports, droppingRows } from "./erased-rows.ts";

/** Is anything of an order kept outside of its database: in the directory, or as stored bodies? */
export const isSpread = ({ env, shards }: Pick<Context, "env" | "shards">): boolean =>
  env.BODIES !== undefined || shards !== undefined;

/**
 * Promises that what lies outside of these orders' database follows them (跟上): the statement; promised again it is due
 * again. Where nothing is bound to lie in, only of an erased order whose rows name something all the same.
 */
export const promiseFollowing = (numbers: readonly string[], context: Context) => {
  const { db, now } = context;
  const at = isoOf(now);
  const left = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(sql`${orders.sn} = value`, eq(orders.status, "erased"), namesBodies(db)));
  // Out of one value: D1 takes no more than 100 of them in a statement.
  const rows = db
    .select({
      kind: sql<"follow">`'follow'`.as("kind"),
      ref: sql<string>`value`.as("ref"),
      state: sql<"todo">`'todo'`.as("state"),
      tries: sql<number>`0`.as("tries"),
      nextAt: sql<string>`${at}`.as("next_at"),
      createdAt: sql<string>`${at}`.as("created_at"),
      doneAt: sql<null>`null`.as("done_at"),
      renewed: sql<number>`0`.as("renewed"),
    })
    .from(sql`json_each(${JSON.stringify(numbers)})`)
    .where(isSpread(context) ? sql`1` : exists(left));
  return db
    .insert(outbox)
    .select(rows)
    .onConflictDoUpdate({
      target: [outbox.kind, outbox.ref],
      set: { state: "todo", tries: 0, nextAt: at, renewed: sql`${outbox.renewed} + 1` },
    });
};

/** Makes what lies outside of an order's database follow it; it may be done again. */
export async function follow(sn: string, context: Context): Promise<boolean> {
  const order = await readOrder(sn, context);
  if (order?.status !== "erased") await copyMobile(sn, context);
  // The order may have been erased while its mobile was on its way.
  const now = await readOrder(sn, context);
  if (now?.status === "erased") await forget(now, context);
  return true;
}

/** The mobile of an order in the directory, where it is looked for by its hash; a newer one stays. */
async function copyMobile(sn: string, context: Context): Promise<void> {
  const directory = directoryOf(context);
  if (directory === context.db) return;
  const [row] = await context.db.select().from(mobiles).where(eq(mobiles.sn, sn)).limit(1);
  if (row === undefined) return;
  await directory
    .insert(mobiles)
    .values(row)
    .onConflictDoUpdate({
      target: mobiles.sn,
      set: row,
      setWhere: sql`excluded.created_at >= ${mobiles.createdAt}`,
    });
}

/** What the directory lists of an order. */
const unlisting = fixedAll(["sn"], ({ sn }, db) => ({
  mobiles: db.delete(mobiles).where(eq(mobiles.sn, sn)),
  lookups: db.delete(lookups).where(eq(lookups.sn, sn)),
  comments: db.delete(comments).where(eq(comments.sn, sn)),
}));
/** What its own row still names. */
const unnaming = fixed(["sn"], ({ sn }, db) =>
  db.update(orders).set({ brief: null, result: null }).where(eq(orders.sn, sn)),
);
const naming = fixed(["sn"], ({ sn }, db) =>
  db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.sn, sn), namesBodies(db)))
    .limit(1),
);

/** First what the rows name, then the rows; a day later once more what was being stored at that moment. */
async function forget({ sn, brief }: Order, context: Context): Promise<void> {
  const { db, env, now } = context;
  if (env.BODIES !== undefined || (await naming(db, { sn })).length > 0) await dropBodies(sn, context);
  const directory = directoryOf(context);
  if (directory !== db) await batch(directory, unlisting(directory, { sn }));
  const again = { kind: "sweep", ref: sn, state: "todo", createdAt: isoOf(now) } as const;
  await batch(db, {
    order: unnaming(db, { sn }),
    reports: droppingReports(db, [sn]),
    // The other rows went as it was erased; before 0007 they waited until now, and so did its brief.
    ...(brief !== null && droppingRows(db, [sn])),
    ...(env.BODIES !== undefined && {
      again: db
        .insert(outbox)
        .values({ ...again, nextAt: isoOf(now + DAY_MS) })
        .onConflictDoNothing(),
    }),
  });
}

/** Drops what was stored of an order while it was being erased (扫孤儿). */
export async function sweep(sn: string, context: Context): Promise<boolean> {
  if ((await readOrder(sn, context))?.status === "erased") await dropBodies(sn, context);
  return true;
}
