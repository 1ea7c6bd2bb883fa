import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { SettingKind, ValueOf } from "#functions/contract/desk/settings.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import type { Context } from "#functions/origin/visit.ts";
import { fixed, shaped } from "./statements/fixed.ts";
import { settingsVersions } from "./tables/settings.ts";

/** What the first values are read from. */
type SettingVars = Pick<OriginEnv, "PHONE" | "HOURS" | "NOTICE" | "EXPERT_CLOSED_UNTIL">;

/** A kind of setting (设置), defined by the code that uses it. */
export interface SettingDefinition<K extends SettingKind = SettingKind> {
  kind: K;
  value: v.GenericSchema<unknown, ValueOf<K>>;
  /** Version 0: what the code and the Worker's variables say, for as long as the desk says nothing. */
  first(vars: SettingVars): ValueOf<K>;
}

/** What holds now of a setting, and since which version. */
interface Held<K extends SettingKind> {
  nth: number;
  value: ValueOf<K>;
}

type Row = typeof settingsVersions.$inferSelect;

const newest = sql<number>`(select max(newest.nth) from settings_versions newest where newest.kind = ${settingsVersions.kind})`;
const newestOf = shaped((kinds: string) =>
  fixed([], (_, db) =>
    db
      .select()
      .from(settingsVersions)
      .where(and(sql`${settingsVersions.kind} in ${kinds.split(" ")}`, eq(settingsVersions.nth, newest))),
  ),
);

/** The statement that reads the newest version that was written of each of these kinds. */
export const newestOfKinds = (kinds: readonly SettingKind[], { db }: Pick<Context, "db">) =>
  newestOf(kinds.join(" "))(db, {});

/** The value of a version; members that its kind got after it was written are as in version 0. */
const heldIn = <K extends SettingKind>(
  { value: schema, first }: SettingDefinition<K>,
  { value }: Pick<Row, "value">,
  vars: SettingVars,
): ValueOf<K> => v.parse(schema, { ...first(vars), ...JSON.parse(value) });

/** What holds now of a kind, among the newest versions. */
export function settingIn<K extends SettingKind>(
  rows: readonly Row[],
  definition: SettingDefinition<K>,
  vars: SettingVars,
): Held<K> {
  const row = rows.find(({ kind }) => kind === definition.kind);
  return row === undefined
    ? { nth: 0, value: definition.first(vars) }
    : { nth: row.nth, value: heldIn(definition, row, vars) };
}

/** Reads the current values of some kinds in one query (当前设置); answers a function that gives each of them. */
export async function readSettings(
  definitions: readonly Pick<SettingDefinition, "kind">[],
  context: Context,
): Promise<<K extends SettingKind>(definition: SettingDefinition<K>) => Held<K>> {
  const kinds = definitions.map(({ kind }) => kind);
  const rows = await newestOfKinds(kinds, context);
  return (definition) => settingIn(rows, definition, context.env);
}

/** What holds now of a kind. */
export const readSetting = async <K extends SettingKind>(
  definition: SettingDefinition<K>,
  context: Context,
): Promise<Held<K>> => (await readSettings([definition], context))(definition);
