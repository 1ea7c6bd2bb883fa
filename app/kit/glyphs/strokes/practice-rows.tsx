import { BOX } from "#app/kit/glyphs/outline-file.ts";
import { outlineId } from "#app/kit/glyphs/outlines.ts";
import { useOutlines } from "#app/kit/glyphs/outlines-context.ts";
import { writtenId } from "./stroke-defs.tsx";
import { STROKE_BOX as CELL } from "./stroke-file.ts";

/** As many as fill a sheet from edge to edge, small enough for three characters on it. */
const COLUMNS = 11;
const ROWS = 3;
/** How much of its cell a character fills: some strokes go to the edge of its square. */
const FILLS = 0.875;
/** Cells of the second row that are still traced; what follows is written by oneself. */
const TRACED = COLUMNS + 3;

interface PracticeRowsProps {
  char: string;
  /** How many strokes are known; 0 where none is, and the Kai outline of the page stands in their place. */
  count: number;
}

/** Three rows of 米字格 for one character (字帖): a model, fourteen to trace, eighteen empty. */
export function PracticeRows({ char, count }: PracticeRowsProps) {
  const isDrawn = useOutlines().paths.has(char);
  const model = count > 0 ? writtenId(char, count - 1) : isDrawn ? outlineId(char) : null;
  const scale = FILLS * (count > 0 ? 1 : CELL / BOX);
  const edge = (CELL * (1 - FILLS)) / 2;
  const [width, height] = [COLUMNS * CELL, ROWS * CELL];
  return (
    <svg
      className="copybook"
      viewBox={`-8 -8 ${width + 16} ${height + 16}`}
      role="img"
      aria-label={`“${char}”的字帖`}
    >
      <path className="cross" d={crossesOf(width, height)} />
      <path d={linesOf(width, height)} />
      {model !== null &&
        Array.from({ length: TRACED + 1 }, (_, at) => (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
            key={at}
            className={at === 0 ? undefined : "ghost"}
            href={`#${model}`}
            transform={`translate(${(at % COLUMNS) * CELL + edge} ${Math.floor(at / COLUMNS) * CELL + edge})scale(${scale})`}
          />
        ))}
    </svg>
  );
}

/** The cells' edges. */
function linesOf(width: number, height: number): string {
  const down = Array.from({ length: COLUMNS + 1 }, (_, at) => `M${at * CELL} 0v${height}`);
  const across = Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * CELL}h${width}`);
  return [...down, ...across].join("");
}

/** The cross and the diagonals in each cell: both run on through all cells. */
function crossesOf(width: number, height: number): string {
  const half = CELL / 2;
  const down = Array.from({ length: COLUMNS }, (_, at) => `M${at * CELL + half} 0v${height}`);
  const across = Array.from({ length: ROWS }, (_, at) => `M0 ${at * CELL + half}h${width}`);
  const diagonals = Array.from({ length: COLUMNS + ROWS - 1 }, (_, at) => {
    const left = (at - ROWS + 1) * CELL;
    return `${clipped(left, 0, 1, width)}${clipped(left + height, 0, -1, width)}`;
  });
  return [...down, ...across, ...diagonals].join("");

  /** A diagonal from the top at `x`, cut where the grid ends. */
  function clipped(x: number, y: number, way: 1 | -1, right: number): string {
    const from = way === 1 ? Math.max(0, -x) : Math.max(0, x - right);
    const to = way === 1 ? Math.min(height, right - x) : Math.min(height, x);
    return to <= from ? "" : `M${x + way * from} ${y + from}l${way * (to - from)} ${to - from}`;
  }
}
