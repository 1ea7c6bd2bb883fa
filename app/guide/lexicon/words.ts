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

/** Names from which on they tell where a character stands; fewer leave it to the table. */
const ENOUGH = 4;
/** Of all names, so many have it in one place where that is said to be its place. */
const MOSTLY = 0.75;

/** Where in a name a character sits: by the names that stand below, so that they bear it out; of few names, by the table. */
export function placeWords({
  char,
  place,
  alone,
  names,
  more,
}: Pick<CharacterEntry, "char" | "place" | "alone" | "names" | "more">): string {
  const all = [...names.map(({ given }) => given), ...more];
  const first = all.filter((given) => given.startsWith(char)).length / all.length;
  const where =
    all.length < ENOUGH
      ? PLACES[place]
      : first >= MOSTLY
        ? "多放在前面"
        : first <= 1 - MOSTLY
          ? "多放在后面"
          : "前后都用";
  return alone ? `${where}，也可以单独成名` : where;
}

/** The heading of a group of characters. */
export const wishTitle = (wish: string): string => (wish === "其他" ? "其他意思" : wish);
