import type { Shape } from "./drawing.ts";

/** One closed contour in pixels: x, y, x, y … */
export type Contour = readonly number[];

/** Straight pieces of a curve: enough for a character of 220 pixels. */
const PIECES = 6;
const TOKEN = /[a-zA-Z]|-?\d+(?:\.\d+)?/g;

/** The contours of a shape as straight lines between points in pixels. Throws at a command that no outline here has. */
export function contoursOf({ data, matrix: [a, b, c, d, e, f] }: Shape): Contour[] {
  const contours: number[][] = [];
  let current: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const put = (px: number, py: number) => current.push(a * px + c * py + e, b * px + d * py + f);
  const lineTo = (px: number, py: number) => {
    [x, y] = [px, py];
    put(x, y);
  };
  const tokens = data.match(TOKEN) ?? [];
  let at = 0;
  const next = () => Number(tokens[at++]);
  const steps: Readonly<Record<string, () => void>> = {
    M: () => begin(next(), next()),
    m: () => begin(x + next(), y + next()),
    l: () => lineTo(x + next(), y + next()),
    h: () => lineTo(x + next(), y),
    v: () => lineTo(x, y + next()),
    q: () => curve(x + next(), y + next(), x + next(), y + next()),
  };
  function begin(px: number, py: number): void {
    if (current.length > 4) contours.push(current);
    current = [];
    [startX, startY] = [px, py];
    lineTo(px, py);
  }
  function curve(controlX: number, controlY: number, toX: number, toY: number): void {
    const [fromX, fromY] = [x, y];
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      const [from, control, to] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      lineTo(from * fromX + control * controlX + to * toX, from * fromY + control * controlY + to * toY);
    }
  }
  let step = steps.M;
  while (at < tokens.length) {
    const token = tokens[at] ?? "";
    if (token === "z") {
      at++;
      [x, y] = [startX, startY];
      continue;
    }
    if (/[a-zA-Z]/.test(token)) {
      step = steps[token];
      at++;
    }
    if (step === undefined) throw new Error(`an outline says ${token}`);
    step();
  }
  if (current.length > 4) contours.push(current);
  return contours;
}
