const INITIALS =
  "b ㄅ p ㄆ m ㄇ f ㄈ d ㄉ t ㄊ n ㄋ l ㄌ g ㄍ k ㄎ h ㄏ j ㄐ q ㄑ x ㄒ zh ㄓ ch ㄔ sh ㄕ r ㄖ z ㄗ c ㄘ s ㄙ";
const FINALS =
  "a ㄚ o ㄛ e ㄜ ê ㄝ ai ㄞ ei ㄟ ao ㄠ ou ㄡ an ㄢ en ㄣ ang ㄤ eng ㄥ ong ㄨㄥ er ㄦ " +
  "i ㄧ ia ㄧㄚ io ㄧㄛ ie ㄧㄝ iao ㄧㄠ iu ㄧㄡ ian ㄧㄢ in ㄧㄣ iang ㄧㄤ ing ㄧㄥ iong ㄩㄥ " +
  "u ㄨ ua ㄨㄚ uo ㄨㄛ uai ㄨㄞ ui ㄨㄟ uan ㄨㄢ un ㄨㄣ uang ㄨㄤ ueng ㄨㄥ ü ㄩ üe ㄩㄝ üan ㄩㄢ ün ㄩㄣ";
/** The mark of each tone; the first has none, the neutral one stands before its syllable. */
const MARKS = ["˙", "", "ˊ", "ˇ", "ˋ"] as const;
/** Combining marks of pinyin by tone, from the first. */
const ACCENTS = ["\u0304", "\u0301", "\u030c", "\u0300"];

const pairs = (text: string): ReadonlyMap<string, string> => {
  const words = text.split(" ");
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""]] : [])));
};
const initials = pairs(INITIALS);
const finals = pairs(FINALS);

/**
 * Characters of names that Taiwan reads otherwise (國語一字多音審訂表): its reading, behind the mainland's, which alone it takes
 * the place of. Own, general knowledge; what is not sure is not here.
 */
const TAIWAN =
  "wēi wéi 微薇危 shū shú 淑叔 fān fán 帆 tāo táo 涛 xī xì 夕汐 xī xí 惜昔息 qī qí 期 shí shì 识 zhì zhí 质 jiū jiù 究 " +
  "qǐ qì 企 yè yì 液 tū tú 突 yōng yǒng 拥 jì jī 绩迹 jì jí 寂 jī jí 击 bō bò 播 xié xī 携 nī ní 妮 zōng zòng 综 chǔ chú 储 yì yí 谊 shǔ shù 曙";
const taiwan = new Map<string, string>();
for (const [, from, to, chars = ""] of TAIWAN.matchAll(/(\S+) (\S+) (\S+)/g))
  for (const char of chars) taiwan.set(char + from, String(to));

/** The sound of a character of a name, `pinyin` on the mainland, as Taiwan reads and spells it; null where it is no pinyin. */
export const taiwanSound = (char: string, pinyin: string): string | null =>
  zhuyinOf(taiwan.get(char + pinyin) ?? pinyin);

/** A syllable of pinyin with its tone as Taiwan spells it (注音): `lín` is ㄌㄧㄣˊ; null where it is no pinyin. */
export function zhuyinOf(pinyin: string): string | null {
  const parted = pinyin.toLowerCase().normalize("NFD");
  const tone = ACCENTS.findIndex((accent) => parted.includes(accent)) + 1;
  const bare = parted.replaceAll(/[\u0304\u0301\u030c\u0300]/g, "").normalize("NFC");
  const letters = spelledOut(bare);
  const [, initial = "", rest = ""] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?(.*)$/.exec(letters) ?? [];
  // After these, i is no sound of its own: zhi, si.
  const isBuzz = rest === "i" && /^(zh|ch|sh|[rzcs])$/.test(initial);
  const final = isBuzz ? "" : finals.get(/^[jqx]$/.test(initial) ? rest.replace(/^u/, "ü") : rest);
  if (final === undefined || (rest === "" && initial !== "")) return null;
  const sound = (initials.get(initial) ?? "") + final;
  if (sound === "") return null;
  return tone === 0 ? MARKS[0] + sound : sound + (MARKS[tone] ?? "");
}

/** Finals as tables of phonetics write them, beside those of spelling; -i is the sound of zhi and si. */
const TABLED: ReadonlyMap<string, string> = new Map([
  ...finals,
  ...pairs("-i ㄭ iou ㄧㄡ uei ㄨㄟ uen ㄨㄣ van ㄩㄢ ve ㄩㄝ vn ㄩㄣ v ㄩ"),
]);

/** A syllable with its tone, in small letters, that no other letter touches; a character may stand before it. */
const SYLLABLE = /(\p{Script=Han})?([ ”」]?)(?<![\p{Script=Latin}])(\p{Ll}+)(?!\p{Script=Latin})/gu;
const TONED = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/;

/** A sentence that tells of sounds, in Taiwan's spelling: «“朝”读 cháo», «声母 zh，韵母 uei». A name spelled with capitals stays. */
export const zhuyinIn = (text: string): string =>
  text
    .replaceAll(SYLLABLE, (whole, char: string | undefined, between: string, pinyin: string) => {
      if (!TONED.test(pinyin)) return whole;
      const sound = char === undefined ? zhuyinOf(pinyin) : taiwanSound(char, pinyin);
      return sound === null ? whole : (char ?? "") + between + sound;
    })
    .replaceAll(/(声母 )([a-z]+)/gu, (whole, said: string, initial: string) =>
      initials.has(initial) ? said + initials.get(initial) : whole,
    )
    .replaceAll(/(韵母 )(-?[a-zêü]+)/gu, (whole, said: string, final: string) =>
      TABLED.has(final) ? said + TABLED.get(final) : whole,
    );

/** y and w written as the finals that they stand for: yu is ü, yi i, wei ui. */
function spelledOut(bare: string): string {
  const whole = { yi: "i", wu: "u", you: "iu", wei: "ui", wen: "un", weng: "ueng", yong: "iong" }[bare];
  if (whole !== undefined) return whole;
  if (bare.startsWith("yu")) return `ü${bare.slice(2)}`;
  if (/^yin/.test(bare)) return bare.slice(1);
  if (bare.startsWith("y")) return `i${bare.slice(1)}`;
  return bare.startsWith("w") ? `u${bare.slice(1)}` : bare;
}
