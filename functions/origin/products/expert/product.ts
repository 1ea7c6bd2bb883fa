import { eq } from "drizzle-orm";
import * as v from "valibot";
import { ExpertTerms, ExpertType, type RengongBuyParams } from "#functions/contract/products/expert.ts";
import type { Product } from "#functions/origin/products/product.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { openJob } from "./job/jobs.ts";
import { OFFERS, termsOf } from "./terms.ts";

/** What stands in the order's row: the package, and for whom. The family's own brief comes later, and stands with the job. */
const Package = v.object({ surname: v.string(), type: ExpertType });
type Package = v.InferOutput<typeof Package>;

/** Names thought of and written down by a person (人工起名). */
export const expert: Product<v.InferOutput<typeof RengongBuyParams>, Package, ExpertTerms> = {
  name: "expert",
  offer: ({ type }) => OFFERS[type],
  brief: Package,
  check: ({ type }) => ({ keep: "30d", surname: "", type }),
  derive: async ({ type }) => termsOf(type),
  stored: ExpertTerms,
  async report({ sn }, context) {
    await openJob(sn, context);
    return null;
  },
  page: (sn) => `/manual-naming-order?sn=${sn}`,
  /** The page of the brief until the family has handed it in, then the page of the order. */
  async pageOncePaid(sn, { db }) {
    const [job] = await db
      .select({ briefState: expertJobs.briefState })
      .from(expertJobs)
      .where(eq(expertJobs.sn, sn))
      .limit(1);
    return job?.briefState === "submitted" ? expert.page(sn) : `/manual-naming-after?sn=${sn}`;
  },
};
