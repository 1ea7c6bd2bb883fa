import { costs } from "#functions/naming/facts/sound/ears/cost.ts";
import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Speech } from "#functions/naming/person/score/family.ts";
import { heardCantonese } from "#functions/naming/person/score/heard.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { memory } from "#functions/naming/person/score/memory.ts";

/** Languages besides Mandarin whose homophones can be checked. */
const CHECKED: readonly Speech[] = ["cantonese"];

const NONE: readonly Finding[] = [];

interface Dialects {
  readonly checked: readonly Speech[];
  readonly unchecked: readonly Speech[];
}

const dialects = memory<Dialects>();

/** The family's other languages: those that are checked for homophones, and those that cannot be yet. */
export function dialectsOf(house: Household): Dialects {
  return dialects(house, 0, () => {
    const spoken = house.family.speech.filter((speech) => speech !== "mandarin");
    return {
      checked: spoken.filter((speech) => CHECKED.includes(speech)),
      unchecked: spoken.filter((speech) => !CHECKED.includes(speech)),
    };
  });
}

/** Does the family ask for Cantonese (粤语)? */
function speaksCantonese(house: Household): boolean {
  return house.family.speech.includes("cantonese");
}

/** What a name sounds like in the family's other languages, as far as it costs points. */
export function dialectFindings(house: Household, given: readonly Facts[]): readonly Finding[] {
  return speaksCantonese(house) ? heardCantonese(house, given).filter(costs) : NONE;
}
