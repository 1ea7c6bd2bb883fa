import { guides } from "../content/guides.ts";
import type { HandlerOf } from "./handlers.ts";

/** Guides, samples, questions and comments as one cacheable document; comments come from paid orders only. */
export const content: HandlerOf<"index", "content"> = async () => ({
  guides: guides(),
  manuscripts: [],
  faqs: [],
  comments: { items: [], counts: {} },
});
