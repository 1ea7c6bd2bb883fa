import { noticesOf } from "../content/notices.ts";
import { readSetting } from "../settings/settings.ts";
import type { HandlerOf } from "./handler-of.ts";

/** House notices (站内公告) of a slot: nothing bought, nothing that blinks. */
export const ads: HandlerOf<"index", "ads"> = async ({ slot }, visit) => {
  const { value } = await readSetting("ads", visit);
  return { items: noticesOf(slot, visit.now, value.items) };
};
