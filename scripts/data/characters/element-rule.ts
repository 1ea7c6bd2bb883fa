import type { Element } from "#functions/naming/facts/characters/character.ts";

/** Radicals that cnchar-info's own table follows in at least seven cases of ten. */
const BY_RADICAL: Readonly<Record<number, Element>> = {
  18: "金", // 刀
  32: "土", // 土
  46: "土", // 山
  75: "木", // 木
  85: "水", // 水
  86: "火", // 火
  112: "土", // 石
  118: "木", // 竹
  140: "木", // 艸
  167: "金", // 金
  173: "水", // 雨
};

/** Initials as that table treats them: 牙音 木, 舌音 火, 喉音 土, 齿音 金, 唇音 水. */
const BY_INITIAL: readonly [RegExp, Element][] = [
  [/^[gkjq]/, "木"],
  [/^(?:zh|[dtnl])/, "火"],
  [/^(?:ch|sh|[zcsxr])/, "金"],
  [/^[bpmfh]/, "水"],
];

/** The element of a character the table is silent on (推定): by its radical, else by its initial. */
export function elementByRule(radical: number, reading: string): Element {
  const initial = BY_INITIAL.find(([pattern]) => pattern.test(reading));
  return BY_RADICAL[radical] ?? initial?.[1] ?? "土";
}
