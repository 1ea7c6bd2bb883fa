/** Words that the site's copy never says (广告法与《文案规则》): superstition, fear, pressure, absolute claims. */
const BANNED_WORDS = [
  "改运", "转运", "旺财", "旺夫", "克夫", "克妻", "克父母", "凶兆", "血光", "短命", "夭折", "化解", "破财",
  "开光", "保佑", "灵验", "天机", "宿命", "大师", "宗师", "神准", "百分百", "全国第一", "全网唯一", "包中", "保过",
  "仅剩", "限时", "恭喜", "大吉", "大凶", "原价", "倒计时", "逢凶化吉", "注定",
] as const; // biome-ignore format: one glance

/** The banned words that a text says; what it quotes from others has been taken out before. */
export const bannedIn = (text: string): string[] => BANNED_WORDS.filter((word) => text.includes(word));
