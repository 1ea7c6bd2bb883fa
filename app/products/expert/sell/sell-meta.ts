import type { Found } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import { product } from "#app/kit/page/found/things.ts";
import type { Rengong } from "#functions/contract/products/expert.ts";

const SAYS = "请人帮您起名：谁来写、几天交稿、能改几次、怎么退款，都写明；付款前可以看一份完整的手稿样例。";

interface SellData {
  found: Found;
  offer: Rengong;
}

/** Title, description and the one canonical address of the page that sells expert work, and each package that can be had. */
export const sellMeta = (data: SellData | undefined) =>
  foundMeta(data?.found, {
    title: "人工起名",
    description: SAYS,
    things: data === undefined ? [] : packages(data),
  });

const packages = ({ found, offer }: SellData) =>
  offer.packages
    .filter(({ open }) => open)
    .map(({ title, ...price }) => product(found, { name: title, description: SAYS }, price));
