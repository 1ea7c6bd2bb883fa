import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { PaidScore } from "#functions/contract/reports.ts";
import type { FreeScore } from "#functions/contract/score.ts";
import { luckDetailsPath } from "../luck/luck-path.ts";
import { orPreparing } from "../result/paid/load-paid.server.ts";
import { orTrouble } from "../upstream/as-response.server.ts";

/** The free face of a scoring order; another kind's number goes on to its own page. */
export async function freeScore({ upstream }: AppLoadContext, sn: string): Promise<FreeScore> {
  const face = await orTrouble(upstream.order.detailFree({ sn }));
  if (face.kind !== "score") throw redirect(luckDetailsPath(sn));
  return face;
}

/** The paid report of a scoring order; null while it is being prepared. */
export async function paidScore({ upstream }: AppLoadContext, sn: string): Promise<PaidScore | null> {
  const report = await orPreparing(upstream.order.detail({ sn }));
  return report?.kind === "score" ? report : null;
}
