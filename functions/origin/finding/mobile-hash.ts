import { keyedHash } from "../store/seal.ts";
import type { Visit } from "../visit.ts";

/** What a mobile (E.164) is stored and found by: a keyed hash. */
export const mobileHash = (mobile: string, { env }: Pick<Visit, "env">): Promise<string> =>
  keyedHash(`mobile ${mobile}`, env.DATA_KEYS);
