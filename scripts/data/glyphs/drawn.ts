import { characters } from "#functions/naming/facts/characters/find-character.ts";

/** What stands on a card beside Han characters: the signs of a quotation, and the letters of pinyin with their tones. */
const SIGNS = "，。、；：？！·—…《》〈〉「」『』“”‘’（）";
const PINYIN = "abcdefghijklmnopqrstuvwxyzāáǎàēéěèīíǐìōóǒòūúǔùüǖǘǚǜ";

const beyond = new Set([
  ...characters().flatMap(({ char, traditional }) => [char, traditional]),
  ...SIGNS,
  ...PINYIN,
]);

/** The basic block of Han characters, what may be registered or is a traditional form of it beyond that; signs and letters. */
export const isDrawn = (char: string): boolean => /[\u4e00-\u9fff]/.test(char) || beyond.has(char);
