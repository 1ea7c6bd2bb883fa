import { type FiveGrids, fiveGrids } from "#functions/naming/facts/grids/five-grids.ts";
import { type NumberClass, numberClass, numberDisputed } from "#functions/naming/facts/grids/numbers-81.ts";
import { talentsGroup } from "#functions/naming/facts/grids/three-talents.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { type BillLine, copyOf } from "#functions/naming/person/score/line.ts";
import { memory } from "#functions/naming/person/score/memory.ts";
import type { Scale } from "#functions/naming/person/score/scale.ts";

const PART = "五格三才";
const PERSON_MAX = 5;
const EARTH_MAX = 4;
const TOTAL_MAX = EARTH_MAX;
const TALENTS_MAX = 2;
const RULES = ["人格", "地格", "总格", "三才"] as const;

/** 吉 all, 平 half (rounded up), 忌 none. */
function classPoints(group: NumberClass, max: number): number {
  if (group === "吉") return max;
  return group === "平" ? Math.ceil(max / 2) : 0;
}

/** A class with what it is worth: a line of one point shows 吉 and 平 alike, since half a point counts as one. */
const sayClass = (group: NumberClass): string => (group === "平" ? "平，得一半" : group);

/** More strokes than any name has. */
const MOST_STROKES = 512;
const personPoints = pointsByNumber(PERSON_MAX);
const otherPoints = pointsByNumber(EARTH_MAX);
const talentsPoints = new Map<string, number>();

/** Points of the grids (五格三才) on a scale; unscaled 15: 人 5, 地 4, 总 4, 三才 2. They depend on strokes alone. */
export function gridPointsOn(scale: Scale): (grids: FiveGrids) => number {
  const [person, earth, total, talents] = RULES.map((rule) => scale.row(rule));
  return (grids) => {
    const group = talentsPoints.get(grids.talents) ?? classPoints(talentsGroup(grids.talents), TALENTS_MAX);
    talentsPoints.set(grids.talents, group);
    return (
      (person?.[personPoints[grids.person] ?? 0] ?? 0) +
      (earth?.[otherPoints[grids.earth] ?? 0] ?? 0) +
      (total?.[otherPoints[grids.total] ?? 0] ?? 0) +
      (talents?.[group] ?? 0)
    );
  };
}

/** Points of every number of strokes; 地 and 总 have the same maximum. */
function pointsByNumber(max: number): Uint8Array {
  return Uint8Array.from({ length: MOST_STROKES }, (_, value) =>
    value === 0 ? 0 : classPoints(numberClass(value), max),
  );
}

/** The grids of a name, or null where a character is not in the table and its strokes are unknown. */
function gridsOf(house: Household, given: readonly Facts[]): FiveGrids | null {
  const strokes = given.map((facts) => facts.character?.strokes ?? 0);
  return house.strokes === null || strokes.includes(0) ? null : fiveGrids(house.strokes, strokes);
}

const STROKE_BASE = 64;
const graded = memory<readonly BillLine[]>();

/** The four lines of 五格三才, 15 points, added to the bill. They depend on the strokes alone. */
export function addGridLines(bill: BillLine[], house: Household, given: readonly Facts[]): void {
  let key = 1;
  for (const { character } of given) key = key * STROKE_BASE + (character?.strokes ?? 0);
  for (const line of graded(house, key, () => linesOf(house, given))) bill.push(copyOf(line));
}

function linesOf(house: Household, given: readonly Facts[]): readonly BillLine[] {
  const grids = gridsOf(house, given);
  if (grids === null) return unknownLines();
  const { person, earth, total, talents } = grids;
  return [
    numberLine("人格", person, PERSON_MAX),
    numberLine("地格", earth, EARTH_MAX),
    numberLine("总格", total, TOTAL_MAX),
    {
      part: PART,
      rule: "三才",
      input: talents,
      points: classPoints(talentsGroup(talents), TALENTS_MAX),
      max: TALENTS_MAX,
      mark: "民俗",
      reason: `天、人、地三格为${talents}，传统归类：${sayClass(talentsGroup(talents))}。`,
    },
  ];
}

function numberLine(rule: string, value: number, max: number): BillLine {
  const group = numberClass(value);
  const disputed = numberDisputed(value) ? "各家表不一，这里取多数。" : "";
  return {
    part: PART,
    rule,
    input: `${value} 画`,
    points: classPoints(group, max),
    max,
    mark: "民俗",
    reason: `${rule} ${value}，传统归类：${sayClass(group)}。${disputed}`,
  };
}

/** Lines that could not be checked, as a character's strokes are not known (未查，不计): our gap takes nothing from a name. */
const unknownLines = (): readonly BillLine[] =>
  RULES.map((rule) => ({
    part: PART,
    rule,
    input: "笔画未收录",
    points: 0,
    max: 0,
    mark: "民俗",
    reason: "有字不在字表里，笔画查不到，不计分。",
  }));
