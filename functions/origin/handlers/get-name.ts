import type { GetNameParams } from "#functions/contract/orders.ts";
import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { readLikes, withLikes } from "../orders/likes.ts";
import { choose, chooseSigns } from "../reports/choose.ts";
import { AnyFace, allBatches, Batch, BusinessBatch, batchesOf } from "../reports/faces.ts";
import { isPaid, openReport } from "../reports/paid-order.ts";
import { readBatches } from "../reports/read-names.ts";
import { readResult } from "../results/stored-result.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

/**
 * A batch of names (换一批). Unpaid there is batch 0 with the free ones; paid it has those and the first batch, and
 * further ones follow, none repeating another. Any filter but `all` goes over the whole report at once.
 */
export const getName: HandlerOf<"order", "getName"> = async (asked, visit) => {
  const { sn, batch, filter } = asked;
  const order = await findOrder(sn, "seek", visit);
  if (!isPaid(order.status)) {
    if (batch > 0) throw new Failure("PAYMENT_REQUIRED");
    return freeNames(order, asked, visit);
  }
  const { face } = await openReport(AnyFace, sn, "seek", visit);
  const batches = batchesOf(face);
  if (batch > batches) throw new Failure("NOT_FOUND", {}, "没有这一批");
  const whole = filter !== "all";
  const wanted = whole ? allBatches(face) : [batch];
  const place = { batch, left: whole ? 0 : batches - batch };
  return face.service === "business"
    ? {
        service: face.service,
        ...place,
        names: chooseSigns(await readBatches(BusinessBatch, sn, wanted, visit), asked),
      }
    : { ...place, names: choose(await readBatches(Batch, sn, wanted, visit), asked) };
};

type Order = Awaited<ReturnType<typeof findOrder>>;

async function freeNames(order: Order, asked: GetNameParams, visit: Visit) {
  const [result, liked] = await Promise.all([readResult(order, visit), readLikes(order.sn, visit)]);
  const place = { batch: asked.batch, left: result.locked.batches };
  return result.service === "business"
    ? { service: result.service, ...place, names: chooseSigns(withLikes(result.names, liked), asked) }
    : { ...place, names: choose(withLikes(result.names, liked), asked) };
}
