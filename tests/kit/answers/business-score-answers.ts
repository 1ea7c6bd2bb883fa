import * as v from "valibot";
import { FreeBusinessScore, PaidBusinessScore } from "#functions/contract/products/business-score.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { businessScoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { DETAIL_FREE, PAID_DETAIL, SCORE, SCORE_CHANGE } from "#tests/kit/upstream/upstream-moods.ts";
import type { callerOf } from "#tests/kit/wire/origin-client.ts";

const PRICE = 990;

/** What the real origin answers about a business's name that is scored, before and after it is paid. */
export interface BusinessScoreAnswers {
  free: FreeBusinessScore;
  report: PaidBusinessScore;
  /** A name that the rules bar, of no trade that we know. */
  barred: FreeBusinessScore;
  /** A brand's, with no rival told and every free change used up. */
  brand: FreeBusinessScore;
}

/** Has the origin score a name with rivals, tries a change, pays for it in the database, and reads both faces. */
export async function businessScoreAnswers(
  site: Site,
  caller: ReturnType<typeof callerOf>,
): Promise<BusinessScoreAnswers> {
  const form = businessScoreForm({ name: "杭州市麦香面包有限公司", rivals: "麦乡\n禾光里" });
  const { sn } = v.parse(v.object({ sn: Sn }), (await caller.post(SCORE, form)).data);
  await caller.post(SCORE_CHANGE, { sn, given: "麦棠" });
  const free = v.parse(FreeBusinessScore, (await caller.get(DETAIL_FREE, { sn })).data);
  await payInDatabase(site, sn, PRICE);
  const { sn: other } = v.parse(
    v.object({ sn: Sn }),
    (await caller.post(SCORE, businessScoreForm({ name: "中国发财" }))).data,
  );
  const barred = v.parse(FreeBusinessScore, (await caller.get(DETAIL_FREE, { sn: other })).data);
  const { sn: brandSn } = v.parse(
    v.object({ sn: Sn }),
    (await caller.post(SCORE, businessScoreForm({ name: "麦香", usage: "brand" }))).data,
  );
  for (const given of ["麦棠", "麦岚", "稻香"]) await caller.post(SCORE_CHANGE, { sn: brandSn, given });
  const brand = v.parse(FreeBusinessScore, (await caller.get(DETAIL_FREE, { sn: brandSn })).data);
  return {
    free,
    barred,
    brand,
    report: v.parse(PaidBusinessScore, (await caller.get(PAID_DETAIL, { sn })).data),
  };
}
