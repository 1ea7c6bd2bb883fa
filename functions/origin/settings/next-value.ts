import * as v from "valibot";
import { type ChangeSettingParams, Yuan } from "#functions/contract/desk/desk-settings.ts";
import { steepIn, valueAfter } from "#functions/contract/desk/setting-change.ts";
import { type Prices, type Setting, values } from "#functions/contract/desk/settings.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { fenOf } from "#functions/contract/values/money.ts";
import { beijingDay } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";

import type { Clerk } from "#functions/origin/visit.ts";
import { findVersion } from "./versions.ts";

const NO_VERSION = "没有这一版，请回到列表重新看。";
const refusedAt = (field: string, message: string) =>
  new Failure("INVALID_PARAMS", { fields: { [field]: message } });

/** What a setting becomes by a change; throws INVALID_PARAMS at a field, NOT_FOUND. */
export async function nextValue(
  params: ChangeSettingParams,
  now: Setting,
  clerk: Clerk,
): Promise<Setting["value"]> {
  if (params.act === "back") {
    const before = await findVersion(params.kind, params.nth, clerk);
    if (before === null) throw new Failure("NOT_FOUND", {}, NO_VERSION);
    return before.value;
  }
  const after = valueAfter(params, now);
  if (params.act === "prices" && now.kind === "prices")
    checkSteep(now.value, v.parse(values.prices, after), params.again);
  if (
    params.act === "manual" &&
    params.closed &&
    params.until !== null &&
    params.until <= beijingDay(clerk.now)
  )
    throw refusedAt("until", messages.dayPast);
  return after;
}

/** Prices that change steeply (大幅改价) have to be typed once more: a slip of the decimal point is not typed twice. */
function checkSteep(before: Prices, after: Prices, again: string): void {
  const steep = steepIn(before, after);
  const typed = again.split(/[\s,，、;；]+/u).filter((text) => text !== "");
  const prices = typed.map((text) => (v.is(Yuan, text) ? fenOf(v.parse(Yuan, text)) : null));
  const isTold = prices.length === steep.length && steep.every((name, at) => prices[at] === after[name]);
  if (steep.length > 0 && !isTold) throw refusedAt("again", messages.againBad);
}
