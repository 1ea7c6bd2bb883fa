import * as v from "valibot";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import type { callerOf } from "#tests/kit/wire/origin-client.ts";

/** Numbers of one visitor's orders, and the first name of the free ones. */
export interface SampleOrders {
  free: string;
  paid: string;
  score: string;
  paidScore: string;
  given: string;
}

/** Orders of a made-up family at this origin, two of them paid. */
export async function sampleOrders(site: Site, by: ReturnType<typeof callerOf>): Promise<SampleOrders> {
  const order = async ({ path }: { path: string }, form: Record<string, string>) =>
    v.parse(v.object({ sn: Sn }), (await by.post(path, form)).data).sn;
  const free = await order(calls.index.seek, babyForm());
  const paid = await order(calls.index.seek, babyForm());
  const score = await order(calls.index.score, scoreForm());
  const paidScore = await order(calls.index.score, scoreForm());
  await payInDatabase(site, paid);
  await payInDatabase(site, paidScore, 990);
  const { names } = v.parse(FreeResult, (await by.get(calls.order.soughtFree.path, { sn: free })).data);
  return { free, paid, score, paidScore, given: names[0]?.given ?? "" };
}
