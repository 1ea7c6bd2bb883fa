import { shownComments } from "../comments/shown-comments.ts";
import { faqs } from "../content/faqs.ts";
import { guides } from "../content/guides.ts";
import { manuscripts } from "../content/manuscripts.ts";
import { currentOffers } from "../site-info/current-offers.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Guides, samples, questions and comments as one cacheable document; comments come from paid orders only. */
export const content: HandlerOf<"index", "content"> = async (_params, visit) => {
  const { offers } = await currentOffers(visit);
  return {
    guides: guides(offers),
    manuscripts: [...manuscripts],
    faqs: faqs(offers),
    comments: await shownComments(visit),
  };
};
