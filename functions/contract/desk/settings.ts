import * as v from "valibot";
import { Day } from "#functions/contract/products/expert.ts";
import { AdSlot } from "#functions/contract/site/site.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Fen, Instant } from "#functions/contract/values/scalars.ts";

/** What is changed without a deploy (可改的设置): prices, the site's notice, house notices, how to reach us, expert naming. */
export const SettingKind = v.picklist(["prices", "notice", "ads", "contact", "manual"], messages.choice);
export type SettingKind = v.InferOutput<typeof SettingKind>;

/** The rows of the price table (价格表). */
export const OfferName = v.picklist([
  "baby",
  "business",
  "score",
  "businessScore",
  "luck",
  "manual",
  "manualSenior",
]);
export type OfferName = v.InferOutput<typeof OfferName>;

/** What each offer costs, fen. */
export const Prices = v.object({
  baby: Fen,
  business: Fen,
  score: Fen,
  businessScore: Fen,
  luck: Fen,
  manual: Fen,
  manualSenior: Fen,
} satisfies Record<OfferName, typeof Fen>);
export type Prices = v.InferOutput<typeof Prices>;

/** A house notice (页面公告) of a slot, from one day in Beijing to another, both included; null: no limit. */
export const AdItem = v.object({
  id: v.string(),
  slot: AdSlot,
  title: v.string(),
  text: v.string(),
  /** A path of this site. */
  href: v.string(),
  from: v.nullable(Day),
  until: v.nullable(Day),
});
export type AdItem = v.InferOutput<typeof AdItem>;

/** The value of each kind. */
export const values = {
  prices: Prices,
  /** The line of every page's footer (页脚通知). */
  notice: v.object({ text: v.nullable(v.string()) }),
  ads: v.object({ items: v.array(AdItem) }),
  contact: v.object({ phone: v.string(), hours: v.string() }),
  /** Is expert naming (人工起名) closed, and until which day; null: nobody knows yet. */
  manual: v.object({ closed: v.boolean(), until: v.nullable(Day) }),
} as const satisfies Record<SettingKind, v.GenericSchema>;
export type ValueOf<K extends SettingKind> = v.InferOutput<(typeof values)[K]>;

const version = <const K extends SettingKind, const S extends v.GenericSchema>(kind: K, value: S) =>
  v.object({
    kind: v.literal(kind),
    /** 0: what the code and the Worker's variables say. */
    nth: v.number(),
    at: v.nullable(Instant),
    /** Email of who made it; null for version 0. */
    who: v.nullable(v.string()),
    value,
  });

/** A version (版本) of a setting. It is never changed: a change makes the next version. */
export const Setting = v.variant("kind", [
  version("prices", values.prices),
  version("notice", values.notice),
  version("ads", values.ads),
  version("contact", values.contact),
  version("manual", values.manual),
]);
export type Setting = v.InferOutput<typeof Setting>;
