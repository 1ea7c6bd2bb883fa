import { isFirstView, type View } from "#app/kit/result/view.ts";
import type { NameCard } from "#functions/contract/names/name-card.ts";
import { FIRST_NAMES } from "#functions/contract/products/reports.ts";

/** The favourable elements (喜用) that the given name has, each once; none where there is no chart. */
export const favouredIn = (name: NameCard, favourable: readonly string[]): readonly string[] => {
  const own = name.characters.slice(-[...name.given].length).map(({ element }) => element);
  return favourable.filter((element) => own.some((each) => each === element));
};

/**
 * Puts in front, of the names that a report opens with, the first that has a source and a favourable element; else the first with
 * a source. All of them are of the best that readers took: which of them a family sees large should bear out what the site promises.
 */
export function leadFirst(
  names: readonly NameCard[],
  view: View,
  favourable: readonly string[],
): readonly NameCard[] {
  if (!isFirstView(view)) return names;
  const sourced = names.slice(0, FIRST_NAMES).filter(({ source, unfit }) => source !== null && !unfit);
  const lead =
    sourced.find((name) => favourable.length === 0 || favouredIn(name, favourable).length > 0) ?? sourced[0];
  return lead === undefined ? names : [lead, ...names.filter((name) => name !== lead)];
}

/** Books and people that what is told of a name may lean on. */
const TOLD_OF =
  /《|[诗易]经|楚辞|论语|孟子|[老庄]子|尚书|礼记|中庸|离骚|世说|兰亭|岳阳楼|滕王阁|孔子|曾子|屈原|诸葛亮|王羲之|曹[操植]|陶渊明|谢[灵朓]|王[维勃安]|孟浩然|李[白贺商清]|杜[甫牧]|韩愈|柳[宗永]|白居易|范仲淹|欧阳修|苏[轼辙]|黄庭坚|陆游|朱熹|辛弃疾|姜夔/u;

/** That no lines stand under a name: it has none, or what is told of it leans on a piece that is not quoted here. */
export const sayUnquoted = ({ why }: Pick<NameCard, "why">): string =>
  TOLD_OF.test(why) ? "化自典故，没有引原文" : "没有出处";
