import { and, desc, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { Setting, type SettingKind, type SettingOf } from "#functions/contract/settings.ts";
import type { Desk } from "../reports/parts.ts";
import { settingsVersions } from "../store/tables.ts";
import { firstValues } from "./first-values.ts";

type Row = typeof settingsVersions.$inferSelect;

/** Versions that are listed at once, 0 beside them. */
const MOST = 30;

/** Version 0 of a kind: what holds while nothing was set at the desk. */
const firstOf = (kind: SettingKind, { env }: Pick<Desk, "env">): Setting =>
  v.parse(Setting, { kind, nth: 0, at: null, who: null, value: firstValues[kind](env) });

/** A version as it was written; an offer that has come since costs what the code says. */
function settingOf({ kind, nth, at, who, value }: Row, desk: Pick<Desk, "env">): Setting {
  const first = kind === "prices" ? firstValues.prices(desk.env) : {};
  return v.parse(Setting, { kind, nth, at, who, value: { ...first, ...JSON.parse(value) } });
}

/** What holds now of some kinds (当前设置), in one query. */
export async function readSettings<const K extends readonly SettingKind[]>(
  kinds: K,
  desk: Desk,
): Promise<{ [N in K[number]]: SettingOf<N> }> {
  const newest = sql<number>`(select max(newest.nth) from settings_versions newest where newest.kind = ${settingsVersions.kind})`;
  const rows = await desk.db
    .select()
    .from(settingsVersions)
    .where(and(inArray(settingsVersions.kind, [...kinds]), eq(settingsVersions.nth, newest)));
  const now = kinds.map((kind): [SettingKind, Setting] => {
    const row = rows.find((one) => one.kind === kind);
    return [kind, row === undefined ? firstOf(kind, desk) : settingOf(row, desk)];
  });
  // fromEntries knows no more than the union; each kind's row was parsed under that kind.
  return Object.fromEntries(now) as { [N in K[number]]: SettingOf<N> };
}

/** What holds now of a kind. */
export const readSetting = async <const K extends SettingKind>(kind: K, desk: Desk): Promise<SettingOf<K>> =>
  (await readSettings([kind], desk))[kind];

/** The versions of a kind, newest first, down to 0. */
export async function readVersions(kind: SettingKind, desk: Desk): Promise<Setting[]> {
  const rows = await desk.db
    .select()
    .from(settingsVersions)
    .where(eq(settingsVersions.kind, kind))
    .orderBy(desc(settingsVersions.nth))
    .limit(MOST);
  return [...rows.map((row) => settingOf(row, desk)), firstOf(kind, desk)];
}

/** One version of a kind; null where there is none. */
export async function findVersion(kind: SettingKind, nth: number, desk: Desk): Promise<Setting | null> {
  if (nth === 0) return firstOf(kind, desk);
  const [row] = await desk.db
    .select()
    .from(settingsVersions)
    .where(and(eq(settingsVersions.kind, kind), eq(settingsVersions.nth, nth)));
  return row === undefined ? null : settingOf(row, desk);
}
