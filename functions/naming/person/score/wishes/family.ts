import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Speech } from "#functions/naming/person/score/family.ts";
import { type Household, toneless } from "#functions/naming/person/score/household.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { dialectFindings, dialectsOf } from "#functions/naming/person/score/lines/dialects.ts";
import { addAlikeLine } from "./siblings.ts";
import { speechNames } from "./speech-names.ts";

const PART = "家庭要求";
const WANTED_MAX = 2;
const AVOIDED_MAX = 2;
const SPEECH_MAX = 1;

/** The lines of what the family itself asks (家庭要求), at most 7 points, added to the bill: a line for each thing asked. */
export function addFamilyLines(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  if (house.asked.length > 0) bill.push(wantedLine(house, given));
  if (house.family.avoid.length > 0) bill.push(avoidedLine(house, given));
  const { checked } = dialectsOf(house);
  if (checked.length > 0) bill.push(speechLine(house, given, checked));
  addAlikeLine(bill, house, given);
}

/** 字辈 and 一定要用的字, each in its place. */
function wantedLine(house: Household, given: readonly Facts[]): BillLine {
  const { fixed, generation } = house.family;
  const asked = [
    ...(generation === null ? [] : [{ ...generation, name: "字辈" }]),
    ...(fixed === null ? [] : [{ ...fixed, name: "指定字" }]),
  ];
  const missing = asked.filter(({ char, at }) => !hasAt(given, char, at));
  return {
    part: PART,
    rule: "字辈与指定字",
    input: asked.map(({ name, char }) => `${name} ${char}`).join(" · "),
    points: missing.length === 0 ? WANTED_MAX : missing.length < asked.length ? 1 : 0,
    max: WANTED_MAX,
    mark: "据表",
    reason:
      missing.length === 0
        ? "要用的字都在，位置也对。"
        : `${missing.map(({ name, char }) => `${name}“${char}”`).join("、")}没有用上，或不在要求的位置。`,
  };
}

function hasAt(given: readonly Facts[], char: string, at: 1 | 2 | "any"): boolean {
  if (at === "any" || given.length === 1) return given.some((facts) => facts.char === char);
  return given[at - 1]?.char === char;
}

/**
 * Points of 避讳: 0 with a character to avoid, 1 with one that sounds like it where sounds count too, else 2.
 */
export function avoidedPoints(house: Household, given: readonly Facts[]): number {
  if (given.some(({ char }) => house.family.avoid.includes(char))) return 0;
  return given.some((facts) => house.avoidedSounds.has(toneless(facts))) ? 1 : AVOIDED_MAX;
}

function avoidedLine(house: Household, given: readonly Facts[]): BillLine {
  const { avoid, avoidSounds } = house.family;
  return {
    part: PART,
    rule: "避讳",
    input: `${avoid.join("")}${avoidSounds ? "（同音也避）" : ""}`,
    points: avoidedPoints(house, given),
    max: AVOIDED_MAX,
    mark: "据表",
    reason: avoidedReason(house, given),
  };
}

function avoidedReason(house: Household, given: readonly Facts[]): string {
  const { avoid } = house.family;
  const same = given.filter(({ char }) => avoid.includes(char));
  if (same.length > 0) return `用了要避开的“${charsOf(same)}”。`;
  const alike = given.filter((facts) => house.avoidedSounds.has(toneless(facts)));
  return alike.length > 0 ? `“${charsOf(alike)}”与要避开的字同音。` : "要避开的字都没有用。";
}

/**
 * The line of the languages that can be checked; for the others the family is asked to listen (say-care.ts).
 */
function speechLine(house: Household, given: readonly Facts[], checked: readonly Speech[]): BillLine {
  const heard = dialectFindings(house, given);
  const spoken = speechNames(checked);
  return {
    part: PART,
    rule: "家乡话",
    input: spoken,
    points: heard.length === 0 ? SPEECH_MAX : 0,
    max: SPEECH_MAX,
    mark: "据表",
    reason: `${heard.length > 0 ? heard.map((finding) => sayFinding(finding, [])).join("；") : `${spoken}里没有查到不雅的谐音`}。`,
  };
}

function charsOf(facts: readonly Facts[]): string {
  return facts.map(({ char }) => char).join("、");
}
