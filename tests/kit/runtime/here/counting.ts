import type { Dataset } from "#functions/contract/watch/counts.ts";

type Point = Parameters<Dataset["writeDataPoint"]>[0];

/** A dataset that keeps what is written to it. */
export function counting(): { points: Point[]; COUNTS: Dataset } {
  const points: Point[] = [];
  return { points, COUNTS: { writeDataPoint: (point) => void points.push(point) } };
}
