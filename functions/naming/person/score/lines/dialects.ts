import { cantoneseName } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import {
  cantoneseHits,
  cantoneseReason,
} from "#functions/naming/facts/sound/homophones/cantonese-homophones.ts";
import type { Hit } from "#functions/naming/facts/sound/homophones/pattern-hits.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Speech } from "#functions/naming/person/score/family.ts";
import type { Household } from "#functions/naming/person/score/household.ts";

/** Languages besides Mandarin whose homophones can be checked. */
const CHECKED: readonly Speech[] = ["cantonese"];

const NONE: readonly Hit[] = [];

/** The family's other languages: those that are checked for homophones, and those that cannot be yet. */
export function dialectsOf(house: Household): { checked: readonly Speech[]; unchecked: readonly Speech[] } {
  const spoken = house.family.speech.filter((speech) => speech !== "mandarin");
  return {
    checked: spoken.filter((speech) => CHECKED.includes(speech)),
    unchecked: spoken.filter((speech) => !CHECKED.includes(speech)),
  };
}

/** Does the family ask for Cantonese (粤语)? */
export function speaksCantonese(house: Household): boolean {
  return house.family.speech.includes("cantonese");
}

/** What a name sounds like in the family's other languages; none where a character has no known reading. */
export function dialectHits(house: Household, given: readonly Facts[]): readonly Hit[] {
  if (!speaksCantonese(house)) return NONE;
  const readings = cantoneseName(house.family.surname, given.map(({ char }) => char).join(""));
  return readings === undefined ? NONE : cantoneseHits(readings, house.surname.length);
}

/** One such hit in a Chinese sentence for a parent. */
export function dialectReason(hit: Hit): string {
  return cantoneseReason(hit);
}
