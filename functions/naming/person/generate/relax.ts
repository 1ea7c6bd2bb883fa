import type { Family } from "#functions/naming/person/score/family.ts";
import { aloneRank, folkPoints, NOT_PROPOSED, pairPasses, pairRank } from "./evaluate.ts";
import { judge } from "./judge.ts";
import type { Space } from "./space/space.ts";

/** A demand that may be dropped, and how many names that would leave. */
export interface Relaxation {
  /** Which demand, in the family's words. */
  readonly demand: string;
  /** What to do about it, in Chinese. */
  readonly advice: string;
  readonly names: number;
  /** There are more than were counted. */
  readonly more: boolean;
}

/** Counting stops here: a parent only needs to know that there are plenty. */
const COUNTED = 200;

/** What a family could relax, most names first; only demands that were made and that give more names when dropped. */
export function relaxations(family: Family, space: Space): readonly Relaxation[] {
  const now = countNames(family, space);
  return demandsOf(family)
    .map(({ demand, advice, without }) => ({
      demand,
      advice,
      ...countNames({ ...family, ...without }, space),
    }))
    .filter((relaxed) => relaxed.names > now.names)
    .sort((a, b) => b.names - a.names);
}

interface Demand {
  readonly demand: string;
  readonly advice: string;
  readonly without: Partial<Family>;
}

function demandsOf(family: Family): readonly Demand[] {
  const { avoid, avoidSounds, fixed, generation, length, rarity } = family;
  const demands: (Demand | false)[] = [
    fixed !== null &&
      fixed.at !== "any" && {
        demand: `“${fixed.char}”的位置`,
        advice: `“${fixed.char}”放哪里都行`,
        without: { fixed: { ...fixed, at: "any" as const } },
      },
    fixed !== null && {
      demand: `一定要用“${fixed.char}”`,
      advice: `不限定“${fixed.char}”`,
      without: { fixed: null },
    },
    generation !== null && {
      demand: `字辈“${generation.char}”`,
      advice: "不排字辈",
      without: { generation: null },
    },
    avoid.length > 0 &&
      avoidSounds && {
        demand: "同音字也避开",
        advice: "只避开字，不避同音",
        without: { avoidSounds: false },
      },
    avoid.length > 0 && { demand: "不想用的字", advice: "少避开几个字", without: { avoid: [] } },
    rarity !== "any" && {
      demand: "常见程度",
      advice: "常见程度选“都可以”",
      without: { rarity: "any" as const },
    },
    length !== "any" && {
      demand: "名字几个字",
      advice: "一个字、两个字都可以",
      without: { length: "any" as const },
    },
  ];
  return demands.filter((demand) => demand !== false);
}

/** How many names may be proposed to a family, counted up to a bound. */
function countNames(family: Family, space: Space): { names: number; more: boolean } {
  const { judged, eligible } = judge(family, space);
  let names = eligible.alone.filter((row) => aloneRank(judged, row) !== NOT_PROPOSED).length;
  for (const { firsts, seconds } of eligible.shapes) {
    for (const first of firsts) {
      for (const second of seconds) {
        if (first === second) continue;
        if (pairRank(judged, first, second, folkPoints(judged, first, second)) === NOT_PROPOSED) continue;
        if (pairPasses(judged, first, second)) names++;
        if (names >= COUNTED) return { names, more: true };
      }
    }
  }
  return { names, more: false };
}
