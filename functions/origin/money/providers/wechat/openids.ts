import { and, eq } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { directoryOf } from "#functions/origin/store/spread/shards.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { openids } from "#functions/origin/store/tables/visitors.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** Keeps what WeChat calls a visitor in one app (openid), sealed; the newest counts. */
export async function keepOpenid(openid: string, appId: string, visit: Visit): Promise<void> {
  const { env, visitorId, now } = visit;
  const row = {
    openid: await seal(openid, places.openid(visitorId, appId), env.DATA_KEYS),
    createdAt: isoOf(now),
  };
  await directoryOf(visit)
    .insert(openids)
    .values({ visitorId, appId, ...row })
    .onConflictDoUpdate({ target: [openids.visitorId, openids.appId], set: row });
}

/** The visitor's openid in the app that is configured; null where it is not known, or no app is. */
export async function openidOf(visit: Visit): Promise<string | null> {
  const { env, visitorId } = visit;
  const appId = env.payments.wechat?.WECHAT_APP_ID;
  if (appId === undefined) return null;
  const [row] = await directoryOf(visit)
    .select({ openid: openids.openid })
    .from(openids)
    .where(and(eq(openids.visitorId, visitorId), eq(openids.appId, appId)))
    .limit(1);
  if (row === undefined) return null;
  return String(await open(row.openid, places.openid(visitorId, appId), env.DATA_KEYS));
}
