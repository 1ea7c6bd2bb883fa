import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import * as v from "valibot";

const LINE_END = 10;

/** As long as gzip takes for each part by itself; 5 is 3 % larger for 2 ms less, 9 is 1 % smaller for 20 ms more. */
const QUALITY = 7;
/** A volume above so many bytes is packed once more as well as it can be: 8 % smaller, for half a second more. */
export const HEAVY = 60_000;
const BEST = 11;

/** How long each part is, in the order in which they follow. */
const Head = v.array(v.tuple([v.string(), v.number()]));

/** Parts that are kept as one, unpacked: each is read out of it by its name. */
type Volume = ReadonlyMap<string, Uint8Array>;

/** Volumes that were opened of one order, by their names in the store: a page reads several parts of one. */
export interface Opened {
  sn: string;
  volumes: Map<string, Promise<Volume>>;
}

/**
 * Binds parts into one volume (合订): a line that says how long each is, then each as JSON, all of it by brotli. What parts
 * repeat of each other is kept once, for its window holds a whole report, where gzip's forgets after 32 kB.
 */
export function bind(parts: Readonly<Record<string, unknown>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const texts = Object.entries(parts).map(
    ([part, value]) => [part, encoder.encode(JSON.stringify(value))] as const,
  );
  const head = JSON.stringify(texts.map(([part, { length }]) => [part, length]));
  const whole = Buffer.concat([encoder.encode(`${head}\n`), ...texts.map(([, text]) => text)]);
  const usual = packed(whole, QUALITY);
  return usual.length > HEAVY ? packed(whole, BEST) : usual;
}

function packed(whole: Uint8Array, quality: number): Uint8Array<ArrayBuffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  };
  return Uint8Array.from(brotliCompressSync(whole, { params }));
}

/** A volume out of its bytes; none of its parts is read yet. */
export function unbind(bytes: ArrayBuffer): Volume {
  const whole = brotliDecompressSync(new Uint8Array(bytes));
  const end = whole.indexOf(LINE_END);
  const head = v.parse(Head, JSON.parse(textOf(whole.subarray(0, end))));
  const parts = new Map<string, Uint8Array>();
  let at = end + 1;
  for (const [part, length] of head) {
    parts.set(part, whole.subarray(at, at + length));
    at += length;
  }
  return parts;
}

/** A part of a volume as it was bound; throws where it has none of this name. */
export function partIn(volume: Volume, part: string): unknown {
  const text = volume.get(part);
  if (text === undefined) throw new Error("a volume without this part");
  return JSON.parse(textOf(text));
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
