import { eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { DeskProduct } from "#functions/contract/desk/desk-orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { readBrief } from "#functions/origin/products/expert/job/progress.ts";
import { readSurname } from "#functions/origin/products/stored.ts";
import { byHome } from "#functions/origin/store/spread/everywhere.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** What an order is called at the desk (哪一家): what was ordered, and for whom. */
export interface Whose {
  product: DeskProduct;
  /** "" before it is told, and where it cannot be read any more. */
  surname: string;
}

/** Values as a select of one text: D1 binds a hundred values at most. */
export const among = (values: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** Of these orders, by number, what each is called; what is no number of an order is left out. */
export async function whoseOrders(
  numbers: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, Whose>> {
  const own = [...new Set(numbers)].filter((number) => v.is(Sn, number));
  const found = await byHome(own, context, (here, there) =>
    there.db
      .select({ sn: orders.sn, product: orders.product, brief: orders.brief, work: expertJobs.brief })
      .from(orders)
      .leftJoin(expertJobs, eq(expertJobs.sn, orders.sn))
      .where(sql`${orders.sn} in ${among(here)}`),
  );
  const named = found.flat().map(async (row): Promise<[string, Whose]> => {
    const surname = await surnameOf(row, context).catch(() => "");
    return [row.sn, { product: row.product, surname }];
  });
  return new Map(await Promise.all(named));
}

/** The surname of a brief, of expert work that of what the family wrote. */
async function surnameOf(
  { sn, brief, work }: { sn: string; brief: string | null; work: string | null },
  context: Context,
): Promise<string> {
  if (work === null) return readSurname({ sn, brief }, context);
  return (await readBrief({ sn, brief: work }, context)).surname ?? "";
}
