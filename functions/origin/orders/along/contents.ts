import { ExpertTerms } from "#functions/contract/products/expert.ts";
import { contentsOfDetail, contentsOfNames, type OrderContents } from "#functions/contract/wire/contents.ts";
import { detailed, naming } from "#functions/origin/products/products.ts";
import { readFree } from "#functions/origin/products/stored.ts";
import type { AheadName } from "#functions/origin/store/ahead.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** What of an order is read to say what it holds. */
export const FOR_CONTENTS: readonly AheadName[] = ["order", "changes"];

const UNMARKED = { liked: new Set<string>(), unfit: new Set<string>() };

/** What an order holds (订单内容), as its free face says it. */
export async function orderContents(sn: string, visit: Visit): Promise<OrderContents> {
  const order = await findOrder(sn, visit);
  switch (order.product) {
    case "baby":
    case "business":
      return contentsOfNames(await naming[order.product].free(order, UNMARKED, visit));
    case "expert":
      return {
        kind: "manual",
        terms: await readFree({ stored: ExpertTerms }, order, visit),
        tells: visit.env.tellsBySms,
      };
    default:
      return contentsOfDetail(await detailed[order.product].free(order, visit));
  }
}
