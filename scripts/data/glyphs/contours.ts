import type { PathCommand } from "fontkit";
import { BOX } from "#app/kit/glyphs/outline-file.ts";
import { type Curve, distance, line, type Point } from "./curve.ts";

/** The font's units: 1,000 to the em, upwards from the baseline; the em box ends 880 above it. */
const EM = 1000;
const TOP = 880;

/** The closed contours of a glyph of quadratic curves, as it stands in the box. */
export function contoursOf(commands: readonly PathCommand[]): Curve[][] {
  const contours: Curve[][] = [];
  let curves: Curve[] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  const add = (curve: Curve) => {
    if (distance(curve.from, curve.to) > 0) curves.push(curve);
    at = curve.to;
  };
  for (const { command, args } of commands) {
    const points = boxed(args);
    const [first = at, second = at] = points;
    if (command === "moveTo") {
      curves = [];
      contours.push(curves);
      start = first;
      at = first;
    } else if (command === "lineTo") add(line(at, first));
    else if (command === "quadraticCurveTo") add({ from: at, control: first, to: second });
    else if (command === "closePath") add(line(at, start));
    else throw new TypeError(`no outline of quadratic curves: ${command}`);
  }
  return contours.filter((contour) => contour.length > 0);
}

/** Pairs of numbers of the font as points of the box, y downwards. */
function boxed(args: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < args.length; at += 2)
    points.push([((args[at] ?? 0) * BOX) / EM, ((TOP - (args[at + 1] ?? 0)) * BOX) / EM]);
  return points;
}
