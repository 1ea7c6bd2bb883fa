import { and, inArray, isNull } from "drizzle-orm";
import { RECOVERY_ALPHABET, RECOVERY_LENGTH, shownRecovery } from "#functions/contract/orders/hold.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { lastCodeOf, oneOrder, takeAhead } from "#functions/origin/store/ahead.ts";
import { keyedHash, keyedHashes, newestOf } from "#functions/origin/store/seal.ts";
import { type DataKey, derivedKey } from "#functions/origin/store/sealing/derived-key.ts";
import { allOf } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import { recoveryCodes } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";

const USED =
  "这个恢复码已经用过了，每个只能用一次。新的恢复码在找回订单的那个浏览器里，打开订单，收据上就有。";

/** Bytes from here on would make some characters likelier than others. */
const FAIR = 256 - (256 % RECOVERY_ALPHABET.length);

/** What the n-th code of an order says: derived from a data key, so that it is stored nowhere and can be said again. */
async function codeOf(sn: string, nth: number, key: DataKey): Promise<string> {
  let code = "";
  for (let round = 0; code.length < RECOVERY_LENGTH; round++) {
    const text = new TextEncoder().encode(`recovery ${sn} ${nth} ${round}`);
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", await derivedKey(key, "code"), text));
    for (const byte of bytes) if (byte < FAIR) code += RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length];
  }
  return code.slice(0, RECOVERY_LENGTH);
}

const hashText = (code: string) => `recovery ${code}`;

/** The recovery code of an order that works now (恢复码), as it is shown; made where there is none. */
export async function recoveryOf(sn: string, context: Context): Promise<string> {
  const { db, env, now } = context;
  const [last] = takeAhead(context, sn, "codes") ?? (await lastCodeOf(oneOrder(sn), db));
  const known = last?.usedAt === null ? env.DATA_KEYS.find(({ id }) => id === last.keyId) : undefined;
  if (last !== undefined && known !== undefined) return shownRecovery(await codeOf(sn, last.nth, known));
  const key = newestOf(env.DATA_KEYS);
  const nth = (last?.nth ?? 0) + 1;
  const code = await codeOf(sn, nth, key);
  const codeHash = await keyedHash(hashText(code), env.DATA_KEYS);
  await db
    .insert(recoveryCodes)
    .values({ codeHash, sn, nth, keyId: key.id, createdAt: isoOf(now) })
    .onConflictDoNothing();
  return shownRecovery(code);
}

/** The order that a recovery code proves, which it does once; null where no order has it. Throws INVALID_PARAMS by a used one. */
export async function takeRecovery(code: string, context: Context): Promise<string | null> {
  const { env, now } = context;
  const hashes = await keyedHashes(hashText(code), env.DATA_KEYS);
  const mine = and(inArray(recoveryCodes.codeHash, hashes), isHere(recoveryCodes.sn, context));
  // A code says no bucket: every database is asked, and one that is silent may be the one that knows it.
  const taken = await allOf(context, async ({ db }) =>
    db
      .update(recoveryCodes)
      .set({ usedAt: isoOf(now) })
      .where(and(mine, isNull(recoveryCodes.usedAt)))
      .returning({ sn: recoveryCodes.sn }),
  );
  const [found] = taken.flat();
  if (found !== undefined) return found.sn;
  const used = await allOf(context, async ({ db }) =>
    db.select({ sn: recoveryCodes.sn }).from(recoveryCodes).where(mine).limit(1),
  );
  if (used.flat().length === 0) return null;
  throw new Failure("INVALID_PARAMS", { fields: { q: USED } });
}
