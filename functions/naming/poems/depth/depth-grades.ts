import { LOOSE_POINTS } from "../points.ts";
import type { BookId } from "../source-books.ts";
import { ADJACENT_BITS, DEPTH_BOOKS, MAGIC, SAME_LINE_BITS } from "./depth-format.ts";

const HEAD = MAGIC.length + 4;
const points = new Uint8Array(4);
points[SAME_LINE_BITS] = LOOSE_POINTS.line;
points[ADJACENT_BITS] = LOOSE_POINTS.adjacent;

/**
 * Source points in depth of every ordered pair of `chars` (distinct): n×n bytes, row = first character; 6 side
 * by side (verse-pair.ts) in a fair sentence of 全唐诗 or 全宋词, 4 in one line, 0 else, also for characters that `bytes`
 * (`grades.bin`) was not made for. `books` as in `sourceGrades`. Throws where the bytes are something else.
 */
export function depthGrades(
  bytes: Uint8Array,
  chars: readonly string[],
  books?: readonly BookId[],
): Uint8Array {
  const grades = new Uint8Array(chars.length * chars.length);
  mergeDepth(grades, bytes, chars, books);
  return grades;
}

/** Raises `grades`, as `sourceGrades` gives them for `chars`, to the points in depth where those are higher. */
export function mergeDepth(
  grades: Uint8Array,
  bytes: Uint8Array,
  chars: readonly string[],
  books?: readonly BookId[],
): void {
  const { own, body } = opened(bytes);
  const places = new Map(chars.map((char, place) => [char, place]));
  const target = Int32Array.from(own, (char) => places.get(char) ?? -1);
  const planeBytes = (own.length * own.length + 3) >> 2;
  DEPTH_BOOKS.forEach((book, plane) => {
    if (books !== undefined && !books.includes(book)) return;
    raise(grades, chars.length, body.subarray(plane * planeBytes, (plane + 1) * planeBytes), target);
  });
}

/** Most bytes of a plane are empty: only the others are taken apart. `target` maps its characters to those of `grades`. */
function raise(grades: Uint8Array, size: number, bits: Uint8Array, target: Int32Array): void {
  const own = target.length;
  const sameOrder = size === own && target.every((place, at) => place === at);
  for (let at = 0; at < bits.length; at++) {
    let four = bits[at] ?? 0;
    for (let cell = at << 2; four !== 0; cell++, four >>= 2) {
      if ((four & 3) === 0) continue;
      const place = sameOrder ? cell : moved(cell, own, size, target);
      const given = points[four & 3] ?? 0;
      if (place >= 0 && (grades[place] ?? 0) < given) grades[place] = given;
    }
  }
}

/** The cell of a pair among the asked characters, -1 where one of the two is not asked. */
function moved(cell: number, own: number, size: number, target: Int32Array): number {
  const row = target[(cell / own) | 0] ?? -1;
  const column = target[cell % own] ?? -1;
  return row < 0 || column < 0 ? -1 : row * size + column;
}

function opened(bytes: Uint8Array): { own: readonly string[]; body: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = bytes.length < HEAD ? "" : String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  const length = magic === MAGIC ? view.getUint32(MAGIC.length, true) : 0;
  const own = [...new TextDecoder().decode(bytes.subarray(HEAD, HEAD + length))];
  const body = bytes.subarray(HEAD + length);
  const planeBytes = (own.length * own.length + 3) >> 2;
  if (magic !== MAGIC || body.length !== planeBytes * DEPTH_BOOKS.length)
    throw new RangeError("these bytes are not the grades of the sources in depth");
  return { own, body };
}
