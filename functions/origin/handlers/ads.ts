import type { HandlerOf } from "./handlers.ts";

/** House notices (站内公告). The desk that writes them comes later; until then there are none. */
export const ads: HandlerOf<"index", "ads"> = async () => ({ items: [] });
