import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { type Bill, billFor } from "#functions/naming/person/score/bill.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { heardIn } from "#functions/naming/person/score/heard.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import type { DeepCitation } from "./deep-citation.ts";
import { type KnownCharacter, knownCharacters } from "./known-characters.ts";
import { saidOf } from "./say/say-care.ts";
import { shownSource } from "./shown-source.ts";

/** A name that somebody has (名字评分): its bill and what there is to hear in it. */
export interface ScoredName {
  readonly name: string;
  readonly given: string;
  /** With tone marks; "" where a reading is unknown. */
  readonly pinyin: readonly string[];
  readonly bill: Bill;
  readonly registrable: { readonly ok: boolean; readonly note: string };
  readonly homophones: readonly { soundsLike: string; note: string }[];
}

/** A scored name with each character and the source, as a report shows it. */
export interface ScoreReport extends ScoredName {
  readonly characters: readonly KnownCharacter[];
  readonly source: Citation | null;
}

/**
 * Scores any given name of one or more han for a family, registrable or not. `deep` as in `describeName`. Throws a
 * RangeError where it is empty.
 */
export function scoreName(family: Family, given: string, deep: DeepCitation | null = null): ScoredName {
  const facts = Array.from(given, factsOf);
  return scoredBy(shownSource(householdOf(family), facts, deep).house, facts);
}

/** The score of a name with its source and what is known of each character, in the table or not. */
export function scoreReport(family: Family, given: string, deep: DeepCitation | null = null): ScoreReport {
  const facts = Array.from(given, factsOf);
  const { house, citation } = shownSource(householdOf(family), facts, deep);
  return { ...scoredBy(house, facts), characters: knownCharacters(house, facts), source: citation };
}

function scoredBy(house: Household, facts: readonly Facts[]): ScoredName {
  const given = facts.map(({ char }) => char).join("");
  const whole = [...house.surname, ...facts];
  return {
    name: house.family.surname + given,
    given,
    pinyin: whole.map(({ reading }) => (reading === "" ? "" : marked(reading))),
    bill: billFor(house, given),
    registrable: registrableOf(house, facts),
    homophones: saidOf(house, facts, heardIn(house, facts)),
  };
}

/** May the whole name be registered on the mainland? The surname counts too. */
export function registrableOf(house: Household, given: readonly Facts[]): ScoredName["registrable"] {
  const whole = [...house.surname, ...given];
  const outside = [...new Set(whole.filter(({ level }) => level === 0).map(({ char }) => `“${char}”`))];
  if (outside.length > 0) {
    return { ok: false, note: `《通用规范汉字表》里没有${outside.join("")}，新登记可能受限。` };
  }
  const rare = [...new Set(whole.filter(({ level }) => level === 3).map(({ char }) => `“${char}”`))];
  return {
    ok: true,
    note: `都在《通用规范汉字表》内。${rare.length === 0 ? "" : `${rare.join("")}是三级字，较少见，个别系统可能打不出来。`}`,
  };
}
