import { ELEMENTS } from "#functions/naming/facts/calendar/chart/elements.ts";
import type { Animal } from "#functions/naming/facts/calendar/zodiac/zodiac.ts";
import { RADICALS, zodiacAffinity } from "#functions/naming/facts/calendar/zodiac/zodiac-components.ts";
import { fiveGrids } from "#functions/naming/facts/grids/five-grids.ts";
import { WISHES } from "#functions/naming/facts/lexicon/entry.ts";
import { clashCosts, ECHO } from "#functions/naming/facts/sound/mandarin/clash.ts";
import { syllableCount } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { toneColumn, toneTable } from "#functions/naming/facts/sound/mandarin/tones.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { cappedElementPoints, elementPoints } from "#functions/naming/person/score/lines/elements.ts";
import { gridPointsOn } from "#functions/naming/person/score/lines/grids.ts";
import { zodiacPoints } from "#functions/naming/person/score/lines/zodiac.ts";
import type { Scale } from "#functions/naming/person/score/scale.ts";
import { scaleOf } from "#functions/naming/person/score/weights.ts";
import { wishPoints } from "#functions/naming/person/score/wishes/wishes.ts";
import { keptPoints, lineTables } from "./line-tables.ts";
import type { Space } from "./space.ts";

export const ELEMENT_COUNT = ELEMENTS.length;
/** Zodiac points of a character are 0–5. */
export const ZODIAC_STEPS = 6;

/**
 * What depends on a family, as tables over the columns of a space. Each table is made with the bill's own
 * functions and gives points on the bill's own scale.
 */
export interface FamilyTables {
  /** Scaled points by the points of a line; `polyphone` by how many of two characters have several readings. */
  readonly polyphone: Uint8Array;
  readonly onlyPolyphone: Uint8Array;
  readonly clashPoints: Uint8Array;
  readonly writing: Uint8Array;
  readonly meaning: Uint8Array;
  readonly source: Uint8Array;
  readonly era: Uint8Array;
  /** Points of a name that sounds like nothing bad. */
  readonly cleanSound: number;
  /** Points by `first tone * TONE_COUNT + second tone`, and by the only tone. */
  readonly tones: Uint8Array;
  readonly onlyTone: Uint8Array;
  /**
   * The clash cost of each row behind the surname, and of each row as the second that repeats the surname's
   * syllable.
   */
  readonly clashFirst: Uint8Array;
  readonly echo: Uint8Array;
  readonly clash: Uint8Array;
  /** Points of the grids by `first strokes * strokeStride + second strokes`, and by the only strokes; 0 if off. */
  readonly grids: Uint8Array;
  readonly onlyGrids: Uint8Array;
  readonly strokeStride: number;
  /** Points of 五行 by `first * ELEMENT_COUNT + second`, and by the only element; 0 if off. */
  readonly elements: Uint8Array;
  readonly onlyElement: Uint8Array;
  /** Zodiac points of each character as they are, and scaled of two by `first * ZODIAC_STEPS + second`; 0 if off. */
  readonly zodiac: Uint8Array;
  readonly zodiacPair: Uint8Array;
  readonly onlyZodiac: Uint8Array;
  readonly askedWishes: number;
  /** Points by the number of wishes met. */
  readonly wishPoints: Uint8Array;
  /** Scaled points of 像一家人 by its points. */
  readonly alike: Uint8Array;
  /** Points of the rest of 家庭要求, the same for every name that is proposed. */
  readonly kept: number;
}

/** The tables of a family over a space. */
export function familyTables(house: Household, space: Space): FamilyTables {
  const { family } = house;
  const surname = house.syllables;
  const last = surname.at(-1);
  const clash = clashCosts();
  const scale = scaleOf(house);
  const asked = family.wishes.reduce((bits, wish) => bits | (1 << WISHES.indexOf(wish)), 0);
  return {
    ...lineTables(scale),
    tones: scaled(toneTable(surname.map((one) => one.tone)), scale.row("声调")),
    onlyTone: scaled(toneColumn(surname.map((one) => one.tone)), scale.row("声调")),
    clashFirst: columnOf(space, (row) =>
      last === undefined ? 0 : (clash[last.id * syllableCount + (space.syllable[row] ?? 0)] ?? 0),
    ),
    echo: columnOf(space, (row) => (last !== undefined && space.syllable[row] === last.id ? ECHO : 0)),
    clash,
    ...gridTables(house, space, scale),
    ...elementTables(house, scale),
    ...zodiacTables(house, space, scale),
    askedWishes: asked,
    wishPoints: Uint8Array.from(
      { length: WISHES.length + 1 },
      (_, met) => scale.row("愿望")[wishPoints(family.wishes.length, met)] ?? 0,
    ),
    alike: scale.row("像一家人"),
    kept: keptPoints(house, scale),
  };
}

