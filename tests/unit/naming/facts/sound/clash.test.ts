import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLASH_MAX,
  clashCosts,
  clashPoints,
  echoCost,
  gradeClash,
} from "#functions/naming/facts/sound/mandarin/clash.ts";
import {
  bareSyllables,
  syllable,
  syllableCount,
  syllableOf,
} from "#functions/naming/facts/sound/mandarin/syllable.ts";

const read = (text: string) => text.split(" ").map(syllable);
const anySyllable = fc.nat(syllableCount - 1).map((id) => syllableOf(id, 1));

describe("initials and finals side by side", () => {
  it.each([
    ["林清和", "lin2 qing1 he2", 4],
    ["张志超", "zhang1 zhi4 chao1", 2],
    ["刘莉莉", "liu2 li4 li4", 0],
    ["张芳", "zhang1 fang1", 2],
    ["陈雨辰", "chen2 yu3 chen2", 2],
    ["王婉莹", "wang2 wan3 ying2", 3],
    ["沈思远", "shen3 si1 yuan3", 3],
    ["李宁", "li3 ning2", 3],
    ["杨烨", "yang2 ye4", 3],
    ["韩元", "han2 yuan2", 3],
    ["严倩", "yan2 qian4", 2],
    ["周柔", "zhou1 rou2", 2],
  ])("in %s (%s) bring %i of 4", (_name, syllables, points) => {
    expect(gradeClash(read(syllables), 1).points).toBe(points);
  });

  it("are compared as they sound: 严 and 倩 rhyme, 周 and 游 do not rhyme in full", () => {
    expect(clashPoints(syllable("yan2"), syllable("qian4"))).toBe(2);
    expect(clashPoints(syllable("zhou1"), syllable("you2"))).toBe(3);
    expect(clashPoints(syllable("yun2"), syllable("jun1"))).toBe(2);
    expect(clashPoints(syllable("yu2"), syllable("wu2"))).toBe(4);
    expect(clashPoints(syllable("jie2"), syllable("xue3"))).toBe(3);
  });

  it("say what clashes, and where", () => {
    expect(gradeClash(read("zhang1 zhi4 ming2"), 1).reason).toBe("姓与名的首字声母同为 zh");
    expect(gradeClash(read("li3 ting2 ting2"), 1).reason).toBe("名中相邻的两字同音相重");
    expect(gradeClash(read("chen2 yu3 chen2"), 1).reason).toBe("姓的音在名末又出现一次");
    expect(gradeClash(read("lin2 qing1 he2"), 1).reason).toBe("相邻的字声母、韵母都不相同，读来清楚");
    expect(gradeClash(read("shen3 mei2 lan2"), 1, true).reason).toBe("相邻的字声母、韵母都不相同");
    // Both characters of 欧阳 begin without an initial: nothing is said of what was not compared.
    expect(gradeClash(read("ou1 yang2 zhi1 yun2"), 2).reason).toMatch(/^姓与名、名里相邻的字/u);
  });

  // Break it catches: 声母都不相同 under a table that says 零声母 of 阳, 安 and 仪.
  it.each([
    ["ou1 yang2 an1 yi2", 2, "姓与名、名里相邻的字韵母都不相同"],
    ["wang2 an1 yi2", 1, "相邻的字韵母都不相同"],
    ["li3 an1 ning2", 1, "相邻的字声母、韵母都不相同，读来清楚"],
    ["ou1 yang2 zhi1 yun2", 2, "姓与名、名里相邻的字声母、韵母都不相同，读来清楚"],
  ])("say of %s no more of initials than there are", (syllables, surname, reason) => {
    expect(gradeClash(read(syllables), surname)).toEqual({ points: CLASH_MAX, reason });
  });

  it("do not count inside a surname of two", () => {
    expect(gradeClash(read("ling2 hu2 chong1"), 2).points).toBe(CLASH_MAX);
    expect(gradeClash(read("lin2 ling2"), 2).points).toBe(CLASH_MAX);
    expect(gradeClash(read("lin2 ling2"), 1).points).toBeLessThan(CLASH_MAX);
  });

  it("add up from the pair table and the echo to the whole name", () => {
    const costs = clashCosts();
    const cost = (a: number, b: number) => costs[a * syllableCount + b] ?? 0;
    fc.assert(
      fc.property(anySyllable, anySyllable, anySyllable, (surname, first, second) => {
        const sum = cost(surname.id, first.id) + cost(first.id, second.id) + echoCost(surname, second);
        expect(gradeClash([surname, first, second], 1).points).toBe(Math.max(0, CLASH_MAX - sum));
        expect(clashPoints(surname, first)).toBe(CLASH_MAX - cost(surname.id, first.id));
      }),
    );
  });

  it("are laid out for every two syllables", () => {
    const costs = clashCosts();
    const wrong = bareSyllables.flatMap((before) =>
      bareSyllables.filter(
        (after) => CLASH_MAX - clashPoints(before, after) !== costs[before.id * syllableCount + after.id],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("are the same whichever syllable comes first", () => {
    for (const one of bareSyllables) {
      for (const other of bareSyllables) {
        if (clashPoints(one, other) !== clashPoints(other, one)) expect([one.bare, other.bare]).toBe("alike");
      }
    }
  });
});
