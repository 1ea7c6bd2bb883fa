import { Failure } from "#functions/origin/failure.ts";
import { findOrder, type Order } from "#functions/origin/store/find-order.ts";
import { PRODUCTS, type ProductName } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** A table with an entry for some of the products. */
type Table<P> = Readonly<Partial<Record<ProductName, P>>>;

/** The entry of a table for the product of an order; NOT_FOUND where there is none. */
export function productOf<P>({ product: name }: Order, table: Table<P>): P {
  const product = table[name];
  if (product === undefined) throw new Failure("NOT_FOUND");
  return product;
}

/** The order of a number, of one of the table's products; NOT_FOUND where there is none, ERASED where its data is gone. */
export async function orderOf<P>(
  sn: string,
  table: Table<P>,
  context: Context,
): Promise<{ order: Order; product: P }> {
  const among = PRODUCTS.filter((name) => table[name] !== undefined);
  const order = await findOrder(sn, context, among);
  return { order, product: productOf(order, table) };
}
