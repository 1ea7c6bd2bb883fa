/** Sound (音): what is heard in a full name, its syllables, its spellings. */
export { cantonese, cantoneseName } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
export {
  isSyllable,
  type Syllable,
  syllable,
  type Tone,
} from "#functions/naming/facts/sound/mandarin/syllable.ts";
export { hanyuName, passportName } from "#functions/naming/facts/sound/romanise/hanyu.ts";
export type { RomanName } from "#functions/naming/facts/sound/romanise/roman-name.ts";
export { taiwanPassportName, wadeGilesName } from "#functions/naming/facts/sound/romanise/wade-giles.ts";
export {
  type Listening,
  listenTo,
  SPEECHES,
  type Spoken,
} from "#functions/naming/person/describe/listen-to.ts";
