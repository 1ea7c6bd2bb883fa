import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { NICE_CLASSES } from "#functions/naming/business/data/nice.ts";
import { type Mark, marksOf } from "#functions/naming/business/sign/marks.ts";
import { contextOf } from "./context.ts";

/** A full name (名称) in its parts: 行政区划 + 字号 + 行业 + 组织形式. */
export interface FullForm {
  readonly text: string;
  readonly region: string;
  readonly sign: string;
  /** Industry phrase; of a shop, trade and form in one (面包店). */
  readonly trade: string;
  /** "" where the trade's phrase of a shop ends in it. */
  readonly form: string;
  /** What the owner should know about this form, in Chinese. */
  readonly notes: readonly string[];
}

/** Spellings of a name as one might write it in an address; no word on whether any of them is free. */
export interface DomainForms {
  readonly joined: string;
  readonly hyphened: string;
  readonly withTrade: string;
  readonly note: string;
}

/** A Nice class (商标类别) that may matter: a hint. */
export interface NiceHint {
  readonly number: number;
  readonly holds: string;
}

const OWN_PHRASE = /^\p{Script=Han}{2,6}$/u;
const NO_REGION = "没有填所在地；一般要在最前面写上县级以上行政区划名称";
const GENERAL_TRADE = "没有认出行业，行业用语请按主营业务和国民经济行业分类改写";
const PARTNERSHIP = "合伙企业要标明类型；若是有限合伙，请改成“（有限合伙）”";

/** The full name of a 字号 in this brief; of a brand, which is no name of an enterprise, null. */
export function fullFormOf(sign: string, brief: BusinessBrief): FullForm | null {
  if (brief.usage === "brand") return null;
  const { form, trade, notes } = tradeAndForm(brief);
  const region = brief.region.normalize("NFKC").replace(/\s/gu, "");
  return {
    text: region + sign + trade + form,
    region,
    sign,
    trade,
    form,
    notes: region === "" ? [NO_REGION, ...notes] : notes,
  };
}

/** Pinyin joined, with hyphens, and with the trade behind it; ü is written v. Empty strings where it cannot be read. */
export function domainFormsOf(sign: string, brief: BusinessBrief): DomainForms {
  const own = spelled(marksOf(sign));
  const trade = spelled(marksOf(contextOf(brief).found.trade.name));
  return {
    joined: own.join(""),
    hyphened: own.join("-"),
    withTrade: [...own, ...trade].join(""),
    note: "这只是拼法；能不能注册，请到域名注册商那里查",
  };
}

/** The Nice classes of a brief's trade, as hints. */
export function niceHintsOf(brief: BusinessBrief): readonly NiceHint[] {
  return contextOf(brief).found.trade.nice.map((number) => ({ number, holds: NICE_CLASSES[number] ?? "" }));
}

function tradeAndForm(brief: BusinessBrief): { trade: string; form: string; notes: readonly string[] } {
  const { trade, by } = contextOf(brief).found;
  const own = by === null && OWN_PHRASE.test(brief.trade) ? brief.trade : null;
  const notes = by === null ? [GENERAL_TRADE] : [];
  // A shop is no company (个体店铺不是公司): whoever asks for 有限公司 is told so by a finding, and gets a name that a shop may bear.
  const isShop = brief.form === "sole" || (brief.usage === "shop" && brief.form !== "partnership");
  if (isShop) return { trade: own === null ? trade.shop : `${own}店`, form: "", notes };
  const phrase = own ?? trade.phrase;
  if (brief.form === "partnership") {
    return { trade: phrase, form: "合伙企业（普通合伙）", notes: [...notes, PARTNERSHIP] };
  }
  return { trade: phrase, form: "有限公司", notes };
}

function spelled(marks: readonly Mark[] | null): readonly string[] {
  return marks === null ? [] : marks.map(({ sound }) => sound.bare);
}
