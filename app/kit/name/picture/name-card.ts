import { citation } from "#app/kit/name/source/citation.ts";
import { closed } from "#app/kit/name/source/closed.ts";
import type { Source } from "#functions/contract/names/name-card.ts";
import { type Drawing, frame, glyph, type Paths, type Shape, upright } from "./drawing.ts";
import { HEIGHT, type Inks, PAPERS, type Paper, sealShapes, WIDTH } from "./papers.ts";
import { soundLine } from "./sound-line.ts";

/** What a card says, in the script it is to be written in: a name, its sounds, its verse, and nothing of the family. */
export interface CardWords {
  name: string;
  pinyin: readonly string[];
  source: Source | null;
}

/** The name's column: its left edge, top, and how far it may reach down. */
const NAME = { x: 394, y: 143, size: 191, pitch: 211, most: 640 };
const VERSE = { right: 304, y: 158, size: 34, pitch: 42.5, step: 67, most: 14, columns: 3 };
const CITED = { y: 226, size: 24, pitch: 27.5, gap: 60, most: 18 };
const SOUND = { x: NAME.x + NAME.size / 2, y: 838, size: 31, centred: true };
const SEAL = { x: 147, y: 773, size: 76 };

/** Every character that a card is drawn of. */
export const charactersOf = ({ name, pinyin, source }: CardWords): string[] => [
  ...new Set([...name, ...pinyin.join(""), ...(source === null ? [] : source.quote + citation(source))]),
];

/** A name as a picture worth keeping (名字卡), 750 × 1000: upright, its verse beside it, the seal as signature. */
export function nameCard(words: CardWords, paths: Paths, paper: Paper): Drawing {
  const inks = PAPERS[paper];
  const shapes = [
    frame(34, 34, WIDTH - 68, HEIGHT - 68, 2, inks.line),
    ...nameShapes(words.name, paths, inks),
    ...soundLine(words.pinyin.join(" "), paths, SOUND, inks.quiet),
    ...(words.source === null ? [] : sourceShapes(words.source, paths, inks)),
    ...sealShapes(SEAL.x, SEAL.y, SEAL.size),
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

/** The verse in columns from right to left, the name's characters in cinnabar; where it stands, smaller, beside it. */
function sourceShapes(source: Source, paths: Paths, { quiet, mark }: Inks): Shape[] {
  const columns = closedColumns(columnsOf(source));
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

/** The columns without a sign at their end after which more should come: the verse may be cut there, and is closed all the same. */
const closedColumns = (columns: readonly Placed[][]): Placed[][] =>
  columns.map((column, at) =>
    at === columns.length - 1 && closed(column.at(-1)?.char ?? "") === "" ? column.slice(0, -1) : column,
  );

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
