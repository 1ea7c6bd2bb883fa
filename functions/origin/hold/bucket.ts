import { bucketText } from "#functions/contract/values/numbers.ts";
import { keyedHash } from "#functions/origin/store/seal.ts";
import type { DataKey } from "#functions/origin/store/sealing/derived-key.ts";

/**
 * The bucket (桶) of a visitor, as two characters: a keyed hash, so that nobody else can tell whose a number is. It is
 * keyed with the oldest data key: a newer one moves nobody.
 */
export async function bucketOf(visitorId: string, keys: readonly DataKey[]): Promise<string> {
  const hash = await keyedHash(`bucket ${visitorId}`, keys.slice(-1));
  return bucketText(Number.parseInt(hash.slice(0, 3), 16));
}
