import { type Curve, follows, halfway, line, type Point, pointAt, pointsOn } from "./curve.ts";

/** Most curves that become one. */
const LONGEST = 8;
/** Straight pieces a curve is measured by: as it was, and as it is to be. */
const STEPS = 4;
const FINE_STEPS = 10;

/** The same contour in fewer curves: no point of either is further than `tolerance` from the other. */
export function simplify(contour: readonly Curve[], tolerance: number): Curve[] {
  const points = contour.flatMap((curve) => pointsOn(curve, STEPS));
  const simpler: Curve[] = [];
  for (let start = 0; start < contour.length; ) {
    let end = start + 1;
    let merged = contour[start];
    for (; end < contour.length && end - start < LONGEST; end++) {
      const was = points.slice(start * (STEPS + 1), (end + 1) * (STEPS + 1));
      const one = candidates(contour.slice(start, end + 1)).find((curve) => matches(curve, was, tolerance));
      if (one === undefined) break;
      merged = one;
    }
    if (merged !== undefined) simpler.push(merged);
    start = end;
  }
  return simpler;
}

function matches(curve: Curve, was: readonly Point[], tolerance: number): boolean {
  const is = pointsOn(curve, FINE_STEPS);
  return follows(was, is, tolerance) && follows(is, was, tolerance);
}

/** A straight line, a curve that leaves and arrives as the run does, and one through the run's middle. */
function candidates(run: readonly Curve[]): Curve[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [from, to] = [first.from, last.to];
  const half = run[run.length >> 1] ?? last;
  const middle = run.length % 2 === 0 ? half.from : pointAt(half, 0.5);
  const chord = halfway(from, to);
  const through: Point = [2 * middle[0] - chord[0], 2 * middle[1] - chord[1]];
  const corner = meeting(first, last);
  return [
    line(from, to),
    ...(corner === undefined ? [] : [{ from, control: corner, to }]),
    { from, control: through, to },
  ];
}

/** Where the way out of the first curve meets the way into the last. */
function meeting(first: Curve, last: Curve): Point | undefined {
  const [ux, uy] = [first.control[0] - first.from[0], first.control[1] - first.from[1]];
  const [vx, vy] = [last.to[0] - last.control[0], last.to[1] - last.control[1]];
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 1e-9) return undefined;
  const along = ((last.to[0] - first.from[0]) * vy - (last.to[1] - first.from[1]) * vx) / cross;
  return along > 0 ? [first.from[0] + ux * along, first.from[1] + uy * along] : undefined;
}
