export type Point = readonly [x: number, y: number];

/** A quadratic curve; a straight line has its control halfway. */
export interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

export const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export const distance = (a: Point, b: Point): number => length(a[0] - b[0], a[1] - b[1]);

/** What Math.hypot gives of numbers of this size, ten times as fast. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const line = (from: Point, to: Point): Curve => ({ from, control: halfway(from, to), to });

/** The point at `t`, 0 to 1. */
export function pointAt({ from, control, to }: Curve, t: number): Point {
  const a = (1 - t) * (1 - t);
  const b = 2 * (1 - t) * t;
  const c = t * t;
  return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
}

/** `steps` + 1 points along a curve, its ends among them. */
export function pointsOn(curve: Curve, steps: number): Point[] {
  const points: Point[] = [];
  for (let at = 0; at <= steps; at++) points.push(pointAt(curve, at / steps));
  return points;
}

/** How far a point is from the straight line between two others. */
export function fromLine(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const t = Math.min(1, Math.max(0, along));
  return length(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy);
}

/** Are these points, in their order, within `tolerance` of the line through those? A line that turns back is not followed. */
export function follows(points: readonly Point[], through: readonly Point[], tolerance: number): boolean {
  let at = 1;
  for (const point of points) {
    let nearest = fromPiece(point, through, at);
    for (let next = fromPiece(point, through, at + 1); next <= nearest && next < Number.POSITIVE_INFINITY; ) {
      nearest = next;
      at++;
      next = fromPiece(point, through, at + 1);
    }
    if (nearest > tolerance) return false;
  }
  return true;
}

/** How far a point is from the piece of a line that ends at a place of it; from none, infinitely far. */
function fromPiece(point: Point, through: readonly Point[], end: number): number {
  const from = through[end - 1];
  const to = through[end];
  return from === undefined || to === undefined ? Number.POSITIVE_INFINITY : fromLine(point, from, to);
}
