import { messages } from "#functions/contract/values/messages.ts";
import { asRegistered } from "#functions/naming/person/describe/as-registered.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { redrawLuck } from "#functions/origin/products/luck/draws.ts";
import { detailed, scoring } from "#functions/origin/products/products.ts";
import { addChange, readTried } from "#functions/origin/products/scoring/changes.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { openReport } from "./open-report.ts";
import { orderOf, productOf } from "./order-of.ts";

/** The free face of an order that is one page, as it was derived when the form was sent. */
export const freeDetail: HandlerOf<"order", "detailFree"> = async ({ sn }, visit) => {
  const order = await findOrder(sn, visit);
  return productOf(order, detailed).free(order, visit);
};

/** The paid report of an order that is one page, as it was delivered. */
export const paidDetail: HandlerOf<"order", "detail"> = async ({ sn }, visit) => {
  const order = await findOrder(sn, visit);
  const product = productOf(order, detailed);
  return openReport(order, (row) => product.paid(row, visit), visit);
};

/** Draws once more (再抽一次): free, a few times an order; every draw stays. */
export const redraw: HandlerOf<"x", "redraw"> = async ({ sn, nth }, visit) => {
  const order = await findOrder(sn, visit, ["luck"]);
  return openReport(order, (row) => redrawLuck(row, nth, visit), visit);
};

/** Tries the name with one character changed (换一个字看看): the bill before and after; free, a few times an order. */
export const scoreChange: HandlerOf<"order", "scoreChange"> = async ({ sn, given }, visit) => {
  const { order, product } = await orderOf(sn, scoring, visit);
  const before = await product.scored(order, visit);
  const wanted = asRegistered(given).text;
  const fault = changeFault(before.given, wanted);
  if (fault !== undefined) throw new Failure("INVALID_PARAMS", { fields: { given: fault } });
  const after = await product.change(order, wanted, visit);
  await addChange(sn, after, visit);
  return { before, after, left: (await readTried(sn, visit)).changesLeft };
};

/** What keeps `after` from being `before` with one character changed. */
function changeFault(before: string, after: string): string | undefined {
  const [was, is] = [[...before], [...after]];
  if (was.length !== is.length) return messages.changeLength(before);
  const changed = was.filter((char, at) => char !== is[at]).length;
  if (changed === 0) return messages.changeSame(before);
  return changed === 1 ? undefined : messages.changeOne(before);
}
