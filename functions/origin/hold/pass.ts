import { DAY_S, holdsAt, isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import { keyedHash, keyedHashes } from "#functions/origin/store/seal.ts";
import { remember } from "./history.ts";
import { roleOf } from "./role-of.ts";

/** How long a pass holds: long enough to leave WeChat for another browser. */
const LIVES_MS = 30 * MINUTE_MS;
/** It stays used for a day: a clock that jumps and comes back must not make it good again. */
const ONCE = { most: 1, seconds: DAY_S };
const SPENT = "这个链接已经过期或用过了，请回到原来的页面，再要一个新的。";

const passText = (sn: string, until: string) => `pass ${sn} ${until}`;

/** A pass for another browser of the owner's (换浏览器): WeChat takes no cookie out, and some ways to pay need another browser. */
export const handOver: HandlerOf<"x", "handOver"> = async ({ sn }, visit) => {
  await findOrder(sn, visit);
  const ends = visit.now + LIVES_MS;
  const until = ends.toString(36);
  const mac = await keyedHash(passText(sn, until), visit.env.DATA_KEYS);
  return { pass: `${until}.${mac}`, until: isoOf(ends) };
};

/** Makes this browser an owner's by a pass, once. Throws STATE_CONFLICT by one that is spent, forged or too old. */
export const takeOver: HandlerOf<"x", "takeOver"> = async ({ sn, pass }, visit) => {
  await findOrder(sn, visit);
  if ((await roleOf(sn, visit)).role === "owner") return { sn };
  const [until = "", mac = ""] = pass.split(".");
  const spent = new Failure("STATE_CONFLICT", {}, SPENT);
  const known = await keyedHashes(passText(sn, until), visit.env.DATA_KEYS);
  if (!known.includes(mac) || !holdsAt(Number.parseInt(until, 36), LIVES_MS, visit.now)) throw spent;
  await countTry("pass", pass, ONCE, visit).catch((error: unknown) => {
    throw error instanceof Failure ? spent : error;
  });
  await remember([sn], "owner", visit);
  return { sn };
};
