import type { NamePage } from "#functions/contract/orders/orders.ts";

interface Box {
  char: string;
  strokes: number;
  /** The virtual place (虚位) of a one-character surname or given name. */
  empty: boolean;
}

const STEP = 70;
const FIRST = 26;
const SIDE = 46;
const middle = (at: number) => FIRST + STEP * at + SIDE / 2;

/** Of the grids that no line of the bill is about. */
const UNSCORED = "不计分";

type Grids = NamePage["grids"];

/** A name as the figure needs it: every character with its strokes. */
export interface GridsName {
  given: string;
  grids: Grids;
  characters: readonly { traditional: string; kangxiStrokes: number | null }[];
}

/** The five grids (五格) as one figure: characters with strokes, brackets right and left, the total below. */
export function GridsFigure({ name }: { name: GridsName }) {
  const { grids } = name;
  const { boxes, surnameEnd } = boxesOf(name);
  const last = boxes.length - 1;
  const bottom = FIRST + STEP * boxes.length;
  return (
    <svg viewBox={`-24 0 352 ${bottom + 52}`} role="img" aria-label={spoken(grids)}>
      {boxes.map(({ char, strokes, empty }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in one figure
        <g key={at}>
          <rect
            x="127"
            y={FIRST + STEP * at}
            width={SIDE}
            height={SIDE}
            rx="2"
            className={empty ? "no" : undefined}
          />
          <text x="150" y={middle(at) + (empty ? 5 : 11)} className={empty ? "s m" : "z"}>
            {empty ? "虚位" : char}
          </text>
          <text x="119" y={middle(at) + 5} className="s e">
            {strokes}
          </text>
        </g>
      ))}
      <Right label="天格" grid={grids.heaven} from={0} to={surnameEnd} note={UNSCORED} />
      <Right label="人格" grid={grids.person} from={surnameEnd} to={surnameEnd + 1} />
      <Right label="地格" grid={grids.earth} from={surnameEnd + 1} to={last} />
      <path d={`M97 ${middle(0)}h-12V${middle(last)}h12M85 ${(middle(0) + middle(last)) / 2}h-10`} />
      <text x="69" y={(middle(0) + middle(last)) / 2 - 4} className="e">
        外格
        <tspan className="v" dx="8">
          {grids.outer.value}
        </tspan>
      </text>
      <text x="69" y={(middle(0) + middle(last)) / 2 + 18} className="s e">
        {`${grids.outer.element} · ${UNSCORED}`}
      </text>
      <path d={`M90 ${bottom - 6}H210`} />
      <text x="150" y={bottom + 20} className="m">
        总格
        <tspan className="v" dx="8">
          {grids.total.value}
        </tspan>
      </text>
      <text x="150" y={bottom + 40} className="s m">
        {`${grids.total.element} · ${grids.total.class}`}
      </text>
    </svg>
  );
}

interface RightProps {
  label: string;
  grid: Grids["heaven"];
  from: number;
  to: number;
  note?: string;
}

/** A grid on the right, with the bracket over the places it sums. */
function Right({ label, grid, from, to, note }: RightProps) {
  const inset = 5;
  const top = middle(from) + (from === 0 ? 0 : inset);
  const end = middle(to) - (from === to ? -inset : inset);
  const centre = (top + end) / 2;
  return (
    <>
      <path d={`M179 ${top}h20V${end}h-20M199 ${centre}h14`} />
      <text x="221" y={centre - 3}>
        {label}
        <tspan className="v" dx="8">
          {grid.value}
        </tspan>
      </text>
      <text x="221" y={centre + 17} className="s">
        {`${grid.element} · ${note ?? grid.class}`}
      </text>
    </>
  );
}

/** The places of the figure, and the place of the surname's last character. */
function boxesOf({ characters, given }: GridsName): { boxes: Box[]; surnameEnd: number } {
  const real = characters.map(({ traditional, kangxiStrokes }) => ({
    char: traditional,
    strokes: kangxiStrokes ?? 0,
    empty: false,
  }));
  const nothing: Box = { char: "", strokes: 1, empty: true };
  const givenLength = [...given].length;
  const surnameLength = real.length - givenLength;
  const boxes = [...(surnameLength === 1 ? [nothing] : []), ...real, ...(givenLength === 1 ? [nothing] : [])];
  return { boxes, surnameEnd: Math.max(surnameLength, 2) - 1 };
}

const spoken = (grids: Grids): string =>
  `五格图：天格 ${grids.heaven.value}，人格 ${grids.person.value}，地格 ${grids.earth.value}，外格 ${grids.outer.value}，总格 ${grids.total.value}`;
