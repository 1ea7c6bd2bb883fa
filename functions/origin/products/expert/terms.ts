import type { ExpertTerms, ExpertType } from "#functions/contract/products/expert.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";

/** The offer of a package (档位). */
export const OFFERS = { standard: "manual", senior: "manualSenior" } as const satisfies Record<
  ExpertType,
  keyof typeof offers
>;

/** What a package is called. */
export const titleOfPackage = (type: ExpertType): string => offers[OFFERS[type]].title;

/** What a package promises today; an order keeps what it was sold with. */
export function termsOf(type: ExpertType): ExpertTerms {
  const { count, terms } = offers[OFFERS[type]];
  return { ...terms, names: count };
}
