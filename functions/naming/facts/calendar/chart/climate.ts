import type { Element } from "#functions/naming/facts/characters/character.ts";
import type { Strength } from "./favour.ts";
import { listed, type Pillars } from "./pillar.ts";
import { carries } from "./strength.ts";

/** What a month of the cold or the hot season asks for (调候). */
export interface Climate {
  /** 冷 or 热. */
  readonly feels: "冷" | "热";
  readonly wants: Element;
  /** What would only add to the cold or the heat. */
  readonly avoids: Element;
  /**
   * How much of it is there: the day master is that element itself; or is of the season's own element and yet weak,
   * and wants help first; it shows in a stem and a branch carries it; it shows without a root; it is hidden only;
   * it is nowhere.
   */
  readonly has: "own" | "frail" | "enough" | "rootless" | "hidden" | "nothing";
}

const SEASONS = [
  { months: "亥子丑", feels: "冷", wants: "火", avoids: "水" },
  { months: "巳午未", feels: "热", wants: "水", avoids: "火" },
] as const;

const SETTLED: ReadonlySet<Climate["has"]> = new Set(["own", "frail", "enough"]);
const BRANCHES = "子丑寅卯辰巳午未申酉戌亥";
const HALF_ROUND = 6;

/** What the month of the pillars asks for, or null in spring and autumn. */
export function climateOf(pillars: Pillars, strength: Strength): Climate | null {
  const season = SEASONS.find(({ months }) => months.includes(pillars.month.branch));
  if (season === undefined) return null;
  const { avoids, feels, wants } = season;
  const own = pillars.day.elements[0];
  const has = own === wants ? "own" : own === avoids && strength === "weak" ? "frail" : hasOf(pillars, wants);
  return { feels, wants, avoids, has };
}

/** The climate that is to be put right before strength, or null where strength decides. */
export function pressingOf(climate: Climate | null): Climate | null {
  return climate === null || SETTLED.has(climate.has) ? null : climate;
}

function hasOf(pillars: Pillars, wants: Element): Climate["has"] {
  const all = listed(pillars);
  const shows = all.some(({ elements }) => elements[0] === wants);
  const rooted = all.some(({ branch }) => carries(branch, wants) && !clash(branch, pillars.month.branch));
  if (shows) return rooted ? "enough" : "rootless";
  return all.some(({ branch }) => carries(branch, wants)) ? "hidden" : "nothing";
}

/** Two branches opposite each other (六冲): a root that the month clashes with does not hold. */
function clash(one: string, other: string): boolean {
  return Math.abs(BRANCHES.indexOf(one) - BRANCHES.indexOf(other)) === HALF_ROUND;
}
