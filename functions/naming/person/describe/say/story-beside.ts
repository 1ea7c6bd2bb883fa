import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { storyOf, storyWrittenFor } from "#functions/naming/person/store/stories/stories.ts";

/** Books and people that the stories of names call by these words; behind a colon what a source is called by instead. */
const NAMED: readonly (readonly [said: string, source: string])[] = (
  "诗经 楚辞 论语 孟子 老子 庄子 尚书 礼记 中庸 千字文 世说 兰亭 岳阳楼 滕王阁 易经:周易 离骚 孔子:论语 曾子:论语 颜回:论语 屈原:楚辞 诸葛亮 王羲之 曹操 曹植 陶渊明 " +
  "谢灵运 谢朓 郭璞 张华 任昉 魏徵 王绩 王勃 贺知章 张若虚 张九龄 孟浩然 王湾 王维 李白 杜甫 岑参 韩愈 柳宗元 白居易 李贺 " +
  "杜牧 史达祖 嵇康 伯牙 李商隐 温庭筠 林逋 柳永 范仲淹 欧阳修 司马光 王安石 程颢 苏轼 苏辙 黄庭坚 李清照 陆游 朱熹 辛弃疾 姜夔 王禹偁 周敦颐 张载 杨时"
)
  .split(" ")
  .map((word) => {
    const [said = "", source = said] = word.split(":");
    return [said, source];
  });

/** Does what is told of a name lean on a book or a person that it names? */
export const leansOn = (story: string): boolean =>
  story.includes("《") || NAMED.some(([said]) => story.includes(said));

/**
 * What somebody has written of a name as a whole, where it may stand beside the source that is shown: what was written for this very
 * quotation, else what fits any, for words on another book or poet would only confuse. Undefined too where nobody has written it.
 */
export function storyBeside(given: string, source: Citation | null): string | undefined {
  const written = source === null ? undefined : storyWrittenFor(given, source.title);
  const story = written ?? storyOf(given);
  if (story === undefined || story === written || source === null) return story;
  const named = NAMED.filter(([said]) => story.includes(said));
  const where = `${source.book} ${source.title} ${source.author} ${source.quote}`;
  return named.length === 0 || named.some(([, word]) => where.includes(word)) ? story : undefined;
}
