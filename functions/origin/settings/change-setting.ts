import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { ChangeSettingParams } from "#functions/contract/desk/desk-settings.ts";
import { settingKindOf } from "#functions/contract/desk/setting-change.ts";
import { type Setting, type SettingKind, values } from "#functions/contract/desk/settings.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { type Act, logLine, reasonsOf } from "#functions/origin/store/desk/log.ts";
import { copySettings } from "#functions/origin/store/spread/copy-settings.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { settingsVersions } from "#functions/origin/store/tables/settings.ts";
import { type Clerk, clerkOf, type StaffVisit, type Visit } from "#functions/origin/visit.ts";
import { nextValue } from "./next-value.ts";
import { readNewest, readVersion, readVersions } from "./versions.ts";

const VERBS = {
  prices: "set-prices",
  notice: "set-notice",
  ads: "set-ads",
  contact: "set-contact",
  manual: "set-manual",
} as const satisfies Record<SettingKind, Act["verb"]>;

/** What holds now, of every kind (当前设置). */
export const listSettings = async (_params: object, visit: Visit) => ({ settings: await readNewest(visit) });

/** What a version is called in the log. */
const subjectOf = ({ kind, nth }: Pick<Setting, "kind" | "nth">): string => `${kind} ${nth}`;

/** The versions of a kind (版本), newest first, and why each was made. */
export async function listVersions({ kind }: { kind: SettingKind }, visit: Visit) {
  const versions = await readVersions(kind, visit);
  const said = await reasonsOf(versions.map(subjectOf), visit);
  const reasons = versions.map((one) => [String(one.nth), said.get(subjectOf(one)) ?? ""] as const);
  return { versions, reasons: Object.fromEntries(reasons.filter(([, reason]) => reason !== "")) };
}

/**
 * Makes the next version of a setting (改设置), or sets it back to an earlier one; the same value makes none.
 * STATE_CONFLICT where it was made on top of an older version, INVALID_PARAMS, NOT_FOUND.
 */
export async function changeSetting(
  params: ChangeSettingParams,
  visit: StaffVisit,
): Promise<Pick<Setting, "kind" | "nth">> {
  const clerk = clerkOf(visit);
  const kind = settingKindOf(params);
  const now = await readVersion(kind, clerk);
  const text = JSON.stringify(v.parse(values[kind], await nextValue(params, now, clerk)));
  if (text === JSON.stringify(now.value)) return { kind, nth: now.nth };
  if (params.base !== now.nth) throw changedMeanwhile(now);
  const nth = now.nth + 1;
  const verb = params.act === "back" ? "set-back" : VERBS[kind];
  const log = await logLine({ verb, subject: subjectOf({ kind, nth }), reason: params.reason }, clerk);
  const { written } = await batch(clerk.db, {
    insert: insert({ kind, nth, text }, clerk),
    log: log(),
    written: clerk.db
      .select({ who: settingsVersions.who, value: settingsVersions.value })
      .from(settingsVersions)
      .where(sql`${settingsVersions.kind} = ${kind} and ${settingsVersions.nth} = ${nth}`),
  });
  const [mine] = written;
  if (mine?.who !== clerk.who || mine.value !== text) throw changedMeanwhile(await readVersion(kind, clerk));
  await copySettings(clerk);
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
      at: sql<string>`${isoOf(now)}`.as("at"),
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
