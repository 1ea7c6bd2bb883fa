import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { barredWords, countyNames } from "#functions/naming/business/data/compliance-words.ts";
import { onlyDescribes } from "#functions/naming/business/score/caps.ts";
import { type NameParts, signNameOf } from "#functions/naming/business/sign/sign-name.ts";
import { findTrade } from "#functions/naming/business/trade/find-trade.ts";
import { tradeWords } from "#functions/naming/business/trade/trade-words.ts";
import { places } from "#functions/naming/facts/calendar/places/places.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";

/** What the rules say against a name (合规): the word, the article, its gist in our words. */
export interface Finding {
  readonly word: string;
  readonly article: string;
  readonly gist: string;
  /** ban: usually not registrable; risk: may need approval or be confused with others. */
  readonly kind: "ban" | "risk";
}

const RULES = "《企业名称登记管理规定》";
const MEASURES = "《企业名称登记管理规定实施办法》";
const LEAST_HAN = 2;

/**
 * What stands against a 字号 under the rules on enterprise names (2020 revision, its 2023 measures); empty where we
 * know of nothing. It does not replace the registry's own check (核名).
 */
export function findingsOf(sign: string): readonly Finding[] {
  return [...badlyWritten(sign), ...barred(sign), ...placeOrTrade(sign)];
}

/**
 * What stands against a 字号 in this brief: besides findingsOf, a rival's own name, and characters that only
 * describe the goods.
 */
export function findingsFor(
  sign: string,
  { trade, rivals }: Pick<BusinessBrief, "trade" | "rivals">,
): readonly Finding[] {
  const found = [...findingsOf(sign)];
  if (rivals.some((rival) => signNameOf(rival) === sign)) {
    found.push(ban(sign, `${RULES}第十七条`, "在同一登记机关，同行业的字号不能相同"));
  }
  if (onlyDescribes(sign, findTrade(trade).trade)) {
    found.push(
      risk(
        sign,
        `${MEASURES}第十条`,
        "字号要有显著性；只说卖什么、怎么样的字，难以区分，可以另选，或加一个有自己意思的字",
      ),
    );
  }
  return found;
}

/** What stands against the brief itself: the characters the owner wants in the name, the region, the form. */
export function briefFindings(brief: BusinessBrief): readonly Finding[] {
  return [
    ...barred(brief.must),
    ...foreignWriting(brief.must),
    ...formFindings(brief),
    ...regionFindings(brief),
  ];
}

/**
 * What stands against a whole name as it was written: its 字号, what stands before and behind it, its form of
 * organisation.
 */
export function nameFindings(
  { region, sign, trade, form }: NameParts,
  brief: BusinessBrief,
): readonly Finding[] {
  const found = [
    ...findingsFor(sign, brief),
    ...barred(region),
    // Behind the 字号 a word that only qualifies a trade (国际贸易) is allowed, but a banned word is not.
    ...barred(trade).filter(({ kind }) => kind === "ban"),
    ...formFindings({ ...brief, must: form }),
    ...regionFindings({ ...brief, region: region || brief.region }),
  ];
  return found.filter(({ word }, at) => found.findIndex((other) => other.word === word) === at);
}

/** Whether any finding is a ban. */
export const isBanned = (findings: readonly Finding[]): boolean =>
  findings.some(({ kind }) => kind === "ban");

function badlyWritten(sign: string): readonly Finding[] {
  const found = [...foreignWriting(sign)];
  if (Array.from(sign.matchAll(/\p{Script=Han}/gu)).length < LEAST_HAN) {
    found.push(ban(sign, `${RULES}第八条`, "字号要由两个以上汉字组成"));
  }
  return found;
}

