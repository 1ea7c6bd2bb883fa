import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { Setting, SettingKind } from "#functions/contract/desk/settings.ts";
import { adsSetting } from "#functions/origin/content/notices.ts";
import { contactSetting, noticeSetting } from "#functions/origin/content/site-info.ts";
import { priceSetting } from "#functions/origin/money/prices/current-offers.ts";
import { openSetting } from "#functions/origin/products/expert/slots.ts";
import { newestOfKinds, type SettingDefinition } from "#functions/origin/store/settings.ts";
import { settingsVersions } from "#functions/origin/store/tables/settings.ts";
import type { Context } from "#functions/origin/visit.ts";

/** The settings of the desk (设置), each as defined by the module that uses it. */
const settings: { readonly [K in SettingKind]: SettingDefinition<K> } = {
  prices: priceSetting,
  notice: noticeSetting,
  ads: adsSetting,
  contact: contactSetting,
  manual: openSetting,
};

type Row = typeof settingsVersions.$inferSelect;

/** Versions that are listed at once, at most, besides version 0. */
const MOST_VERSIONS = 30;

/** Version 0 of a kind: what holds while nothing was set at the desk. */
const firstOf = (kind: SettingKind, { env }: Pick<Context, "env">): Setting =>
  v.parse(Setting, { kind, nth: 0, at: null, who: null, value: settings[kind].first(env) });

/** A version as it was written; a field that was added to its kind later has the value of version 0. */
const settingOf = ({ kind, nth, at, who, value }: Row, { env }: Pick<Context, "env">): Setting =>
  v.parse(Setting, { kind, nth, at, who, value: { ...settings[kind].first(env), ...JSON.parse(value) } });

/** What holds now (当前设置), of every kind. */
export async function readNewest(context: Context): Promise<Setting[]> {
  const rows = await newestOfKinds(SettingKind.options, context);
  return SettingKind.options.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row === undefined ? firstOf(kind, context) : settingOf(row, context);
  });
}

/** What holds now of a kind, as one of its versions. */
export async function readVersion(kind: SettingKind, context: Context): Promise<Setting> {
  const [row] = await newestOfKinds([kind], context);
  return row === undefined ? firstOf(kind, context) : settingOf(row, context);
}

/** The versions of a kind (版本), newest first, down to 0. */
export async function readVersions(kind: SettingKind, context: Context): Promise<Setting[]> {
  const rows = await context.db
    .select()
    .from(settingsVersions)
    .where(eq(settingsVersions.kind, kind))
    .orderBy(desc(settingsVersions.nth))
    .limit(MOST_VERSIONS);
  return [...rows.map((row) => settingOf(row, context)), firstOf(kind, context)];
}

/** One version of a kind; null where there is none. */
export async function findVersion(kind: SettingKind, nth: number, context: Context): Promise<Setting | null> {
  if (nth === 0) return firstOf(kind, context);
  const [row] = await context.db
    .select()
    .from(settingsVersions)
    .where(and(eq(settingsVersions.kind, kind), eq(settingsVersions.nth, nth)));
  return row === undefined ? null : settingOf(row, context);
}
