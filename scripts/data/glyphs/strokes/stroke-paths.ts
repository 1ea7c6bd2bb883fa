import { STROKE_BOX, type Stroke } from "#app/kit/glyphs/strokes/stroke-file.ts";

/** The source's units: 1,024 to the em, upwards from a baseline that lies 900 below the top. */
const EM = 1024;
const TOP = 900;

const toX = (x: number): number => Math.round((x * STROKE_BOX) / EM);
const toY = (y: number): number => Math.round(((TOP - y) * STROKE_BOX) / EM);

/** A character as the source has it: outlines of absolute commands, and the points the pen goes through. */
export interface SourceCharacter {
  strokes: readonly string[];
  medians: readonly (readonly (readonly [number, number])[])[];
}

/** The strokes of a character in the box, in whole relative units. Throws at a command that the source never had. */
export const strokesOf = ({ strokes, medians }: SourceCharacter): Stroke[] =>
  strokes.map((outline, at) => [outlineData(outline), lineData(medians[at] ?? [])]);

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

function outlineData(source: string): string {
  let data = "";
  let last = "";
  let [x, y] = [0, 0];
  const tokens = source.match(/[A-Za-z]|-?\d+(?:\.\d+)?/g) ?? [];
  for (let at = 0; at < tokens.length; ) {
    const letter = tokens[at++] ?? "";
    const takes = TAKES[letter];
    if (takes === undefined) throw new TypeError(`no stroke of this source: ${letter}`);
    if (takes === 0) {
      data += "z";
      last = "";
      continue;
    }
    const points = tokens.slice(at, at + takes).map(Number);
    at += takes;
    const placed = points.map((value, nth) => (nth % 2 === 0 ? toX(value) : toY(value)));
    const moved = letter === "M" ? placed : placed.map((value, nth) => value - (nth % 2 === 0 ? x : y));
    const command = letter === "M" ? "M" : letter.toLowerCase();
    data += written(command === last ? "" : command, moved);
    last = command === "M" ? "" : command;
    [x = 0, y = 0] = placed.slice(-2);
  }
  return data;
}

function lineData(points: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([sourceX, sourceY], at) => {
      const [nowX, nowY] = [toX(sourceX), toY(sourceY)];
      const text = at === 0 ? written("M", [nowX, nowY]) : written(at === 1 ? "l" : "", [nowX - x, nowY - y]);
      [x, y] = [nowX, nowY];
      return text;
    })
    .join("");
}

/** A command with its numbers; a sign parts two numbers as well as a space does. */
const written = (command: string, numbers: readonly number[]): string =>
  numbers.reduce(
    (text, value, at) => `${text}${value < 0 || (at === 0 && command !== "") ? "" : " "}${value}`,
    command,
  );
