import { titleOf } from "../orders/summary.ts";
import { type Offer, offers } from "../site-info/prices.ts";
import { tableOf } from "./table.ts";

/** What two offers of one kind are called apart. */
const TITLES: Readonly<Record<string, string>> = { baby: "宝宝起名", business: "公司店铺起名" };
const FEN = 100;

/** An offer, as far as any of them says it. */
type AnyOffer = Offer & { free?: number; batches?: number; batchSize?: number };

/** Every service with its price (价格表), from the price table. */
export const pricesTable = (): string =>
  tableOf([
    ["服务", "价格", "付费后有什么"],
    ...Object.entries<AnyOffer>(offers).map(([name, offer]) => [
      TITLES[name] ?? titleOf(offer.kind),
      `${(offer.amount / FEN).toFixed(2)} 元`,
      contentsOf(offer),
    ]),
  ]);

function contentsOf({ count, free, batches, batchSize, what }: AnyOffer): string {
  const names = free === undefined ? `${count} 个名字` : `共 ${count} 个名字（含免费的 ${free} 个）`;
  const more = batches === undefined ? "" : `，另可换 ${batches} 批，每批 ${batchSize ?? 0} 个`;
  return `${names}${more}：${what.join("、")}`;
}
