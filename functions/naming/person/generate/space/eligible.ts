import { LEANINGS } from "#functions/naming/facts/lexicon/entry.ts";
import {
  isContradictory,
  leaningFits,
  rarestBand,
  wordsWith,
} from "#functions/naming/person/generate/proposable.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { FIRST_PLACE, SECOND_PLACE, type Space, spaceOf } from "./space.ts";

/** Names of two characters, every one of `firsts` before every one of `seconds` (rows of the space). */
export interface Shape {
  readonly firsts: readonly number[];
  readonly seconds: readonly number[];
}

/** Which rows of the space may stand where, for a family. */
export interface Eligible {
  readonly shapes: readonly Shape[];
  readonly alone: readonly number[];
  /** The family asked for a character: then pairs need not make a phrase, nor fit the rarity. */
  readonly asked: boolean;
}

/** The space with characters that the family asks for and that are `missing` in it. */
export function spaceWith(space: Space, missing: readonly string[]): Space {
  return missing.length === 0 ? space : spaceOf([...space.facts(), ...missing.map(factsOf)]);
}

/** Where each character of the space may stand; empty where two wishes contradict each other. */
export function eligibleRows(house: Household, space: Space): Eligible {
  const { asked, family } = house;
  if (isContradictory(house)) return { shapes: [], alone: [], asked: true };
  const allowed = allowedRows(house, space);
  const words = wordsWith(house);
  const leading = allowed.filter((row) => words?.has(space.chars[row] ?? "") !== true);
  const partners = (rows: readonly number[], place: number) =>
    asked.length === 0 ? rows : rows.filter((row) => isFineRow(space, row, place));
  const shapes =
    family.length === 1
      ? []
      : wantedShapes(house).map(({ first, second }) => ({
          firsts: first === null ? partners(leading, FIRST_PLACE) : rowsOf(space, first),
          seconds: second === null ? partners(allowed, SECOND_PLACE) : rowsOf(space, second),
        }));
  return {
    shapes,
    alone: family.length === 2 ? [] : aloneRows(house, space, leading),
    asked: asked.length > 0,
  };
}

/** The rows that `characterAllowed` lets through, read from the columns; without the asked ones, which have places of their own. */
function allowedRows({ asked, family, surname }: Household, space: Space): readonly number[] {
  const { avoid, avoidSounds, rarity, sex } = family;
  const leanings = [false, ...LEANINGS.map((leaning) => leaningFits(sex, leaning))];
  const most = rarestBand(rarity);
  const apart = new Set(
    [...asked, ...avoid, ...surname.map(({ char }) => char)].map((char) => space.chars.indexOf(char)),
  );
  const avoided = new Set(avoidSounds ? avoid.map((char) => factsOf(char).sound?.id) : []);
  const rows: number[] = [];
  for (let row = 0; row < space.size; row++) {
    if (leanings[space.leaning[row] ?? 0] !== true || (space.band[row] ?? 0) > most) continue;
    if (!apart.has(row) && !avoided.has(space.syllable[row])) rows.push(row);
  }
  return rows;
}

/** The rule of `isFinePartner` for a row of the space. */
function isFineRow({ fine, places }: Space, row: number, place: number): boolean {
  return fine[row] === 1 && ((places[row] ?? 0) & place) !== 0;
}

/**
 * The rows that may be a name of one character: none with 字辈, which needs two; else the character asked for,
 * or all that stand alone.
 */
function aloneRows({ family }: Household, space: Space, leading: readonly number[]): readonly number[] {
  if (family.generation !== null) return [];
  if (family.fixed !== null) return rowsOf(space, family.fixed.char);
  return leading.filter((row) => space.alone[row] === 1);
}

/**
 * The characters that must stand first and second (null: any), one entry for each way to place them; no entry
 * where two different characters are asked for at one place.
 */
function wantedShapes({ family: { fixed, generation } }: Household) {
  const open: { first: string | null; second: string | null } = { first: null, second: null };
  const withGeneration =
    generation === null
      ? open
      : generation.at === 1
        ? { ...open, first: generation.char }
        : { ...open, second: generation.char };
  if (fixed === null) return [withGeneration];
  const { first, second } = withGeneration;
  const shapes = [];
  if (first === fixed.char && fixed.at !== 2) shapes.push(withGeneration);
  else if (second === fixed.char && fixed.at !== 1) shapes.push(withGeneration);
  else {
    if (first === null && fixed.at !== 2) shapes.push({ first: fixed.char, second });
    if (second === null && fixed.at !== 1) shapes.push({ first, second: fixed.char });
  }
  return shapes;
}

function rowsOf(space: Space, char: string): readonly number[] {
  const row = space.chars.indexOf(char);
  return row < 0 ? [] : [row];
}
