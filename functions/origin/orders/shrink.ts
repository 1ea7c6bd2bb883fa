import { and, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import type { Product } from "#functions/origin/products/product.ts";
import { products } from "#functions/origin/products/products.ts";
import { readSaid } from "#functions/origin/products/stored.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { fixed, shaped } from "#functions/origin/store/statements/fixed.ts";
import { orders, type ProductName } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Days after which a result that nobody has opened again is dropped; what was asked stays, to make it anew. */
const UNOPENED_DAYS = 3;
/** Orders that shrink in one run, at most. */
const MOST_ORDERS = 100;

/** Makes the free face of an order anew from what was asked: the same engine gives the same names. */
const again =
  <Said, Free>(product: Pick<Product<never, Said, Free>, "brief" | "derive">) =>
  async (order: Order, context: Context): Promise<unknown> =>
    product.derive(await readSaid(product, order, context), order.sn, context);

/** Products whose free face can be made anew. A luck order's draw is fixed in it, and an expert's terms. */
const AGAIN: Readonly<Partial<Record<ProductName, ReturnType<typeof again>>>> = {
  baby: again(products.baby),
  business: again(products.business),
  score: again(products.score),
  "business-score": again(products["business-score"]),
};

const shrinking = shaped((isMany: boolean) =>
  fixed(["seen"], ({ seen }, db) => {
    const unopened = and(
      // Written out, not bound: only so is the index of what may shrink surely found.
      sql`${orders.status} in ('created', 'closed')`,
      isNotNull(orders.result),
      lt(orders.seenAt, seen),
      inArray(orders.product, Object.keys(AGAIN) as ProductName[]),
      eq(orders.engine, ENGINE_VERSION),
      isOpen(orders.sn, { shards: isMany || undefined }),
    );
    const due = db.select({ sn: orders.sn }).from(orders).where(unopened).limit(MOST_ORDERS);
    return db
      .update(orders)
      .set({ result: null })
      .where(and(inArray(orders.sn, due), unopened))
      .returning({ sn: orders.sn });
  }),
);

/** Shrinks unpaid orders that nobody opened again (缩小): a flood of them leaves little. True where more may be due. */
export async function shrinkUnopened({ db, now, shards }: Context): Promise<boolean> {
  const seen = isoOf(now - UNOPENED_DAYS * DAY_MS);
  const shrunk = await shrinking(shards !== undefined)(db, { seen });
  return shrunk.length === MOST_ORDERS;
}

/** The order with its free face, made anew where it had shrunk; an erased one stays as it is. */
export async function whole(order: Order, context: Context): Promise<Order> {
  const make = order.result === null && order.brief !== null ? AGAIN[order.product] : undefined;
  if (make === undefined) return order;
  const result = await seal(await make(order, context), order.sn, context.env.DATA_KEYS);
  const { db, now, traceless } = context;
  const row = { result, engine: ENGINE_VERSION, seenAt: isoOf(now) };
  if (traceless !== true)
    await db
      .update(orders)
      .set(row)
      .where(and(eq(orders.sn, order.sn), isNull(orders.result), ne(orders.status, "erased")));
  return { ...order, ...row };
}
