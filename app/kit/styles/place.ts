/** The mark where a text that many documents share is put in; it holds the nonce, which no other text can guess. */
export const placeOf = (nonce = "", name: string): string => `${markOf(nonce)}${name}*/`;

const markOf = (nonce: string) => `/*${nonce} `;

/** A document by its places: a text, the name of a place, a text, the name of a place … a text. */
function aroundPlaces(html: string, nonce: string): string[] {
  const mark = markOf(nonce);
  const pieces: string[] = [];
  let from = 0;
  for (let start = html.indexOf(mark); start >= 0; start = html.indexOf(mark, from)) {
    const end = html.indexOf("*/", start + mark.length);
    pieces.push(html.slice(from, start), html.slice(start + mark.length, end));
    from = end + 2;
  }
  return [...pieces, html.slice(from)];
}

/** A document with what belongs in its places. */
export const filledPlaces = (html: string, nonce: string, textOf: (name: string) => string): string =>
  aroundPlaces(html, nonce)
    .map((piece, at) => (at % 2 === 0 ? piece : textOf(piece)))
    .join("");

const encoder = new TextEncoder();
/** Bytes that one character of a text may take. */
const MOST_BYTES = 3;
/** Where documents are written before they are as long as they are: one at a time, none waits in between. */
let sheet = new Uint8Array(100_000);
/** Texts of places as bytes; of styles there are some per kind of document. */
const encoded = new Map<string, Uint8Array>();
const MOST_ENCODED = 300;

/** The same in bytes, behind its `head`: to encode one text of Chinese and markup costs more than to draw a third of it, and most of it is the same again. */
export function filledBytes(
  head: string,
  html: string,
  nonce: string,
  textOf: (name: string) => string,
): Uint8Array<ArrayBuffer> {
  const pieces: (string | Uint8Array)[] = [head];
  for (const [at, piece] of aroundPlaces(html, nonce).entries())
    pieces.push(at % 2 === 0 ? piece : encodedOnce(textOf(piece)));
  const room = pieces.reduce(
    (sum, piece) => sum + piece.length * (typeof piece === "string" ? MOST_BYTES : 1),
    0,
  );
  if (sheet.length < room) sheet = new Uint8Array(room);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") at += encoder.encodeInto(piece, sheet.subarray(at)).written;
    else {
      sheet.set(piece, at);
      at += piece.length;
    }
  }
  return sheet.slice(0, at);
}

function encodedOnce(text: string): Uint8Array {
  const bytes = encoded.get(text) ?? encoder.encode(text);
  if (encoded.size >= MOST_ENCODED) encoded.clear();
  encoded.set(text, bytes);
  return bytes;
}
