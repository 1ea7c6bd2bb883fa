/**
 * Further living Cantonese readings of name characters that Mandarin reads in two ways too: `字 readings`, beside the one
 * that names take (cantonese-table.ts). Reviewed by hand, each compared with rime-cantonese.
 */
const lines = `
长 zoeng2
予 jyu5
乐 ngok6
行 hong4 hang6
兴 hing3
劲 ging3
拓 taap3
冠 gun1
娜 no4
殷 jin1
菲 fei2
盛 sing4
朝 ziu1
强 koeng5
茜 sai1
莎 so1
晟 sing6
钿 din6
鹄 guk1
蹊 kai1
传 zyun6
几 gei1
处 cyu2
好 hou3
宿 sau3
将 zoeng3
少 siu3
尽 zeon2
应 jing1
当 dong3
斗 dau2
曾 cang4
屏 bing2
率 leot6
相 soeng3
省 sing2
种 zung3
舍 se2
荫 jam3
藏 zong6
觉 gaau3
调 tiu4
载 zoi2
重 zung6 cung4
量 loeng6
阿 o1
`;

const byChar: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [char = "", ...readings] = line.split(" ");
      return [char, readings] as const;
    }),
);

/** The further readings of a character (另读) in Jyutping; none where there are none, or where nobody has looked. */
export const moreCantonese = (char: string): readonly string[] => byChar.get(char) ?? [];
