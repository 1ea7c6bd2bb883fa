/** Authors and dynasties that the package's 千家诗 has wrong, by title and printed author. */
export const qianjiashiAuthors: Readonly<Record<string, { author: string; dynasty: string }>> = {
  初春小雨·韩愈: { author: "韩愈", dynasty: "唐" },
  落花·朱淑贞: { author: "朱淑真", dynasty: "宋" },
  即景·朱淑贞: { author: "朱淑真", dynasty: "宋" },
  春晴·王驾: { author: "王驾", dynasty: "唐" },
  蚕妇吟·谢枋得: { author: "谢枋得", dynasty: "宋" },
  题松汀驿·张佑: { author: "张祜", dynasty: "唐" },
  竹楼·李嘉佑: { author: "李嘉祐", dynasty: "唐" },
  暮春即事·叶采: { author: "叶采", dynasty: "宋" },
  宫词·其一·林洪: { author: "王建", dynasty: "唐" },
  玄都观桃花·刘禹锡: { author: "刘禹锡", dynasty: "唐" },
};

/** Ci poets whose rare character the package has lost. */
export const lostAuthors: Readonly<Record<string, string>> = {
  韩: "韩疁",
  张: "张镃",
  张鎡: "张镃",
  董: "董颖",
  吴淑姬1: "吴淑姬",
  姚述尧2: "姚述尧",
  毛并: "毛幵",
  赵老: "赵磻老",
};

/** Authors that a collection calls by another name than readers do: by courtesy name, with «monk» before it, misspelt. */
export const usualNames: Readonly<Record<string, string>> = {
  晁无咎: "晁补之",
  杜小山: "杜耒",
  张文潜: "张耒",
  高菊卿: "高翥",
  僧惠洪: "惠洪",
  僧志安: "志南",
  释处默: "处默",
  陶潜: "陶渊明",
};

/** When an author lived, where a collection says otherwise by being one of another age. */
export const dynastyOf: Readonly<Record<string, string>> = {
  宋玉: "战国",
  李斯: "秦",
  孔稚珪: "南朝齐",
  韦庄: "唐",
  傅翕: "南朝梁",
  延寿: "五代",
  徐铉: "五代",
  徐锴: "五代",
  韩熙载: "五代",
  潘佑: "五代",
  李建勋: "五代",
  孟宾于: "五代",
  成彦雄: "五代",
  伍乔: "五代",
  钱俶: "五代",
  钱镠: "五代",
  文益: "五代",
  贯休: "唐末五代",
  齐己: "唐末五代",
};

/**
 * Authors under whose names a collection has what others wrote later, as tales and altars gave it to them (吕岩, the
 * immortal), or who are no persons at all: no sources of a name.
 */
export const spurious =
  /^(吕岩|菩提达摩|寿涯禅师|轩辕弥明)$|[仙鬼妖]|神女|龙女|龙君|蛟女|山神|亡[妇姬]|懒堂女子|吴城小龙女|巫山神女|清源真君|王丽真女郎/;
