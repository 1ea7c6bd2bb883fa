import { eq } from "drizzle-orm";
import { Failure } from "../failure.ts";
import { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";

type Order = typeof orders.$inferSelect;

/** The order of a number and a kind; NOT_FOUND where there is none, ERASED where its data is gone. */
export const findOrder = (sn: string, kind: Order["kind"], visit: Pick<Visit, "db">): Promise<Order> =>
  find(sn, visit, (row) => row.kind === kind);

/** The order of a number, whatever its kind; refuses like findOrder. */
export const findAnyOrder = (sn: string, visit: Pick<Visit, "db">): Promise<Order> =>
  find(sn, visit, () => true);

async function find(sn: string, visit: Pick<Visit, "db">, isMeant: (row: Order) => boolean): Promise<Order> {
  const [row] = await visit.db.select().from(orders).where(eq(orders.sn, sn)).limit(1);
  if (row === undefined || !isMeant(row)) throw new Failure("NOT_FOUND");
  if (row.status === "erased") throw new Failure("ERASED");
  return row;
}
