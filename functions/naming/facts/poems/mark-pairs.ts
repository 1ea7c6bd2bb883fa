import { isBound } from "./corpus/bound-characters.ts";
import { caesuraBits } from "./corpus/caesura.ts";
import {
  BOUND,
  BREAKS,
  CLAUSE_END,
  classes,
  closesWord,
  DENIAL,
  PARTICLE,
  PAUSE,
  spoilsNext,
} from "./corpus/character-classes.ts";
import type { CharacterIndex } from "./corpus/character-index.ts";
import { GOOD_UNIT } from "./corpus/corpus-format.ts";
import type { PairPoints } from "./points.ts";

/** More usable characters than any line of the corpus has. */
const WIDEST = 256;
/**
 * Added to the place of a pair with a particle, which is no pair where a caesura parts it. A multiple of 32,
 * so that a shift by the place stays the same.
 */
const LOOSE = 1 << 16;
const MARKS = BREAKS | PAUSE;
const GOOD = GOOD_UNIT.charCodeAt(0);

/** A part of the corpus, from `start` to just before `end`, what nearness is worth there, and whether it is verse. */
export interface Stretch {
  start: number;
  end: number;
  points: PairPoints;
  verse: boolean;
}

/**
 * Writes the points of all pairs of indexed characters that a stretch of `body` has into the size×size bytes
 * of `grades`, never lowering one. All state is in locals of one loop, not in small parts:
 * this runs once in a fresh isolate, and a single loop is compiled while it runs (6 ms where parts took 18).
 */
export function markPairs(body: string, part: Stretch, index: CharacterIndex, grades: Uint8Array): void {
  const { basic, size } = index;
  const { adjacent, line: sameLine, neighbour } = part.points;
  /** Rows (place × size) of the usable characters of this line, and of the line before. */
  let line = new Int32Array(WIDEST);
  let before = new Int32Array(WIDEST);
  let lineLength = 0;
  let beforeLength = 0;
  /** Pairs side by side since the last mark: cell, place of the first. The next mark shows the caesuras. */
  const besides = new Int32Array(WIDEST);
  const places = new Int32Array(WIDEST);
  let besideCount = 0;
  let length = 0;
  let spoiled = false;
  let classBefore = 0;
  /** Place + 1 of the character just before, where it may be the first of a pair. */
  let placeBefore = 0;
  for (let at = part.start; at <= part.end; at++) {
    const code = body.charCodeAt(at);
    const own = classes[code] ?? 0;
    if ((own & MARKS) !== 0) {
      const parts = part.verse ? (caesuraBits[length] ?? 0) : 0;
      for (let one = 0; one < besideCount; one++) {
        const cell = besides[one] ?? 0;
        const place = places[one] ?? 0;
        const parted = ((parts >> place) & 1) !== 0;
        const points = parted ? (place < LOOSE ? sameLine : 0) : adjacent;
        if ((grades[cell] ?? 0) < points) grades[cell] = points;
      }
      besideCount = length = 0;
    }
    if ((own & BREAKS) !== 0) {
      const swapped = line;
      line = before;
      before = swapped;
      beforeLength = (own & CLAUSE_END) !== 0 ? lineLength : 0;
      lineLength = classBefore = placeBefore = 0;
      spoiled = false;
      if ((own & CLAUSE_END) === 0 && code !== GOOD) at = nextGood(body, at, part.end);
      continue;
    }
    let place = basic[code] ?? 0;
    if ((code & 0xfc00) === 0xd800) place = index.beyond(code, body.charCodeAt(++at));
    else if ((own & BOUND) !== 0 && isBound(code, body.charCodeAt(at - 1), body.charCodeAt(at + 1)))
      place = 0;
    if (place !== 0 && !spoiled && (own & PARTICLE) === 0) {
      raise(grades, line, lineLength, place - 1, sameLine);
      raise(grades, before, beforeLength, place - 1, neighbour);
      line[lineLength++] = (place - 1) * size;
    }
    if (
      place !== 0 &&
      placeBefore !== 0 &&
      (!spoiled || (classBefore & DENIAL) !== 0) &&
      (own & classBefore & PARTICLE) === 0
    ) {
      besides[besideCount] = (placeBefore - 1) * size + place - 1;
      places[besideCount++] = ((own | classBefore) & PARTICLE) === 0 ? length - 1 : length - 1 + LOOSE;
    }
    if ((own & PAUSE) === 0) length++;
    placeBefore = spoiled || closesWord(code, body.charCodeAt(at - 1)) ? 0 : place;
    spoiled = own !== 0 && spoilsNext(own, classBefore, spoiled);
    classBefore = own;
  }
}

/** Raises the cells of one column to `points` in the first `count` of the rows. */
function raise(grades: Uint8Array, rows: Int32Array, count: number, column: number, points: number): void {
  for (let row = 0; row < count; row++) {
    const cell = (rows[row] ?? 0) + column;
    if ((grades[cell] ?? 0) < points) grades[cell] = points;
  }
}

/** The offset just before the next fair sentence after `at`, or `end` where there is none. */
function nextGood(body: string, at: number, end: number): number {
  const next = body.indexOf(GOOD_UNIT, at + 1);
  return next < 0 ? end : next - 1;
}
