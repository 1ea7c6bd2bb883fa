import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { luckDetailsPath } from "#app/kit/paths/luck-path.ts";
import { isPaid, reportOf } from "#app/kit/report/load-paid.server.ts";
import type { Brought } from "#app/kit/upstream/client.server.ts";
import type { FreeBusinessScore, PaidBusinessScore } from "#functions/contract/products/business-score.ts";
import type { FreeDetail } from "#functions/contract/products/details.ts";
import type { PaidScore } from "#functions/contract/products/reports.ts";
import type { FreeScore } from "#functions/contract/products/score.ts";
import { calls } from "#functions/contract/wire/calls.ts";

/** The score of a person's or a business's name; `paid` is its report, null where there is none yet. */
export type Scored =
  | { service: "baby"; score: FreeScore; paid: PaidScore | null }
  | { service: "business"; score: FreeBusinessScore; paid: PaidBusinessScore | null };

/** Loads the report of a scoring order whose free face is read; the number of another order kind redirects to its own page. */
export async function loadScore(
  { upstream }: AppLoadContext,
  sn: string,
  score: FreeDetail,
  brought: Brought,
): Promise<Scored> {
  if (score.kind !== "score") throw redirect(luckDetailsPath(sn));
  const ask = () => upstream.order.detail({ sn });
  const report = isPaid(score.status) ? await reportOf(brought, calls.order.detail.data, ask) : null;
  const paid = report?.kind === "score" ? report : null;
  if (score.service === "business") {
    return { service: score.service, score, paid: paid?.service === "business" ? paid : null };
  }
  return { service: score.service, score, paid: paid?.service === "baby" ? paid : null };
}
