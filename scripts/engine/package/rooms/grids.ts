/** Five grids (五格) and three talents (三才), by strokes; `characters` knows the strokes. */
export { type FiveGrids, fiveGrids } from "#functions/naming/facts/grids/five-grids.ts";
export { type NumberClass, numberClass, numberDisputed } from "#functions/naming/facts/grids/numbers-81.ts";
export {
  type TalentsClass,
  talentsClass,
  talentsGroup,
} from "#functions/naming/facts/grids/three-talents.ts";
