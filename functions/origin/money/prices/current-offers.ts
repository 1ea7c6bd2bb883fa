import { type OfferName, type Prices, values } from "#functions/contract/desk/settings.ts";
import { newestOfKinds, type SettingDefinition, settingIn } from "#functions/origin/store/settings.ts";
import type { Context } from "#functions/origin/visit.ts";
import { offers } from "./offers.ts";

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

/** What everything costs while the desk says nothing. */
export const FIRST_PRICES: Prices = {
  baby: offers.baby.amount,
  business: offers.business.amount,
  score: offers.score.amount,
  businessScore: offers.businessScore.amount,
  luck: offers.luck.amount,
  manual: offers.manual.amount,
  manualSenior: offers.manualSenior.amount,
};

/** The prices that are set. */
export const priceSetting: SettingDefinition<"prices"> = {
  kind: "prices",
  value: values.prices,
  first: () => FIRST_PRICES,
};

/** The offers at some prices, and the version of these. */
interface PricedOffers {
  version: number;
  offers: Offers;
}

/** The statement that reads the prices of now, and what its answer says. */
export const pricesNow = (context: Pick<Context, "db">) => newestOfKinds([priceSetting.kind], context);
export function offersIn(
  rows: Awaited<ReturnType<typeof pricesNow>>,
  { env }: Pick<Context, "env">,
): PricedOffers {
  const { nth, value } = settingIn(rows, priceSetting, env);
  return { version: nth, offers: offersAt(value) };
}

/** The offers at the prices of now, and their version: all code that shows or charges a price asks here. */
export const currentOffers = async (context: Context): Promise<PricedOffers> =>
  offersIn(await pricesNow(context), context);
