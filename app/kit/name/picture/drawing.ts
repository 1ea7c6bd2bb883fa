import { BOX } from "#app/kit/glyphs/outline-file.ts";

/** One filled shape of a picture: path data of M, m, l, h, v, q and z, and where it goes. */
export interface Shape {
  data: string;
  fill: string;
  /** A point of the data (x, y) comes to (a·x + c·y + e, b·x + d·y + f). */
  matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

/** A picture of filled shapes on one ground (图): all that is drawn here is outlines, so that no font and no renderer is needed. */
export interface Drawing {
  width: number;
  height: number;
  ground: string;
  shapes: readonly Shape[];
}

const AS_IS = [1, 0, 0, 1, 0, 0] as const;

/** A rectangle's path. */
const boxData = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A frame of one line, `line` pixels wide: outer edge clockwise, inner edge the other way round. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
  fill: string,
): Shape {
  const [inX, inY, inWidth, inHeight] = [x + line, y + line, width - 2 * line, height - 2 * line];
  const inner = `M${inX} ${inY}v${inHeight}h${inWidth}v${-inHeight}z`;
  return { data: boxData(x, y, width, height) + inner, fill, matrix: AS_IS };
}

/** Outlines by character. */
export type Paths = ReadonlyMap<string, string>;

/** A character's shape, its box `size` pixels wide with its left upper corner at (x, y); nothing where it has no outline. */
export function glyph(paths: Paths, char: string, x: number, y: number, size: number, fill: string): Shape[] {
  const data = paths.get(char);
  const scale = size / BOX;
  return data === undefined ? [] : [{ data, fill, matrix: [scale, 0, 0, scale, x, y] }];
}

/** Signs that lie along the line: upright they are turned. Of those that stand at its foot, where they go in the box. */
const TURNED = /[《》〈〉「」『』“”‘’（）—…]/u;
const MOVED = /[，。、；：？！]/u;
/** How far right of its place the dot of a letter's width stands, of its size, so that it is in the middle of the line. */
const DOT = 0.375;

/** A character of an upright line (竖排): brackets turned a quarter, stops in the right upper corner. */
export function upright(
  paths: Paths,
  char: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): Shape[] {
  if (MOVED.test(char)) return glyph(paths, char, x + size * 0.6, y - size * 0.7, size, fill);
  if (char === "·") return glyph(paths, char, x + size * DOT, y, size, fill);
  const [shape] = glyph(paths, char, x, y, size, fill);
  if (shape === undefined || !TURNED.test(char)) return shape === undefined ? [] : [shape];
  const scale = size / BOX;
  return [{ ...shape, matrix: [0, scale, -scale, 0, x + size, y] }];
}
