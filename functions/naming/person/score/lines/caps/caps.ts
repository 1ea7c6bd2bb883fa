import { costs } from "#functions/naming/facts/sound/ears/cost.ts";
import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import { type Facts, marksOfGiven } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { isDated } from "#functions/naming/person/score/lines/era/dated.ts";

/** A fault for which no other merit makes up: the total is at most `most`. */
export interface Cap {
  readonly rule: string;
  readonly most: number;
  readonly input: string;
  readonly reason: string;
}

type Find = (
  house: Household,
  given: readonly Facts[],
  heard: readonly Finding[],
) => Omit<Cap, "rule" | "most"> | null;

const CAPS: readonly (readonly [rule: string, most: number, find: Find])[] = [
  ["不宜入名", 20, illSense],
  ["谐音不雅", 40, illSound],
  ["同名", 40, illName],
  ["年代太旧", 58, oldTimes],
  ["登记", 60, unregistrable],
  ["同名", 70, sameName],
];

/** The lowest cap on a given name's total (封顶), or null; `heard` is what is heard in the whole name. */
export function capOf(house: Household, given: readonly Facts[], heard: readonly Finding[]): Cap | null {
  for (const [rule, most, find] of CAPS) {
    const found = find(house, given, heard);
    if (found !== null) return { rule, most, ...found };
  }
  return null;
}

const isIll = ({ ill }: Facts): boolean => ill;

function illSense(_: Household, given: readonly Facts[]) {
  if (!given.some(isIll)) return null;
  const ill = given.filter(isIll).map(({ char }) => char);
  return {
    input: ill.join("、"),
    reason: `${ill.map((char) => `“${char}”`).join("")}的意思不宜用在孩子的名字里`,
  };
}

function illSound(_: Household, __: readonly Facts[], heard: readonly Finding[]) {
  const worst = heard.find((finding) => finding.gravity === "grave" && costs(finding));
  if (worst === undefined) return null;
  return { input: worst.heard, reason: `连姓读来会听成“${worst.heard}”` };
}

function oldTimes(_: Household, given: readonly Facts[]) {
  if (!isDated(given) || marksOfGiven(given) !== 0) return null;
  return {
    input: given.map(({ char }) => char).join(""),
    reason: "作新生儿的名字，听来像上几辈人的",
  };
}

function unregistrable(_: Household, given: readonly Facts[]) {
  if (given.every(({ level }) => level !== 0)) return null;
  const outside = given.flatMap(({ char, level }) => (level === 0 ? [`“${char}”`] : []));
  return { input: outside.join(""), reason: `${outside.join("")}不在《通用规范汉字表》内，新登记可能受限` };
}

function illName(_: Household, __: readonly Facts[], heard: readonly Finding[]) {
  const known = heard.find(({ gravity, speech }) => speech === "known" && gravity === "grave");
  return known === undefined ? null : { input: known.heard, reason: "与叫人忌讳的人物同名" };
}

function sameName({ family }: Household, given: readonly Facts[], heard: readonly Finding[]) {
  if (!heard.some(({ speech }) => speech === "known")) return null;
  const own = given.map(({ char }) => char).join("");
  const known = heard.find(({ speech, heard: name }) => speech === "known" && name === family.surname + own);
  return known === undefined ? null : { input: known.heard, reason: "与广为人知的人物、品牌或词语同名" };
}
