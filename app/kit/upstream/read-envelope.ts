import * as v from "valibot";
import { Envelope } from "#functions/contract/wire/envelope.ts";
import { readBytes } from "./read-bytes.ts";

/** Bytes of an upstream's answer, at most (after decompression). */
const MAX_ANSWER = 1024 * 1024;

/** An answer that is no JSON envelope: wrong type, cut, too long, not UTF-8, not of the envelope's shape. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
}

/**
 * The envelope out of an answer's body; throws BadAnswer. The bytes of an upstream of our own (`isOwn`) are not counted:
 * to count them costs more than to read them.
 */
export async function readEnvelope(response: Response, isOwn = false): Promise<Envelope> {
  const type = response.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new BadAnswer("not JSON");
  if (response.body === null) throw new BadAnswer("no body");
  const read = isOwn ? await response.text() : await countedBytes(response.body);
  const parsed = v.safeParse(Envelope, jsonOf(read));
  if (!parsed.success) throw new BadAnswer("not an envelope");
  return parsed.output;
}

async function countedBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const bytes = await readBytes(body, MAX_ANSWER);
  if (bytes === null) throw new BadAnswer("too long");
  return bytes;
}

function jsonOf(read: string | Uint8Array): unknown {
  try {
    const text = typeof read === "string" ? read : new TextDecoder("utf-8", { fatal: true }).decode(read);
    return JSON.parse(text);
  } catch (cause) {
    throw new BadAnswer("broken JSON", { cause });
  }
}
