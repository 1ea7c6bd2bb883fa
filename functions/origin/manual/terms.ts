import type { ManualTerms, ManualType } from "#functions/contract/manual.ts";
import { offers } from "../site-info/prices.ts";

const OFFERS = { standard: offers.manual, senior: offers.manualSenior } as const satisfies Record<
  ManualType,
  unknown
>;

/** The offer of a package (档位). */
export const offerOf = (type: ManualType) => OFFERS[type];

/** What a package promises today; an order keeps what it was sold with. */
export function termsOf(type: ManualType): ManualTerms {
  const { count, manual } = OFFERS[type];
  return { ...manual, names: count };
}
