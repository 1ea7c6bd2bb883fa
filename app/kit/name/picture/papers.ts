import { SEAL_BOX, SEAL_CHARACTER, SEAL_EDGE } from "#app/kit/glyphs/seal-paths.ts";
import { frame, type Shape } from "./drawing.ts";

/** The two papers of a picture (纸): 宣纸 and 月夜. */
export const PAPERS = {
  day: { ground: "#FAF6EC", ink: "#221D17", quiet: "#574D40", mark: "#A3302A", line: "#DCD0B8" },
  night: { ground: "#14171C", ink: "#EDE6D8", quiet: "#BDB6A8", mark: "#E9A08F", line: "#3A3D44" },
} as const;
export type Paper = keyof typeof PAPERS;
export type Inks = (typeof PAPERS)[Paper];

export const [WIDTH, HEIGHT] = [750, 1000];

/** The seal as signature, its left upper corner at (x, y). */
export function sealShapes(left: number, top: number, size: number): Shape[] {
  const scale = size / SEAL_BOX;
  const at = (data: string, fill: string, x: number, y: number, by: number): Shape => ({
    data,
    fill,
    matrix: [scale * by, 0, 0, scale * by, left + x * scale, top + y * scale],
  });
  const side = 126 * scale;
  return [
    at(SEAL_EDGE, "#A3302A", 0, 0, 1),
    frame(left + 17 * scale, top + 17 * scale, side, side, 1.7, "#FFFDF8"),
    at(SEAL_CHARACTER, "#FFFDF8", 24, 25, 0.93),
  ];
}
