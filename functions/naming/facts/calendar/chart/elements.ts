import type { Element } from "#functions/naming/facts/characters/character.ts";

/** The five elements (五行) in generating order (相生): each feeds the next, the last feeds the first. */
export const ELEMENTS = ["木", "火", "土", "金", "水"] as const;

/** The element that feeds `element` (生我者, its mother). */
export function motherOf(element: Element): Element {
  return stepFrom(element, 4);
}

/** The element that `element` feeds (我生者, its child). */
export function childOf(element: Element): Element {
  return stepFrom(element, 1);
}

/** The element whose Chinese name this is; throws where it is none of the five. */
export function elementNamed(name: string): Element {
  const found = ELEMENTS.find((element) => element === name);
  if (found === undefined) throw new RangeError(`not one of the five elements: ${name}`);
  return found;
}

/** One value for each element, in generating order. */
export function perElement<T>(value: (element: Element) => T): Record<Element, T> {
  return { 木: value("木"), 火: value("火"), 土: value("土"), 金: value("金"), 水: value("水") };
}

function stepFrom(element: Element, steps: number): Element {
  return ELEMENTS[(ELEMENTS.indexOf(element) + steps) % ELEMENTS.length] ?? element;
}
