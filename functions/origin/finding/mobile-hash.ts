import { type DataKey, keyedHash } from "../store/seal.ts";

/** What a mobile (E.164) is stored and found by: a keyed hash. */
export const mobileHash = (
  mobile: string,
  { env }: { env: { DATA_KEYS: readonly DataKey[] } },
): Promise<string> => keyedHash(`mobile ${mobile}`, env.DATA_KEYS);
