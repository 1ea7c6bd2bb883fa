import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";
import { businessNames } from "#functions/naming/business/generate/generate.ts";
import { domainFormsOf, fullFormOf, niceHintsOf } from "#functions/naming/business/score/forms.ts";
import { piecesOf } from "#functions/naming/business/sign/known-words.ts";

describe("the forms of a business name", () => {
  it.each([
    [{ trade: "社区面包店", usage: "shop" as const, region: "杭州市西湖区" }, "杭州市西湖区麦棠面包店"],
    [{ trade: "面包", usage: "shop" as const, form: "limited" as const, region: "杭州" }, "杭州麦棠面包店"],
    [{ trade: "面包", usage: "company" as const, region: "杭州" }, "杭州麦棠食品有限公司"],
    [{ trade: "面包", usage: "company" as const, form: "sole" as const, region: "杭州" }, "杭州麦棠面包店"],
    [
      { trade: "咨询", usage: "company" as const, form: "partnership" as const, region: "杭州" },
      "杭州麦棠企业管理咨询合伙企业（普通合伙）",
    ],
    [{ trade: "替人排队", usage: "company" as const, region: "杭州" }, "杭州麦棠替人排队有限公司"],
    [{ trade: "替人排队的小生意", usage: "shop" as const, region: "" }, "麦棠商行"],
  ])("%o: %s", (asked, text) => {
    expect(fullFormOf("麦棠", briefOf(asked))?.text).toBe(text);
  });

  it("are none for a brand, and say what is missing or to be seen to", () => {
    expect(fullFormOf("麦棠", briefOf({ trade: "面包", usage: "brand" }))).toBeNull();
    expect(fullFormOf("麦棠", briefOf({ trade: "面包" }))?.notes[0]).toContain("所在地");
    expect(fullFormOf("麦棠", briefOf({ trade: "替人排队", region: "杭州" }))?.notes[0]).toContain(
      "行业用语",
    );
    expect(
      fullFormOf("麦棠", briefOf({ trade: "咨询", region: "杭州", form: "partnership" }))?.notes[0],
    ).toContain("有限合伙");
  });

  it("are spelled for an address without a word on what is free", () => {
    expect(domainFormsOf("绿野", briefOf({ trade: "面包" }))).toMatchObject({
      joined: "lvye",
      hyphened: "lv-ye",
      withTrade: "lvyemianbao",
    });
    expect(domainFormsOf("绿野", briefOf({ trade: "面包" })).note).toContain("请到域名注册商那里查");
  });

  it("hint at Nice classes with what they hold", () => {
    expect(niceHintsOf(briefOf({ trade: "面包" }))).toEqual([
      { number: 30, holds: "面点、茶、咖啡与调味品" },
      { number: 43, holds: "餐饮与住宿" },
      { number: 35, holds: "广告、零售与商业管理" },
    ]);
  });

  it.each(["煦和", "予光", "朗序", "晴屿"])("do not warn of what %s calls to mind", (text) => {
    const card = businessCard(text, briefOf({ trade: "面包" }));
    expect(card?.why).toContain("让人想到天光，与这一行没有直接关联，气质相宜。");
    expect(card?.care.join("；")).not.toMatch(/让人想到|听起来/);
  });

  it.each(["社区面包店", "火锅店", "会计师事务所"])(
    "are each recommended for what they are, in %s",
    (trade) => {
      const brief = briefOf({ trade });
      const found = businessNames(brief, 20);
      const cards = found.ok ? found.names.map(({ sign }) => businessCard(sign.text, brief)) : [];
      expect(new Set(cards.map((card) => card?.why)).size).toBe(20);
      for (const card of cards)
        for (const piece of piecesOf(card?.sign ?? "")) {
          const gloss = card?.characters.find(({ char }) => char === piece)?.gloss ?? "";
          const said =
            typeof piece === "string" ? gloss && `“${piece}”，${gloss}` : `“${piece.text}”，${piece.is}`;
          expect(card?.why).toContain(said);
        }
    },
  );

  it("are not recommended for the character that was asked for", () => {
    const why = businessCard("麦棠", briefOf({ trade: "面包", must: "麦" }))?.why;
    expect(why).toBe("“麦”配“棠”，春来一树繁花。");
    expect(businessCard("麦麦", briefOf({ trade: "面包", must: "麦" }))?.why).toContain("让人想到五谷");
  });

  it("say of a character with several traditional forms which one it goes by, and of no other", () => {
    const forms = businessCard("谷麦", briefOf({ trade: "面包" }))?.characters.map(({ forms }) => forms);
    expect(forms).toEqual(["繁体作「谷」，用在「山谷、空谷」；「穀」用在「五穀、稻穀」。", undefined]);
  });

  it("stand together on a card, with what to watch for", () => {
    const brief = briefOf({ trade: "面包", region: "杭州", rivals: ["麦唐"] });
    const card = businessCard("麦棠", brief);
    expect(card).toMatchObject({
      sign: "麦棠",
      pinyin: ["mài", "táng"],
      rival: { other: "麦唐", nearness: 3 },
    });
    expect(card?.care.join()).toContain("麦唐");
    expect(card?.characters.map(({ gloss }) => gloss)).not.toContain("");
    expect(businessCard("中国麦", brief)?.findings[0]).toMatchObject({ word: "中国", kind: "ban" });
    expect(businessCard("長麦", brief)).toBeNull();
  });
});
