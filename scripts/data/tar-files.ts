import { ByteReader } from "./byte-reader.ts";

const BLOCK = 512;
const REGULAR = new Set(["0", "\0", "7"]);
/** Headers that only carry the name of the entry after them: pax (x) and GNU (L). */
const NAMING = new Set(["x", "L"]);

type Header = { path: string; size: number; type: string };

/**
 * The wanted regular files of an uncompressed tar stream, by their path without the first folder
 * (npm's `package/`). Only wanted files are kept in memory. Throws where the stream is cut short.
 */
export async function tarFiles(
  source: AsyncIterable<Buffer>,
  wanted: (path: string) => boolean,
): Promise<Map<string, Buffer>> {
  const reader = new ByteReader(source);
  const files = new Map<string, Buffer>();
  let longPath: string | undefined;
  for (let header = await nextHeader(reader); header !== undefined; header = await nextHeader(reader)) {
    const padding = (BLOCK - (header.size % BLOCK)) % BLOCK;
    const path = (longPath ?? header.path).replace(/^[^/]*\//, "");
    if (NAMING.has(header.type)) {
      const body = await exactly(reader, header.size);
      longPath = header.type === "x" ? paxPath(body) : text(body, 0, body.length);
    } else {
      longPath = undefined;
      if (REGULAR.has(header.type) && wanted(path)) files.set(path, await exactly(reader, header.size));
      else await reader.skip(header.size);
    }
    await reader.skip(padding);
  }
  await reader.drain();
  return files;
}

async function nextHeader(reader: ByteReader): Promise<Header | undefined> {
  const block = await reader.read(BLOCK);
  if (block.length === 0 || block.every((byte) => byte === 0)) return undefined;
  if (block.length < BLOCK) throw new Error("The tar archive ends inside a header");
  const prefix = text(block, 257, 5) === "ustar" ? text(block, 345, 155) : "";
  const name = text(block, 0, 100);
  return {
    path: prefix === "" ? name : `${prefix}/${name}`,
    size: Number.parseInt(text(block, 124, 12).trim() || "0", 8),
    type: String.fromCharCode(block[156] ?? 0),
  };
}

async function exactly(reader: ByteReader, size: number): Promise<Buffer> {
  const body = await reader.read(size);
  if (body.length < size) throw new Error("The tar archive ends inside a file");
  return body;
}

function text(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString("utf8", 0, end < 0 ? field.length : end);
}

/** A pax body is records of `length key=value\n`, the length (bytes) counting the whole record. */
function paxPath(body: Buffer): string | undefined {
  let path: string | undefined;
  let at = 0;
  while (at < body.length) {
    const length = Number.parseInt(body.toString("latin1", at, at + 12), 10);
    if (!(length > 0)) break;
    const record = body.toString("utf8", at, at + length - 1);
    const match = /^\d+ path=(.*)$/s.exec(record);
    if (match?.[1] !== undefined) path = match[1];
    at += length;
  }
  return path;
}
