import type { Family } from "#functions/naming/person/score/family.ts";
import { judge } from "./judge.ts";
import { passes, proposals } from "./proposals.ts";

/** A demand that may be dropped, and how many names that would leave. */
export interface Relaxation {
  /** Which demand, in the family's words; what only loosens it has the same. */
  readonly demand: string;
  /** What to do about it, in Chinese. */
  readonly advice: string;
  /** What a form says instead: `fixed=`. */
  readonly instead: string;
  readonly names: number;
  /** There are more than were counted. */
  readonly more: boolean;
}

/** Counting stops here: a parent only needs to know that there are plenty. */
const COUNTED = 200;
/** So many characters are named on a button, the first ones. */
const LISTED = 4;

/**
 * What a family could relax: only demands that were made and that give more names when dropped. Those that are loosened and
 * not given up stand first, else most names first.
 */
export function relaxations(family: Family): readonly Relaxation[] {
  const now = countNames(family);
  return demandsOf(family)
    .map(({ without, ...demand }) => ({
      ...demand,
      ...countNames({ ...family, ...without }),
    }))
    .filter((relaxed) => relaxed.names > now.names)
    .sort((a, b) => Number(isLoosened(b)) - Number(isLoosened(a)) || b.names - a.names);
}

/** Is the wish kept, and only taken less strictly? */
const isLoosened = ({ instead }: Relaxation): boolean => LOOSENED.has(instead);
const LOOSENED: ReadonlySet<string> = new Set(["fixedAt=any", "avoidSounds="]);

interface Demand {
  readonly demand: string;
  readonly advice: string;
  readonly instead: string;
  readonly without: Partial<Family>;
}

function demandsOf(family: Family): readonly Demand[] {
  const { avoid, avoidSounds, fixed, generation, length, mustFavour, rarity } = family;
  const fixedThere =
    fixed === null ? "" : `${fixed.at === "any" ? "" : `第 ${fixed.at} 个字`}用“${fixed.char}”`;
  const avoided = `不用“${listed(avoid)}”${avoidSounds ? "和同音字" : ""}`;
  const demands: (Demand | false)[] = [
    fixed !== null &&
      fixed.at !== "any" && {
        demand: fixedThere,
        advice: `“${fixed.char}”放哪里都行`,
        instead: "fixedAt=any",
        without: { fixed: { ...fixed, at: "any" as const } },
      },
    fixed !== null && {
      demand: fixedThere,
      advice: `不限定“${fixed.char}”`,
      instead: "fixed=",
      without: { fixed: null },
    },
    generation !== null && {
      demand: `字辈“${generation.char}”`,
      advice: "不排字辈",
      instead: "generation=",
      without: { generation: null },
    },
    avoid.length > 0 &&
      avoidSounds && {
        demand: avoided,
        advice: `只避开“${listed(avoid)}”，同音字不避`,
        instead: "avoidSounds=",
        without: { avoidSounds: false },
      },
    avoid.length > 0 && {
      demand: avoided,
      advice: `“${listed(avoid)}”也可以用`,
      instead: "avoid=",
      without: { avoid: [] },
    },
    mustFavour && {
      demand: "名里一定有喜用的五行",
      advice: "喜用只作参考，不必一定在名里",
      instead: "mustFavour=",
      without: { mustFavour: false },
    },
    rarity !== "any" && {
      demand: rarity === "common" ? "用字常见" : "用字少见",
      advice: "“用字”选“都可以”",
      instead: "rarity=any",
      without: { rarity: "any" as const },
    },
    length !== "any" && {
      demand: length === 1 ? "名字一个字" : "名字两个字",
      advice: "几个字都可以",
      instead: "length=any",
      without: { length: "any" as const },
    },
  ];
  return demands.filter((demand) => demand !== false);
}

/** Characters that a family does not want, as a button has room for them: who reads it must know which wish collides. */
const listed = (avoid: readonly string[]): string =>
  avoid.slice(0, LISTED).join("、") + (avoid.length > LISTED ? "等" : "");

/** How many names may be proposed to a family, counted up to a bound. */
function countNames(family: Family): { names: number; more: boolean } {
  const judged = judge(family);
  const { alone, pairs } = proposals(judged);
  let names = 0;
  for (const ranks of [pairs, alone]) {
    for (const rank of ranks) {
      if (passes(judged, rank)) names++;
      if (names >= COUNTED) return { names, more: true };
    }
  }
  return { names, more: false };
}
