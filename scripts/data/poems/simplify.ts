/** Turns a traditional text into simplified script. */
export type Simplify = (text: string) => string;

/**
 * Readings that OpenCC's first choice misses in these texts: the left side is matched before OpenCC's own
 * phrases. 閒 is 間 in the 孟子 and the histories; 於 stays where it is the sigh wū; the rest are variants
 * that OpenCC does not list.
 */
const reviewed: readonly (readonly [string, string])[] = [
  ["於戲", "於戏"],
  ["於穆", "於穆"],
  ["於緝", "於缉"],
  ["於牣", "於牣"],
  ["於乎", "於乎"],
  ["天地之閒", "天地之间"],
  ["為閒", "为间"],
  ["其閒", "其间"],
  ["八月之閒", "八月之间"],
  ["墦閒", "墦间"],
  ["得閒", "得间"],
  ["版築之閒", "版筑之间"],
  ["與善之閒", "与善之间"],
  ["一閒耳", "一间耳"],
  ["陳蔡之閒", "陈蔡之间"],
  ["蹊閒", "蹊间"],
  ["祇應", "只应"],
  ["祇有", "只有"],
  ["祇隔", "只隔"],
  ["祗有", "只有"],
  ["祗辱", "只辱"],
  ["祗是", "只是"],
  ["乾坤", "乾坤"],
  ["乾乾", "乾乾"],
  ["乾元", "乾元"],
  ["鬬", "斗"],
  ["茍", "苟"],
  ["彊", "强"],
  ["鴈", "雁"],
  ["覩", "睹"],
  ["緜", "绵"],
  ["廐", "厩"],
  ["徧", "遍"],
  ["飈", "飙"],
  ["箇", "个"],
  ["鶑", "莺"],
  ["邨", "村"],
  ["皐", "皋"],
  ["臯", "皋"],
  ["髩", "鬓"],
  ["疎", "疏"],
  ["浄", "净"],
  ["馿", "驴"],
  ["呌", "叫"],
  ["秖", "只"],
  ["篴", "笛"],
  ["穉", "稚"],
  ["竝", "并"],
  ["崐", "昆"],
  ["褔", "福"],
  ["磵", "涧"],
  ["猨", "猿"],
  ["煖", "暖"],
  ["鼈", "鳖"],
  ["昬", "昏"],
  ["朞", "期"],
  ["戹", "厄"],
  ["儛", "舞"],
  ["偪", "逼"],
  ["桮", "杯"],
  ["殀", "夭"],
  ["餽", "馈"],
  ["踈", "疏"],
  ["囘", "回"],
  ["廻", "回"],
  ["劒", "剑"],
  ["櫂", "棹"],
  ["荅", "答"],
  ["牕", "窗"],
  ["簷", "檐"],
  ["澁", "涩"],
  ["駈", "驱"],
  ["嬾", "懒"],
];

/** Characters that look traditional but stay in the classics: 穀 is «good» there, and 苹 is another plant than 蘋. */
const keptInClassics = new Set(["穀", "蘋", "濛", "瀰", "拚", "餱", "徵", "著", "於", "乾", "藉"]);

/** Builds the converter for traditional texts from OpenCC's two tables. */
export function traditionalToSimplified(tables: readonly string[]): Simplify {
  const words = new Map<string, string>();
  for (const [from, to] of tables.flatMap(tableLines)) words.set(from, to);
  for (const [from, to] of reviewed) words.set(from, to);
  return replacing(words);
}

/**
 * Builds the tidier for texts that are simplified already: characters that slipped through (後 習 恆 …) are
 * replaced where OpenCC has a single choice of the basic plane; what the classics keep stays.
 */
export function tidySimplified(tables: readonly string[]): Simplify {
  const words = new Map<string, string>();
  for (const [from, to, choices] of tables.flatMap(tableLines)) {
    if ([...from].length === 1 && choices === 1 && to.length === 1 && !keptInClassics.has(from)) {
      words.set(from, to);
    }
  }
  return replacing(words);
}

function tableLines(table: string): [string, string, number][] {
  return table
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [from = "", right = ""] = line.trim().split("\t");
      const choices = right.split(" ");
      return [from, choices[0] ?? from, choices.length];
    });
}

/** Writes at every place the longest of the words that begin there as what it becomes. */
function replacing(words: ReadonlyMap<string, string>): Simplify {
  const byStart = new Map<string, [from: string, to: string][]>();
  for (const word of words) byStart.set(word[0].charAt(0), [...(byStart.get(word[0].charAt(0)) ?? []), word]);
  for (const some of byStart.values()) some.sort(([one], [other]) => other.length - one.length);
  return (text) => {
    let out = "";
    for (let at = 0; at < text.length; ) {
      const found = byStart.get(text.charAt(at))?.find(([from]) => text.startsWith(from, at));
      out += found?.[1] ?? text.charAt(at);
      at += found?.[0].length ?? 1;
    }
    return out;
  };
}
