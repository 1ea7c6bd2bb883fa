import { readLikes, withLikes } from "../orders/likes.ts";
import { AnyFace, Batch, BusinessBatch, batchesOf } from "../reports/faces.ts";
import { openReport } from "../reports/paid-order.ts";
import { readBatches } from "../reports/read-names.ts";
import type { HandlerOf } from "./handler-of.ts";

/** The paid naming report (起名报告) as it was delivered: what stands around the names, and the first batch of them. */
export const sought: HandlerOf<"order", "sought"> = async ({ sn }, visit) => {
  const { order, face } = await openReport(AnyFace, sn, "seek", visit);
  const row = { count: face.given.length, batches: batchesOf(face), sn, status: order.status };
  if (face.service === "business") {
    const { given: _given, first: _first, ...around } = face;
    return { ...around, names: await readBatches(BusinessBatch, sn, [0], visit), ...row };
  }
  const { given: _given, first: _first, ...around } = face;
  const [names, liked] = await Promise.all([readBatches(Batch, sn, [0], visit), readLikes(sn, visit)]);
  return { ...around, names, own: withLikes(face.own, liked), ...row };
};