const scaled = (points: Uint8Array, row: Uint8Array): Uint8Array => points.map((own) => row[own] ?? 0);

/** A byte for each row of a space. A plain loop: `from` with a function costs ten times as much. */
function columnOf({ size }: Space, byteOf: (row: number) => number): Uint8Array {
  const column = new Uint8Array(size);
  for (let row = 0; row < size; row++) column[row] = byteOf(row);
  return column;
}

function gridTables(house: Household, space: Space, scale: Scale) {
  const distinct = distinctStrokes(space);
  const strokeStride = (distinct.at(-1) ?? 0) + 1;
  const grids = new Uint8Array(strokeStride * strokeStride);
  const onlyGrids = new Uint8Array(strokeStride);
  const { strokes } = house;
  const gridPoints = gridPointsOn(scale);
  if (house.family.useGrids && strokes !== null) {
    for (const first of distinct) {
      onlyGrids[first] = gridPoints(fiveGrids(strokes, [first]));
      for (const second of distinct) {
        grids[first * strokeStride + second] = gridPoints(fiveGrids(strokes, [first, second]));
      }
    }
  }
  return { grids, onlyGrids, strokeStride };
}

/** The stroke counts of a space, fewest first. */
function distinctStrokes({ strokes }: Space): readonly number[] {
  const seen = new Uint8Array(256);
  for (let row = 0; row < strokes.length; row++) seen[strokes[row] ?? 0] = 1;
  return Array.from(seen.keys()).filter((count) => seen[count] === 1);
}

function elementTables({ family: { chart, useBazi } }: Household, scale: Scale) {
  const elements = new Uint8Array(ELEMENT_COUNT * ELEMENT_COUNT);
  const onlyElement = new Uint8Array(ELEMENT_COUNT);
  if (!useBazi || chart === null) return { elements, onlyElement };
  const hourKnown = chart.pillars.hour !== null;
  const [firsts, seconds] = [scale.row("首选喜用"), scale.row("其次喜用")];
  const pointsOf = (some: Parameters<typeof elementPoints>[1]) => {
    const { first, second } = cappedElementPoints(elementPoints(chart.favourable, some), hourKnown);
    return (firsts[first] ?? 0) + (seconds[second] ?? 0);
  };
  ELEMENTS.forEach((first, row) => {
    onlyElement[row] = pointsOf([first]);
    ELEMENTS.forEach((second, column) => {
      elements[row * ELEMENT_COUNT + column] = pointsOf([first, second]);
    });
  });
  return { elements, onlyElement };
}

function zodiacTables({ animal, family }: Household, space: Space, scale: Scale) {
  const zodiac = new Uint8Array(space.size);
  const zodiacPair = new Uint8Array(ZODIAC_STEPS * ZODIAC_STEPS);
  const onlyZodiac = new Uint8Array(ZODIAC_STEPS);
  if (!family.useZodiac || animal === null) return { zodiac, zodiacPair, onlyZodiac };
  const row = scale.row("部首与生肖");
  for (let first = 0; first < ZODIAC_STEPS; first++) {
    for (let second = 0; second < ZODIAC_STEPS; second++) {
      zodiacPair[first * ZODIAC_STEPS + second] = row[zodiacPoints([first, second])] ?? 0;
    }
    onlyZodiac[first] = row[first] ?? 0;
  }
  const ofRadical = zodiacByRadical(animal);
  return {
    zodiac: columnOf(space, (row) => ofRadical[space.radical[row] ?? 0] ?? 0),
    zodiacPair,
    onlyZodiac,
  };
}

/** Zodiac points by Kangxi radical, 1–214. */
function zodiacByRadical(animal: Animal): Uint8Array {
  const points = new Uint8Array(RADICALS + 1);
  for (let radical = 1; radical <= RADICALS; radical++)
    points[radical] = zodiacAffinity(animal, radical).points;
  return points;
}
