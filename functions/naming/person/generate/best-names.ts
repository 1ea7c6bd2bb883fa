import type { Family } from "#functions/naming/person/score/family.ts";
import { type Judged, judge, totalOf } from "./judge.ts";
import { type Rank, rowsOfRank } from "./order.ts";
import { type OwnName, rankOwnNames } from "./own-names.ts";
import { proposals } from "./proposals.ts";
import { type Relaxation, relaxations } from "./relax.ts";
import { spreadOut } from "./spread.ts";

/** A proposed given name with the total of its bill. */
export interface Proposed {
  readonly given: string;
  readonly total: number;
}

export interface BestNames {
  readonly names: readonly Proposed[];
  /** How many names were compared: all graded ones that the family's constraints leave. */
  readonly space: number;
  /** The family's own names, and where they would stand. */
  readonly have: readonly OwnName[];
  /** Where fewer names were left than asked for: what to relax, and how many names each would give. */
  readonly relax: readonly Relaxation[];
}

/**
 * Places `skip` to `skip + count` of the family's one sequence of names: the graded names in their order (order.ts),
 * spread out so that neighbours differ. The same family and order give the same names, and no place repeats another.
 */
export function bestNames(family: Family, count: number, skip = 0): BestNames {
  const judged = judge(family);
  const wanted = skip + count;
  const found = proposals(judged);
  const sequence = spreadOut(judged, found, wanted);
  const names = sequence.map((rank) => proposedOf(judged, rank));
  return {
    names: names.slice(skip),
    space: found.pairs.length + found.alone.length,
    have: rankOwnNames(
      family,
      names.map(({ total }) => total),
    ),
    relax: sequence.length < wanted ? relaxations(family) : [],
  };
}

/** The given name and the total behind a rank. */
export function proposedOf(judged: Judged, rank: Rank): Proposed {
  const { first, second } = rowsOfRank(rank);
  const { chars } = judged.space;
  return { given: `${chars[first] ?? ""}${chars[second] ?? ""}`, total: totalOf(judged, first, second) };
}
