import { factsOf } from "../score/facts.ts";
import type { Household } from "../score/household.ts";
import { characterAllowed, isContradictory, isFinePartner, makesWordWithSurname } from "./proposable.ts";
import { type Space, spaceOf } from "./space.ts";

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

/** The space with the characters that the family asks for and that are not in it. */
export function spaceWith(space: Space, asked: readonly string[]): Space {
  const missing = [...new Set(asked)].filter((char) => !space.chars.includes(char)).map(factsOf);
  return missing.length === 0 ? space : spaceOf([...space.facts, ...missing]);
}

/** Where each character of the space may stand; empty where two wishes contradict each other. */
export function eligibleRows(house: Household, space: Space): Eligible {
  const { family } = house;
  const { asked } = house;
  if (isContradictory(house)) return { shapes: [], alone: [], asked: true };
  const allowed = rowsWhere(space, (row) => {
    const facts = space.facts[row];
    return facts !== undefined && !asked.includes(facts.char) && characterAllowed(house, facts);
  });
  const leading = allowed.filter((row) => !makesWordWithSurname(house, space.chars[row] ?? ""));
  const partners = (rows: readonly number[], place: 1 | 2) =>
    asked.length === 0 ? rows : rows.filter((row) => isFineRow(space, row, place));
  const shapes =
    family.length === 1
      ? []
      : wantedShapes(house).map(({ first, second }) => ({
          firsts: first === null ? partners(leading, 1) : rowsOf(space, first),
          seconds: second === null ? partners(allowed, 2) : rowsOf(space, second),
        }));
  return {
    shapes,
    alone: family.length === 2 ? [] : aloneRows(house, space, leading),
    asked: asked.length > 0,
  };
}

function isFineRow(space: Space, row: number, place: 1 | 2): boolean {
  const facts = space.facts[row];
  return facts !== undefined && isFinePartner(facts, place);
}

/** 字辈 needs a second character; one asked for may stand alone. */
function aloneRows({ family }: Household, space: Space, leading: readonly number[]): readonly number[] {
  if (family.generation !== null) return [];
  if (family.fixed !== null) return rowsOf(space, family.fixed.char);
  return leading.filter((row) => space.alone[row] === 1);
}

/** What must stand where: a character or null for any. None where both are asked for at one place. */
function wantedShapes({ family: { fixed, generation } }: Household) {
  const open: { first: string | null; second: string | null } = { first: null, second: null };
  const withGeneration =
    generation === null
      ? open
      : generation.place === 1
        ? { ...open, first: generation.char }
        : { ...open, second: generation.char };
  if (fixed === null) return [withGeneration];
  const { first, second } = withGeneration;
  const shapes = [];
  if (first === fixed.char && fixed.place !== 2) shapes.push(withGeneration);
  else if (second === fixed.char && fixed.place !== 1) shapes.push(withGeneration);
  else {
    if (first === null && fixed.place !== 2) shapes.push({ first: fixed.char, second });
    if (second === null && fixed.place !== 1) shapes.push({ first, second: fixed.char });
  }
  return shapes;
}

function rowsOf(space: Space, char: string): readonly number[] {
  const row = space.chars.indexOf(char);
  return row < 0 ? [] : [row];
}

function rowsWhere(space: Space, keep: (row: number) => boolean): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < space.facts.length; row++) if (keep(row)) rows.push(row);
  return rows;
}
