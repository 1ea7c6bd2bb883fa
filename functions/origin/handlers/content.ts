import { shownComments } from "../comments/shown-comments.ts";
import { faqs } from "../content/faqs.ts";
import { guides } from "../content/guides.ts";
import { manuscripts } from "../content/manuscripts.ts";
import type { HandlerOf } from "./handlers.ts";

/** Guides, samples, questions and comments as one cacheable document; comments come from paid orders only. */
export const content: HandlerOf<"index", "content"> = async (_params, visit) => ({
  guides: guides(),
  manuscripts: [...manuscripts],
  faqs: faqs(),
  comments: await shownComments(visit),
});
