import type { Content } from "#functions/contract/site.ts";
import type { Offers } from "../site-info/current-offers.ts";
import written from "./faqs.json" with { type: "json" };
import { withFigures } from "./figures.ts";

/** What is often asked (常见问题), figures filled in; people edit the file beside this one, answers in the articles' Markdown. */
export const faqs = (offers: Offers): Content["faqs"] =>
  written.map(({ question, answer }) => ({ question, answer: withFigures(answer, offers) }));
