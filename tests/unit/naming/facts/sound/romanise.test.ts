import { describe, expect, it } from "vitest";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { findSurname } from "#functions/naming/facts/characters/surnames.ts";
import { cantonese, cantoneseSurname } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { hanyuName, passportName } from "#functions/naming/facts/sound/romanise/hanyu.ts";
import { hongKongName } from "#functions/naming/facts/sound/romanise/hong-kong.ts";
import { hongKongSurnames } from "#functions/naming/facts/sound/romanise/hong-kong-surnames.ts";
import { jyutpingName } from "#functions/naming/facts/sound/romanise/jyutping-name.ts";
import {
  taiwanPassportName,
  wadeGiles,
  wadeGilesName,
} from "#functions/naming/facts/sound/romanise/wade-giles.ts";
import { everyRow } from "#tests/kit/every-row.ts";

const split = (text: string) => text.split(" ");

describe("Hanyu Pinyin", () => {
  // Examples of GB/T 28039-2011, but for the last three.
  it.each([
    ["王芳", "wang2", "fang1", "Wáng Fāng"],
    ["杨为民", "yang2", "wei2 min2", "Yáng Wéimín"],
    ["马本斋", "ma3", "ben3 zhai1", "Mǎ Běnzhāi"],
    ["罗常培", "luo2", "chang2 pei2", "Luó Chángpéi"],
    ["欧阳文", "ou1 yang2", "wen2", "Ōuyáng Wén"],
    ["司马相南", "si1 ma3", "xiang4 nan2", "Sīmǎ Xiàngnán"],
    ["吕略", "lv3", "lve4", "Lǚ Lüè"],
    ["林攸宁", "lin2", "you1 ning2", "Lín Yōuníng"],
    ["陈西安", "chen2", "xi1 an1", "Chén Xī’ān"],
    ["安恩", "an1", "en1", "Ān Ēn"],
  ])("of %s has its tones", (_name, surname, given, full) => {
    expect(hanyuName(split(surname), split(given)).full).toBe(full);
  });

  it.each([
    ["林攸宁", "lin2", "you1 ning2", "LIN YOUNING"],
    ["吕强", "lv3", "qiang2", "LYU QIANG"],
    ["王略", "wang2", "lve4", "WANG LUE"],
    ["李女", "li3", "nv3", "LI NYU"],
    ["徐悦", "xu2", "yue4", "XU YUE"],
    ["欧阳娜娜", "ou1 yang2", "na4 na4", "OUYANG NANA"],
    ["陈西安", "chen2", "xi1 an1", "CHEN XIAN"],
  ])(
    "in %s's passport is without tones, ü as the immigration office prints it",
    (_name, surname, given, full) => {
      expect(passportName(split(surname), split(given)).full).toBe(full);
    },
  );
});

describe("Wade-Giles", () => {
  it("of a syllable is the one of the table", () => {
    everyRow(
      [
        ["qing1", "ch’ing"],
        ["zhi1", "chih"],
        ["chi2", "ch’ih"],
        ["shi1", "shih"],
        ["ri4", "jih"],
        ["zi3", "tzu"],
        ["ci2", "tz’u"],
        ["si1", "szu"],
        ["ge1", "ko"],
        ["he2", "ho"],
        ["de2", "tê"],
        ["guo2", "kuo"],
        ["duo1", "to"],
        ["shuo1", "shuo"],
        ["gui4", "kuei"],
        ["rui4", "jui"],
        ["xuan1", "hsüan"],
        ["yue4", "yüeh"],
        ["yan2", "yen"],
        ["jian4", "chien"],
        ["you3", "yu"],
        ["yu3", "yü"],
        ["yi2", "i"],
        ["er2", "êrh"],
        ["zhong1", "chung"],
        ["yong3", "yung"],
        ["wen2", "wên"],
        ["bo2", "po"],
      ],
      ([numbered, expected]) => {
        expect(wadeGiles(numbered)).toBe(expected);
      },
    );
  });

  it.each([
    ["毛泽东", "mao2", "ze2 dong1", "Mao Tsê-tung"],
    ["邓小平", "deng4", "xiao3 ping2", "Têng Hsiao-p’ing"],
    ["周恩来", "zhou1", "en1 lai2", "Chou Ên-lai"],
    ["欧阳修", "ou1 yang2", "xiu1", "Ou-yang Hsiu"],
  ])("of %s is as scholars write it", (_name, surname, given, full) => {
    expect(wadeGilesName(split(surname), split(given)).full).toBe(full);
  });

  // The form of the Bureau of Consular Affairs (WANG, HSIAO-MING), and names as their bearers spell them.
  it("is written without marks in a Taiwan passport", () => {
    everyRow(
      [
        ["王小明", "wang2", "xiao3 ming2", "WANG, HSIAO-MING"],
        ["陈丽玲", "chen2", "li4 ling2", "CHEN, LI-LING"],
        ["赖清德", "lai4", "qing1 de2", "LAI, CHING-TE"],
        ["蒋经国", "jiang3", "jing1 guo2", "CHIANG, CHING-KUO"],
        ["连战", "lian2", "zhan4", "LIEN, CHAN"],
        ["谢长廷", "xie4", "chang2 ting2", "HSIEH, CHANG-TING"],
        ["侯孝贤", "hou2", "xiao4 xian2", "HOU, HSIAO-HSIEN"],
        ["邓丽君", "deng4", "li4 jun1", "TENG, LI-CHUN"],
        ["蔡依林", "cai4", "yi1 lin2", "TSAI, I-LIN"],
        ["林志玲", "lin2", "zhi4 ling2", "LIN, CHIH-LING"],
        ["周杰伦", "zhou1", "jie2 lun2", "CHOU, CHIEH-LUN"],
        ["卓荣泰", "zhuo2", "rong2 tai4", "CHO, JUNG-TAI"],
        ["韩国瑜", "han2", "guo2 yu2", "HAN, KUO-YU"],
        ["魏德圣", "wei4", "de2 sheng4", "WEI, TE-SHENG"],
        ["林攸宁", "lin2", "you1 ning2", "LIN, YU-NING"],
        ["欧阳娜娜", "ou1 yang2", "na4 na4", "OUYANG, NA-NA"],
      ],
      ([_name, surname, given, full]) => {
        expect(taiwanPassportName(split(surname), split(given)).full).toBe(full);
      },
    );
  });
});

