/**
 * Names to hold ours against (own writing; full names, so that readers cannot tell them from ours): fine ones, the usual
 * ones of the 2010s and 2020s, poor ones. A name of a girl ends in ♀.
 */
export const YARDSTICK = {
  fine: `陈望舒♀ 周砚清 许知远 沈怀瑾 林听澜♀ 顾清如♀ 陆景行 梁思齐 谢云舒♀ 苏若水♀ 叶明远 方知微♀ 程修远 江书珩 何以宁♀ 宋时雨♀
    徐嘉树 杜衡之 傅承泽 姚采薇♀ 钟静姝♀ 秦弘毅 温如玉♀ 孟云起 罗既明 彭清和 吴念慈♀ 唐松年 曹子衿♀ 董致远 贺兰心♀ 韩知秋 冯若兰♀ 蒋南星
    郑攸宁♀ 袁敬之 萧疏影♀ 任行简 郭灵均 白露晞♀`,
  usual: `王梓涵♀ 李子轩 张浩宇 刘欣怡♀ 陈一诺♀ 杨雨桐♀ 赵宇轩 黄梓萱♀ 周浩然 吴沐宸 徐子涵♀ 孙奕辰 马诗涵♀ 朱俊熙 胡可馨♀ 郭梓豪 何佳怡♀ 高宇航
    林语桐♀ 罗铭泽 郑雨萱♀ 梁博文 谢思琪♀ 宋天佑 唐欣妍♀ 许家豪 韩若汐♀ 冯子墨 邓雅琪♀ 曹俊杰 彭梦瑶♀ 曾皓轩 肖紫涵♀ 田文博 董依诺♀ 袁梓睿
    潘静怡♀ 于沐阳 蒋艺涵♀ 蔡明轩`,
  poor: `王建国 李翠花♀ 张招娣♀ 刘富贵 陈艳红♀ 杨发财 赵铁柱 黄金宝 周爱国 吴秀兰♀ 徐大力 孙狗剩 马兰花♀ 朱逸群 胡来运 郭有才 何盼弟♀ 高大上 林狗蛋 罗小萌♀`,
} as const;

export type YardstickKind = keyof typeof YARDSTICK;

/** The yardstick's names of a kind, each with whether it is a girl's. */
export function yardstickOf(kind: YardstickKind): readonly { name: string; female: boolean }[] {
  return YARDSTICK[kind]
    .split(/\s+/)
    .map((entry) => ({ name: entry.replace("♀", ""), female: entry.endsWith("♀") }));
}
