import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { nameFindings } from "#functions/naming/business/score/compliance.ts";
import { namePartsOf } from "#functions/naming/business/sign/sign-name.ts";
import { signs } from "./signs.ts";

const BRACKETED = /[（(].*?[）)]/gu;

describe("a written name", () => {
  it.each([
    ["杭州市云上麦食品有限公司", ["杭州市", "云上麦", "食品", "有限公司"]],
    ["北京市朝阳区海棠餐饮管理有限公司", ["北京市朝阳区", "海棠", "餐饮管理", "有限公司"]],
    ["罗盘（杭州）科技有限公司", ["杭州", "罗盘", "科技", "有限公司"]],
    ["深圳禾光投资合伙企业（有限合伙）", ["深圳", "禾光", "投资", "合伙企业"]],
    ["阿里巴巴（中国）网络技术有限公司", ["", "阿里巴巴", "网络技术", "有限公司"]],
    ["麦田书店", ["", "麦田", "书店", ""]],
    ["张三面馆", ["", "张三", "面馆", ""]],
    ["老王包子铺", ["", "老王", "包子", "铺"]],
    ["麦棠", ["", "麦棠", "", ""]],
    ["有限公司", ["", "有限公司", "", ""]],
  ])("%s is cut in region, 字号, trade and form", (name, parts) => {
    const { region, sign, trade, form } = namePartsOf(name);
    expect([region, sign, trade, form]).toEqual(parts);
  });

  it("is all there in its parts, whatever is pasted, and its 字号 has two characters where it has two", () => {
    const pieces = fc.constantFrom(
      "杭州",
      "市",
      "西湖区",
      "食品",
      "书店",
      "有限公司",
      "（上海）",
      "科技",
      "铺",
    );
    const pasted = fc
      .tuple(fc.array(pieces, { maxLength: 3 }), signs(2, 4), fc.array(pieces, { maxLength: 4 }))
      .map(([before, sign, after]) => [...before, sign, ...after].join(""));
    fc.assert(
      fc.property(pasted, (name) => {
        const { region, sign, trade, form } = namePartsOf(name);
        const whole = name.replace(BRACKETED, "");
        expect(whole.endsWith(sign + trade + form)).toBe(true);
        expect([whole.slice(0, whole.length - (sign + trade + form).length), "上海"]).toContain(region);
        expect(sign.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it("is cut around the 字号 that its owner says", () => {
    expect(namePartsOf("前海禾光里投资有限公司", "禾光里")).toEqual({
      region: "前海",
      sign: "禾光里",
      trade: "投资",
      form: "有限公司",
    });
    expect(namePartsOf("麦棠食品", "禾光").sign).toBe("麦棠");
  });
});

describe("the rules on a whole name", () => {
  const found = (name: string, usage: "company" | "shop" = "company", sign?: string) => {
    const parts = namePartsOf(name, sign);
    return nameFindings(parts, briefOf({ trade: parts.trade, usage, region: parts.region })).map(
      ({ kind, word }) => `${kind} ${word}`,
    );
  };
  it.each([
    ["杭州市云上麦食品有限公司", []],
    ["云上麦国际贸易有限公司", []],
    ["国际麦棠食品有限公司", ["risk 国际"]],
    ["中国好麦食品有限公司", ["ban 中国"]],
  ])("say of %s: %j", (name, expected) => {
    expect(found(name)).toEqual(expected);
  });

  it("bar what stands before the 字号 or behind it, and a company's form on a shop, each once", () => {
    expect(found("中国麦棠博彩有限公司", "company", "麦棠")).toEqual(["ban 中国", "ban 博彩"]);
    expect(found("麦棠食品有限公司", "shop")).toEqual(["ban 公司"]);
  });
});
