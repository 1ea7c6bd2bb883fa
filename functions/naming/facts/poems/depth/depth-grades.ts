import type { BookId } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { LOOSE_POINTS } from "#functions/naming/facts/poems/points.ts";
import { ADJACENT_BITS, DEPTH_BOOKS, MAGIC, SAME_LINE_BITS } from "./depth-format.ts";

const HEAD = MAGIC.length + 4;
/** Points by the two bits of a pair; the bits of both books, or-ed, give the points of the nearer one. */
const points = new Uint8Array(4);
points[SAME_LINE_BITS] = LOOSE_POINTS.line;
points[ADJACENT_BITS] = LOOSE_POINTS.adjacent;
points[SAME_LINE_BITS | ADJACENT_BITS] = LOOSE_POINTS.adjacent;
/** By a byte of a plane, the points of its four pairs: a byte a pair, and all four as one word. */
const fourPoints = Uint8Array.from(
  { length: 4 * 256 },
  (_, at) => points[((at >> 2) >> ((at & 3) << 1)) & 3] ?? 0,
);
const fourAsWord = new Uint32Array(fourPoints.buffer);

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
  const { own, body } = opened(bytes);
  const planeBytes = (own.length * own.length + 3) >> 2;
  const planes = DEPTH_BOOKS.flatMap((book, at) =>
    books === undefined || books.includes(book)
      ? [body.subarray(at * planeBytes, (at + 1) * planeBytes)]
      : [],
  );
  const inOrder = own.length === chars.length && own.every((char, at) => char === chars[at]);
  return inOrder ? gradesInOrder(planes, own.length) : gradesOf(planes, own, chars);
}

/** The grades where `chars` are those of the planes: one pass, four grades a byte, for a fresh isolate. */
function gradesInOrder(planes: readonly Uint8Array[], size: number): Uint8Array {
  const words = new Uint32Array((size * size + 3) >> 2);
  const [first = new Uint8Array(), second = first] = planes;
  for (let at = 0; at < first.length; at++) words[at] = fourAsWord[(first[at] ?? 0) | (second[at] ?? 0)] ?? 0;
  return new Uint8Array(words.buffer, 0, size * size);
}

function gradesOf(
  planes: readonly Uint8Array[],
  own: readonly string[],
  chars: readonly string[],
): Uint8Array {
  const places = new Map(chars.map((char, place) => [char, place]));
  const target = Int32Array.from(own, (char) => places.get(char) ?? -1);
  const grades = new Uint8Array(chars.length * chars.length);
  for (const plane of planes) {
    for (let at = 0; at < plane.length; at++) {
      let four = plane[at] ?? 0;
      for (let cell = at << 2; four !== 0; cell++, four >>= 2) {
        const place = (four & 3) === 0 ? -1 : moved(cell, target, chars.length);
        const given = points[four & 3] ?? 0;
        if (place >= 0 && (grades[place] ?? 0) < given) grades[place] = given;
      }
    }
  }
  return grades;
}

/** The cell of a pair among the asked characters, -1 where one of the two is not asked. */
function moved(cell: number, target: Int32Array, size: number): number {
  const row = target[Math.floor(cell / target.length)] ?? -1;
  const column = target[cell % target.length] ?? -1;
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
