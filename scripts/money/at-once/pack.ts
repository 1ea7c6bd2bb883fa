import { crc32, gunzipSync } from "node:zlib";

/** Gzip's head, and the head of one block that is stored as it is. */
const HEAD = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
const STORED = 1;
const BODY = HEAD.length + 5;
const TAIL = 8;
const MOST = 0xffff;

/**
 * What functions/origin/store/sealing/pack.ts does, without a stream or a thread to wait for. What is packed here is some 200
 * bytes: the tables to press them by take longer to lay out than they are worth, so that they are stored in blocks as they are.
 */
export async function pack(value: unknown): Promise<Uint8Array> {
  const plain = Buffer.from(JSON.stringify(value));
  const blocks: Uint8Array[] = [Uint8Array.from(HEAD)];
  for (let at = 0; at === 0 || at < plain.length; at += MOST) {
    const part = plain.subarray(at, at + MOST);
    const head = Buffer.alloc(5);
    head[0] = at + MOST >= plain.length ? STORED : 0;
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ MOST, 3);
    blocks.push(head, part);
  }
  const tail = Buffer.alloc(TAIL);
  tail.writeUInt32LE(crc32(plain), 0);
  tail.writeUInt32LE(plain.length, 4);
  return Buffer.concat([...blocks, tail]);
}

export async function unpack(packed: ArrayBuffer): Promise<unknown> {
  const bytes = Buffer.from(packed);
  const isOneBlock =
    bytes[HEAD.length] === STORED && bytes.readUInt16LE(HEAD.length + 1) === bytes.length - BODY - TAIL;
  const plain = isOneBlock ? bytes.subarray(BODY, -TAIL) : gunzipSync(bytes);
  if (isOneBlock && crc32(plain) !== bytes.readUInt32LE(bytes.length - TAIL))
    throw new Error("a sum is not the same");
  return JSON.parse(plain.toString());
}
