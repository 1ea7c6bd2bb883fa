import type { Context } from "#functions/naming/business/score/context.ts";
import { type RankedScore, rankAtLeast } from "#functions/naming/business/score/score.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";
import { lossesIn } from "./build/losses.ts";
import { signSpace } from "./build/space.ts";
import { suitsTrade } from "./gate.ts";

const TENTHS = 10;
const FULL = 100 * TENTHS;

/** A name with its rank. */
export interface Ranked extends RankedScore {
  readonly sign: Sign;
}

/**
 * All names of a brief that suit its trade and whose total is at least `floor`, best first: total, then tenths, then
 * code points. Exact; the gate (mayBeProposed) is asked only of what is to be shown.
 */
export function namesFrom(context: Context, floor: number): readonly Ranked[] {
  const found: Ranked[] = [];
  // The losses are exact but for one rule, rounded in the name's favour by less than a tenth.
  const allowance = FULL - floor * TENTHS + 1;
  for (const sign of signSpace(context.brief, { losses: lossesIn(context), allowance })) {
    if (!suitsTrade(sign, context)) continue;
    const rank = rankAtLeast(sign, context, floor);
    if (rank !== null) found.push({ sign, ...rank });
  }
  return found.sort(bestFirst);
}

export function bestFirst(one: Ranked, other: Ranked): number {
  return other.total - one.total || other.fine - one.fine || (one.sign.text < other.sign.text ? -1 : 1);
}
