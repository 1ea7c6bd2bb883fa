import type { CharacterEntry, GivenName, ShortName } from "#functions/contract/site/lexicon.ts";

/** For whom a character is usual (倾向). */
export const LEANINGS: Readonly<Record<CharacterEntry["leaning"], string>> = {
  男: "多用于男孩",
  女: "多用于女孩",
  中: "男孩女孩都用",
};

/** For whom a name is. */
export const WHOM: Readonly<Record<ShortName["whom"], string>> = {
  男: "男孩",
  女: "女孩",
  皆: "男孩女孩都可以",
};

/** When a name sounds of (年代). */
export const ERAS: Readonly<Record<GivenName["era"], string>> = {
  恒: "不挑年代",
  今: "这些年的名字",
  旧: "听来像上一辈的名字",
};

const PLACES: Readonly<Record<CharacterEntry["place"], string>> = {
  首: "放在前面更顺",
  尾: "放在后面更顺",
  皆: "前后都可以",
};

/** Where in a name a character sits best. */
export const placeWords = ({ place, alone }: Pick<CharacterEntry, "place" | "alone">): string =>
  alone ? `${PLACES[place]}，也可以单独成名` : PLACES[place];

/** The heading of a group of characters. */
export const wishTitle = (wish: string): string => (wish === "其他" ? "其他意思" : wish);
