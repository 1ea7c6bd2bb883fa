import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import { soundsOf } from "#functions/naming/person/score/heard.ts";
import type { Household } from "#functions/naming/person/score/household.ts";

/** How many of the things heard a page says: the gravest. */
const SAID = 4;

/** What is heard in a name (谐音), each with a sentence; what is only a note is not said. */
export function saidOf(
  house: Household,
  given: readonly Facts[],
  heard: readonly Finding[],
): { soundsLike: string; note: string }[] {
  const sounds = soundsOf(house, given);
  const graver = heard.filter(({ gravity }) => gravity !== "note");
  return graver.slice(0, SAID).map((finding) => ({
    soundsLike: finding.heard,
    note: `${sayFinding(finding, sounds)}。`,
  }));
}
