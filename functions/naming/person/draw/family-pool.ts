import { proposedOf } from "#functions/naming/person/generate/best-names.ts";
import { judge } from "#functions/naming/person/generate/judge.ts";
import { passes, proposals } from "#functions/naming/person/generate/proposals.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Pool, poolOf } from "./pool.ts";

/**
 * The pool that a family's luck name (随机优选) is drawn from: of all names that may be proposed to it, those from the
 * threshold on.
 */
export function familyPool(family: Family): Pool {
  const judged = judge(family);
  const { alone, pairs } = proposals(judged);
  const names = [...pairs, ...alone].filter((rank) => passes(judged, rank));
  return poolOf(
    names.map((rank) => {
      const { given, total } = proposedOf(judged, rank);
      return { name: given, score: total };
    }),
  );
}
