import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import { cantoneseName } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { heardCantonese, heardIn, seenIn, soundsOf } from "#functions/naming/person/score/heard.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { wholeSyllables } from "#functions/naming/person/score/lines/usable.ts";
import { readHan } from "./read-family.ts";
import { Usage } from "./usage.ts";

const LONGEST = 8;

/** `homophones <name>`: what a full name sounds like, worst first, in sentences; with `--cantonese` in Cantonese too. */
export function homophonesCommand(
  names: readonly string[],
  { cantonese = false }: { cantonese?: boolean | undefined },
) {
  const [name = "", ...more] = names;
  if (more.length > 0) throw new Usage("homophones wants one full name");
  const { surname, given } = splitFullName(readHan("name", name, LONGEST));
  if (given === "") throw new Usage(`homophones wants a full name: ${name} is a surname alone`);
  const house = householdOf(familyOf({ surname, sex: "unknown", chart: null }));
  const facts = Array.from(given, factsOf);
  const unread = [...house.surname, ...facts].find(({ sound }) => sound === null);
  if (unread !== undefined) throw new Usage(`homophones: no reading of ${unread.char} is known`);
  const jyutping = cantoneseName(surname, given);
  if (cantonese && jyutping === undefined)
    throw new Usage(`homophones: no Cantonese reading of all of ${name} is known`);
  const sounds = soundsOf(house, facts);
  const said = (finding: Finding) => {
    const { at, gravity, heard, near, speech } = finding;
    return { heard, speech, near, gravity, at, reason: sayFinding(finding, sounds) };
  };
  return {
    surname,
    given,
    pinyin: wholeSyllables(house, facts).map(({ bare, tone }) => `${bare}${tone}`),
    mandarin: [...heardIn(house, facts), ...seenIn(house, facts)].map(said),
    ...(cantonese && { jyutping, cantonese: heardCantonese(house, facts).map(said) }),
  };
}
