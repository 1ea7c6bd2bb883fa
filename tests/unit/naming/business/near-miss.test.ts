import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownBrands } from "#functions/naming/business/data/brands.ts";
import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { likeness } from "#functions/naming/business/score/near-miss.ts";
import { marksOf } from "#functions/naming/business/sign/marks.ts";
import { signNameOf } from "#functions/naming/business/sign/sign-name.ts";
import { signs } from "./signs.ts";

describe("likeness to a rival", () => {
  it.each([
    ["青禾", "青禾", 3],
    ["青禾", "禾青", 3],
    ["青禾", "清禾", 3],
    ["青禾里", "青禾", 3],
    ["晨禾", "辰禾", 3],
    ["晓风", "烧风", 3],
    ["青禾", "晴禾", 2],
    ["星岚", "新岚", 2],
    ["麦田里", "麦天里", 2],
    ["云山茶", "云山果", 2],
    ["青禾", "青麦", 1],
    ["半盏", "一盏茶", 1],
    ["闲云", "云山", 1],
    ["青禾", "云舟", 0],
  ])("of %s and %s is %i", (name, other, nearness) => {
    expect(likeness(name, other).nearness).toBe(nearness);
  });

  it("tells a tone from a sound that only some keep apart", () => {
    expect(likeness("青禾", "晴禾").reason).toBe("声母韵母都相同，只差声调");
    expect(likeness("星岚", "新岚").reason).toBe("平翘舌、前后鼻音不分时读音相同");
    expect(likeness("青禾里", "清和林").reason).toBe("开头两字读音相同");
  });

  it("names the character that both have, wherever it stands", () => {
    expect(likeness("问山", "云山").reason).toBe("都有“山”，位置也相同");
    expect(likeness("半盏", "一盏茶").reason).toBe("都有“盏”");
    fc.assert(
      fc.property(signs(), signs(), (one, other) => {
        const shared = [...one].some((char) => other.includes(char));
        if (shared) expect(likeness(one, other).nearness).toBeGreaterThan(0);
      }),
    );
  });

  it("is the same both ways, and full with itself", () => {
    fc.assert(
      fc.property(signs(), signs(), (one, other) => {
        expect(likeness(one, other).nearness).toBe(likeness(other, one).nearness);
        expect(likeness(one, one).nearness).toBe(3);
      }),
    );
  });

  it("says why wherever it is not nothing", () => {
    fc.assert(
      fc.property(signs(), signs(), (one, other) => {
        const { nearness, reason } = likeness(one, other);
        expect(reason === "").toBe(nearness === 0);
      }),
    );
  });
});

describe("a rival's name as pasted", () => {
  it.each([
    ["杭州青禾食品有限公司", "青禾"],
    ["杭州市西湖区青禾面包店", "青禾"],
    ["青禾面包（西湖店）", "青禾"],
    ["广东省深圳市云舟科技有限责任公司", "云舟"],
    ["上海远川房地产经纪有限公司", "远川"],
    ["青禾", "青禾"],
    [" 青禾 ", "青禾"],
    ["面包店", "面包"],
    ["雲上麥", "云上麦"],
    ["臺北雲上麥麵包店", "云上麦"],
  ])("%s is read as %s", (pasted, sign) => {
    expect(signNameOf(pasted)).toBe(sign);
  });
});

describe("well-known names", () => {
  it("are found under every key a passer-by may mistake them by", () => {
    const nearest = (text: string) => nearestBrand(marksOf(text) ?? []);
    expect(nearest("小米")).toMatchObject({ other: "小米", nearness: 3 });
    expect(nearest("小米里")).toMatchObject({ other: "小米", nearness: 3 });
    expect(nearest("晓米")?.nearness).toBe(3);
    expect(nearest("消米")?.nearness).toBe(2);
    expect(nearest("京冬")).toMatchObject({ other: "京东", nearness: 3 });
    expect(nearest("江南布里")).toMatchObject({ other: "江南布衣", nearness: 2 });
    expect(nearest("麦棠")).toBeNull();
  });

  it("are han names of two to five characters", () => {
    expect([...knownBrands()].filter((name) => !/^\p{Script=Han}{2,6}$/u.test(name))).toEqual([]);
  });
});
