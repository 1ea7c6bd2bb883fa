import * as v from "valibot";
import { Channel } from "#functions/contract/orders/payments.ts";
import { SampleManuscript } from "#functions/contract/products/expert.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Currency, Fen } from "#functions/contract/values/scalars.ts";

/** What a service costs and what is in it; `count` names in all. */
const Price = v.object({
  amount: Fen,
  currency: Currency,
  count: v.number(),
  what: v.array(v.string()),
});

/** Who runs the site, how to reach them, and what things cost. */
export const SiteInfo = v.object({
  title: v.string(),
  /** The firm that runs the site and is paid (收款方), its 统一社会信用代码 and its address; "" where nobody has said. */
  operator: v.string(),
  licence: v.optional(v.string()),
  address: v.optional(v.string()),
  icp: v.string(),
  police: v.string(),
  phone: v.string(),
  hours: v.string(),
  prices: v.record(v.string(), Price),
  /** Ways to pay that are configured. */
  channels: v.array(Channel),
  /** Can a page be shared in WeChat with a card of our own? */
  share: v.optional(v.boolean()),
  notice: v.nullable(v.string()),
});

/** Where house notices (页面公告) stand. */
export const AdSlot = v.picklist(["home", "index2", "result"], messages.choice);
export type AdSlot = v.InferOutput<typeof AdSlot>;
export const AdsParams = v.object({ slot: AdSlot });
export const Ads = v.object({
  items: v.array(
    v.object({ id: v.string(), slot: v.string(), title: v.string(), text: v.string(), href: v.string() }),
  ),
});

const Comment = v.object({
  id: v.string(),
  stars: v.number(),
  text: v.string(),
  date: v.string(),
  bought: v.string(),
  reply: v.nullable(v.string()),
});

/** An article of 起名知识. Blocks of the body, and the sources, are in the small Markdown that app/guide draws. */
export const Guide = v.object({
  slug: v.string(),
  title: v.string(),
  /** The heading under which the list shows it. */
  group: v.string(),
  summary: v.string(),
  /** yyyy-mm-dd, when it was last checked. */
  date: v.string(),
  sources: v.array(v.string()),
  body: v.array(v.string()),
});

export const Content = v.object({
  guides: v.array(Guide),
  manuscripts: v.array(SampleManuscript),
  faqs: v.array(v.object({ question: v.string(), answer: v.string() })),
  comments: v.object({ items: v.array(Comment), counts: v.record(v.string(), v.number()) }),
});

export type SiteInfo = v.InferOutput<typeof SiteInfo>;
export type Ads = v.InferOutput<typeof Ads>;
export type Guide = v.InferOutput<typeof Guide>;
export type Content = v.InferOutput<typeof Content>;
