/**
 * Surnames whose reading is not the first of their characters' readings in the table, in numbered pinyin;
 * «not» names the common reading. Each was checked against 通用规范汉字字典 or 现代汉语词典 as Unihan 15.0 cites them
 * (kTGHZ2013, kXHC1983) or against pinyin-pro 3.29.4; 黑 hè and 万俟, 尉迟 stand in the usual lists of
 * surnames that are misread. Where families differ, the commoner one is taken and the other named.
 */
export const surnameReadings: Readonly<Record<string, string>> = {
  曾: "zeng1", // not ceng2
  单: "shan4", // not dan1
  仇: "qiu2", // not chou2
  朴: "piao2", // not pu3
  查: "zha1", // not cha2
  翟: "zhai2", // di2 in some families
  解: "xie4", // not jie3
  任: "ren2", // not ren4
  盖: "ge3", // gai4 in some families
  员: "yun4", // not yuan2
  缪: "miao4", // not mou2
  区: "ou1", // not qu1
  黑: "he4", // hei1 in some families
  那: "na1", // not na4
  哈: "ha3", // not ha1
  种: "chong2", // not zhong3
  折: "she2", // not zhe2
  撒: "sa3", // not sa1
  洗: "xian3", // the same family as 冼
  华: "hua4", // not hua2
  纪: "ji3", // ji4 in many families today
  葛: "ge3", // not ge2
  覃: "qin2", // tan2 in some families
  燕: "yan1", // not yan4
  曲: "qu1", // not qu3
  乐: "yue4", // le4 is another family
  都: "du1", // not dou1
  能: "nai4", // not neng2
  过: "guo1", // not guo4
  要: "yao1", // not yao4
  繁: "po2", // not fan2
  句: "gou1", // not ju4
  召: "shao4", // not zhao4
  祭: "zhai4", // not ji4
  秘: "bi4", // not mi4
  訾: "zi1", // not zi3
  钭: "tou3", // not dou3
  占: "zhan1", // not zhan4
  么: "yao1", // not me
  阿: "e1", // not a1
  肖: "xiao1", // not xiao4
  干: "gan1", // not gan4
  相: "xiang4", // xiang1 is another family
  甯: "ning4", // not ning2; 宁 is ning2
  隽: "juan4", // not jun4
  颉: "xie2", // not jie2
  粘: "nian2", // not zhan1
  万俟: "mo4 qi2",
  尉迟: "yu4 chi2",
  单于: "chan2 yu2",
  澹台: "tan2 tai2",
  令狐: "ling2 hu2",
  长孙: "zhang3 sun1",
  诸葛: "zhu1 ge3",
  夹谷: "jia2 gu3",
  子车: "zi3 ju1",
  乐正: "yue4 zheng4",
  宰父: "zai3 fu3",
  段干: "duan4 gan1",
};
