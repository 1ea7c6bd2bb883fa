import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import { cantoneseName } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { hitReason } from "#functions/naming/facts/sound/homophones/homophones.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { dialectHits, dialectReason } from "#functions/naming/person/score/lines/dialects.ts";
import { mandarinHits, wholeSyllables } from "#functions/naming/person/score/lines/usable.ts";
import { readHan } from "./read-family.ts";
import { Usage } from "./usage.ts";

const LONGEST = 8;

/** `homophones <name>`: what a full name sounds like, worst first; with `--cantonese` in Cantonese too. */
export function homophonesCommand(
  names: readonly string[],
  { cantonese = false }: { cantonese?: boolean | undefined },
) {
  const [name = "", ...more] = names;
  if (more.length > 0) throw new Usage("homophones wants one full name");
  const { surname, given } = splitFullName(readHan("name", name, LONGEST));
  if (given === "") throw new Usage(`homophones wants a full name: ${name} is a surname alone`);
  const speech = cantonese ? (["mandarin", "cantonese"] as const) : (["mandarin"] as const);
  const house = householdOf(familyOf({ surname, sex: "unknown", chart: null, speech }));
  const facts = Array.from(given, factsOf);
  const unread = [...house.surname, ...facts].find(({ sound }) => sound === null);
  if (unread !== undefined) throw new Usage(`homophones: no reading of ${unread.char} is known`);
  const whole = wholeSyllables(house, facts);
  const jyutping = cantoneseName(surname, given);
  if (cantonese && jyutping === undefined)
    throw new Usage(`homophones: no Cantonese reading of all of ${name} is known`);
  return {
    surname,
    given,
    pinyin: whole.map(({ bare, tone }) => `${bare}${tone}`),
    mandarin: mandarinHits(house, facts).map((hit) => ({ ...hit, reason: hitReason(hit, whole) })),
    ...(cantonese && {
      jyutping,
      cantonese: dialectHits(house, facts).map((hit) => ({ ...hit, reason: dialectReason(hit) })),
    }),
  };
}
