import type { Element } from "#functions/naming/facts/characters/character.ts";
import type { Balance } from "./balance.ts";
import type { Climate } from "./climate.ts";
import { childOf, ELEMENTS, motherOf } from "./elements.ts";
import type { Favour } from "./favour.ts";
import { listed, type Pillars } from "./pillar.ts";
import { carries, type Support } from "./strength.ts";

/** What schools and steps are read from: the result, and what it comes from. */
export interface Reckoned extends Omit<Favour, "steps"> {
  readonly pillars: Pillars;
  readonly weights: Record<Element, number>;
  readonly support: Support;
  readonly balance: Balance;
  readonly climate: Climate | null;
}

/** Hardly any support: schools of 从格 let the day master follow what is heaviest. */
const FOLLOWING_PERCENT = 20;
/** Nearly all support: schools of 专旺 let it have its way. */
const RULING_PERCENT = 70;

/** A school, and what it would choose for a chart: nothing where it has no word of its own. */
interface School {
  readonly says: string;
  readonly picks: (reckoned: Reckoned) => readonly Element[];
}

const SCHOOLS: readonly School[] = [
  { says: "讲“从格”的一派，看日主根浅，就顺着最重的一行，先取", picks: followed },
  { says: "讲“专旺”的一派，看日主独旺，就顺着它，先取", picks: ruling },
  { says: "以强弱为先的一派，先取", picks: byStrength },
  { says: "以冷暖为先的一派，仍先取", picks: byClimate },
  { says: "“缺什么补什么”的一派，数八个字里没有的，取", picks: missing },
];

/** Which schools would put another element first for this chart, and which. */
export function otherSchools(reckoned: Reckoned): string {
  const [first] = reckoned.favourable;
  const others = SCHOOLS.flatMap(({ picks, says }) => {
    const picked = picks(reckoned);
    const differs = picked.length > 0 && !picked.some((element) => element === first);
    return differs ? [`${says}${picked.join("、")}`] : [];
  });
  return others.length === 0
    ? "别家：从格、专旺、强弱、冷暖、只看个数这几派，在这张八字上没有别的首选。"
    : `别家：${others.join("；")}。`;
}

function followed({ dayMaster, pillars, share, weights }: Reckoned): readonly Element[] {
  const own = dayMaster.element;
  const helpers = [own, motherOf(own)];
  const rooted = listed(pillars).some(({ branch }) => helpers.some((helper) => carries(branch, helper)));
  if (share > FOLLOWING_PERCENT || rooted) return [];
  const others = ELEMENTS.filter((element) => !helpers.includes(element));
  return others.toSorted((a, b) => weights[b] - weights[a]).slice(0, 1);
}

/** A day master that something checks, from a stem or a branch, does not rule alone. */
function ruling({ dayMaster: { element: own }, pillars, share }: Reckoned): readonly Element[] {
  const officer = motherOf(motherOf(own));
  const checked = listed(pillars).some(
    ({ branch, elements }) => elements[0] === officer || carries(branch, officer),
  );
  return share < RULING_PERCENT || checked ? [] : [own, childOf(own)];
}

function byStrength({ balance }: Reckoned): readonly Element[] {
  return balance.favourable.slice(0, 1);
}

function byClimate({ climate }: Reckoned): readonly Element[] {
  return climate?.has === "enough" || climate?.has === "frail" ? [climate.wants] : [];
}

function missing({ counts }: Reckoned): readonly Element[] {
  return ELEMENTS.filter((element) => counts[element] === 0);
}
