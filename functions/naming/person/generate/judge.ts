import { pairsWith } from "#functions/naming/person/score/asked-pairs.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import { lexiconPairs } from "#functions/naming/person/score/lines/source-points.ts";
import { type PairTable, pairTableOf } from "#functions/naming/person/score/pair-table.ts";
import type { Judged } from "./evaluate.ts";
import { type Eligible, eligibleRows, spaceWith } from "./space/eligible.ts";
import { type Space, standardSpace } from "./space/space.ts";
import { familyTables } from "./space/tables.ts";

/** What a family's names are judged from, and which rows may stand where. */
export function judge(family: Family, lexiconSpace: Space): { judged: Judged; eligible: Eligible } {
  const house = householdOf(family);
  const missing = [...new Set(house.asked)].filter((char) => !lexiconSpace.chars.includes(char));
  const space = spaceWith(lexiconSpace, missing);
  const eligible = eligibleRows(house, space);
  const judged: Judged = {
    house,
    space,
    pairs: space === lexiconSpace ? pairsOf(house, space) : pairsWith(missing, space.chars, house.books),
    tables: familyTables(house, space),
    asked: eligible.asked,
  };
  return { judged, eligible };
}

const ownTables = new WeakMap<Space, Map<string, PairTable>>();

/** Our own lexicon's table is shared with the bill; another space has its own. */
function pairsOf(house: Household, space: Space): PairTable {
  if (space === standardSpace()) return lexiconPairs(house.books);
  const key = house.books?.join() ?? "";
  const known = ownTables.get(space) ?? new Map<string, PairTable>();
  const found = known.get(key) ?? pairTableOf(space.chars, house.books);
  ownTables.set(space, known.set(key, found));
  return found;
}
