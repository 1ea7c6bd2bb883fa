import type { Offers } from "#functions/origin/money/prices/current-offers.ts";
import { offers as counts, type Offer } from "#functions/origin/money/prices/offers.ts";
import { tableOf } from "./table.ts";

const FEN = 100;

/** An offer with all the fields that only some offers have. */
type AnyOffer = Offer & {
  free?: number;
  redraws?: number;
};

/** Every service with its price (价格表) of now. */
export const pricesTable = (offers: Offers): string =>
  tableOf([
    ["服务", "价格", "付费后有什么"],
    ...Object.values<AnyOffer>(offers).map((offer) => [
      offer.title,
      `${(offer.amount / FEN).toFixed(2)} 元`,
      `${countOf(offer)}：${offer.what.join("、")}`,
    ]),
  ]);

function countOf({ count, free, redraws }: AnyOffer): string {
  if (redraws !== undefined) return `抽 1 个名字，可再抽 ${redraws} 次`;
  if (free === undefined) return `${count} 个名字`;
  return `共 ${count} 个名字（含免费的 ${free} 个）`;
}

/** Per cent that come back of expert work once it has begun, before the first draft. */
export const beforeDraft = (): string => `${counts.manual.terms.beforeDraft}`;
/** Days after which a draft that nobody answers is final. */
export const answerDays = (): string => `${counts.manual.terms.answerDays}`;
/** Names of a baby that are free. */
export const freeNames = (): string => `${counts.baby.free}`;
