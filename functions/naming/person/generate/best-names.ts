import type { Family } from "#functions/naming/person/score/family.ts";
import type { Judged } from "./evaluate.ts";
import { judge } from "./judge.ts";
import { type OwnName, rankOwnNames } from "./own-names.ts";
import { pointsOf, type Rank, rowsOfRank } from "./rank.ts";
import { type Relaxation, relaxations } from "./relax.ts";
import { aloneRanks, bestPairRanks } from "./search/search.ts";
import type { Eligible } from "./space/eligible.ts";
import { standardSpace } from "./space/space.ts";
import { spaceSize } from "./space/space-size.ts";
import { spreadOut } from "./spread.ts";

/** How many of the best names are looked for at first, besides two for each place asked for. */
const FIRST_KEPT = 120;

/** A proposed given name with the total of its bill. */
export interface Proposed {
  readonly given: string;
  readonly total: number;
}

export interface BestNames {
  readonly names: readonly Proposed[];
  /** How many names were compared: all that the family's constraints leave. */
  readonly space: number;
  /** The family's own names, and where they would stand. */
  readonly have: readonly OwnName[];
  /** Where fewer names were left than asked for: what to relax, and how many names each would give. */
  readonly relax: readonly Relaxation[];
}

/**
 * Places `skip` to `skip + count` of the family's one sequence of names: the exact best of the whole space under the
 * bill, spread out so that neighbours differ. The same family gives the same names, and no place repeats another.
 */
export function bestNames(
  family: Family,
  count: number,
  skip = 0,
  lexiconSpace = standardSpace(),
): BestNames {
  const { judged, eligible } = judge(family, lexiconSpace);
  const wanted = skip + count;
  const sequence = namesInOrder(judged, eligible, wanted);
  return {
    names: sequence.slice(skip).map((rank) => proposedOf(judged, rank)),
    space: spaceSize(judged, eligible),
    have: rankOwnNames(family, sequence),
    relax: sequence.length < wanted ? relaxations(family, lexiconSpace) : [],
  };
}

/**
 * The first `count` places of the sequence. Looks for twice as many pairs again until the spread can fill
 * them.
 */
export function namesInOrder(judged: Judged, eligible: Eligible, count: number): readonly Rank[] {
  const alone = aloneRanks(judged, eligible);
  const leadFixed = eligible.shapes.length === 1 && eligible.shapes[0]?.firsts.length === 1;
  for (let keep = FIRST_KEPT + count * 2; ; keep *= 2) {
    const pairs = bestPairRanks(judged, eligible, keep);
    const sequence = spreadOut(judged.space, { pairs, alone, all: pairs.length < keep }, count, leadFixed);
    if (sequence !== null) return sequence;
  }
}

/** The given name and the total behind a rank. */
export function proposedOf({ space }: Judged, rank: Rank): Proposed {
  const { first, second } = rowsOfRank(rank);
  return {
    given: `${space.chars[first] ?? ""}${space.chars[second] ?? ""}`,
    total: pointsOf(rank),
  };
}
