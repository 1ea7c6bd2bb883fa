import type { Contour } from "./outline-points.ts";

/**
 * How far contours cover each pixel, 0 to 1, non-zero winding for outlines that do not overlap: each edge adds its signed
 * area to the pixels it crosses, and the sum along a row is the cover (the way of font rasterisers such as font-rs).
 */
export function coverageOf(contours: readonly Contour[], width: number, height: number): Float32Array {
  const sums = new Float32Array(width * height + 1);
  for (const contour of contours) {
    let [fromX, fromY] = [contour.at(-2) ?? 0, contour.at(-1) ?? 0];
    for (let at = 0; at < contour.length; at += 2) {
      const [x, y] = [contour[at] ?? 0, contour[at + 1] ?? 0];
      addEdge(sums, width, height, fromX, fromY, x, y);
      [fromX, fromY] = [x, y];
    }
  }
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let at = row * width, end = at + width; at < end; at++) {
      sum += sums[at] ?? 0;
      sums[at] = Math.min(1, Math.abs(sum));
    }
  }
  return sums;
}

const add = (sums: Float32Array, at: number, value: number) => {
  sums[at] = (sums[at] ?? 0) + value;
};

/** Adds one edge, row by row. */
function addEdge(
  sums: Float32Array,
  width: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const sign = fromY < toY ? 1 : -1;
  const [topX, topY, endX, endY] = sign > 0 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (endX - topX) / (endY - topY);
  let x = topY < 0 ? topX - topY * slope : topX;
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(endY)); row++) {
    const deep = Math.min(row + 1, endY) - Math.max(row, topY);
    const nextX = x + slope * deep;
    addSpan(sums, row * width, width, sign * deep, Math.min(x, nextX), Math.max(x, nextX));
    x = nextX;
  }
}

/** Adds the part of an edge within one row, from `left` to `right`, over `deep` of the row's height. */
function addSpan(
  sums: Float32Array,
  start: number,
  width: number,
  deep: number,
  left: number,
  right: number,
): void {
  const first = Math.floor(left);
  if (first >= width - 1 || first < 0) return;
  const last = Math.ceil(right);
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    add(sums, start + first, deep * (1 - middle));
    add(sums, start + first + 1, deep * middle);
    return;
  }
  const per = 1 / (right - left);
  const firstPart = 0.5 * per * (1 - (left - first)) ** 2;
  const lastPart = 0.5 * per * (right - last + 1) ** 2;
  add(sums, start + first, deep * firstPart);
  if (last === first + 2) add(sums, start + first + 1, deep * (1 - firstPart - lastPart));
  else {
    const second = per * (1.5 - (left - first));
    add(sums, start + first + 1, deep * (second - firstPart));
    for (let at = first + 2; at < last - 1; at++) add(sums, start + at, deep * per);
    add(sums, start + last - 1, deep * (1 - (second + (last - first - 3) * per) - lastPart));
  }
  add(sums, start + last, deep * lastPart);
}
