import { proposedOf } from "#functions/naming/person/generate/best-names.ts";
import { judge } from "#functions/naming/person/generate/judge.ts";
import { aloneRanks, bestPairRanks } from "#functions/naming/person/generate/search/search.ts";
import { standardSpace } from "#functions/naming/person/generate/space/space.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { POOL_MOST, type Pool, poolOf } from "./pool.ts";

/**
 * The pool that a family's luck name (随机优选) is drawn from: of all names that may be proposed to it, those from the
 * threshold on. Complete: as many ranks are looked for as it takes until the last is below the threshold.
 */
export function familyPool(family: Family): Pool {
  const { judged, eligible } = judge(family, standardSpace());
  const pooled = (ranks: Float64Array) =>
    Array.from(ranks, (rank) => proposedOf(judged, rank)).map(({ given, total }) => ({
      name: given,
      score: total,
    }));
  const alone = pooled(aloneRanks(judged, eligible));
  for (let keep = POOL_MOST * 2; ; keep *= 2) {
    const pairs = pooled(bestPairRanks(judged, eligible, keep));
    const pool = poolOf([...alone, ...pairs]);
    if (pairs.length < keep || (pairs.at(-1)?.score ?? 0) < pool.threshold) return pool;
  }
}
