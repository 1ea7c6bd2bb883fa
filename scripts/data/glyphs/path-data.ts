import { type Curve, fromLine, type Point } from "./curve.ts";

/** Units by which a control may stand off its chord in a line that is drawn straight. */
const STRAIGHT = 0.5;

/** Closed contours as SVG path data: whole units, relative, no command or space that can be left out. */
export function pathData(contours: readonly (readonly Curve[])[]): string {
  let data = "";
  let pen: Point = [0, 0];
  for (const contour of contours) {
    const start = rounded(contour[0]?.from ?? pen);
    const drawn = commandsOf(contour);
    if (drawn.length === 0) continue;
    const [x, y] = [start[0] - pen[0], start[1] - pen[1]];
    data += `${written([{ letter: data === "" ? "M" : "m", numbers: [x, y] }, ...drawn])}z`;
    pen = start;
  }
  return data;
}

interface Command {
  letter: string;
  numbers: readonly number[];
}

/** A contour from its start on; the straight line that only closes it is left to `z`. */
function commandsOf(contour: readonly Curve[]): Command[] {
  const commands: Command[] = [];
  let [left, top] = rounded(contour[0]?.from ?? [0, 0]);
  for (const curve of contour) {
    const [control, to] = [rounded(curve.control), rounded(curve.to)];
    const [x, y] = [to[0] - left, to[1] - top];
    if (x === 0 && y === 0) continue;
    const straight = fromLine(control, [left, top], to) <= STRAIGHT;
    if (!straight) commands.push({ letter: "q", numbers: [control[0] - left, control[1] - top, x, y] });
    else if (y === 0) commands.push({ letter: "h", numbers: [x] });
    else if (x === 0) commands.push({ letter: "v", numbers: [y] });
    else commands.push({ letter: "l", numbers: [x, y] });
    [left, top] = to;
  }
  if (commands.at(-1)?.letter !== "q") commands.pop();
  return commands;
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** A command like the one before is only its numbers; a sign parts two numbers as well as a space. */
function written(commands: readonly Command[]): string {
  let text = "";
  let last = "";
  for (const { letter, numbers } of commands) {
    if (letter !== last) text += letter;
    for (const [at, number] of numbers.entries()) {
      const parted = number < 0 || (at === 0 && letter !== last);
      text += `${parted ? "" : " "}${number}`;
    }
    last = letter;
  }
  return text;
}
