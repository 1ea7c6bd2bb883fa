import { fiveGrids } from "#functions/naming/facts/grids/five-grids.ts";
import { numberElement } from "#functions/naming/facts/grids/number-element.ts";
import { numberClass } from "#functions/naming/facts/grids/numbers-81.ts";
import { talentsGroup } from "#functions/naming/facts/grids/three-talents.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { billFor } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { heardIn } from "#functions/naming/person/score/heard.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import type { DeepCitation } from "./deep-citation.ts";
import { nameCharacters } from "./name-characters.ts";
import type { Grid, Grids, NameDetail } from "./name-detail.ts";
import { romanised } from "./romanised.ts";
import { saidOf, sayCare } from "./say/say-care.ts";
import { sayKinsfolk } from "./say/say-kinsfolk.ts";
import { sayWhy } from "./say/say-why.ts";
import { registrableOf } from "./score-name.ts";
import { shownSource } from "./shown-source.ts";

/**
 * Everything there is to say about a given name for a family: its bill, its characters, its source, its sound. `deep` is
 * what `citeDeep` found for it; without it the bill claims no source in depth. Throws a RangeError where a character is
 * not among the 8,105, for then its strokes and sound are unknown.
 */
export function describeName(family: Family, given: string, deep: DeepCitation | null = null): NameDetail {
  const facts = Array.from(given, factsOf);
  const { house, citation: source, poem } = shownSource(householdOf(family), facts, deep);
  const characters = nameCharacters(house, facts);
  if (characters === null) throw new RangeError(`a character outside the table: ${family.surname}${given}`);
  const bill = billFor(house, given);
  const heard = heardIn(house, facts);
  const whole = [...house.surname, ...facts];
  const sounds = whole.flatMap(({ sound }) => (sound === null ? [] : [sound]));
  const grids = gridsOf(
    characters.map((character) => character.kangxiStrokes),
    house.surname.length,
  );
  const band = Math.max(...facts.map((each) => each.band));
  return {
    name: family.surname + given,
    given,
    pinyin: whole.map(({ reading }) => marked(reading)),
    tones: sounds.map(({ tone }) => tone),
    score: bill.total,
    characters,
    source: source && {
      quote: source.quote,
      title: source.title,
      author: source.author,
      dynasty: source.dynasty,
      marked: source.marked,
    },
    why: sayWhy(house, facts, source),
    care: sayCare(house, facts, heard),
    band: band === 1 || band === 2 || band === 3 ? band : 4,
    bill,
    grids: grids.grids,
    talents: { value: grids.talents, class: talentsGroup(grids.talents) },
    zodiac: zodiacOf(house, bill.lines),
    phonetics: {
      syllables: whole.flatMap(({ char, reading, sound }) =>
        sound === null
          ? []
          : [{ char, pinyin: marked(reading), initial: sound.initial, final: sound.final, tone: sound.tone }],
      ),
      notes: bill.lines
        .filter(({ rule }) => rule === "声调" || rule === "声母韵母")
        .map(({ reason }) => reason),
    },
    homophones: saidOf(house, facts, heard),
    registrable: registrableOf(house, facts),
    romanisation: romanised(house, facts),
    kinsfolk: sayKinsfolk(family, facts),
    poem: poem && { title: poem.title, author: poem.author, dynasty: poem.dynasty, lines: poem.lines },
  };
}

function gridsOf(strokes: readonly number[], surnameLength: number): { grids: Grids; talents: string } {
  const { talents, ...numbers } = fiveGrids(strokes.slice(0, surnameLength), strokes.slice(surnameLength));
  const grid = (value: number): Grid => ({ value, element: numberElement(value), class: numberClass(value) });
  const { heaven, person, earth, outer, total } = numbers;
  return {
    grids: {
      heaven: grid(heaven),
      person: grid(person),
      earth: grid(earth),
      outer: grid(outer),
      total: grid(total),
    },
    talents,
  };
}

function zodiacOf({ animal }: Household, lines: NameDetail["bill"]["lines"]): NameDetail["zodiac"] {
  if (animal === null) return null;
  return { animal, notes: lines.filter(({ part }) => part === "生肖").map(({ reason }) => reason) };
}
