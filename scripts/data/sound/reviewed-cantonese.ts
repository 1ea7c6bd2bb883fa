/**
 * Cantonese readings reviewed by hand: `字 reading # why`, where Unihan's one reading of a simplified form is
 * that of another word than the one in names, or a rarer one. Each was compared with rime-cantonese.
 */
const lines = `
蒋 zoeng2 # 蔣；Unihan reads the simplified form as 菰蔣
价 gaa3 # 價；gaai3 is 价 itself, a servant
划 waak6 # 劃；waa4 is 划船
绘 kui2 # 繪
几 gei2 # 幾；gei1 is 茶几
佣 jung4 # 傭；jung2 is commission
涌 jung2 # 湧；cung1 is an inlet in place names
扩 kwok3 # 擴
仆 buk6 # 僕；fu6 is to fall
钻 zyun3 # 鑽 as the gem
贿 kui2 # 賄
馁 neoi5 # 餒
涩 sap1 # 澀
蚝 hou4 # 蠔
么 mo1 # 麼
卜 buk1 # 占卜；baak6 only in 蘿蔔
菲 fei1 # 芳菲；fei2 is scanty
茗 ming5 # 品茗；meng5 is the older reading
娜 naa4 # in given names; no4 in 婀娜
莎 saa1 # in given names; so1 is the sedge
冠 gun3 # 冠軍；gun1 is a cap
氓 man4 # 流氓
茎 ging3 # 莖 as the doctors say it; hang1 by the dictionary
`;

/** Reviewed Cantonese readings by character, in Jyutping. */
export const reviewedCantonese: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [char = "", reading = ""] = line.split(" ");
      return [char, reading] as const;
    }),
);
