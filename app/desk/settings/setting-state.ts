import type { FormState } from "#app/kit/form/form-state.ts";
import type { ChangeSettingParams } from "#functions/contract/desk/desk-settings.ts";
import { OfferName, type SettingKind } from "#functions/contract/desk/settings.ts";

export const SETTINGS_PATH = "/desk/settings";
const EDIT_PATH = "/desk/settings/edit";

/** Path of a setting's page: to change house notice `id`, end notice `end` or restore version `back`. */
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
  /** A valid change that the page asks to confirm; null where there is none. */
  asked: ChangeSettingParams | null;
}
