import { cantonese, cantoneseSurname } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { jyutping } from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import { cantoneseIndex } from "#functions/naming/facts/sound/homophones/cantonese-homophones.ts";
import { homophoneIndex } from "#functions/naming/facts/sound/homophones/homophones.ts";
import { findHits, type SoundCode } from "#functions/naming/facts/sound/homophones/pattern-hits.ts";
import type { PatternIndex } from "#functions/naming/facts/sound/homophones/pattern-index.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { speaksCantonese } from "#functions/naming/person/score/lines/dialects.ts";
import type { Space } from "./space/space.ts";

/** Whether given names (rows of a space) behind one surname have no bad homophone (谐音) in any language of the family. */
export interface HomophoneCheck {
  readonly pairIsClean: (first: number, second: number) => boolean;
  readonly singleIsClean: (only: number) => boolean;
}

/**
 * The check of a family. It runs on only the few hundred names that would be kept, so no table is made for
 * it.
 */
export function homophoneCheck(house: Household, space: Space): HomophoneCheck {
  const mandarin = mandarinCheck(house, space);
  const other = speaksCantonese(house) ? cantoneseCheck(house, space) : undefined;
  if (other === undefined) return mandarin;
  return {
    pairIsClean: (first, second) => mandarin.pairIsClean(first, second) && other.pairIsClean(first, second),
    singleIsClean: (only) => mandarin.singleIsClean(only) && other.singleIsClean(only),
  };
}

function mandarinCheck({ syllables }: Household, { syllable, tone }: Space): HomophoneCheck {
  return checkOf(homophoneIndex(), syllables, (row) => ({ id: syllable[row] ?? 0, tone: tone[row] ?? 0 }));
}

/** Undefined where the surname has a character of no known reading: it cannot be checked. */
function cantoneseCheck({ family, surname }: Household, { chars }: Space): HomophoneCheck | undefined {
  const readings = cantoneseSurname(family.surname).flatMap((reading) => reading ?? []);
  if (readings.length < surname.length) return undefined;
  const codes = new Map<number, SoundCode | null>();
  const codeOf = (row: number) => {
    const found = codes.get(row);
    if (found !== undefined) return found;
    const reading = cantonese(chars[row] ?? "");
    const code = reading === undefined ? null : jyutping(reading);
    codes.set(row, code);
    return code;
  };
  return checkOf(cantoneseIndex(), readings.map(jyutping), codeOf);
}

/** A name with a character of no known reading counts as clean. */
function checkOf(
  index: PatternIndex,
  surname: readonly SoundCode[],
  codeOf: (row: number) => SoundCode | null,
): HomophoneCheck {
  const isClean = (name: readonly SoundCode[]) => findHits(index, name, surname.length).length === 0;
  return {
    pairIsClean: (first, second) => {
      const [one, other] = [codeOf(first), codeOf(second)];
      return one === null || other === null || isClean([...surname, one, other]);
    },
    singleIsClean: (only) => {
      const code = codeOf(only);
      return code === null || isClean([...surname, code]);
    },
  };
}
