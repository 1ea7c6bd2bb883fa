import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ANIMALS,
  animalOfBranch,
  animalOfLunarYear,
} from "#functions/naming/facts/calendar/zodiac/zodiac.ts";
import { zodiacAffinity } from "#functions/naming/facts/calendar/zodiac/zodiac-components.ts";

const radical = {
  草: 140,
  水: 85,
  玉: 96,
  心: 61,
  日: 72,
  人: 9,
  宀: 40,
  马: 187,
  羊: 123,
  牛: 93,
  龙: 212,
  鸟: 196,
};

describe("the animals of the years", () => {
  it("follow the branches and the lunar years", () => {
    expect([..."子丑寅卯辰巳午未申酉戌亥"].map(animalOfBranch)).toEqual([...ANIMALS]);
    expect([1900, 1984, 2024, 2025, 2099].map(animalOfLunarYear)).toEqual(["鼠", "鼠", "龙", "蛇", "羊"]);
  });
});

describe("how a radical suits an animal", () => {
  it.each([
    ["鼠", radical.马, 0, "鼠与马相冲"],
    ["龙", 94, 0, "龙与狗相冲"],
    ["鼠", radical.羊, 1, "鼠与羊相害"],
    ["鼠", radical.龙, 5, "鼠与龙三合"],
    ["鼠", radical.牛, 5, "鼠与牛六合"],
    ["猪", 141, 5, "猪与虎六合"],
    ["龙", radical.鸟, 5, "龙与鸡六合"],
    ["马", radical.马, 4, "部首就是马"],
    ["羊", radical.草, 5, "羊吃草"],
    ["羊", radical.心, 1, "羊吃素"],
    ["虎", radical.玉, 4, "虎额有王纹"],
    ["猪", radical.宀, 5, "屋下有豕"],
    ["狗", radical.人, 5, "狗忠于人"],
    ["龙", radical.水, 5, "龙得云雨"],
    ["鼠", radical.日, 1, "昼伏夜出"],
    ["牛", radical.日, 3, "没有特别的说法"],
  ] as const)("%s and radical %i: %i points", (animal, number, points, reason) => {
    const affinity = zodiacAffinity(animal, number);
    expect(affinity.points).toBe(points);
    expect(affinity.reason).toContain(reason);
  });

  it("is 0 to 5 with a reason, for every animal and radical", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ANIMALS), fc.integer({ min: 1, max: 214 }), (animal, number) => {
        const { points, reason } = zodiacAffinity(animal, number);
        expect([0, 1, 3, 4, 5]).toContain(points);
        expect(reason).toMatch(/^\p{Script=Han}.*。$/u);
      }),
    );
  });

  it("leaves every animal radicals that suit it and radicals that do not", () => {
    for (const animal of ANIMALS) {
      const points = Array.from({ length: 214 }, (_, index) => zodiacAffinity(animal, index + 1).points);
      expect(points.filter((one) => one >= 4).length, animal).toBeGreaterThan(5);
      expect(points.filter((one) => one <= 1).length, animal).toBeGreaterThan(2);
    }
  });

  it("is asked for the 214 radicals only", () => {
    for (const number of [0, 215, 1.5]) expect(() => zodiacAffinity("鼠", number)).toThrow(RangeError);
  });
});
