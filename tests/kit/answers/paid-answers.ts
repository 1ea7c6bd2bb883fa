import * as v from "valibot";
import type { NameCard } from "#functions/contract/names/name-card.ts";
import { NameBatch, NamePage } from "#functions/contract/orders/orders.ts";
import { PaidNaming, PaidScore } from "#functions/contract/products/reports.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { DETAIL, GET_NAME, PAID_DETAIL, SOUGHT } from "#tests/kit/upstream/upstream-moods.ts";
import type { callerOf } from "#tests/kit/wire/origin-client.ts";

/** What the real origin answers about a paid naming order and a paid score. */
export interface PaidAnswers {
  report: PaidNaming;
  /** Every name of the report. */
  whole: NameCard[];
  /** Four of them in full. */
  four: NamePage[];
  score: PaidScore;
}

/** Pays both orders in the database and reads all that the screens show of them. */
export async function paidAnswers(
  site: Site,
  caller: ReturnType<typeof callerOf>,
  sn: string,
  scored: string,
): Promise<PaidAnswers> {
  await payInDatabase(site, sn);
  await payInDatabase(site, scored, 990);
  const report = v.parse(PaidNaming, (await caller.get(SOUGHT, { sn })).data);
  const { names } = v.parse(NameBatch, (await caller.get(GET_NAME, { sn, filter: "whole" })).data);
  const four = names.slice(0, 4).map(async ({ given }) => {
    const said = await caller.get(DETAIL, { sn, name: given });
    return v.parse(NamePage, said.data);
  });
  const score = v.parse(PaidScore, (await caller.get(PAID_DETAIL, { sn: scored })).data);
  return { report, whole: names, four: await Promise.all(four), score };
}
