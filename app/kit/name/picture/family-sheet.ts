import { type Drawing, frame, glyph, type Paths, type Shape } from "./drawing.ts";
import { HEIGHT, type Inks, PAPERS, type Paper, sealShapes, WIDTH } from "./papers.ts";
import { soundLine } from "./sound-line.ts";

/** A name on the sheet, in the script it is to be written in, with its votes. */
export interface SheetName {
  name: string;
  pinyin: readonly string[];
  votes: number;
}

const TITLE = "全家选的名字";
const HEAD = { y: 104, size: 40, pitch: 52 };
/** Where the rows stand, and how large a name is in the first and in the others. */
const ROWS = { top: 190, bottom: 850, most: 190, left: 96, right: 654 };
const SIZES = { first: 92, other: 62 };
const SEAL = { x: 578, y: 868, size: 64 };
const DIGITS = "一二三四五六七八九";

/** Fewer than a hundred, as it is written: 十二. A family's browsers are never more. */
function inHan(count: number): string {
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const digit = (at: number) => [...DIGITS][at - 1] ?? "";
  if (tens === 0) return digit(ones);
  return `${tens === 1 ? "" : digit(tens)}十${digit(ones)}`;
}

/** Every character that a sheet is drawn of. */
export const charactersOnSheet = (names: readonly SheetName[]): string[] => [
  ...new Set([
    ...`${TITLE}${DIGITS}十票`,
    ...names.flatMap(({ name, pinyin }) => [...name, ...pinyin.join("")]),
  ]),
];

/** What a family has chosen together as a picture to keep (全家选的名字), 750 × 1000: most votes first, and nothing of the family. */
export function familySheet(names: readonly SheetName[], paths: Paths, paper: Paper): Drawing {
  const inks = PAPERS[paper];
  const pitch = Math.min(ROWS.most, (ROWS.bottom - ROWS.top) / names.length);
  const sorted = names.toSorted((one, other) => other.votes - one.votes);
  const [best, next] = sorted.map(({ votes }) => votes);
  // Names with as many votes are drawn alike: none of them is the chosen one.
  const isTie = best === next;
  const shapes = [
    frame(34, 34, WIDTH - 68, HEIGHT - 68, 2, inks.line),
    ...headShapes(paths, inks),
    ...sorted.flatMap((name, at) =>
      rowShapes(name, { at, pitch, isChosen: at === 0 && !isTie }, paths, inks),
    ),
    ...sealShapes(SEAL.x, SEAL.y, SEAL.size),
  ];
  return { width: WIDTH, height: HEIGHT, ground: inks.ground, shapes };
}

function headShapes(paths: Paths, { quiet }: Inks): Shape[] {
  const chars = [...TITLE];
  const left = (WIDTH - HEAD.pitch * chars.length) / 2;
  return chars.flatMap((char, at) => glyph(paths, char, left + at * HEAD.pitch, HEAD.y, HEAD.size, quiet));
}

function rowShapes(
  { name, pinyin, votes }: SheetName,
  { at, pitch, isChosen }: { at: number; pitch: number; isChosen: boolean },
  paths: Paths,
  { ink, quiet, mark, line }: Inks,
): Shape[] {
  const size = Math.min(isChosen ? SIZES.first : SIZES.other, pitch * 0.74);
  const top = ROWS.top + at * pitch;
  const middle = top + (pitch - size) / 2;
  const chars = [...name];
  const drawn = chars.flatMap((char, nth) =>
    glyph(paths, char, ROWS.left + nth * size * 1.08, middle, size, isChosen ? mark : ink),
  );
  const small = 26;
  const sounds = soundLine(
    pinyin.join(" "),
    paths,
    {
      x: ROWS.left + chars.length * size * 1.08 + 18,
      y: middle + size - small * 1.25,
      size: small,
      centred: false,
    },
    quiet,
  );
  // Nobody is told that a name had no vote.
  const count = votes === 0 ? [] : [...inHan(votes), "票"];
  const said = count.flatMap((char, nth) =>
    glyph(paths, char, ROWS.right - (count.length - nth) * 34, middle + size - 40, 30, quiet),
  );
  const rule = frame(ROWS.left, top + pitch - 1, ROWS.right - ROWS.left, 1, 0.5, line);
  return [...drawn, ...sounds, ...said, rule];
}
