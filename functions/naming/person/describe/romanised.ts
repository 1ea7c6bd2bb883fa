import { cantonese, cantoneseSurname } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { hanyuName, passportName } from "#functions/naming/facts/sound/romanise/hanyu.ts";
import { hongKongName } from "#functions/naming/facts/sound/romanise/hong-kong.ts";
import { jyutpingName } from "#functions/naming/facts/sound/romanise/jyutping-name.ts";
import { taiwanPassportName } from "#functions/naming/facts/sound/romanise/wade-giles.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";

/** How a name is written in Latin letters, place by place (拼写); Cantonese only where every character has a reading. */
export function romanised(house: Household, given: readonly Facts[]): { place: string; text: string }[] {
  const surname = house.surname.map(({ reading }) => reading);
  const own = given.map(({ reading }) => reading);
  const mandarin = [
    { place: "汉语拼音", text: hanyuName(surname, own).full },
    { place: "内地护照", text: passportName(surname, own).full },
    { place: "台湾习惯拼法（威妥玛）", text: taiwanPassportName(surname, own).full },
  ];
  return [...mandarin, ...inCantonese(house, given)];
}

function inCantonese(house: Household, given: readonly Facts[]): { place: string; text: string }[] {
  const surname = allKnown(cantoneseSurname(house.family.surname));
  const own = allKnown(given.map(({ char }) => cantonese(char)));
  if (surname === null || own === null) return [];
  const readings = (sounds: readonly string[], facts: readonly Facts[]) =>
    sounds.map((sound, at) => ({ cantonese: sound, mandarin: facts[at]?.reading ?? "" }));
  return [
    {
      place: "香港习惯拼法",
      text: hongKongName(house.family.surname, readings(surname, house.surname), readings(own, given)).full,
    },
    { place: "粤拼", text: jyutpingName(surname, own).full },
  ];
}

function allKnown(sounds: readonly (string | undefined)[]): string[] | null {
  const known = sounds.filter((sound) => sound !== undefined);
  return known.length === sounds.length ? known : null;
}
