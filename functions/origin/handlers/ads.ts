import { noticesOf } from "../content/notices.ts";
import type { HandlerOf } from "./handlers.ts";

/** House notices (站内公告) of a slot: nothing bought, nothing that blinks. */
export const ads: HandlerOf<"index", "ads"> = async ({ slot }, { now }) => ({ items: noticesOf(slot, now) });
