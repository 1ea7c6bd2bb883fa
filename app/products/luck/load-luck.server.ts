import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { scorePath } from "#app/kit/paths/order-paths.ts";
import { orPreparing } from "#app/kit/report/load-paid.server.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import type { FreeLuck, PaidLuck } from "#functions/contract/products/luck.ts";

/** The free face of a luck order; the number of another order kind redirects to its own page. */
export async function freeLuck(
  { upstream }: Pick<AppLoadContext, "upstream">,
  sn: string,
): Promise<FreeLuck> {
  const face = await orTrouble(upstream.order.detailFree({ sn }));
  if (face.kind !== "luck") throw redirect(scorePath(sn));
  return face;
}

/** The paid pick of a luck order; null while it is being prepared. */
export async function paidLuck({ upstream }: AppLoadContext, sn: string): Promise<PaidLuck | null> {
  const report = await orPreparing(upstream.order.detail({ sn }));
  return report?.kind === "luck" ? report : null;
}

/** The draw that an address asks for by its number, from 1; the last draw where there is no such number. */
export function drawIn({ made }: PaidLuck, asked: string | null): PaidLuck["made"][number] | undefined {
  return made.find(({ index }) => String(index + 1) === asked) ?? made.at(-1);
}
