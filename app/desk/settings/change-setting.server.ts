import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Acted, sendAct } from "#app/desk/frame/send-act.server.ts";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { readForm } from "#app/kit/form/read-form.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { ChangeSettingParams } from "#functions/contract/desk/desk-settings.ts";
import { FIELDS, type SettingField, type SettingState } from "./setting-state.ts";

const fieldOf = (key: string): SettingField => FIELDS.find((field) => field === key) ?? "reason";

export const settingState = (typed: Typed): SettingState => ({
  ...freshState(typed),
  asked: null,
});

/**
 * Changes a setting, in steps of one form: `look` asks to confirm it, `edit` goes back to the form, `save`
 * makes the change. Returns the form again, with what was typed, where the change is not made.
 */
export async function changeSetting({ form, upstream }: AppLoadContext): Promise<Acted<SettingState>> {
  const state = settingState(form);
  const step = typedAt(form, "step");
  if (step === "edit") return { ok: false, state, status: 200 };
  const reading = readForm(ChangeSettingParams, form, fieldOf);
  if (step !== "save" && reading.ok)
    return { ok: false, state: { ...state, asked: reading.brief }, status: 200 };
  const done = await sendAct({ state, reading, fieldOf }, async (act) => {
    await upstream.desk.changeSetting(act);
    return "changed";
  });
  if (done.ok) return done;
  // Somebody else changed it first: the form starts from the newest version, and asks to confirm again.
  if (done.state.said !== null) return { ...done, state: { ...done.state, values: { ...form, base: "" } } };
  const isAsked = reading.ok && Object.keys(done.state.errors).every((field) => field === "again");
  return isAsked ? { ...done, state: { ...done.state, asked: reading.brief } } : done;
}