/** The readings of a name, character by character, in both languages. */
function readings(surname: string, given: string) {
  const mandarin = findSurname(surname)?.reading ?? [];
  return {
    surname: cantoneseSurname(surname).map((reading, at) => ({
      cantonese: reading ?? "",
      mandarin: mandarin[at] ?? "",
    })),
    given: Array.from(given, (char) => ({
      cantonese: cantonese(char) ?? "",
      mandarin: findCharacter(char)?.readings[0] ?? "",
    })),
  };
}

describe("Jyutping of a name", () => {
  it.each([
    ["林", "攸宁", "Lam4 Jau4 Ning4"],
    ["任", "达华", "Jam4 Daat6 Waa4"],
    ["吴", "君如", "Ng4 Gwan1 Jyu4"],
  ])("%s%s is %s %s", (surname, given, full) => {
    const name = readings(surname, given);
    const plain = (each: { cantonese: string }) => each.cantonese;
    expect(jyutpingName(name.surname.map(plain), name.given.map(plain)).full).toBe(full);
  });
});

describe("Hong Kong's spelling", () => {
  // Names as their bearers spell them.
  it("is that of the bearers of the names in the table", () => {
    everyRow(
      [
        ["陈", "大文", "Chan Tai Man"],
        ["刘", "德华", "Lau Tak Wah"],
        ["张", "学友", "Cheung Hok Yau"],
        ["郭", "富城", "Kwok Fu Shing"],
        ["黎", "明", "Lai Ming"],
        ["梁", "朝伟", "Leung Chiu Wai"],
        ["张", "国荣", "Cheung Kwok Wing"],
        ["周", "润发", "Chow Yun Fat"],
        ["曾", "荫权", "Tsang Yam Kuen"],
        ["梁", "振英", "Leung Chun Ying"],
        ["李", "家超", "Lee Ka Chiu"],
        ["谢", "霆锋", "Tse Ting Fung"],
        ["古", "天乐", "Koo Tin Lok"],
        ["梁", "家辉", "Leung Ka Fai"],
        ["邓", "紫棋", "Tang Tsz Kei"],
        ["陈", "奕迅", "Chan Yik Shun"],
        ["容", "祖儿", "Yung Cho Yee"],
        ["陈", "慧琳", "Chan Wai Lam"],
        ["张", "曼玉", "Cheung Man Yuk"],
        ["林", "青霞", "Lam Ching Ha"],
        ["王", "祖贤", "Wong Cho Yin"],
        ["梅", "艳芳", "Mui Yim Fong"],
        ["何", "韵诗", "Ho Wan Sze"],
        ["黄", "子华", "Wong Tsz Wah"],
        ["许", "冠杰", "Hui Koon Kit"],
        ["谭", "咏麟", "Tam Wing Lun"],
        ["关", "德兴", "Kwan Tak Hing"],
        ["陈方", "安生", "Chan Fong On Sang"],
        ["罗", "家英", "Law Ka Ying"],
        ["吴", "镇宇", "Ng Chun Yu"],
        ["欧阳", "震华", "Au Yeung Chun Wah"],
        ["任", "达华", "Yam Tat Wah"],
        ["查", "良镛", "Cha Leung Yung"],
        ["刘", "青云", "Lau Ching Wan"],
        ["蔡", "卓妍", "Choi Cheuk Yin"],
        ["钟", "欣潼", "Chung Yan Tung"],
        ["郑", "秀文", "Cheng Sau Man"],
        ["苏", "永康", "So Wing Hong"],
        ["洪", "金宝", "Hung Kam Po"],
        ["莫", "文蔚", "Mok Man Wai"],
        ["沈", "殿霞", "Shum Tin Ha"],
      ],
      ([surname, given, full]) => {
        const name = readings(surname, given);
        expect(hongKongName(surname, name.surname, name.given).full).toBe(full);
      },
    );
  });

  it("lists a surname only where the rules give another spelling", () => {
    for (const [surname, spelling] of Object.entries(hongKongSurnames)) {
      const bySound = hongKongName("", readings(surname, "").surname, []).surname;
      expect([surname, bySound]).not.toEqual([surname, spelling]);
    }
  });
});
