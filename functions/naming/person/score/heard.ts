import { cantonese, cantoneseSurname } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { jyutping } from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import { type Finding, sorted } from "#functions/naming/facts/sound/ears/finding.ts";
import { latinFindings } from "#functions/naming/facts/sound/ears/latin.ts";
import { heardInCantonese, heardInMandarin } from "#functions/naming/facts/sound/ears/listen.ts";
import { type Sound, UNKNOWN } from "#functions/naming/facts/sound/ears/word-block.ts";
import { type Grade, gradeOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import type { Facts } from "./facts.ts";
import type { Household } from "./household.ts";

/** The syllables of a whole name, one a character, surname first. */
export function soundsOf({ surname }: Household, given: readonly Facts[]): readonly Sound[] {
  const sounds: Sound[] = [];
  for (const { sound } of surname) sounds.push(sound ?? UNKNOWN);
  for (const { sound } of given) sounds.push(sound ?? UNKNOWN);
  return sounds;
}

/** What is heard in a whole name in Mandarin (谐音), and whose name it is, the gravest first; unknown readings are passed over. */
export function heardIn(house: Household, given: readonly Facts[]): readonly Finding[] {
  const name = textOf(given);
  const findings = heardInMandarin({
    surname: house.family.surname,
    given: name,
    surnameLength: house.surname.length,
    sounds: soundsOf(house, given),
    asWord: house.wordSounds && [...house.wordSounds, ...given.map(({ sound }) => sound ?? UNKNOWN)],
    spelled: () => given.map(({ reading }) => reading),
  });
  const isDoubtful = findings.some((finding) => isLightIn(house, finding));
  if (!isDoubtful || gradeOf(marksOf(name), house.family.sex) < LIKED_ALOUD) return findings;
  return sorted(
    findings.map((finding) => (isLightIn(house, finding) ? { ...finding, gravity: "note" } : finding)),
  );
}

/**
 * From this grade on (B) half of the readers, who said each name aloud with its surname, would consider a given name: what is lightly
 * heard in it (望舒: 忘书) is a note then.
 */
const LIKED_ALOUD: Grade = 4;

/** Is it a light word that lies in the given name alone? */
const isLightIn = ({ surname }: Household, { at, gravity, speech }: Finding): boolean =>
  gravity === "light" && speech === "mandarin" && at >= surname.length;

/** What the letters of its pinyin say: notes. */
export function seenIn(house: Household, given: readonly Facts[]): readonly Finding[] {
  const spelled = (some: readonly Facts[]) => some.map(({ reading }) => reading.slice(0, -1));
  return latinFindings(spelled(house.surname), spelled(given));
}

/** What is heard in it in Cantonese, the gravest first. */
export function heardCantonese({ family, surname }: Household, given: readonly Facts[]): readonly Finding[] {
  const own = given.map(({ char }) => cantonese(char));
  const soundOf = (reading: string | undefined): Sound =>
    reading === undefined ? UNKNOWN : jyutping(reading);
  const ofSurname = cantoneseSurname(family.surname);
  const inWords = surname.map(({ char }) => cantonese(char));
  const isOther = inWords.some((reading, at) => reading !== ofSurname[at]);
  return heardInCantonese({
    surname: family.surname,
    given: textOf(given),
    surnameLength: surname.length,
    sounds: [...ofSurname, ...own].map(soundOf),
    asWord: isOther ? [...inWords, ...own].map(soundOf) : undefined,
    spelled: () => own.map((reading) => reading ?? ""),
  });
}

function textOf(given: readonly Facts[]): string {
  let text = "";
  for (const { char } of given) text += char;
  return text;
}
