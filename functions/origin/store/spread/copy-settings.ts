import { and, eq, gt } from "drizzle-orm";
import { SettingKind } from "#functions/contract/desk/settings.ts";
import { say } from "#functions/contract/watch/log.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { newestOfKinds } from "#functions/origin/store/settings.ts";
import { settingsVersions } from "#functions/origin/store/tables/settings.ts";
import type { Context } from "#functions/origin/visit.ts";
import { everywhere } from "./everywhere.ts";
import { directoryOf, type Reach } from "./shards.ts";

/**
 * Copies what was set at the desk from the directory into every other database (设置的副本), so that a new order finds its
 * price where it is stored. One that is silent gets it from the cron within the minute.
 */
export async function copySettings(context: Context): Promise<void> {
  if (context.shards === undefined) return;
  const { silent } = await everywhere(context, copyInto);
  for (const { error } of silent) say({ at: "origin", call: "copy-settings", fault: faultText(error) });
}

/** D1 takes 100 values of one statement; what is more comes with the next minute. */
const MOST_VERSIONS = 15;

/** Adds the versions that this database has not. */
export async function copyInto(reach: Reach): Promise<void> {
  const directory = directoryOf(reach);
  if (reach.db === directory) return;
  const there = await newestOfKinds(SettingKind.options, { db: directory });
  const here = await newestOfKinds(SettingKind.options, reach);
  for (const { kind, nth } of there) {
    const known = here.find((row) => row.kind === kind)?.nth ?? 0;
    if (known >= nth) continue;
    const missing = await directory
      .select()
      .from(settingsVersions)
      .where(and(eq(settingsVersions.kind, kind), gt(settingsVersions.nth, known)))
      .orderBy(settingsVersions.nth)
      .limit(MOST_VERSIONS);
    await reach.db.insert(settingsVersions).values(missing).onConflictDoNothing();
  }
}
