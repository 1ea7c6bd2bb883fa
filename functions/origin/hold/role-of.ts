import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyRole, OrderRole } from "#functions/contract/orders/hold.ts";
import { Failure } from "#functions/origin/failure.ts";
import { type Ahead, type AheadName, aheadStatements } from "#functions/origin/store/ahead.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { lookups, shares } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** Whose an order is to a visitor (谁的订单). */
export interface Held {
  sn: string;
  role: AnyRole;
  /** The key that it was asked for by; null where that was its number. Answers say the key. */
  key: string | null;
  seenAt: string | null;
  /** Its free face was dropped, as nobody opened it for days, and can be made anew. */
  isShrunk: boolean;
}

/**
 * The order of a number or of a key, the visitor's role, and what of the order is wanted besides, in one trip to
 * the database. Throws NOT_FOUND, and ENDED by a key that was ended.
 */
export async function roleOf(
  asked: string,
  visit: Visit,
  wanted: readonly AheadName[] = [],
): Promise<Held & { ahead: Ahead }> {
  const { db } = visit;
  const of = sql`(select ${asked} union all select ${shares.sn} from ${shares} where ${shares.key} = ${asked})`;
  const { share, mine, ...rows } = await batch(db, {
    share: db.select().from(shares).where(eq(shares.key, asked)).limit(1),
    mine: held(of, visit),
    ...aheadStatements(of, wanted, db),
  });
  const found = heldIn(asked, mine, share[0], visit);
  return { ...found, ahead: aheadIn(found, rows, wanted) };
}

type Rows<F extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<F>>;

function heldIn(
  asked: string,
  [row]: Rows<typeof held>,
  share: typeof shares.$inferSelect | undefined,
  { visitorId }: Visit,
): Held {
  if (row === undefined) throw new Failure("NOT_FOUND");
  const role: OrderRole = row.madeBy === visitorId || row.proven === 1 ? "owner" : "reader";
  const order = { sn: row.sn, role, seenAt: row.seenAt, isShrunk: row.shrunk === 1 };
  if (row.sn === asked || role === "owner") return { ...order, key: null };
  if (share?.endedAt !== null) throw new Failure("ENDED");
  return { ...order, role: share.role, key: asked };
}

type Statements = ReturnType<typeof aheadStatements>;

function aheadIn(
  { sn, role }: Held,
  rows: { [N in keyof Statements]: Awaited<Statements[N]> },
  wanted: readonly AheadName[],
): Ahead {
  const ahead: Ahead = { sn, role };
  const has = (name: AheadName) => wanted.includes(name);
  if (has("order")) ahead.order = rows.order[0];
  if (has("likes")) ahead.likes = rows.likes;
  if (has("shares")) ahead.shares = rows.shares;
  if (has("codes")) ahead.codes = rows.codes;
  if (has("changes")) ahead.changes = rows.changes;
  if (has("asked")) ahead.asked = rows.asked;
  if (has("payments")) ahead.payments = rows.payments;
  if (has("parts")) ahead.parts = new Map(rows.parts.map(({ part, body }) => [part, body]));
  return ahead;
}

const held = (of: SQL, { db, visitorId }: Visit) =>
  db
    .select({
      sn: orders.sn,
      seenAt: orders.seenAt,
      shrunk: sql<number>`${orders.result} is null and ${orders.brief} is not null`,
      madeBy: orders.visitorId,
      proven: sql<number>`exists (select 1 from ${lookups} where ${and(
        eq(lookups.sn, orders.sn),
        eq(lookups.visitorId, visitorId),
        eq(lookups.role, "owner"),
      )})`,
    })
    .from(orders)
    .where(sql`${orders.sn} in ${of}`)
    .limit(1);
