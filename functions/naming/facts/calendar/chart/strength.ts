import type { Element } from "#functions/naming/facts/characters/character.ts";
import { ELEMENTS, motherOf } from "./elements.ts";
import type { Strength } from "./favour.ts";
import { hiddenStems } from "./hidden-stems.ts";
import { listed, type Pillars } from "./pillar.ts";

/** 旺相休囚死: how the month's season treats the day master. */
export type Season = "旺" | "相" | "休" | "囚" | "死";

/** What a sign (干 or 支) gives the day master, in points. */
export interface Help {
  readonly sign: string;
  readonly points: number;
}

/** How much stands behind the day master (旺衰): the three tests in points, and what they come to. */
export interface Support {
  readonly season: Season;
  /** The element of the month's branch (月令). */
  readonly monthElement: Element;
  readonly seasonPoints: number;
  /** 得地: the branches that help, in the order of the pillars. */
  readonly roots: readonly Help[];
  /** 得势: the other stems that help. */
  readonly allies: readonly Help[];
  readonly points: number;
  /** What these pillars could come to: 100 of four, 80 of three. */
  readonly most: number;
  readonly mostRoots: number;
  readonly mostAllies: number;
  readonly strength: Strength;
}

export const SEASON_MOST = 30;
export const STRONG_PERCENT = 50;
export const WEAK_PERCENT = 40;
const STEM_POINTS = 10;
/** By the main, middle and residual hidden stem (本气 中气 余气) of a branch, which gives no more than the first. */
const ROOT_POINTS = [10, 6, 4] as const;
const ROOT_MOST = ROOT_POINTS[0];
/** Of a branch whose main stem feeds the day master. */
const MOTHER_POINTS = 5;

/** By the steps from the day master's element to the month's, in generating order. */
const SEASONS: readonly (readonly [Season, number])[] = [
  ["旺", SEASON_MOST],
  ["休", 10],
  ["囚", 5],
  ["死", 0],
  ["相", 24],
];

/**
 * The three tests of strength: the season 30 (旺 30, 相 24, 休 10, 囚 5, 死 0); a branch up to 10, by the main,
 * middle and residual hidden stem of the day master's own element (10, 6, 4) and its mother as the main one (5);
 * another stem of either element 10. Of all that could be: 50 % and more is strong, 40 % and less weak.
 */
export function supportOf(pillars: Pillars): Support {
  const own = pillars.day.elements[0];
  const monthElement = pillars.month.elements[1];
  const [season, seasonPoints] = seasonOf(own, monthElement);
  const all = listed(pillars);
  const branches = all.map(({ branch }) => ({ sign: branch, points: rootPoints(branch, own) }));
  const others = [pillars.year, pillars.month, ...(pillars.hour === null ? [] : [pillars.hour])];
  const stems = others.map(({ stem, elements }) => ({ sign: stem, points: allyPoints(elements[0], own) }));
  const mostRoots = branches.length * ROOT_MOST;
  const mostAllies = stems.length * STEM_POINTS;
  const points = seasonPoints + pointsOf(branches) + pointsOf(stems);
  const most = SEASON_MOST + mostRoots + mostAllies;
  return {
    season,
    monthElement,
    seasonPoints,
    roots: branches.filter((help) => help.points > 0),
    allies: stems.filter((help) => help.points > 0),
    points,
    most,
    mostRoots,
    mostAllies,
    strength: strengthOf(points, most),
  };
}

/** The points of several signs together. */
export const pointsOf = (helps: readonly Help[]): number =>
  helps.reduce((sum, { points }) => sum + points, 0);

/** Does a branch hold an element as its main or middle stem, so that it carries it (有根)? */
export function carries(branch: string, element: Element): boolean {
  return hiddenStems(branch)
    .slice(0, 2)
    .some((hidden) => hidden.element === element);
}

function seasonOf(own: Element, month: Element): readonly [Season, number] {
  const steps = (ELEMENTS.indexOf(month) - ELEMENTS.indexOf(own) + ELEMENTS.length) % ELEMENTS.length;
  return SEASONS[steps] ?? ["死", 0];
}

function rootPoints(branch: string, own: Element): number {
  const points = hiddenStems(branch).map(({ element }, rank): number => {
    if (element === own) return ROOT_POINTS[rank] ?? 0;
    return rank === 0 && element === motherOf(own) ? MOTHER_POINTS : 0;
  });
  return Math.min(
    ROOT_MOST,
    points.reduce((sum, one) => sum + one, 0),
  );
}

const allyPoints = (element: Element, own: Element): number =>
  element === own || element === motherOf(own) ? STEM_POINTS : 0;

/** Compares whole numbers, so that a share of exactly 50 % or 40 % is not lost by rounding. */
function strengthOf(points: number, most: number): Strength {
  if (points * 100 >= STRONG_PERCENT * most) return "strong";
  return points * 100 <= WEAK_PERCENT * most ? "weak" : "balanced";
}
