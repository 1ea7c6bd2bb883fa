import { holdsAt } from "#functions/contract/values/time.ts";
import { keyedHash } from "#functions/origin/store/seal.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** How long the way to WeChat and back may take. */
const LIVES_SECONDS = 10 * 60;
/** End (seconds since 1970, hex), keyed hash of end and visitor. WeChat takes letters and digits only. */
const STATE = /^([0-9a-f]{8})([0-9a-f]{64})$/;

type Bearer = Pick<Visit, "visitorId" | "now"> & { env: Pick<Visit["env"], "DATA_KEYS"> };

/** A state (授权状态), good for this visitor and ten minutes: nobody can be given another person's code. */
export async function newState(visit: Bearer): Promise<string> {
  const until = (Math.floor(visit.now / 1000) + LIVES_SECONDS).toString(16).padStart(8, "0");
  return until + (await markOf(until, visit));
}

/** Whether a state is this visitor's, and still good. */
export async function isGoodState(state: string, visit: Bearer): Promise<boolean> {
  const [, until = "", mark = ""] = STATE.exec(state) ?? [];
  if (!holdsAt(Number.parseInt(until, 16) * 1000, LIVES_SECONDS * 1000, visit.now)) return false;
  return isSame(mark, await markOf(until, visit));
}

const markOf = (until: string, { visitorId, env }: Bearer) =>
  keyedHash(`wechat-oauth ${visitorId} ${until}`, env.DATA_KEYS);

/** Compares two hashes of one length; the time that it takes does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  let apart = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) apart |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return apart === 0;
}
