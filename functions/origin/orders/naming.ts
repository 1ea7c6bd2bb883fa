import type * as v from "valibot";
import type { Bill, BillLine } from "#functions/contract/names/name-card.ts";
import type { FreeResult } from "#functions/contract/orders/orders.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { addLeaned } from "#functions/origin/products/baby/leaned.ts";
import { baby } from "#functions/origin/products/baby/product.ts";
import { citationFinder } from "#functions/origin/products/citations.ts";
import { naming } from "#functions/origin/products/products.ts";
import { isPaid } from "#functions/origin/products/stored.ts";
import { readLikes } from "./likes.ts";
import { notPaid, openReport } from "./open-report.ts";
import { orderOf } from "./order-of.ts";

/** The free face of a naming order, as it was derived when the form was sent. */
export const freeNaming: HandlerOf<"order", "soughtFree"> = async ({ sn, bills }, visit) => {
  const { order, product } = await orderOf(sn, naming, visit);
  const face = await product.free(order, await readLikes(sn, visit), visit);
  return bills === "short" && face.service !== "business" ? withShortBills(face) : face;
};

/** Half of a free face are lines of bills, of which its page shows sums: these are the bills with what it does show (`bills` of FreeParams). */
function withShortBills<F extends Pick<v.InferInput<typeof FreeResult>, "names" | "have">>(face: F): F {
  const short = ({ lines, ...bill }: Bill, isShown: (line: BillLine) => boolean) => ({
    ...bill,
    lines: lines.filter(isShown),
  });
  return {
    ...face,
    names: face.names.map((name) => ({ ...name, bill: short(name.bill, isLoss) })),
    // One that cannot be registered has no page of its own: its whole bill stands here.
    have: face.have?.map((name) => ({ ...name, bill: short(name.bill, () => !name.registrable.ok) })),
  };
}

/** What a name without a source loses by that (出处). */
const isLoss = ({ rule, points, max }: BillLine): boolean => rule === "出处" && points === 0 && max > 0;

/** The paid naming report (起名报告) as it was delivered: what stands around the names, and the first batch of them. */
export const paidNaming: HandlerOf<"order", "sought"> = async ({ sn }, visit) => {
  const { order, product } = await orderOf(sn, naming, visit);
  const liked = await readLikes(sn, visit);
  return openReport(order, (row) => product.paid(row, liked, visit), visit);
};

/**
 * A batch of names (换一批). Unpaid there is only batch 0, with the free names; once paid, batch 0 also has the
 * first paid names, and further batches follow without repeats. Filters but `all` read the whole report.
 */
export const nameBatch: HandlerOf<"order", "getName"> = async (asked, visit) => {
  const { sn, batch } = asked;
  const { order, product } = await orderOf(sn, naming, visit);
  if (!isPaid(order.status) && batch > 0) throw notPaid(order);
  const liked = await readLikes(sn, visit);
  if (!isPaid(order.status)) return product.freeBatch(order, asked, liked, visit);
  return openReport(order, (row) => product.paidBatch(row, asked, liked, visit), visit);
};

/** One more batch of names, which leans as the family's marks do (照我的喜好再来一批). */
export const moreLike: HandlerOf<"x", "moreLike"> = async ({ sn, after }, visit) => {
  const { order } = await orderOf(sn, { baby }, visit);
  const liking = await readLikes(sn, visit);
  const cite = citationFinder(visit.env);
  return openReport(order, (row) => addLeaned(row, after, liking, cite, visit), visit);
};

/** Everything about one name of an order; a name that is not among the free ones comes with payment. */
export const nameDetail: HandlerOf<"order", "nameDetail"> = async ({ sn, name }, visit) => {
  const { order, product } = await orderOf(sn, naming, visit);
  const liked = await readLikes(sn, visit);
  const free = await product.freeName(order, name, liked, visit);
  if (free !== null) return free;
  if (!isPaid(order.status)) throw notPaid(order);
  return openReport(order, (row) => product.paidName(row, name, liked, visit), visit);
};
