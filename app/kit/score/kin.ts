import type { Suggestion } from "#functions/contract/products/score.ts";

/** How a changed character is near the old one (音近, 义近), in words. */
export const KIN: Readonly<Record<Suggestion["kin"], string>> = {
  sound: "音近",
  meaning: "寓意相近",
  other: "换个意思",
};
