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
};
