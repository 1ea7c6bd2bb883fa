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
 * What is paid for (付款后有什么) in one sentence, the same beside the free names and at the checkout: one number, and in what
 * batches it is seen. The paid report counts its batches the same way, so its first holds the free names.
 */
export function sayGoods({ free, locked }: Goods, what = "名字"): string {
  const first = free + locked.names;
  const further = furtherIn(locked);
  const most = locked.further === undefined && further > 0 ? "最多" : "共";
  const all = (count: number) => `${most} ${count} 个`;
  const batches =
    further > 0 ? `，分批翻看：第 1 批 ${first} 个，后面 ${locked.batches} 批${all(further)}` : "";
  return `${all(first + further)}${what}，付款后都能看${batches}。`;
}
