import type { Suggestion } from "#functions/contract/products/score.ts";

/** How a changed character is near the old one (音近, 义近), in words. */
export const KIN: Readonly<Record<Suggestion["kin"], string>> = {
  sound: "音近",
  meaning: "寓意相近",
  other: "换个意思",
};

/** The same of a 字号, whose characters call alike things to mind (意象). */
export const SIGN_KIN: typeof KIN = { ...KIN, meaning: "意象相近" };
