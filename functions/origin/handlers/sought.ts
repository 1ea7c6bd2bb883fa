import { batchesOf, NamingFace } from "../reports/naming-report.ts";
import { openReport } from "../reports/paid-order.ts";
import { readBatches } from "../reports/read-names.ts";
import type { HandlerOf } from "./handlers.ts";

/** The paid naming report (起名报告) as it was delivered: what stands around the names, and the first batch of them. */
export const sought: HandlerOf<"order", "sought"> = async ({ sn }, visit) => {
  const { order, face } = await openReport(NamingFace, sn, "seek", visit);
  const { given, first: _first, ...around } = face;
  return {
    ...around,
    names: await readBatches(sn, [0], visit),
    count: given.length,
    batches: batchesOf(face),
    sn,
    status: order.status,
  };
};
