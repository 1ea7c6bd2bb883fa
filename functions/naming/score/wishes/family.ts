import type { Hit } from "../../sound/pattern-hits.ts";
import { dialectHits, dialectReason, dialectsOf } from "../dialects.ts";
import type { Facts } from "../facts.ts";
import type { Speech } from "../family.ts";
import { type Household, toneless } from "../household.ts";
import type { BillLine } from "../line.ts";
import { memory } from "../memory.ts";

const PART = "家庭要求";
export const WANTED_MAX = 2;
const AVOIDED_MAX = 2;
export const SPEECH_MAX = 1;

/** The lines of what the family itself asks (家庭要求), 5 points, added to the bill. What was not asked has its points. */
export function addFamilyLines(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  const { avoid, fixed, generation, speech } = house.family;
  const nothing = avoid.length === 0 && fixed === null && generation === null && speech.join() === "mandarin";
  bill.push(...(nothing ? nothingAsked(house, 0, () => linesOf(house, given)) : linesOf(house, given)));
}

const nothingAsked = memory<readonly BillLine[]>();

function linesOf(house: Household, given: readonly Facts[]): readonly BillLine[] {
  return [wantedLine(house, given), avoidedLine(house, given), speechLine(house, given)];
}

/** 字辈 and 一定要用的字, each in its place. */
function wantedLine(house: Household, given: readonly Facts[]): BillLine {
  const { fixed, generation } = house.family;
  const asked = [
    ...(generation === null ? [] : [{ ...generation, name: "字辈" }]),
    ...(fixed === null ? [] : [{ ...fixed, name: "指定字" }]),
  ];
  const missing = asked.filter(({ char, place }) => !hasAt(given, char, place));
  return {
    part: PART,
    rule: "字辈与指定字",
    input: asked.map(({ name, char }) => `${name} ${char}`).join(" · ") || "没有要求",
    points: missing.length === 0 ? WANTED_MAX : missing.length < asked.length ? 1 : 0,
    max: WANTED_MAX,
    mark: "据表",
    reason:
      asked.length === 0
        ? "您没有指定用字，这一行给满分。"
        : missing.length === 0
          ? "要用的字都在，位置也对。"
          : `${missing.map(({ name, char }) => `${name}“${char}”`).join("、")}没有用上，或不在要求的位置。`,
  };
}

function hasAt(given: readonly Facts[], char: string, place: 1 | 2 | "any"): boolean {
  const anywhere = place === "any" || given.length === 1;
  return given.some((facts, at) => facts.char === char && (anywhere || at === place - 1));
}

/** Points of 避讳, 2: a character that was to be avoided 0, one that sounds like it 1 where the sounds count too. */
export function avoidedPoints(house: Household, given: readonly Facts[]): number {
  if (given.some(({ char }) => house.family.avoid.includes(char))) return 0;
  return given.some((facts) => house.avoidedSounds.has(toneless(facts))) ? 1 : AVOIDED_MAX;
}

function avoidedLine(house: Household, given: readonly Facts[]): BillLine {
  const { avoid, avoidSounds } = house.family;
  return {
    part: PART,
    rule: "避讳",
    input: avoid.length === 0 ? "没有要求" : `${avoid.join("")}${avoidSounds ? "（同音也避）" : ""}`,
    points: avoidedPoints(house, given),
    max: AVOIDED_MAX,
    mark: "据表",
    reason: avoidedReason(house, given),
  };
}

function avoidedReason(house: Household, given: readonly Facts[]): string {
  const { avoid } = house.family;
  if (avoid.length === 0) return "您没有要避开的字，这一行给满分。";
  const same = given.filter(({ char }) => avoid.includes(char));
  if (same.length > 0) return `用了要避开的“${charsOf(same)}”。`;
  const alike = given.filter((facts) => house.avoidedSounds.has(toneless(facts)));
  return alike.length > 0 ? `“${charsOf(alike)}”与要避开的字同音。` : "要避开的字都没有用。";
}

function speechLine(house: Household, given: readonly Facts[]): BillLine {
  const hits = dialectHits(house, given);
  const { checked, unchecked } = dialectsOf(house);
  const spoken = [...checked, ...unchecked];
  return {
    part: PART,
    rule: "家乡话",
    input: spoken.length === 0 ? "只说普通话" : spoken.map((speech) => SPEECH_NAMES[speech]).join("、"),
    points: hits.length === 0 ? SPEECH_MAX : 0,
    max: SPEECH_MAX,
    mark: "据表",
    reason: speechReason(hits, checked, unchecked),
  };
}

function speechReason(
  hits: readonly Hit[],
  checked: readonly Speech[],
  unchecked: readonly Speech[],
): string {
  const names = (some: readonly Speech[]) => some.map((speech) => SPEECH_NAMES[speech]).join("、");
  const silent = unchecked.length === 0 ? "" : `${names(unchecked)}的谐音目前还查不了，请家里人念一念。`;
  if (hits.length > 0) return `${hits.map(dialectReason).join("；")}。${silent}`;
  return checked.length === 0
    ? silent || "没有选别的家乡话，这一行给满分。"
    : `${names(checked)}里没有查到不雅的谐音。${silent}`;
}

const SPEECH_NAMES = {
  mandarin: "普通话",
  cantonese: "粤语",
  minnan: "闽南话",
  teochew: "潮州话",
  hakka: "客家话",
} as const;

function charsOf(facts: readonly Facts[]): string {
  return facts.map(({ char }) => char).join("、");
}
