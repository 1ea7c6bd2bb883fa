import * as v from "valibot";
import { FreeLuck, PaidLuck } from "#functions/contract/products/luck.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { DETAIL_FREE, PAID_DETAIL, REDRAW, SKYFALL } from "#tests/kit/upstream/upstream-moods.ts";
import type { callerOf } from "#tests/kit/wire/origin-client.ts";

/** What the real origin answers about a luck order, before and after it is paid, drawn twice and drawn out. */
export interface LuckAnswers {
  free: FreeLuck;
  paid: PaidLuck;
  /** The same when all of its draws are made. */
  drawnOut: PaidLuck;
}

/** Asks the origin for a luck order, pays it in the database, and draws again until none is left. */
export async function luckAnswers(site: Site, caller: ReturnType<typeof callerOf>): Promise<LuckAnswers> {
  const idem = `form-${crypto.randomUUID()}`;
  const made = await caller.post(SKYFALL, { surname: "欧阳", sex: "female", length: "any", idem });
  const { sn } = v.parse(v.object({ sn: Sn }), made.data);
  const free = v.parse(FreeLuck, (await caller.get(DETAIL_FREE, { sn })).data);
  await payInDatabase(site, sn, 990);
  await caller.post(REDRAW, { sn, nth: "1" });
  const read = async () => v.parse(PaidLuck, (await caller.get(PAID_DETAIL, { sn })).data);
  const paid = await read();
  await caller.post(REDRAW, { sn, nth: "2" });
  await caller.post(REDRAW, { sn, nth: "3" });
  return { free, paid, drawnOut: await read() };
}
