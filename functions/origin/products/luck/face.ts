import type { FreeLuck } from "#functions/contract/products/luck.ts";
import { messageOf } from "#functions/naming/person/draw/draw.ts";
import type { StoredLuck } from "./derive.ts";

/** What is told of a stored luck order before it is paid: everything but the list of names and the draws. */
export function luckFace(
  { pool, draws, ...stored }: StoredLuck,
  sn: string,
): Omit<FreeLuck, "sn" | "status" | "expiresAt" | "engine"> {
  const size = pool.names.length;
  return {
    kind: "luck",
    ...stored,
    draws,
    pool: { size, threshold: pool.threshold, digest: pool.digest },
    message: messageOf(sn, 0),
    locked: [
      { what: "抽中的名字，全部明细", count: "1 个" },
      ...(draws > 1 ? [{ what: "免费再抽", count: `最多 ${draws - 1} 次` }] : []),
      { what: "候选名全表，供核对", count: `${size} 个` },
      { what: "每一次抽取的步骤", count: "全含" },
    ],
  };
}
