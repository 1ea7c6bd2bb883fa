import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { messages } from "#functions/contract/values/messages.ts";
import { APART_MS, isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { keyedHash } from "#functions/origin/store/seal.ts";
import { smsCodes } from "#functions/origin/store/tables/messages.ts";
import type { Context } from "#functions/origin/visit.ts";
import { mobileHash } from "./mobile.ts";

/** How long a code holds, and how often it may be guessed at. */
export const LIVES_MS = 10 * MINUTE_MS;
const GUESSES = 5;

/** A new code for a mobile; the code before it no longer works. */
export async function newCode(mobile: string, context: Context): Promise<string> {
  const { db, now } = context;
  const code = sixDigits();
  const row = {
    codeHash: await codeHash(mobile, code, context),
    wrongTries: 0,
    expiresAt: isoOf(now + LIVES_MS),
  };
  const hash = await mobileHash(mobile, context);
  await db
    .insert(smsCodes)
    .values({ mobileHash: hash, ...row })
    .onConflictDoUpdate({ target: smsCodes.mobileHash, set: row });
  return code;
}

/**
 * Takes a code, which works once. A guess is counted before it is compared, so that of many sent at once no more than five
 * are. A wrong code and a mobile that got none throw the same Failure.
 */
export async function takeCode(mobile: string, code: string, context: Context): Promise<void> {
  const { db, now } = context;
  const hash = await mobileHash(mobile, context);
  const [counted] = await db
    .update(smsCodes)
    .set({ wrongTries: sql`${smsCodes.wrongTries} + 1` })
    .where(
      and(
        eq(smsCodes.mobileHash, hash),
        lt(smsCodes.wrongTries, GUESSES),
        gt(smsCodes.expiresAt, isoOf(now)),
        // One that was made by a clock that was set back since would hold too long.
        lte(smsCodes.expiresAt, isoOf(now + LIVES_MS + APART_MS)),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash });
  const guess = await codeHash(mobile, code, context);
  const taken =
    counted?.codeHash === guess
      ? await db
          .delete(smsCodes)
          .where(and(eq(smsCodes.mobileHash, hash), eq(smsCodes.codeHash, guess)))
          .returning({ mobileHash: smsCodes.mobileHash })
      : [];
  if (taken.length === 0) throw new Failure("INVALID_PARAMS", { fields: { code: messages.smsWrong } });
}

const codeHash = (mobile: string, code: string, { env }: Context) =>
  keyedHash(`sms-code ${mobile} ${code}`, env.DATA_KEYS);

/** Six digits, each as likely as another. */
function sixDigits(): string {
  const most = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < most) return String(word % 1_000_000).padStart(6, "0");
  }
}
