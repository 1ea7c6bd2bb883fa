import type { NameCard } from "#functions/contract/names/name-card.ts";

/** Books and people that what is told of a name may lean on. */
const TOLD_OF =
  /《|[诗易]经|楚辞|论语|孟子|[老庄]子|尚书|礼记|中庸|离骚|世说|兰亭|岳阳楼|滕王阁|孔子|曾子|屈原|诸葛亮|王羲之|曹[操植]|陶渊明|谢[灵朓]|王[维勃安]|孟浩然|李[白贺商清]|杜[甫牧]|韩愈|柳[宗永]|白居易|范仲淹|欧阳修|苏[轼辙]|黄庭坚|陆游|朱熹|辛弃疾|姜夔|贺知章|岑参|温庭筠|司马光|张载|周敦颐|杨时/u;

/** That no lines stand under a name: it has none, or what is told of it leans on a piece that is not quoted here. */
export const sayUnquoted = ({ why }: Pick<NameCard, "why">): string =>
  TOLD_OF.test(why) ? "化自典故，没有引原文" : "没有出处";

/** The same in a quiet word where the lines would stand, unless what is told of the name says so itself. */
export const Unquoted = ({ name }: { name: Pick<NameCard, "why"> }) =>
  name.why.includes("没有典故") ? null : <p className="sm">{sayUnquoted(name)}</p>;
