import { OfferName, type SettingKind, type ValueOf } from "#functions/contract/settings.ts";
import { notices } from "../content/notices.ts";
import type { OriginEnv } from "../env.ts";
import { offers } from "../site-info/prices.ts";

type Vars = Pick<OriginEnv, "PHONE" | "HOURS" | "NOTICE" | "MANUAL_CLOSED_UNTIL">;

/** What everything costs while the desk says nothing. */
export const FIRST_PRICES: ValueOf<"prices"> = {
  baby: offers.baby.amount,
  business: offers.business.amount,
  score: offers.score.amount,
  businessScore: offers.businessScore.amount,
  luck: offers.luck.amount,
  manual: offers.manual.amount,
  manualSenior: offers.manualSenior.amount,
};

/** Version 0 of each kind: what the code and the Worker's variables say, for as long as the desk says nothing. */
export const firstValues: { [K in SettingKind]: (vars: Vars) => ValueOf<K> } = {
  prices: () => FIRST_PRICES,
  notice: ({ NOTICE }) => ({ text: NOTICE ?? null }),
  ads: () => ({ items: [...notices] }),
  contact: ({ PHONE, HOURS }) => ({ phone: PHONE, hours: HOURS }),
  manual: ({ MANUAL_CLOSED_UNTIL: until }) => ({ closed: until !== undefined, until: until ?? null }),
};

/** The rows of the price table, in its order. */
export const OFFER_NAMES = OfferName.options;
