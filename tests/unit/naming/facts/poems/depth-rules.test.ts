import { describe, expect, it } from "vitest";
import { ciAuthor, tangAuthor, tangTitle } from "#scripts/data/poems/depth/depth-names.ts";
import type { DepthPoem } from "#scripts/data/poems/depth/depth-poem.ts";
import { irregularClause, whole } from "#scripts/data/poems/depth/lost-characters.ts";
import { simplifyMasked, unmask } from "#scripts/data/poems/depth/other-words.ts";
import { traditionalToSimplified } from "#scripts/data/poems/simplify.ts";
import { readScript } from "#scripts/data/poems/sources.ts";

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

  it("is no poem that the package has misread", () => {
    const poem = (line: string): DepthPoem => ({
      ...{ id: line, book: "quansongci", standing: 0 },
      poem: {
        ...{ book: "quansongci", number: "1", title: "某调", author: "某", dynasty: "宋" },
        ...{ lines: [line], prose: false, key: line, tags: [] },
      },
    });
    const read = poem("玉佩珊珊风缥缈。");
    expect(whole([read, poem("玉佩玎裆风缥缈。")])).toEqual([read]);
  });
});
