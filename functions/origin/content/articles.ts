import * as v from "valibot";
import { SampleManuscript } from "#functions/contract/products/expert.ts";
import type { Content, Guide } from "#functions/contract/site/site.ts";
import { shownComments } from "#functions/origin/comments/shown-comments.ts";
import { currentOffers, type Offers } from "#functions/origin/money/prices/current-offers.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { guides as written } from "#generated/guides.ts";
import questions from "./faqs.json" with { type: "json" };
import { withFigures } from "./figures.ts";
import shen from "./manuscript.json" with { type: "json" };

/** The articles (起名知识) with the figures of the price table and the engine filled in. */
export const guides = (offers: Offers): Guide[] =>
  written.map((guide) => ({ ...guide, body: guide.body.map((block) => withFigures(block, offers)) }));

/** Common questions (常见问题) with figures filled in; people edit `faqs.json`, its answers in Markdown. */
export const faqs = (offers: Offers): Content["faqs"] =>
  questions.map(({ question, answer }) => ({ question, answer: withFigures(answer, offers) }));

/** Whole manuscripts of invented families (手稿样例). Made by scripts/sample.ts. */
const manuscripts: readonly SampleManuscript[] = v.parse(v.array(SampleManuscript), [shen]);

/** Guides, samples, questions and comments as one cacheable document; comments come from paid orders only. */
export async function content(_params: object, visit: Visit): Promise<Content> {
  const { offers } = await currentOffers(visit);
  return {
    guides: guides(offers),
    manuscripts: [...manuscripts],
    faqs: faqs(offers),
    comments: await shownComments(visit),
  };
}
