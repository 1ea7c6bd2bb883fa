import { places } from "../calendar/places.ts";
import { trades } from "./trades.ts";

/** Endings of full names (组织形式), longest first where one holds another. */
const FORMS =
  /(有限责任公司|股份有限公司|有限公司|股份公司|集团公司|总公司|分公司|公司|集团|合伙企业|合作社|经营部|服务部|工作室|事务所|门市部|旗舰店|专卖店|总店|分店|商行|商店|店|厂|馆|行|部|室)(（[^）]*）)?$/u;
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
const BRACKETS = /[（(][^（）()]*[）)]/gu;
const NOT_HAN = /[^\p{Script=Han}]/gu;
/** A district or county between the city and the 字号. */
const DISTRICT = /^\p{Script=Han}{1,3}[区县](?=\p{Script=Han}{2})/u;
const REGION_ENDING = /^(特别行政区|自治州|自治区|自治县|省|市|地区|盟|县|区)/u;

/** A rival's 字号 out of what was pasted: a full name loses region, form and trade; a bare one stays as it is. */
export function signNameOf(pasted: string): string {
  const whole = pasted.normalize("NFKC").replace(BRACKETS, "").replace(NOT_HAN, "");
  const withoutForm = whole.replace(FORMS, "");
  const bare = withoutTrade(withoutRegion(withoutForm));
  if (bare.length >= 2) return bare;
  return withoutForm.length >= 2 ? withoutForm : whole;
}

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

const longestFirst = (one: string, other: string): number => other.length - one.length;

/** Provinces and cities as places.ts has them, without 市 or 省, longest first. */
function regions(): readonly string[] {
  regionNames ??= [
    ...new Set(
      places().flatMap(({ name, group }) => [name, group].map((text) => text.replace(/[省市]$/u, ""))),
    ),
  ]
    .filter((name) => /^\p{Script=Han}{2,}$/u.test(name))
    .sort(longestFirst);
  return regionNames;
}

/** Words and phrases of trades of two han or more, longest first. */
function tradeWords(): readonly string[] {
  words ??= [...new Set([...trades().flatMap(({ words: own, phrase }) => [...own, phrase]), ...MORE_WORDS])]
    .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
    .sort(longestFirst);
  return words;
}
