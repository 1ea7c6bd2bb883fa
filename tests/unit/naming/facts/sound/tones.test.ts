import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tone } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import {
  gradeTones,
  TONE_COUNT,
  TONE_MAX,
  toneColumn,
  tonePoints,
  toneTable,
} from "#functions/naming/facts/sound/mandarin/tones.ts";

const tone = fc.constantFrom<Tone[]>(0, 1, 2, 3, 4);

function read(digits: string): Tone[] {
  return [...digits].map((digit) => ([0, 1, 2, 3, 4] as const)[Number(digit)] ?? 0);
}

describe("the tones of a name", () => {
  it.each([
    ["林若涵", "242", 6],
    ["王思远", "213", 6],
    ["张伟", "13", 6],
    ["李强", "32", 6],
    ["陈志强", "242", 6],
    ["张芳", "11", 5],
    ["王菲", "21", 6],
    ["赵丽", "44", 4],
    ["沈子涵", "332", 5],
    ["魏静宜", "442", 4],
    ["李小雨", "333", 0],
    ["赵丽娜", "444", 0],
    ["张新宇", "113", 5],
    ["孙诗思", "111", 1],
    ["刘文博", "222", 1],
  ])("%s (%s) bring %i of 6", (_name, digits, points) => {
    expect(gradeTones(read(digits), 1).points).toBe(points);
  });

  it("say why points are lost, in Chinese", () => {
    expect(gradeTones(read("444"), 1).reason).toBe("三个去声相连，一路下沉，读来费力");
    expect(gradeTones(read("332"), 1).reason).toBe("两个上声相连，前一个要读成阳平");
    expect(gradeTones(read("121"), 1).reason).toBe("通篇平声，起伏少一些");
    expect(gradeTones(read("213"), 1).reason).toBe("阳平、阴平、上声，声调各不相同");
  });

  it("cost nothing inside the surname, which is given", () => {
    expect(gradeTones(read("2213"), 2).points).toBe(TONE_MAX);
    expect(gradeTones(read("2213"), 1).points).toBeLessThan(TONE_MAX);
    expect(gradeTones(read("4441"), 2).points).toBeLessThan(TONE_MAX);
  });

  it("are the same figure in the tables as name by name", () => {
    fc.assert(
      fc.property(fc.array(tone, { minLength: 1, maxLength: 3 }), tone, tone, (surname, first, second) => {
        const whole = gradeTones([...surname, first, second], surname.length).points;
        expect(toneTable(surname)[first * TONE_COUNT + second]).toBe(whole);
        expect(toneColumn(surname)[first]).toBe(gradeTones([...surname, first], surname.length).points);
        const [only, ...rest] = surname;
        if (only !== undefined && rest.length === 0) expect(tonePoints(only, first, second)).toBe(whole);
      }),
    );
  });

  it("never leave 0 to 6, and three equal ones are worse than two", () => {
    fc.assert(
      fc.property(tone, tone, (same, other) => {
        fc.pre(same !== other);
        const three = tonePoints(same, same, same);
        expect(three).toBeGreaterThanOrEqual(0);
        expect(three).toBeLessThan(tonePoints(same, same, other));
        expect(tonePoints(same, same, other)).toBeLessThan(TONE_MAX);
      }),
    );
  });
});
