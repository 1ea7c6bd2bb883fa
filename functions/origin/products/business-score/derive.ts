import * as v from "valibot";
import { ScoredName } from "#functions/contract/names/scored-name.ts";
import { FreeBusinessScore } from "#functions/contract/products/business-score.ts";
import { messages } from "#functions/contract/values/messages.ts";
import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { type BusinessCard, businessCard, heardAs } from "#functions/naming/business/describe/card.ts";
import { type SignChange, signChanges } from "#functions/naming/business/describe/change-one.ts";
import { clashOf } from "#functions/naming/business/score/clash.ts";
import {
  type Finding,
  findingsFor,
  isBanned,
  nameFindings,
} from "#functions/naming/business/score/compliance.ts";
import { pinyinOf } from "#functions/naming/business/score/rules/sound.ts";
import { markOf, marksOf } from "#functions/naming/business/sign/marks.ts";
import { findTrade } from "#functions/naming/business/trade/find-trade.ts";
import { Failure } from "#functions/origin/failure.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { sayBan } from "#functions/origin/products/business/check.ts";
import { addedLine, worthPaying } from "#functions/origin/products/scoring/added-names.ts";
import { askedAgain, askedOf, type BusinessAsked, type BusinessQuestion } from "./question.ts";

/** What is stored of the score's free face: all but the fields of the order's row and of its changes. */
export const StoredBusinessScore = v.omit(FreeBusinessScore, [
  "kind",
  "service",
  "sn",
  "status",
  "changes",
  "changesLeft",
  "expiresAt",
  "engine",
]);
export type StoredBusinessScore = v.InferOutput<typeof StoredBusinessScore>;

const CLEAR = "没有发现《企业名称登记管理规定》通常不许用的字词。这是初查，以登记机关为准。";
const NO_TRADE = "没有填行业，也没能从名称里认出来，“行业契合”按一般商贸来算。";
const BRAND = "品牌或产品名不是企业名称，合规一项借用其规定，只供参考。";

/** The free face (免费测名): what the rules say, the whole bill, the best changes, what payment adds. */
export function deriveBusinessScore(question: BusinessQuestion): StoredBusinessScore {
  const asked = askedOf(question);
  const { whole, parts, wanted } = asked;
  const card = cardOf(parts.sign, wanted);
  const findings = nameFindings(parts, wanted);
  const changes = signChanges(parts.sign, wanted);
  const free = firstOfEachPlace(changes);
  const { by, trade } = findTrade(wanted.trade);
  return v.parse(StoredBusinessScore, {
    ...scored(card, findings),
    whole: whole.text,
    usage: question.usage,
    parts,
    trade: by === null ? null : trade.name,
    findings,
    rivals: question.rivals.length,
    rival: card.rival,
    notes: notesOf(asked, by !== null),
    suggestions: free.map(suggestionOf),
    locked: lockedOf(
      card,
      asked,
      worthPaying(furtherChanges(changes), free, offers.businessScore.count).length,
      free,
      question.rivals.length,
    ),
    asked: askedAgain(question),
  });
}

/** Scores another 字号 for the same question. Throws Failure where it cannot be registered. */
export function deriveBusinessChange(question: BusinessQuestion, sign: string): ScoredName {
  const { wanted } = askedOf(question);
  const card = businessCard(sign, wanted);
  if (card !== null) return v.parse(ScoredName, scored(card, findingsFor(sign, wanted)));
  const beyond = Array.from(sign).find((char) => markOf(char) === undefined) ?? "";
  throw new Failure("INVALID_PARAMS", { fields: { given: messages.changeBeyond(beyond) } });
}

/** The changes that are not free, best first. */
export function furtherChanges(changes: readonly SignChange[]): readonly SignChange[] {
  const free = firstOfEachPlace(changes);
  return changes.filter((change) => !free.includes(change)).toSorted((one, other) => other.total - one.total);
}

function cardOf(sign: string, wanted: BusinessBrief): BusinessCard {
  const card = businessCard(sign, wanted);
  if (card === null) throw new Error("a question's sign is registrable");
  return card;
}

function scored({ sign, pinyin, bill }: BusinessCard, findings: readonly Finding[]) {
  const ban = findings.find(({ kind }) => kind === "ban");
  return {
    name: sign,
    given: sign,
    pinyin,
    bill,
    registrable: { ok: !isBanned(findings), note: ban === undefined ? CLEAR : sayBan(ban) },
    homophones: heardAs(sign).map((soundsLike) => ({ soundsLike, note: `连读听来像“${soundsLike}”。` })),
  };
}

/** The first change of each place, the nearest of kin: these are free, payment adds more. */
const firstOfEachPlace = (changes: readonly SignChange[]): readonly SignChange[] =>
  changes.filter(({ place }, at) => changes.findIndex((other) => other.place === place) === at);

function suggestionOf({ sign, char, instead, kin, total }: SignChange) {
  const mark = markOf(char);
  const [pinyin, gloss] = mark === undefined ? ["", ""] : [pinyinOf([mark]), mark.gloss];
  return { given: sign, char, instead, kin, total, pinyin, gloss };
}

function notesOf({ whole, parts, wanted }: BusinessAsked, knowsTrade: boolean): string[] {
  const clash = clashOf(marksOf(parts.sign) ?? []);
  const forms = whole.changed.map(({ from, to }) => `“${from}”登记时通常写作“${to}”`).join("，");
  return [
    ...(clash === null ? [] : [`${clash.said}。`]),
    ...(forms === "" ? [] : [`${forms}；以下按“${whole.text}”来算。`]),
    ...(wanted.usage === "brand" ? [BRAND] : []),
    ...(knowsTrade ? [] : [NO_TRADE]),
  ];
}

/** What the paid report adds, with counts; a thing that this name does not have is left out, but that there are no names is said. */
function lockedOf(
  card: BusinessCard,
  { whole, parts }: BusinessAsked,
  names: number,
  free: readonly SignChange[],
  rivals: number,
): StoredBusinessScore["locked"] {
  const lines: readonly (readonly [string, number, string])[] = [
    [
      `${names > 1 ? "每个" : "它"}的${card.full === null ? "" : "完整名称、"}合规初查、分数明细`,
      names,
      "份",
    ],
    ["和您填的同行逐个比对", rivals, "个"],
    ["逐字看：字义、笔画与字级", card.characters.length, "个字"],
    [
      parts.trade === "" ? "完整名称可以怎样写" : "另写完整名称，行业用登记常用的说法",
      card.full === null || card.full.text === whole.text ? 0 : 1,
      "份",
    ],
    ["域名拼法", 3, "种"],
    ["商标类别（仅提示）", card.nice.length, "类"],
  ];
  const rest = lines.flatMap(([what, count, unit]) =>
    count > 0 ? [{ what, count: `${count} ${unit}` }] : [],
  );
  return [...addedLine("字号", names, free), ...rest];
}
