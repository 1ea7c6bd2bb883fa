import type { Element } from "#functions/naming/facts/characters/character.ts";
import type { Cause } from "./balance.ts";
import { type Climate, pressingOf } from "./climate.ts";
import { childOf, motherOf } from "./elements.ts";
import { otherSchools, type Reckoned } from "./schools.ts";
import { type Help, pointsOf, SEASON_MOST, type Season, STRONG_PERCENT, WEAK_PERCENT } from "./strength.ts";

const VERDICTS = { strong: "偏强", weak: "偏弱", balanced: "平衡" } as const;

/** How the month treats the day master, from the words for both. */
const SEASON_WORDS: Record<Season, (own: string, month: string) => string> = {
  旺: (own) => `和${own}是一家，最得时`,
  相: (own, month) => `${month}生${own}，也算得时`,
  休: (own, month) => `${own}要去生${month}，不得时`,
  囚: (own, month) => `${own}要去克${month}，不得时`,
  死: (own, month) => `${month}克${own}，最不得时`,
};

const HAS_WORDS: Record<Climate["has"], (wants: Element, avoids: Element) => string> = {
  own: (wants) => `日主自己就是${wants}，冷暖不另算，按强弱来`,
  frail: (_, avoids) => `日主虽是${avoids}却偏弱，先扶它，按强弱来`,
  enough: (wants) => `天干见${wants}，地支有根，已经够了，按强弱来`,
  rootless: (wants) => `${wants}露在天干，地支里没有稳当的根，不够`,
  hidden: (wants) => `${wants}只藏在地支，没有露出来，不够`,
  nothing: (wants) => `八字里没有用得上的${wants}`,
};

/** What strength asks for, and why. */
const CAUSE_WORDS: Record<Cause, (own: Element) => string> = {
  own: (own) => `同类的${own}多，取${own}去生的${childOf(own)}，让它有处可去`,
  outlet: (own) => `${own}多，${own}生的${childOf(own)}也多，取${childOf(childOf(own))}把它们接下去`,
  officer: (own) => `同类的${own}多，天干或月令又见克${own}的${officerOf(own)}，就用${officerOf(own)}来管`,
  mother: (own) => `生${own}的${motherOf(own)}多，取能管住${motherOf(own)}的${childOf(childOf(own))}`,
  wealth: (own) => `${own}要去克的${childOf(childOf(own))}多，取同类的${own}，再取生它的${motherOf(own)}`,
  drained: (own) => `取生${own}的${motherOf(own)}，再取同类的${own}`,
  scarce: () => "补分量最少的",
};

const officerOf = (own: Element): Element => motherOf(motherOf(own));

/** The reckoning in Chinese for the family: 得令, 根与势, 调候, 结论, then what other schools would choose. */
export function favourSteps(reckoned: Reckoned): readonly string[] {
  return [
    seasonStep(reckoned),
    supportStep(reckoned),
    climateStep(reckoned),
    conclusion(reckoned),
    otherSchools(reckoned),
  ];
}

function seasonStep({ dayMaster: { stem, element }, pillars, support }: Reckoned): string {
  const { monthElement, season, seasonPoints } = support;
  const words = SEASON_WORDS[season](element, monthElement);
  return `得令：日柱的天干${stem}叫日主，属${element}；${pillars.month.branch}月是${monthElement}的时令，${words}（术语叫“${season}”），得 ${seasonPoints} 分，满分 ${SEASON_MOST}。`;
}

function supportStep({ dayMaster: { element }, share, strength, support }: Reckoned): string {
  const { allies, most, mostAllies, mostRoots, points, roots } = support;
  return (
    `根与势：帮${element}的是${element}和生它的${motherOf(element)}；地支里${helpText(roots, mostRoots)}；` +
    `别的天干${helpText(allies, mostAllies)}；连得令共 ${points} 分，占满分 ${most} 的 ${share}%，` +
    `${STRONG_PERCENT}% 以上算偏强，${WEAK_PERCENT}% 以下算偏弱，这里是${VERDICTS[strength]}。`
  );
}

function helpText(helps: readonly Help[], most: number): string {
  if (helps.length === 0) return "没有帮它的，0 分";
  const each = helps.map(({ points, sign }) => `${sign} ${points}`).join("、");
  return `${each}，得 ${pointsOf(helps)} 分，满分 ${most}`;
}

function climateStep({ balance, climate, pillars }: Reckoned): string {
  const month = `${pillars.month.branch}月`;
  if (climate === null) return `调候：${month}不冷不热，不用先调冷暖。`;
  const { avoids, feels, has, wants } = climate;
  const words = `调候：${month}天${feels}，要${wants}来调；${HAS_WORDS[has](wants, avoids)}`;
  if (pressingOf(climate) === null) return `${words}。`;
  const [first = wants] = balance.favourable;
  return first === wants
    ? `${words}；按强弱也先取${wants}，两边一致。`
    : `${words}；按强弱先取${first}，这里先顾冷暖，改取${wants}在前。`;
}

function conclusion({ balance, climate, dayMaster, favourable, strength }: Reckoned): string {
  const byStrength = `日主${VERDICTS[strength]}，${CAUSE_WORDS[balance.cause](dayMaster.element)}`;
  const order = `喜用依次是${favourable.join("、")}。`;
  const pressing = pressingOf(climate);
  if (pressing === null) return `结论：${byStrength}；${order}`;
  const { avoids, feels, wants } = pressing;
  const lead = balance.favourable[0] === wants ? "" : `先取${wants}；再看强弱，`;
  const dropped = balance.favourable.includes(avoids) ? `天${feels}，不再添${avoids}；` : "";
  return `结论：${lead}${byStrength}；${dropped}${order}`;
}
