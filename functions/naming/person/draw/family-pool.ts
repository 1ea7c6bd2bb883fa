import { proposedOf } from "#functions/naming/person/generate/best-names.ts";
import { type Judged, judge, likingFor } from "#functions/naming/person/generate/judge.ts";
import { type Rank, rowsOfRank } from "#functions/naming/person/generate/order.ts";
import { passes, proposals } from "#functions/naming/person/generate/proposals.ts";
import { marksAt } from "#functions/naming/person/generate/space/space.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Liking, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import { POOL_LEAST, type Pool, poolOf } from "./pool.ts";

/** Names liked as those of grade C, or more, were taken by some of the readers: whoever pays for one draw should not get what hardly anybody would take. */
const TAKEN = likingOfGrade(3) ?? 0;

/**
 * The pool that a family's luck name (随机优选) is drawn from: of all names that may be proposed to it, those that
 * readers would take, from the threshold on; of all of them, where the readers would take too few.
 */
export function familyPool(family: Family): Pool {
  const judged = judge(family);
  const { alone, pairs } = proposals(judged);
  const names = [...pairs, ...alone].filter((rank) => passes(judged, rank));
  const taken = names.filter((rank) => likingOfRank(judged, rank) >= TAKEN);
  return poolOf(
    (taken.length < POOL_LEAST ? names : taken).map((rank) => {
      const { given, total } = proposedOf(judged, rank);
      return { name: given, score: total };
    }),
  );
}

function likingOfRank(judged: Judged, rank: Rank): Liking {
  const { first, second } = rowsOfRank(rank);
  return likingFor(judged, first, second, marksAt(judged.space, first, second)) ?? 0;
}
