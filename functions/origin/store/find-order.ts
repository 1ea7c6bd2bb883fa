import { eq, type SQL, sql } from "drizzle-orm";
import { Failure } from "#functions/origin/failure.ts";
import type { Context } from "#functions/origin/visit.ts";
import { takeAhead } from "./ahead.ts";
import { fixed } from "./statements/fixed.ts";
import { orders, PRODUCTS, type ProductName } from "./tables/orders.ts";

/** An order (订单) as the database has it. */
export type Order = typeof orders.$inferSelect;

type Reach = Pick<Context, "db">;

const orderOf = fixed(["sn"], ({ sn }, db) => db.select().from(orders).where(eq(orders.sn, sn)).limit(1));

/** The order of a number; null where there is none. */
export async function readOrder(sn: string, { db }: Reach): Promise<Order | null> {
  const [row] = await orderOf(db, { sn });
  return row ?? null;
}

/** The order of a number, of one of these products; NOT_FOUND where there is none, ERASED where its data is gone. */
export async function findOrder(
  sn: string,
  context: Reach & Pick<Context, "ahead">,
  among: readonly ProductName[] = PRODUCTS,
): Promise<Order> {
  const row = takeAhead(context, sn, "order") ?? (await readOrder(sn, context));
  if (row === null || !among.includes(row.product)) throw new Failure("NOT_FOUND");
  if (row.status === "erased") throw new Failure("ERASED");
  return row;
}

/** For any statement: the order is there, and its data have not been deleted. Words about its family are written only then. */
export const isKept = (sn: string): SQL =>
  sql`exists (select 1 from orders where orders.sn = ${sn} and orders.status <> 'erased')`;
