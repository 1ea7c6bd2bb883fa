import { proposedOf } from "#functions/naming/person/generate/best-names.ts";
import { type Judged, judge, likingFor, sourceOf } from "#functions/naming/person/generate/judge.ts";
import { type Rank, rowsOfRank } from "#functions/naming/person/generate/order.ts";
import { passes, proposals } from "#functions/naming/person/generate/proposals.ts";
import { marksAt } from "#functions/naming/person/generate/space/space.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Liking, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import { POOL_LEAST, type Pool, type PooledName, poolOf } from "./pool.ts";

/** Names liked as those of grade C, or more, were taken by some of the readers: whoever pays for one draw should not get what hardly anybody would take. */
const TAKEN = likingOfGrade(3) ?? 0;

/** A name of a family's pool, and whether a sentence of a classic stands behind it. */
export interface RankedName extends PooledName {
  readonly sourced: boolean;
}

/**
 * The pool that a family's luck name (随机优选) is drawn from: of all names that may be proposed to it, those that
 * readers would take, from the threshold on; of all of them, where the readers would take too few.
 */
export const familyPool = (family: Family): Pool => rankedPool(family).pool;

/** The same pool, and its names with what is known of each before any is drawn: best first, then by code points. */
export function rankedPool(family: Family): { pool: Pool; ranked: readonly RankedName[] } {
  const judged = judge(family);
  const { alone, pairs } = proposals(judged);
  const names = [...pairs, ...alone].filter((rank) => passes(judged, rank));
  const taken = names.filter((rank) => likingOfRank(judged, rank) >= TAKEN);
  const known = (taken.length < POOL_LEAST ? names : taken).map((rank) => rankedName(judged, rank));
  const pool = poolOf(known);
  const ranked = known
    .filter(({ score }) => score >= pool.threshold)
    .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1));
  return { pool, ranked };
}

function rankedName(judged: Judged, rank: Rank): RankedName {
  const { given, total } = proposedOf(judged, rank);
  const { first, second } = rowsOfRank(rank);
  return { name: given, score: total, sourced: sourceOf(judged, first, second) > 0 };
}

function likingOfRank(judged: Judged, rank: Rank): Liking {
  const { first, second } = rowsOfRank(rank);
  return likingFor(judged, first, second, marksAt(judged.space, first, second)) ?? 0;
}
