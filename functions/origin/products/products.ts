import { baby, babyNaming } from "./baby/product.ts";
import { business, businessNaming } from "./business/product.ts";
import { businessScore, businessScoring } from "./business-score/product.ts";
import { expert } from "./expert/product.ts";
import { luck, luckDetail } from "./luck/product.ts";
import { score, scoreScoring } from "./score/product.ts";

/** Every product (产品), by the word that stands on an order's row. */
export const products = { baby, business, score, "business-score": businessScore, luck, expert } as const;

/** What answers for the products that find names, that score a name, and whose order is shown as one page. */
export const naming = { baby: babyNaming, business: businessNaming } as const;
export const scoring = { score: scoreScoring, "business-score": businessScoring } as const;
export const detailed = { ...scoring, luck: luckDetail } as const;
