import type { Finding, Nearness } from "./finding.ts";

/** The most that a name in which nothing bad is heard can bring. */
export const HOMOPHONE_MAX = 6;

/** Points lost by a light finding, by how near it is; a grave one takes all, a note none. */
const LIGHT_COST: Readonly<Record<Nearness, number>> = { exact: 4, word: 4, weak: 4, tone: 2, near: 1 };

/** Does a finding cost points? Known names cost none: a cap speaks of them. */
export const costs = ({ gravity, speech }: Finding): boolean => gravity !== "note" && speech !== "known";

/** Points of a name for what is heard in it (谐音), 0–6; the worst counts, further ones do not add up. */
export function homophonePoints(findings: readonly Finding[]): number {
  let cost = 0;
  for (const finding of findings) {
    if (!costs(finding)) continue;
    cost = Math.max(cost, finding.gravity === "grave" ? HOMOPHONE_MAX : LIGHT_COST[finding.near]);
  }
  return HOMOPHONE_MAX - cost;
}
