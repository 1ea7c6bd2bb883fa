import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { polyphonePoints } from "#functions/naming/person/score/lines/usable.ts";
import type { Scale } from "#functions/naming/person/score/scale.ts";
import { avoidedPoints } from "#functions/naming/person/score/wishes/family.ts";

/**
 * The points of 家庭要求 that every proposed name has: all wanted characters are there, none to avoid is (only a
 * wanted one may sound like it), and no bad homophone.
 */
export function keptPoints(house: Household, scale: Scale): number {
  const avoided = scale.row("避讳")[avoidedPoints(house, house.asked.map(factsOf))] ?? 0;
  return scale.most("字辈与指定字") + avoided + scale.most("家乡话");
}

/** The tables of the lines that depend on the characters alone. */
export function lineTables(scale: Scale) {
  const readings = scale.row("读音唯一");
  const polyphone = (length: number) =>
    Uint8Array.from({ length: length + 1 }, (_, several) => readings[polyphonePoints(several, length)] ?? 0);
  return {
    polyphone: polyphone(2),
    onlyPolyphone: polyphone(1),
    clashPoints: scale.row("声母韵母"),
    writing: scale.row("好写好认"),
    meaning: scale.row("字义与搭配"),
    source: scale.row("出处"),
    era: scale.row("年代"),
    cleanSound: scale.most("谐音"),
  };
}
