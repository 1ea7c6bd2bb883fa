import { trades } from "#functions/naming/business/trade/trades.ts";
import { places } from "#functions/naming/facts/calendar/places/places.ts";
import { asRegistered } from "#functions/naming/person/describe/as-registered.ts";

/** Endings of full names (组织形式), longest first where one holds another. */
const FORMS =
  /(有限责任公司|股份有限公司|有限公司|股份公司|集团公司|总公司|分公司|公司|集团|合伙企业|合作社|经营部|服务部|工作室|事务所|门市部|旗舰店|专卖店|总店|分店|商行|商店|店|铺|厂|馆|行|部|室)(（[^）]*）)?$/u;
const MORE_WORDS = [
  "管理",
  "服务",
  "发展",
  "实业",
  "房产经纪",
  "经纪",
  "计算机",
  "计算机系统",
  "文化",
  "生物",
  "电气",
  "置业",
];
/** Characters of a 字号, at the least. */
const LEAST = 2;
const BRACKETS = /[（(][^（）()]*[）)]/gu;
const NOT_HAN = /[^\p{Script=Han}]/gu;
/** A district or county between the city and the 字号. */
const DISTRICT = /^\p{Script=Han}{1,3}[区县](?=\p{Script=Han}{2})/u;
const REGION_ENDING = /^(特别行政区|自治州|自治区|自治县|省|市|地区|盟|县|区)/u;

/** A name as it was written, in the parts of a full name (名称); "" where a part is not there. */
export interface NameParts {
  readonly region: string;
  readonly sign: string;
  readonly trade: string;
  readonly form: string;
}

/** A rival's 字号 out of what was pasted, as it is registered (麥 → 麦): a full name loses region, form and trade. */
export const signNameOf = (pasted: string): string => namePartsOf(asRegistered(pasted).text).sign;

/**
 * A written name cut in its parts: 行政区划, 字号, 行业, 组织形式. `sign` says which 字号 is meant where the cut would be
 * another; a 字号 has two characters at the least. What stands in brackets is left out, but for a region.
 */
export function namePartsOf(pasted: string, sign?: string): NameParts {
  const text = pasted.normalize("NFKC");
  const whole = text.replace(BRACKETS, "").replace(NOT_HAN, "");
  const bracketed = text.match(BRACKETS)?.map((one) => one.slice(1, -1)) ?? [];
  const parts = sign !== undefined && whole.includes(sign) ? cutAround(whole, sign) : guessed(whole);
  const region = parts.region || (bracketed.find((one) => isRegion(one)) ?? "");
  return { ...parts, region };
}

function cutAround(whole: string, sign: string): NameParts {
  const at = whole.indexOf(sign);
  const rest = whole.slice(at + sign.length);
  const trade = rest.replace(FORMS, "");
  return { region: whole.slice(0, at), sign, trade, form: rest.slice(trade.length) };
}

/**
 * Cuts a name with its form taken off, or with the form as part of the trade (书店): whichever leaves the
 * shorter 字号.
 */
function guessed(whole: string): NameParts {
  const withoutForm = whole.replace(FORMS, "");
  const form = whole.slice(withoutForm.length);
  const [first, second] = [cut(whole, ""), cut(withoutForm, form)];
  const [shorter, longer] = second.sign.length < first.sign.length ? [second, first] : [first, second];
  const found = [shorter, longer].find((parts) => parts.sign.length >= LEAST);
  if (found !== undefined) return found;
  const sign = withoutForm.length >= LEAST ? withoutForm : whole;
  return { region: "", sign, trade: "", form: whole.slice(sign.length) };
}

function cut(text: string, form: string): NameParts {
  const body = withoutRegion(text);
  const sign = withoutTrade(body);
  return { region: text.slice(0, text.length - body.length), sign, trade: body.slice(sign.length), form };
}

const isRegion = (text: string): boolean =>
  regions().some(
    (name) => text.startsWith(name) && /^([省市区县]|地区|自治州)?$/u.test(text.slice(name.length)),
  );

function withoutRegion(text: string): string {
  const place = regions().find((name) => text.startsWith(name) && text.length >= name.length + 2);
  if (place === undefined) return text;
  return withoutRegion(text.slice(place.length).replace(REGION_ENDING, "")).replace(DISTRICT, "");
}

function withoutTrade(text: string): string {
  const word = tradeWords().find((one) => text.endsWith(one) && text.length >= one.length + 2);
  return word === undefined ? text : withoutTrade(text.slice(0, -word.length));
}

let regionNames: readonly string[] | undefined;
let words: readonly string[] | undefined;

/** Regions whose name is much more often the start of a 字号. */
const RATHER_SIGNS: ReadonlySet<string> = new Set(["阿里"]);
const longestFirst = (one: string, other: string): number => other.length - one.length;

/** Provinces and cities as places.ts has them, without 市 or 省, longest first. */
function regions(): readonly string[] {
  regionNames ??= [
    ...new Set(
      places().flatMap(({ name, group }) => [name, group].map((text) => text.replace(/[省市]$/u, ""))),
    ),
  ]
    .filter((name) => /^\p{Script=Han}{2,}$/u.test(name) && !RATHER_SIGNS.has(name))
    .sort(longestFirst);
  return regionNames;
}

/** Words and phrases of trades of two han or more, longest first. */
function tradeWords(): readonly string[] {
  words ??= [
    ...new Set([
      ...trades().flatMap(({ words: own, phrase, shop }) => [...own, phrase, shop]),
      ...MORE_WORDS,
    ]),
  ]
    .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
    .sort(longestFirst);
  return words;
}
