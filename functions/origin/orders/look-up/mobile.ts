import { keyedHash, keyedHashes } from "#functions/origin/store/seal.ts";
import type { DataKey } from "#functions/origin/store/sealing/derived-key.ts";

type Keys = { env: { DATA_KEYS: readonly DataKey[] } };

/** What a mobile (E.164) is stored by: a keyed hash. */
export const mobileHash = (mobile: string, { env }: Keys): Promise<string> =>
  keyedHash(`mobile ${mobile}`, env.DATA_KEYS);

/** What a mobile is found by: its hash under each data key. */
export const mobileHashes = (mobile: string, { env }: Keys): Promise<string[]> =>
  keyedHashes(`mobile ${mobile}`, env.DATA_KEYS);
