import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { LOOSE_POINTS } from "#functions/naming/facts/poems/points.ts";
import { DEPTH_BOOKS, MAGIC } from "./depth-format.ts";

const HEAD = MAGIC.length + 4;

/**
 * Source points in depth of every ordered pair of `chars` (distinct): n×n bytes, row = first character; 6 side
 * by side in a fair sentence of 全唐诗 or 全宋词, 0 else, also for characters that `bytes` (`grades.bin`) was not made
 * for. `books` as in `sourceGrades`. Throws where the bytes are something else.
 */
export function depthGrades(
  bytes: Uint8Array,
  chars: readonly string[],
  books?: readonly BookId[],
): Uint8Array {
  const { own, body } = opened(bytes);
  const planeBytes = planeBytesOf(own);
  const places = new Map(chars.map((char, place) => [char, place]));
  const target = Int32Array.from(own, (char) => places.get(char) ?? -1);
  const grades = new Uint8Array(chars.length * chars.length);
  DEPTH_BOOKS.forEach((book, at) => {
    if (books !== undefined && !books.includes(book)) return;
    markPlane(body.subarray(at * planeBytes, (at + 1) * planeBytes), target, chars.length, grades);
  });
  return grades;
}

/** The points of one pair, as in `depthGrades`: for a pair that no table holds. */
export function depthPoints(
  bytes: Uint8Array,
  first: string,
  second: string,
  books?: readonly BookId[],
): number {
  const { own, body } = openedOnce(bytes);
  const [row, column] = [own.indexOf(first), own.indexOf(second)];
  if (row < 0 || column < 0) return 0;
  const cell = row * own.length + column;
  const isThere = DEPTH_BOOKS.some((book, at) => {
    const byte = body[at * planeBytesOf(own) + (cell >> 3)] ?? 0;
    return (books === undefined || books.includes(book)) && ((byte >> (cell & 7)) & 1) === 1;
  });
  return isThere ? LOOSE_POINTS.adjacent : 0;
}

/** Marks the pairs of one book; most bytes are 0. */
function markPlane(plane: Uint8Array, target: Int32Array, size: number, grades: Uint8Array): void {
  const own = target.length;
  for (let at = 0; at < plane.length; at++) {
    let eight = plane[at] ?? 0;
    for (let cell = at << 3; eight !== 0; cell++, eight >>= 1) {
      if ((eight & 1) === 0) continue;
      const row = target[Math.floor(cell / own)] ?? -1;
      const column = target[cell % own] ?? -1;
      if (row >= 0 && column >= 0) grades[row * size + column] = LOOSE_POINTS.adjacent;
    }
  }
}

const planeBytesOf = ({ length }: readonly string[]): number => (length * length + 7) >> 3;

let latest: { readonly bytes: Uint8Array; readonly file: ReturnType<typeof opened> } | undefined;

function openedOnce(bytes: Uint8Array): ReturnType<typeof opened> {
  if (latest?.bytes !== bytes) latest = { bytes, file: opened(bytes) };
  return latest.file;
}

function opened(bytes: Uint8Array): { own: readonly string[]; body: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = bytes.length < HEAD ? "" : String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  const length = magic === MAGIC ? view.getUint32(MAGIC.length, true) : 0;
  const own = [...new TextDecoder().decode(bytes.subarray(HEAD, HEAD + length))];
  const body = bytes.subarray(HEAD + length);
  if (magic !== MAGIC || body.length !== planeBytesOf(own) * DEPTH_BOOKS.length)
    throw new RangeError("these bytes are not the grades of the sources in depth");
  return { own, body };
}
