import type { FreeResult } from "#functions/contract/orders/orders.ts";

/** The free names of an order, and what payment adds to them. */
interface Goods {
  free: number;
  locked: Pick<FreeResult["locked"], "names" | "batches" | "batchSize" | "further">;
}

/** Names beyond the first batch; of an older order, which does not tell them, as many as there may be. */
export const furtherIn = ({ batches, batchSize, further }: Goods["locked"]): number =>
  further ?? batches * batchSize;

/**
 * What is paid for (付款后有什么) in one sentence, the same beside the free names and at the checkout: one number, for more of
 * them make one ask what costs extra. The paid report counts them by their places, the free names first.
 */
export function sayGoods({ free, locked }: Goods, what = "名字"): string {
  const further = furtherIn(locked);
  const isMost = locked.further === undefined && further > 0;
  return `${isMost ? "最多" : "共"} ${free + locked.names + further} 个${what}，付一次都能看。`;
}
