import type { FreeScore } from "#functions/contract/products/score.ts";

/** The title, such as 林清和：81 分. */
export const scoreTitle = ({ name, bill }: Pick<FreeScore, "name" | "bill">): string =>
  `${name}：${bill.total} 分`;
