import type { Element } from "#functions/naming/facts/characters/character.ts";
import { ELEMENTS } from "./elements.ts";
import type { Favour } from "./favour.ts";

/** What the steps are written from: the result, and the weights it comes from. */
export interface Reckoned extends Omit<Favour, "steps"> {
  readonly mother: Element;
  readonly weights: Record<Element, number>;
  readonly total: number;
}

const VERDICTS = { strong: "偏强", weak: "偏弱", balanced: "平衡" } as const;

/** The reckoning of the favourable elements (喜用), step by step, in Chinese for the family. */
export function favourSteps(reckoned: Reckoned): readonly string[] {
  const { counts, dayMaster, favourable, mother, share, strength, total, weights } = reckoned;
  const own = dayMaster.element;
  const characters = ELEMENTS.reduce((sum, element) => sum + counts[element], 0);
  return [
    `日柱的天干叫日主，这里是${dayMaster.stem}，属${own}；生${own}的是${mother}。`,
    `按个数：${characters} 个字里，${listing(counts)}（藏干不计）。`,
    `按月令加权：天干各 100 分；地支按藏干计分，一个 100，两个 70、30，三个 60、30、10；月柱再乘 1.5。得${listing(weights)}，共 ${total} 分。`,
    `${own}和${mother}合计 ${weights[own] + weights[mother]} 分，占 ${share}%。55% 以上算偏强，45% 以下算偏弱，中间算平衡：这里是${VERDICTS[strength]}。`,
    conclusion(strength, own, mother, favourable),
    "这是民俗里常见的一种算法；流派不同，结论也会不同。",
  ];
}

function conclusion(
  strength: Favour["strength"],
  own: Element,
  mother: Element,
  favourable: readonly Element[],
): string {
  const chosen = favourable.join("、");
  if (strength === "weak") return `偏弱宜扶：先取生${own}的${mother}，再取同类的${own}。`;
  if (strength === "strong") return `偏强不再添${own}和${mother}，取其余三行，少的排在前面：${chosen}。`;
  return favourable.length === 1
    ? `平衡就补最少的一行：${chosen}。`
    : `平衡就补最少的；${chosen}一样少，都取。`;
}

function listing(values: Record<Element, number>): string {
  return ELEMENTS.map((element) => `${element} ${values[element]}`).join("、");
}
