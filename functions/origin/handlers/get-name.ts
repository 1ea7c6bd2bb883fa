import type { NameCard } from "#functions/contract/name-card.ts";
import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { readLikes } from "../orders/likes.ts";
import { choose } from "../reports/choose.ts";
import { batchesOf, NamingFace } from "../reports/naming-report.ts";
import { isPaid, openReport } from "../reports/paid-order.ts";
import { allBatches, readBatches } from "../reports/read-names.ts";
import { readResult } from "../results/stored-result.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handlers.ts";

/**
 * A batch of names (换一批). Unpaid there is batch 0 with the free ones; paid it has those and the first batch, and
 * further ones follow, none repeating another. Any filter but `all` goes over the whole report at once.
 */
export const getName: HandlerOf<"order", "getName"> = async ({ sn, batch, filter, sort }, visit) => {
  const order = await findOrder(sn, "seek", visit);
  if (!isPaid(order.status)) {
    if (batch > 0) throw new Failure("PAYMENT_REQUIRED");
    const { names, left } = await freeNames(order, visit);
    return { batch, left, names: choose(names, { filter, sort }) };
  }
  const { face } = await openReport(NamingFace, sn, "seek", visit);
  const batches = batchesOf(face);
  if (batch > batches) throw new Failure("NOT_FOUND", {}, "没有这一批");
  const whole = filter !== "all";
  const names = await readBatches(sn, whole ? allBatches(face) : [batch], visit);
  return { batch, left: whole ? 0 : batches - batch, names: choose(names, { filter, sort }) };
};

type Order = Awaited<ReturnType<typeof findOrder>>;

async function freeNames(order: Order, visit: Visit): Promise<{ names: NameCard[]; left: number }> {
  const [result, liked] = await Promise.all([readResult(order, visit), readLikes(order.sn, visit)]);
  const names = result.names.map((name) => ({ ...name, liked: liked.has(name.given) }));
  return { names, left: result.locked.batches };
}
