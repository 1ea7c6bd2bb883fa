import { alikeness, shapeOf } from "#functions/naming/person/generate/alike.ts";
import {
  chanceOf,
  LEAD_TIER,
  laterTier,
  leads,
  seedOf,
  tierOf,
} from "#functions/naming/person/generate/order.ts";
import { barOf } from "#functions/naming/person/generate/proposable.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { dealtTo, fitsOf, likingOfGrade } from "#functions/naming/person/store/fits.ts";
import { gradeOf, readGroups } from "#functions/naming/person/store/marks.ts";
import { PAIRS } from "#functions/naming/person/store/pairs/pairs.ts";
import { singles } from "#functions/naming/person/store/singles.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";

/** Steps of chance in a point. */
const STEPS = 64;

export interface Tried {
  readonly given: string;
  readonly total: number;
}

let all: readonly string[] | undefined;

/** Every graded name, as the texts have them. */
export function gradedGivens(): readonly string[] {
  if (all !== undefined) return all;
  const found = new Set<string>();
  for (const line of PAIRS.flatMap((text) => text.trim().split("\n")))
    readGroups(line.slice(line.indexOf(" ") + 1), (second) =>
      found.add(line.slice(0, line.indexOf(" ")) + second),
    );
  for (const line of singles.trim().split("\n")) readGroups(line, (char) => found.add(char));
  all = [...found];
  return all;
}

/** Eight points for each that a name is like the nearest liked one, less the same for the disliked. */
function leanOf({ leaning }: Family, given: string): number {
  const near = (others: readonly string[] = []) =>
    Math.max(0, ...others.map((other) => alikeness(shapeOf(given), shapeOf(other))));
  return 8 * (near(leaning?.liked) - near(leaning?.disliked));
}

/** How much a given name is liked in a family: what is dealt to its surname as grade C at least. */
export function likedIn({ sex, surname }: Family, given: string): number {
  const ofGrade = likingOfGrade(gradeOf(marksOf(given), sex)) ?? 0;
  const liking = fitsOf(surname, sex).get(given) ?? ofGrade;
  return dealtTo(surname, sex).has(given) ? Math.max(10, liking) : liking;
}

/**
 * Every name that may be proposed, in the published order, by the bill itself: each name is judged one by one. Names of two
 * characters, these as they come behind the first three and behind the first ten, and those of one apart.
 */
export function bruteForce(family: Family): Record<"pairs" | "next" | "later" | "alone", Tried[]> {
  const house = householdOf(family);
  const seed = seedOf(family.sn);
  const chosen = family.sources.length > 0;
  const dealt = dealtTo(family.surname, family.sex);
  const keyed = gradedGivens()
    .filter((given) => barOf(house, Array.from(given, factsOf)) === null)
    .filter((given) => family.leaning?.shown.includes(given) !== true)
    .map((given) => {
      const facts = Array.from(given, factsOf);
      const [one = 0, other = 0] = Array.from(given, (char) => char.codePointAt(0) ?? 0);
      const { total } = billOf(family, given);
      const liking = likedIn(family, given);
      const deal = dealt.get(given);
      const tier = tierOf(liking, sourcePoints(facts, house.books), chosen, deal);
      const isEarly = (deal === "lead" || deal === "early") && liking > 0;
      const chance = chanceOf(seed, one, other);
      const own = (total + 9 * liking) * STEPS;
      const rest = leanOf(family, given) * STEPS + chance;
      // Behind the first ten: what is dealt to the surname first, then what many would consider; where 33 are dealt, by chance that counts thrice; where 120 are, these by bill and chance alone.
      const place = {
        // What leads is liked enough: the bill and chance decide.
        key: (leads(deal, liking, chosen) ? total * STEPS : own) + rest,
        laterKey:
          Math.round(
            (deal !== undefined && dealt.size >= 120 ? total * STEPS : own) / (dealt.size < 33 ? 1 : 3),
          ) + rest,
        tier,
        // Behind the first three: what leads or is dealt early first, by bill and chance.
        nextTier: isEarly ? LEAD_TIER : tier,
        nextKey: (isEarly ? total * STEPS : own) + rest,
        laterTier: laterTier(liking, deal !== undefined),
      };
      return { given, total, ...place, one, other };
    });
  const sorted = (
    by: "key" | "nextKey" | "laterKey",
    length: number,
    tier: "tier" | "nextTier" | "laterTier" = "tier",
  ) =>
    keyed
      .filter(({ given }) => Array.from(given).length === length)
      .sort((a, b) => b[tier] - a[tier] || b[by] - a[by] || a.one - b.one || a.other - b.other)
      .map(({ given, total }) => ({ given, total }));
  return {
    pairs: sorted("key", 2),
    next: chosen ? sorted("key", 2) : sorted("nextKey", 2, "nextTier"),
    later: chosen ? sorted("key", 2) : sorted("laterKey", 2, "laterTier"),
    alone: sorted("key", 1),
  };
}
