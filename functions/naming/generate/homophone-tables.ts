import { speaksCantonese } from "../score/dialects.ts";
import type { Facts } from "../score/facts.ts";
import type { Household } from "../score/household.ts";
import { badPairs, badSingles, type PairPoints, type SinglePoints } from "../sound/bad-pairs.ts";
import { cantonese, cantoneseSurname } from "../sound/cantonese.ts";
import { cantoneseIndex } from "../sound/cantonese-homophones.ts";
import { HOMOPHONE_MAX } from "../sound/homophone-points.ts";
import { homophoneIndex } from "../sound/homophones.ts";
import { jyutping } from "../sound/jyutping.ts";
import type { PatternIndex, SoundCode } from "../sound/pattern-hits.ts";

/** Whether a given name behind one surname has no bad homophone (谐音) in any language of the family. */
export interface HomophoneTables {
  readonly pairIsClean: (first: Facts, second: Facts) => boolean;
  readonly singleIsClean: (only: Facts) => boolean;
}

interface Points {
  readonly pair: PairPoints;
  readonly single: SinglePoints;
}

type Language = "mandarin" | "cantonese";

/** About 0.4 MB a surname and language: the latest few are kept. */
const KEPT = 4;
let kept: readonly { key: string; points: Points }[] = [];

/** The tables of a family's surname; those of the latest surnames are kept. */
export function homophoneTables(house: Household): HomophoneTables {
  const checks = [mandarinCheck(house)];
  if (speaksCantonese(house)) checks.push(cantoneseCheck(house));
  const [first, second] = checks;
  if (first === undefined || second === undefined) return first ?? mandarinCheck(house);
  return {
    pairIsClean: (one, other) => first.pairIsClean(one, other) && second.pairIsClean(one, other),
    singleIsClean: (only) => first.singleIsClean(only) && second.singleIsClean(only),
  };
}

function mandarinCheck(house: Household): HomophoneTables {
  return checkOf(pointsOf("mandarin", homophoneIndex(), house.syllables), ({ sound }) => sound);
}

/** A surname of which a character has no known reading cannot be checked: nothing is found then. */
function cantoneseCheck(house: Household): HomophoneTables {
  const readings = cantoneseSurname(house.family.surname).flatMap((reading) => reading ?? []);
  if (readings.length < house.surname.length) return checkOf(undefined, () => null);
  const codes = new Map<string, SoundCode | null>();
  const codeOf = ({ char }: Facts) => {
    const found = codes.get(char);
    if (found !== undefined) return found;
    const reading = cantonese(char);
    const code = reading === undefined ? null : jyutping(reading);
    codes.set(char, code);
    return code;
  };
  return checkOf(pointsOf("cantonese", cantoneseIndex(), readings.map(jyutping)), codeOf);
}

function checkOf(points: Points | undefined, codeOf: (facts: Facts) => SoundCode | null): HomophoneTables {
  return {
    pairIsClean: (first, second) => {
      const [one, other] = [codeOf(first), codeOf(second)];
      return (
        points === undefined || one === null || other === null || points.pair(one, other) === HOMOPHONE_MAX
      );
    },
    singleIsClean: (only) => {
      const code = codeOf(only);
      return points === undefined || code === null || points.single(code) === HOMOPHONE_MAX;
    },
  };
}

function pointsOf(language: Language, index: PatternIndex, surname: readonly SoundCode[]): Points {
  const key = `${language} ${surname.map(({ id, tone }) => `${id}.${tone}`).join(" ")}`;
  const found = kept.find((one) => one.key === key) ?? {
    key,
    points: { pair: badPairs(index, surname), single: badSingles(index, surname) },
  };
  kept = [found, ...kept.filter((one) => one !== found)].slice(0, KEPT);
  return found.points;
}
