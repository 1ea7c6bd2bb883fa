import { eq } from "drizzle-orm";
import { isWithinDay, tellDesk } from "#functions/origin/messages/sms/budget.ts";
import { carrierOf } from "#functions/origin/messages/sms/carrier-of.ts";
import { open } from "#functions/origin/store/seal.ts";
import { smsRequests } from "#functions/origin/store/tables/messages.ts";
import type { Context } from "#functions/origin/visit.ts";
import { LIVES_MS, newCode } from "./code.ts";
import { isOfPaidOrder } from "./find.ts";

/** The place that the mobile of a request is sealed for. */
export const requestPlace = (id: string): string => `sms-request ${id}`;

/**
 * Sends the code that was asked for, or none where the mobile stands on no paid order; true once nothing is left to do. A
 * carrier's trouble throws, and the outbox comes again; after ten minutes nobody waits for it any more.
 */
export async function sendAsked(id: string, context: Context): Promise<boolean> {
  const { db, env, now } = context;
  const [asked] = await db.select().from(smsRequests).where(eq(smsRequests.id, id)).limit(1);
  if (asked === undefined) return true;
  const carrier = carrierOf(context);
  const isOver = Date.parse(asked.createdAt) + LIVES_MS <= now;
  if (carrier !== null && !isOver) {
    const mobile = String(await open(asked.mobile, requestPlace(id), env.DATA_KEYS));
    if ((await isOfPaidOrder(mobile, context)) && (await isWithinDay(context)))
      await carrier.send(mobile, await newCode(mobile, context));
  }
  if (isOver)
    await tellDesk("有验证码短信没有发出去：通道十分钟没有接。请看短信平台的状态和余额。", "UNSENT", context);
  await db.delete(smsRequests).where(eq(smsRequests.id, id));
  return true;
}
