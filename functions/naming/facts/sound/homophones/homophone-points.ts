import type { Hit } from "./pattern-hits.ts";

/** The most that a name without a bad homophone can bring. */
export const HOMOPHONE_MAX = 6;

/** Points lost by badness 0–3. */
export const BADNESS_COST: readonly number[] = [0, 2, 4, 6];

/** Points lost where only speakers who merge near sounds would hear the homophone. */
export const NEAR_COST = 1;

/** Points of a name for its homophones (谐音), 0–6; the worst hit counts, further ones do not add up. */
export function homophonePoints(hits: readonly Hit[]): number {
  let cost = 0;
  for (const { near, badness } of hits) {
    cost = Math.max(cost, near ? NEAR_COST : (BADNESS_COST[badness] ?? 0));
  }
  return HOMOPHONE_MAX - cost;
}
