import type { FormState } from "#app/kit/form/form-state.ts";
import type { ChangeSettingParams } from "#functions/contract/desk/desk-settings.ts";
import { OfferName, type SettingKind } from "#functions/contract/desk/settings.ts";

export const SETTINGS_PATH = "/desk/settings";
const EDIT_PATH = "/desk/settings/edit";

/** The page of a setting; about one house notice, one to be ended, or a version to be set back to. */
export const settingPath = (
  kind: SettingKind,
  about: { id?: string; end?: string; back?: number } = {},
): string => {
  const asked = Object.entries(about).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  return `${EDIT_PATH}?kind=${kind}${asked.join("")}`;
};

/** The fields in the order of the page, each with the id that its error links to. */
export const FIELDS = [
  ...OfferName.options,
  "text",
  "phone",
  "hours",
  "closed",
  "slot",
  "title",
  "href",
  "from",
  "until",
  "again",
  "reason",
] as const;
export type SettingField = (typeof FIELDS)[number];
export const ANCHORS = Object.fromEntries(FIELDS.map((field) => [field, field]));

export interface SettingState extends FormState<SettingField> {
  /** What has been filled in well, and is asked about once before it is done. */
  asked: ChangeSettingParams | null;
}