/** Finds letters, digits, signs, traditional and rare forms: a name may have 规范汉字 only. */
function foreignWriting(text: string): readonly Finding[] {
  const found: Finding[] = [];
  const foreign = text.match(/[^\p{Script=Han}]+/gu)?.join("") ?? "";
  if (foreign !== "") {
    found.push(ban(foreign, `${RULES}第五条`, "企业名称要用规范汉字，字母、数字、符号不能放进字号"));
  }
  for (const char of new Set(text.match(/\p{Script=Han}/gu) ?? [])) {
    if (findCharacter(char) !== undefined) continue;
    const standard = standardFormOf(char);
    const hint = standard === undefined ? "它不在《通用规范汉字表》" : `规范写法是“${standard}”`;
    found.push(ban(char, `${RULES}第五条`, `企业名称要用规范汉字，${hint}`));
  }
  return found;
}

function barred(sign: string): readonly Finding[] {
  const found: Finding[] = [];
  for (const { words, harmless = [], ...rule } of barredWords) {
    for (const word of words) {
      if (!sign.includes(word) || harmless.some((other) => other.includes(word) && sign.includes(other)))
        continue;
      if (word === "国" && !sign.startsWith(word)) continue;
      if (found.some((finding) => finding.word.includes(word))) continue;
      found.push({ word, ...rule });
    }
  }
  return found;
}

/** A place or a trade is no 字号 of its own, unless it plainly means something else. */
function placeOrTrade(sign: string): readonly Finding[] {
  const article = `${RULES}第八条`;
  if (cityNames().has(sign))
    return [ban(sign, article, "县级以上地方行政区划名称不得作字号，另有含义的除外")];
  if (countyNames.includes(sign)) {
    return [risk(sign, article, "与县级行政区划同名；除非另有含义，不得作字号")];
  }
  const place = [...cityNames()].find((name) => sign.startsWith(name) && sign.length > name.length);
  if (place !== undefined) return [risk(place, article, "字号里带着地名，容易与行政区划混在一起")];
  if (tradeWords().has(sign)) return [ban(sign, article, "行业或者经营特点不得作字号，另有含义的除外")];
  return [];
}

/** A brand is no enterprise name: it has neither form nor region. */
function formFindings({ usage, form, must }: BusinessBrief): readonly Finding[] {
  if (usage === "brand") return [];
  if (form === "sole" || usage === "shop") {
    const word = ["公司", "企业", "合作社"].find((one) => must.includes(one));
    const gist = "个体工商户参照企业名称的规定，组织形式要与实际一致，不能自称公司、企业或合作社";
    if (word !== undefined) return [ban(word, `${RULES}第十条、第二十五条`, gist)];
    if (usage === "shop" && form === "limited") {
      return [
        risk(
          "有限公司",
          `${RULES}第十条`,
          "您选了有限公司，可个体店铺不是公司，店名里不能用，这里先按店铺写；要用，得先设立公司",
        ),
      ];
    }
  }
  return [];
}

function regionFindings({ usage, region }: BusinessBrief): readonly Finding[] {
  if (usage === "brand") return [];
  const article = `${RULES}第七条`;
  if (/(开发区|高新区|新区|垦区|保税区)$/u.test(region) && !/[省市州]/u.test(region)) {
    return [risk(region, article, "开发区等区域名称要和行政区划名称连用，不能单独用")];
  }
  if (/区$/u.test(region) && !/[市州]|自治区$/u.test(region)) {
    return [risk(region, article, "市辖区名称前要冠上所属的市")];
  }
  return [];
}

let cities: ReadonlySet<string> | undefined;

/** Provinces, cities and prefectures of the mainland, Hong Kong, Macau and Taiwan, without 市, 省 and the like. */
function cityNames(): ReadonlySet<string> {
  cities ??= new Set(
    places()
      .filter(({ code }) => /^\d{6}/.test(code))
      .flatMap(({ name, group }) => [name, group])
      .map((name) => name.replace(/（.*）|[省市]$|地区$|特别行政区$/gu, ""))
      .filter((name) => name !== "直辖市" && /^\p{Script=Han}{2,}$/u.test(name)),
  );
  return cities;
}

const ban = (word: string, article: string, gist: string): Finding => ({ word, article, gist, kind: "ban" });
const risk = (word: string, article: string, gist: string): Finding => ({
  word,
  article,
  gist,
  kind: "risk",
});
