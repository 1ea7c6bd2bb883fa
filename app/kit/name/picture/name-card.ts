import { BOX } from "#app/kit/glyphs/outline-file.ts";
import { SEAL_BOX, SEAL_CHARACTER, SEAL_EDGE } from "#app/kit/glyphs/seal-paths.ts";
import { citation } from "#app/kit/name/source/citation.ts";
import type { Source } from "#functions/contract/names/name-card.ts";
import { type Drawing, frame, glyph, type Paths, type Shape, upright } from "./drawing.ts";
import { contoursOf } from "./outline-points.ts";

/** The two papers of a card (纸): 宣纸 and 月夜. */
const PAPERS = {
  day: { ground: "#FAF6EC", ink: "#221D17", quiet: "#574D40", mark: "#A3302A", line: "#DCD0B8" },
  night: { ground: "#14171C", ink: "#EDE6D8", quiet: "#BDB6A8", mark: "#E9A08F", line: "#3A3D44" },
} as const;
export type Paper = keyof typeof PAPERS;
type Inks = (typeof PAPERS)[Paper];

/** What a card says, in the script it is to be written in: a name, its sounds, its verse, and nothing of the family. */
export interface CardWords {
  name: string;
  pinyin: readonly string[];
  source: Source | null;
}

const [WIDTH, HEIGHT] = [750, 1000];
/** The name's column: its left edge, top, and how far it may reach down. */
const NAME = { x: 394, y: 143, size: 191, pitch: 211, most: 640 };
const VERSE = { right: 304, y: 158, size: 34, pitch: 42.5, step: 67, most: 14, columns: 3 };
const CITED = { y: 226, size: 24, pitch: 27.5, gap: 60, most: 18 };
const SOUND = { y: 838, size: 31, space: 0.28, aside: 10 };
const SEAL = { x: 147, y: 773, size: 76 };

/** Every character that a card is drawn of. */
export const charactersOf = ({ name, pinyin, source }: CardWords): string[] => [
  ...new Set([...name, ...pinyin.join(""), ...(source === null ? [] : source.quote + citation(source))]),
];

/** A name as a picture worth keeping (名片), 750 × 1000: upright, its verse beside it, the seal as signature. */
export function nameCard(words: CardWords, paths: Paths, paper: Paper): Drawing {
  const inks = PAPERS[paper];
  const shapes = [
    frame(34, 34, WIDTH - 68, HEIGHT - 68, 2, inks.line),
    ...nameShapes(words.name, paths, inks),
    ...soundShapes(words.pinyin.join(" "), paths, inks),
    ...(words.source === null ? [] : sourceShapes(words.source, paths, inks)),
    ...sealShapes(),
  ];
  return { width: WIDTH, height: HEIGHT, ground: inks.ground, shapes };
}

function nameShapes(name: string, paths: Paths, { ink }: Inks): Shape[] {
  const chars = [...name];
  const pitch = Math.min(NAME.pitch, NAME.most / chars.length);
  const size = (NAME.size * pitch) / NAME.pitch;
  const left = NAME.x + (NAME.size - size) / 2;
  return chars.flatMap((char, at) => glyph(paths, char, left, NAME.y + at * pitch, size, ink));
}

/** Sounds in one line, centred under the name. */
function soundShapes(text: string, paths: Paths, { quiet }: Inks): Shape[] {
  const widths = [...text].map(
    (char) => (char === " " ? SOUND.space : widthOf(paths.get(char) ?? "")) * SOUND.size,
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x = NAME.x + NAME.size / 2 - whole / 2;
  return [...text].flatMap((char, at) => {
    const shapes = glyph(paths, char, x, SOUND.y, SOUND.size, quiet);
    x += widths[at] ?? 0;
    return shapes;
  });
}

/** How wide a letter is, of its size: to its right edge, and as far again as it stands off on the left. */
function widthOf(data: string): number {
  const xs = contoursOf({ data, fill: "", matrix: [1, 0, 0, 1, 0, 0] }).flatMap((contour) =>
    contour.filter((_, at) => at % 2 === 0),
  );
  return xs.length === 0 ? 0 : (Math.max(...xs) + Math.max(SOUND.aside, Math.min(...xs))) / BOX;
}

/** The verse in columns from right to left, the name's characters in cinnabar; where it stands, smaller, beside it. */
function sourceShapes(source: Source, paths: Paths, { quiet, mark }: Inks): Shape[] {
  const columns = columnsOf(source);
  const x = (column: number) => VERSE.right - column * VERSE.step;
  const verse = (isMarked: boolean) =>
    columns.flatMap((column, nth) =>
      column.flatMap(({ char, marked }, at) =>
        marked === isMarked
          ? upright(paths, char, x(nth), VERSE.y + at * VERSE.pitch, VERSE.size, isMarked ? mark : quiet)
          : [],
      ),
    );
  const left = x(columns.length - 1) - CITED.gap;
  const cited = [...citation(source).replaceAll(" ", "")]
    .slice(0, CITED.most)
    .flatMap((char, at) => upright(paths, char, left, CITED.y + at * CITED.pitch, CITED.size, quiet));
  return [...verse(false), ...cited, ...verse(true)];
}

interface Placed {
  char: string;
  marked: boolean;
}

/** A quotation by columns: a clause each; short ones share a column where there are many, and those about the name stay. */
function columnsOf({ quote, marked }: Source): Placed[][] {
  const clauses: Placed[][] = [[]];
  for (const [at, char] of [...quote].entries()) {
    clauses.at(-1)?.push({ char, marked: marked.includes(at) });
    if (/[，。；：？！]/u.test(char) && at < [...quote].length - 1) clauses.push([]);
  }
  if (clauses.length <= VERSE.columns) return clauses;
  const packed: Placed[][] = [];
  for (const clause of clauses) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + clause.length <= VERSE.most) last.push(...clause);
    else packed.push([...clause]);
  }
  const first = packed.findIndex((column) => column.some((each) => each.marked));
  const from = Math.max(0, Math.min(first, packed.length - VERSE.columns));
  return packed.slice(from, from + VERSE.columns);
}

function sealShapes(): Shape[] {
  const scale = SEAL.size / SEAL_BOX;
  const at = (data: string, fill: string, x: number, y: number, by: number): Shape => ({
    data,
    fill,
    matrix: [scale * by, 0, 0, scale * by, SEAL.x + x * scale, SEAL.y + y * scale],
  });
  const inner = { left: SEAL.x + 17 * scale, top: SEAL.y + 17 * scale, side: 126 * scale };
  return [
    at(SEAL_EDGE, "#A3302A", 0, 0, 1),
    frame(inner.left, inner.top, inner.side, inner.side, 1.7, "#FFFDF8"),
    at(SEAL_CHARACTER, "#FFFDF8", 24, 25, 0.93),
  ];
}
