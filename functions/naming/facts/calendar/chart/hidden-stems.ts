import { EarthBranch } from "tyme4ts";
import type { Element } from "#functions/naming/facts/characters/character.ts";
import { elementNamed } from "./elements.ts";

/** A stem that a branch holds (藏干), and its weight: the weights of a branch add up to 100. */
export interface HiddenStem {
  readonly stem: string;
  readonly element: Element;
  readonly weight: number;
}

/** Main, middle, residual (本气 中气 余气), by how many a branch holds. */
const WEIGHTS: readonly (readonly number[])[] = [[], [100], [70, 30], [60, 30, 10]];

const BY_BRANCH: ReadonlyMap<string, readonly HiddenStem[]> = new Map(
  EarthBranch.NAMES.map((branch) => {
    const stems = EarthBranch.fromName(branch)
      .getHideHeavenStems()
      .map((hidden) => hidden.getHeavenStem());
    const weights = WEIGHTS[stems.length] ?? [];
    return [
      branch,
      stems.map((stem, at) => ({
        stem: stem.getName(),
        element: elementNamed(stem.getElement().getName()),
        weight: weights[at] ?? 0,
      })),
    ];
  }),
);

/** The hidden stems (藏干) of a branch, the main one first; throws where it is no branch. */
export function hiddenStems(branch: string): readonly HiddenStem[] {
  const found = BY_BRANCH.get(branch);
  if (found === undefined) throw new RangeError(`not an earthly branch: ${branch}`);
  return found;
}
