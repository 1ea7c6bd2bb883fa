import * as v from "valibot";
import { Envelope } from "#functions/contract/wire/envelope.ts";
import { readBytes } from "./read-bytes.ts";

/** Bytes of an upstream's answer, at most (after decompression). */
const MAX_ANSWER = 1024 * 1024;

/** An answer that is no JSON envelope: wrong type, cut, too long, not UTF-8, not of the envelope's shape. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
}

/** The envelope out of an answer's body; throws BadAnswer. */
export async function readEnvelope(response: Response): Promise<Envelope> {
  const type = response.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new BadAnswer("not JSON");
  if (response.body === null) throw new BadAnswer("no body");
  const bytes = await readBytes(response.body, MAX_ANSWER);
  if (bytes === null) throw new BadAnswer("too long");
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new BadAnswer("broken JSON", { cause });
  }
  const parsed = v.safeParse(Envelope, json);
  if (!parsed.success) throw new BadAnswer("not an envelope");
  return parsed.output;
}
