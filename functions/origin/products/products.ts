import { baby, babyNaming } from "./baby/product.ts";
import { business, businessNaming } from "./business/product.ts";
import { businessScore, businessScoring } from "./business-score/product.ts";
import { expert } from "./expert/product.ts";
import { luck, luckDetail } from "./luck/product.ts";
import { score, scoreScoring } from "./score/product.ts";

/** Every product (产品), by the word that stands on an order's row. */
export const products = { baby, business, score, "business-score": businessScore, luck, expert } as const;

/** Those that find names, those that score one, and those whose order is one page. */
export const naming = { baby: babyNaming, business: businessNaming } as const;
export const scoring = { score: scoreScoring, "business-score": businessScoring } as const;
export const detailed = { ...scoring, luck: luckDetail } as const;
