import { SettingKind } from "#functions/contract/settings.ts";
import { clerkOf } from "../../desk/log.ts";
import { changeSetting as change } from "../../settings/change-setting.ts";
import { readSettings, readVersions } from "../../settings/settings.ts";
import type { HandlerOf } from "../handler-of.ts";

/** What holds now, of every kind (当前设置). */
export const settings: HandlerOf<"desk", "settings"> = async (_params, visit) => ({
  settings: Object.values(await readSettings(SettingKind.options, visit)),
});

/** The versions of a kind (版本), newest first. */
export const versions: HandlerOf<"desk", "versions"> = async ({ kind }, visit) => ({
  versions: await readVersions(kind, visit),
});

/** Makes the next version of a setting, or sets it back to an earlier one. */
export const changeSetting: HandlerOf<"desk", "changeSetting"> = (params, visit) =>
  change(params, clerkOf(visit));
