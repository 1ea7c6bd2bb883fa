import type { OfferName, Prices } from "#functions/contract/settings.ts";
import type { Desk } from "../reports/parts.ts";
import { readSetting } from "../settings/settings.ts";
import { offers } from "./prices.ts";

/** The price table (价格表) at the amounts of one version. */
export type Offers = { [N in OfferName]: Omit<(typeof offers)[N], "amount"> & { amount: number } };

export const offersAt = (prices: Prices): Offers => ({
  baby: { ...offers.baby, amount: prices.baby },
  business: { ...offers.business, amount: prices.business },
  score: { ...offers.score, amount: prices.score },
  businessScore: { ...offers.businessScore, amount: prices.businessScore },
  luck: { ...offers.luck, amount: prices.luck },
  manual: { ...offers.manual, amount: prices.manual },
  manualSenior: { ...offers.manualSenior, amount: prices.manualSenior },
});

/** What everything costs now, and by which version of the price table: the one place that whoever says a price asks. */
export async function currentOffers(desk: Desk): Promise<{ version: number; offers: Offers }> {
  const { nth, value } = await readSetting("prices", desk);
  return { version: nth, offers: offersAt(value) };
}
