import { describe, expect, it } from "vitest";
import { versePairIn } from "#functions/naming/facts/poems/depth/verse-pair.ts";
import { ciAuthor, tangAuthor, tangTitle } from "#scripts/data/poems/depth/depth-names.ts";
import { irregularClause } from "#scripts/data/poems/depth/lost-characters.ts";
import { simplifyMasked, unmask } from "#scripts/data/poems/depth/other-words.ts";
import { traditionalToSimplified } from "#scripts/data/poems/simplify.ts";
import { readScript } from "#scripts/data/poems/sources.ts";

describe("a pair in a line of verse", () => {
  it.each([
    ["谢安涵雅量", "谢安", 6],
    ["谢安涵雅量", "安涵", 4],
    ["谢安涵雅量", "雅量", 6],
    ["海棠明月杏花天", "棠明", 4],
    ["海棠明月杏花天", "明月", 6],
    ["海棠明月杏花天", "月杏", 4],
    ["海棠明月杏花天", "花天", 6],
    ["雨湿烟和", "湿烟", 4],
    ["息庭树、好语和同", "语和", 4],
    ["修月斧", "修月", 6],
    ["采之欲遗谁", "采之", 6],
    ["细书白茧乌丝", "书白", 4],
    ["细书白茧乌丝", "细书", 6],
  ])("of %s: %s is worth %i", (line, name, points) => {
    expect(versePairIn(`${line}。`, name.charAt(0), name.charAt(1))?.points).toBe(points);
  });

  it("is none of a function word but side by side, of two of them, or behind a word that 子 closes", () => {
    for (const [line, name] of [
      ["一点浩然气", "一然"],
      ["以言贻之", "以之"],
      ["以之观天下", "以之"],
      ["采之欲遗谁", "之欲"],
      ["君子敬而无失", "子敬"],
    ] as const)
      expect([name, versePairIn(`${line}。`, name.charAt(0), name.charAt(1))]).toEqual([name, null]);
  });

  it("is none across two lines, backwards or behind a denial", () => {
    expect(versePairIn("明月松间照，清泉石上流。", "照", "清")).toBeNull();
    expect(versePairIn("明月松间照。", "月", "明")).toBeNull();
    expect(versePairIn("月色不明时。", "月", "明")).toBeNull();
    expect(versePairIn("尚依依、泽畔行吟。", "尚", "泽")).toBeNull();
  });
});

const simplify = traditionalToSimplified(await readScript());

describe("other words in traditional script", () => {
  it("are masked while they are converted, printed as today, and no source of the name character", () => {
    const { text, otherWords } = unmask(simplifyMasked("歲云暮矣，五穀豐，松下鬆風", simplify));
    expect(text).toBe("岁云暮矣，五谷丰，松下松风");
    expect([...otherWords]).toEqual([1, 6, 11]);
  });

  it("are not other spellings of the same word", () => {
    expect(unmask(simplifyMasked("採蓮遊峰雲蕭傅", simplify)).otherWords.size).toBe(0);
  });
});

describe("what a poem in depth is cited by", () => {
  it.each([
    ["帝京篇十首 四", "帝京篇十首·其四"],
    ["横吹曲辞 洛阳道", "横吹曲辞·洛阳道"],
    ["重阳日（一无「日」字）", "重阳日"],
    ["句 十二", null],
    ["失题", null],
    ["", null],
    ["一○七", null],
  ])("the title %s becomes %s", (printed, title) => {
    expect(tangTitle(printed)).toBe(title);
  });

  it("names rulers as they are known, the Five Dynasties apart, and no broken or ghostly author", () => {
    expect(tangAuthor("太宗皇帝")).toEqual({ author: "唐太宗", dynasty: "唐" });
    expect(tangAuthor("李煜")).toEqual({ author: "李煜", dynasty: "五代" });
    expect(tangAuthor("王𩔪")?.author).toBe("王〔左邕右页〕");
    expect([tangAuthor("崔□"), tangAuthor("无名女鬼"), ciAuthor("刘"), ciAuthor("赵希□")]).toEqual(
      Array(4).fill(null),
    );
    expect([ciAuthor("杨适1"), ciAuthor("韩")]).toEqual(["杨适", "韩疁"]);
  });

  it("is no line that has lost a character", () => {
    const lost = irregularClause(["山吐晴岚水放光，辛夷花白柳梢黄。", "但知莫作江西意，风景何曾异帝。"]);
    expect([lost("山吐晴岚水放光，辛夷花白柳梢黄。"), lost("但知莫作江西意，风景何曾异帝。")]).toEqual([
      false,
      true,
    ]);
  });
});
