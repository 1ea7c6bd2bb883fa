import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SettingKind } from "#functions/contract/desk/settings.ts";

/**
 * What was set at the desk (设置的版本). Only ever added to: triggers refuse whatever would change or drop a version. Version
 * 0 of each kind has no row: it is what the code and the Worker's variables say.
 */
export const settingsVersions = sqliteTable(
  "settings_versions",
  {
    kind: text("kind", { enum: SettingKind.options }).notNull(),
    /** 1 for the first change of a kind. */
    nth: integer("nth").notNull(),
    /** ISO 8601 UTC. */
    at: text("at").notNull(),
    who: text("who").notNull(),
    /** JSON, not sealed: whoever opens the site reads it. */
    value: text("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.nth] })],
);
