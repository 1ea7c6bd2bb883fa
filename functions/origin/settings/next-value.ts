import * as v from "valibot";
import { type ChangeSettingParams, STEEP, Yuan } from "#functions/contract/desk-settings.ts";
import { messages } from "#functions/contract/messages.ts";
import {
  type AdItem,
  OfferName,
  type Prices,
  type Setting,
  type ValueOf,
} from "#functions/contract/settings.ts";
import type { Clerk } from "../desk/log.ts";
import { Failure } from "../failure.ts";
import { dayIn } from "../manual/working-days.ts";
import { findVersion } from "./settings.ts";

type ParamsOf<A extends ChangeSettingParams["act"]> = Extract<ChangeSettingParams, { act: A }>;

const refusedAt = (field: string, message: string) =>
  new Failure("INVALID_PARAMS", { fields: { [field]: message } });
const NO_VERSION = "没有这一版，请回到列表重新看。";

/** What a setting becomes by a change; throws INVALID_PARAMS at a field, NOT_FOUND. */
export async function nextValue(
  params: ChangeSettingParams,
  now: Setting,
  clerk: Clerk,
): Promise<Setting["value"]> {
  switch (params.act) {
    case "prices":
      return now.kind === "prices" ? nextPrices(params, now.value) : now.value;
    case "notice":
      return { text: params.text === "" ? null : params.text };
    case "contact":
      return { phone: params.phone, hours: params.hours };
    case "manual":
      return nextManual(params, clerk);
    case "ad":
      return now.kind === "ads" ? { items: withAd(params, now.value.items) } : now.value;
    case "end-ad":
      return now.kind === "ads" ? { items: withoutAd(params.id, now.value.items) } : now.value;
    case "back": {
      const before = await findVersion(params.kind, params.nth, clerk);
      if (before === null) throw new Failure("NOT_FOUND", {}, NO_VERSION);
      return before.value;
    }
  }
}

/** Does a price change steeply (大幅改价)? */
const isSteep = (before: number, after: number): boolean => after > before * STEEP || after * STEEP < before;

function nextPrices(params: ParamsOf<"prices">, now: Prices): Prices {
  const steep = OfferName.options.filter((name) => isSteep(now[name], params[name]));
  const typed = params.again.split(/[\s,，、;；]+/u).filter((text) => text !== "");
  const again = typed
    .map((text) => v.safeParse(Yuan, text))
    .map(({ success, output }) => (success ? output : null));
  const isTold = again.length === steep.length && steep.every((name, at) => again[at] === params[name]);
  if (steep.length > 0 && !isTold) throw refusedAt("again", messages.againBad);
  const { baby, business, score, businessScore, luck, manual, manualSenior } = params;
  return { baby, business, score, businessScore, luck, manual, manualSenior };
}

function nextManual({ closed, until }: ParamsOf<"manual">, { now }: Clerk): ValueOf<"manual"> {
  if (!closed) return { closed, until: null };
  if (until !== null && until <= dayIn(now)) throw refusedAt("until", messages.dayPast);
  return { closed, until };
}

/** A notice is put where the one of its id stands, else at the end. */
function withAd(
  { id, slot, title, text, href, from, until }: ParamsOf<"ad">,
  items: readonly AdItem[],
): AdItem[] {
  const put = { id, slot, title, text, href, from, until };
  return items.some((item) => item.id === id)
    ? items.map((item) => (item.id === id ? put : item))
    : [...items, put];
}

function withoutAd(id: string, items: readonly AdItem[]): AdItem[] {
  return items.filter((item) => item.id !== id);
}
