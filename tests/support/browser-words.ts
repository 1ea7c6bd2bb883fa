/** Words that the site's copy never says (广告法与《文案规则》): superstition, fear, pressure, absolute claims. */
const FORBIDDEN = [
  "改运", "转运", "旺财", "旺夫", "克夫", "克妻", "克父母", "凶兆", "血光", "短命", "夭折", "化解", "破财",
  "开光", "保佑", "灵验", "天机", "宿命", "大师", "宗师", "神准", "百分百", "全国第一", "全网唯一", "包中", "保过",
  "仅剩", "限时", "恭喜", "大吉", "大凶", "原价", "倒计时", "逢凶化吉", "注定",
] as const; // biome-ignore format: one glance

/** The banned words that a text says. */
export const forbidden = (text: string): string[] => FORBIDDEN.filter((word) => text.includes(word));

/** Latin words that stand on the site with reason: a file format, a writer's name, what is written by machine. */
const ALLOWED = /\b(?:PDF|AI|Spencer)\b/g;
/** Initials, finals and whole syllables of pinyin, as the page on one name lists them. */
const PINYIN = /^(?:[bpmfdtnlgkhjqxrzcsyw]h?)?[aeiou]{0,3}(?:n|ng|r)?$/;

/** A syllable with its tone mark; a Cantonese one with its tone's number. */
const MARKED = /[A-Za-z]*[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü][A-Za-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü]*/g;
const JYUTPING = /\b[A-Z]?[a-z]+[1-6]\b/g;

/**
 * English in a text: Latin words in a row, or one that is no sound. Numbers of orders and faults, and a name as it is
 * spelt abroad, are none.
 */
export function english(text: string, spellings: readonly { text: string }[] = []): string[] {
  const words = spellings.flatMap((spelling) => [spelling.text, ...spelling.text.split(/[^A-Za-z]+/)]);
  const spelt = words.filter((word) => word !== "").sort((a, b) => b.length - a.length);
  const plain = spelt
    .reduce((rest, word) => rest.replaceAll(new RegExp(`\\b${word}\\b`, "g"), ""), text)
    .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, "")
    .replaceAll(/编号 [A-Za-z0-9]{8}/g, "")
    .replaceAll(MARKED, "")
    .replaceAll(JYUTPING, "")
    .replaceAll(ALLOWED, "");
  const runs = plain.match(/[A-Za-z]{2,}(?:[ ,']+[A-Za-z]{2,})*/g) ?? [];
  return runs.filter(
    (run) => /[a-z]{2,}/.test(run) && (/[ ,']/.test(run) || !PINYIN.test(run.toLowerCase())),
  );
}
