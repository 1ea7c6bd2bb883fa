import type { Marks } from "#functions/naming/person/store/marks.ts";
import { alikeness, melodyOf, type Shape, shapeOf } from "./alike.ts";
import type { Judged } from "./judge.ts";
import { STEPS } from "./order.ts";

/** Points of the order for a point of alikeness. */
const LEAN = 8;
/** The most that leaning adds or takes away, in points: ten points of alikeness. */
const MOST = 10 * LEAN;

/**
 * What a family's leaning (偏好) adds to a name's place, in steps: LEAN points for each point that it is like the liked name
 * nearest to it, less the same for the disliked one nearest to it. Null where the family has said nothing.
 */
export function leaningOf({
  house,
  space,
}: Judged): ((first: number, second: number, marks: Marks) => number) | null {
  const { leaning } = house.family;
  if (leaning === null) return null;
  const liked = leaning.liked.map(shapeOf);
  const disliked = leaning.disliked.map(shapeOf);
  return (first, second, marks) => {
    const shape = {
      first: space.code[first] ?? 0,
      second: space.code[second] ?? 0,
      marks,
      melody: melodyOf(space.tone[first] ?? 0, space.tone[second] ?? 0),
    };
    return (MOST + LEAN * (nearest(shape, liked) - nearest(shape, disliked))) * STEPS;
  };
}

function nearest(shape: Shape, others: readonly Shape[]): number {
  let most = 0;
  for (const other of others) most = Math.max(most, alikeness(shape, other));
  return most;
}
