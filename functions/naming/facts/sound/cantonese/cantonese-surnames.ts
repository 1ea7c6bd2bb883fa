/**
 * Surnames that Cantonese reads otherwise than the table of characters does, in Jyutping; «not» gives the
 * table's reading. Each was compared with rime-cantonese. A double surname is whole if one reading differs.
 */
export const cantoneseSurnames: Readonly<Record<string, string>> = {
  任: "jam4", // not jam6
  单: "sin6", // not daan1
  仇: "kau4", // not sau4
  翟: "zaak6", // not dik6
  查: "zaa1", // not caa4
  区: "au1", // not keoi1
  解: "haai6", // not gaai2
  乐: "ngok6", // not lok6
  华: "waa6", // not waa4
  应: "jing1", // not jing3
  易: "jik6", // not ji6
  召: "siu6", // not ziu6
  员: "wan6", // not jyun4
  洗: "sin2", // the same family as 冼
  缪: "miu6", // not mau4
  肖: "siu1", // not ciu3: most families are 萧
  覃: "cam4", // not taam4
  么: "jiu1", // not mo1; the same as 幺
  种: "cung4", // not zung2
  繁: "po4", // not faan4
  朴: "piu4", // not pok3
  燕: "jin1", // not jin3
  令狐: "ling4 wu4", // not ling6
  尉迟: "wat1 ci4",
  万俟: "mak6 kei4",
  单于: "sin4 jyu4",
  长孙: "zoeng2 syun1",
  澹台: "taam4 toi4",
};
