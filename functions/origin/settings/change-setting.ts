import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { ChangeSettingParams } from "#functions/contract/desk-settings.ts";
import { kindOf } from "#functions/contract/setting-change.ts";
import { type Setting, type SettingKind, values } from "#functions/contract/settings.ts";
import { type Act, type Clerk, logLine } from "../desk/log.ts";
import { Failure } from "../failure.ts";
import { settingsVersions } from "../store/tables.ts";
import { nextValue } from "./next-value.ts";
import { readSetting } from "./settings.ts";

const VERBS = {
  prices: "set-prices",
  notice: "set-notice",
  ads: "set-ads",
  contact: "set-contact",
  manual: "set-manual",
} as const satisfies Record<SettingKind, Act["verb"]>;

/**
 * Makes the next version of a setting (改设置); what holds already makes none. STATE_CONFLICT where it was made on top of
 * an older version, INVALID_PARAMS, NOT_FOUND.
 */
export async function changeSetting(
  params: ChangeSettingParams,
  clerk: Clerk,
): Promise<Pick<Setting, "kind" | "nth">> {
  const kind = kindOf(params);
  const now: Setting = await readSetting(kind, clerk);
  const text = JSON.stringify(v.parse(values[kind], await nextValue(params, now, clerk)));
  if (text === JSON.stringify(now.value)) return { kind, nth: now.nth };
  if (params.base !== now.nth) throw changedMeanwhile(now);
  const nth = now.nth + 1;
  const verb = params.act === "back" ? "set-back" : VERBS[kind];
  const log = await logLine({ verb, subject: `${kind} ${nth}`, reason: params.reason }, clerk);
  const [, , written] = await clerk.db.batch([
    insert({ kind, nth, text }, clerk),
    log(),
    clerk.db
      .select({ who: settingsVersions.who, value: settingsVersions.value })
      .from(settingsVersions)
      .where(sql`${settingsVersions.kind} = ${kind} and ${settingsVersions.nth} = ${nth}`),
  ]);
  const [mine] = written;
  if (mine?.who !== clerk.who || mine.value !== text) throw changedMeanwhile(await readSetting(kind, clerk));
  return { kind, nth };
}

/** The next version, only on top of the one before it: of two at once one is written. */
function insert(
  { kind, nth, text }: { kind: SettingKind; nth: number; text: string },
  { db, now, who }: Clerk,
) {
  const newest = db
    .select({ nth: sql<number>`coalesce(max(${settingsVersions.nth}), 0)` })
    .from(settingsVersions)
    .where(eq(settingsVersions.kind, kind));
  const row = db
    .select({
      kind: sql<SettingKind>`${kind}`.as("kind"),
      nth: sql<number>`${nth}`.as("nth"),
      at: sql<string>`${new Date(now).toISOString()}`.as("at"),
      who: sql<string>`${who}`.as("who"),
      value: sql<string>`${text}`.as("value"),
    })
    .from(sql`(select 1)`)
    .where(sql`(${newest}) = ${nth - 1}`);
  return db.insert(settingsVersions).select(row);
}

const changedMeanwhile = ({ nth }: Setting): Failure =>
  new Failure(
    "STATE_CONFLICT",
    {},
    `您打开这一页以后，已经有人改过，现在是第 ${nth} 版。您填的都还在下面，请对照现在的内容再确认一次。`,
  );
