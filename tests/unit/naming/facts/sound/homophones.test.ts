import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homophonePoints } from "#functions/naming/facts/sound/homophones/homophone-points.ts";
import {
  hitReason,
  homophoneHits,
  homophoneHitsOf,
  homophoneIndex,
} from "#functions/naming/facts/sound/homophones/homophones.ts";
import { confusions, southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import {
  syllable,
  syllableCount,
  syllableId,
  syllableOf,
  type Tone,
} from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { everyRow } from "#tests/kit/every-row.ts";
import { commonNames } from "./common-names.ts";
import { pointsByEveryPattern } from "./every-pattern.ts";

const worst = (syllables: string, surnameLength = 1) => homophoneHits(syllables.split(" "), surnameLength)[0];

describe("a name that sounds bad", () => {
  it("is heard as the word of the table", () => {
    everyRow(
      [
        ["杨伟", "yang2 wei3", "阳痿"],
        ["范剑", "fan4 jian4", "犯贱"],
        ["史珍香", "shi3 zhen1 xiang1", "屎真香"],
        ["杜子腾", "du4 zi3 teng2", "肚子疼"],
        ["朱逸群", "zhu1 yi4 qun2", "猪一群"],
        ["秦寿生", "qin2 shou4 sheng1", "禽兽"],
        ["沈京兵", "shen3 jing1 bing1", "神经病"],
        ["梅良心", "mei2 liang2 xin1", "没良心"],
        ["吴耻", "wu2 chi3", "无耻"],
        ["吴德", "wu2 de2", "无德"],
        ["吴能", "wu2 neng2", "无能"],
        ["胡礼经", "hu2 li3 jing1", "狐狸精"],
        ["赖月京", "lai4 yue4 jing1", "来月经"],
        ["范统", "fan4 tong3", "饭桶"],
        ["夏建", "xia4 jian4", "下贱"],
        ["马桶", "ma3 tong3", "马桶"],
        ["苟且", "gou3 qie3", "苟且"],
        ["魏笙金", "wei4 sheng1 jin1", "卫生巾"],
        ["贾仁义", "jia3 ren2 yi4", "假仁义"],
        ["白彦郎", "bai2 yan4 lang2", "白眼狼"],
        ["陶仁艳", "tao2 ren2 yan4", "讨人厌"],
        ["吴仁耀", "wu2 ren2 yao4", "无人要"],
        ["李子功", "li3 zi3 gong1", "子宫"],
        ["王若智", "wang2 ruo4 zhi4", "弱智"],
        ["陈建仁", "chen2 jian4 ren2", "贱人"],
        ["张卞泰", "zhang1 bian4 tai4", "变态"],
        ["刘悦京", "liu2 yue4 jing1", "月经"],
      ],
      ([_name, syllables, soundsLike]) => {
        const hits = homophoneHits(syllables.split(" "), 1);
        expect(hits.map((hit) => hit.soundsLike)).toContain(soundsLike);
        expect(homophonePoints(hits)).toBeLessThanOrEqual(2);
      },
    );
  });

  it("is heard across the end of a double surname too", () => {
    expect(worst("ou1 yang2 wei3", 2)).toMatchObject({ soundsLike: "阳痿", badness: 3, at: 1 });
    expect(worst("si1 ma3 tong3", 2)).toMatchObject({ soundsLike: "马桶", at: 1 });
  });

  it("is milder where the tones are others, or more syllables follow", () => {
    expect(worst("yang2 wei3")).toMatchObject({ badness: 3, sameTones: true });
    expect(worst("yang2 wei1")).toMatchObject({ badness: 1, sameTones: false });
    expect(worst("yang2 wei3 dong1")).toMatchObject({ badness: 1 });
    expect(worst("yang2 wei1 dong1")).toBeUndefined();
  });

  it("is heard through the change of tone of 上声: 殷 and 尹 before 水 are one", () => {
    expect(worst("yin3 shui3 sheng1")).toMatchObject({ soundsLike: "淫水" });
    expect(worst("yin3 shui1 sheng1")).toBeUndefined();
    expect(worst("ma2 tong3")).toMatchObject({ soundsLike: "马桶", sameTones: true, badness: 3 });
  });

  it("is not heard inside the surname alone", () => {
    expect(homophoneHits(["jian4", "ren2", "an1"], 1).map((hit) => hit.soundsLike)).toContain("贱人");
    expect(homophoneHits(["jian4", "ren2", "an1"], 2)).toEqual([]);
  });

  it("says each word once, the worst first", () => {
    const hits = homophoneHits(["qin2", "shou4", "sheng1"], 1);
    expect(hits.map(({ soundsLike, at }) => soundsLike + at)).toEqual(["禽兽0", "禽兽生0"]);
  });

  it("keeps its points by the worst of its hits", () => {
    expect(homophonePoints([])).toBe(6);
    expect(homophonePoints(homophoneHits(["yang2", "wei1"], 1))).toBe(4);
    expect(homophonePoints(homophoneHits(["tao2", "yan4"], 1))).toBe(2);
    expect(homophonePoints(homophoneHits(["yang2", "wei3"], 1))).toBe(0);
  });
});

describe("near sounds of the south", () => {
  it.each([
    ["尤咏慈", "you2 yong3 ci2", "游泳池", "平舌、翘舌不分的地区听来接近“游泳池”"],
    ["邱颖", "qiu1 ying3", "蚯蚓", "前后鼻音不分的地区听来接近“蚯蚓”"],
    ["卢丽", "lu2 li4", "奴隶", "n、l 不分的地区听来接近“奴隶”"],
  ])("make %s (%s) a weak warning", (_name, syllables, soundsLike, reason) => {
    const read = syllables.split(" ").map(syllable);
    const [hit, ...more] = homophoneHitsOf(read, 1);
    expect(hit).toMatchObject({ soundsLike, near: true });
    expect(more).toEqual([]);
    expect(hit === undefined ? "" : hitReason(hit, read)).toBe(reason);
    expect(homophonePoints(homophoneHitsOf(read, 1))).toBe(5);
  });

  it("say nothing where the tones differ or the name goes on", () => {
    expect(homophoneHits(["qiu1", "ying4"], 1)).toEqual([]);
    expect(homophoneHits(["lu2", "li4", "juan1"], 1)).toEqual([]);
  });

  it("are zh z, ch c, sh s, n l, in ing, en eng", () => {
    const pairs = ["zhi zi", "chen cen", "shen seng", "nan lan", "lin ling", "zheng zen", "weng wen"];
    for (const pair of pairs) {
      const [one = 0, other = 0] = pair.split(" ").map(syllableId);
      expect([pair, southernFold[one] === southernFold[other]]).toEqual([pair, true]);
      expect(confusions(one, other).length).toBeGreaterThan(0);
    }
    expect(southernFold[syllableId("fu")]).not.toBe(southernFold[syllableId("hu")]);
  });

  it("are told apart from the same and from other tones in what is said", () => {
    const said = (syllables: string) => {
      const read = syllables.split(" ").map(syllable);
      return homophoneHitsOf(read, 1).map((hit) => hitReason(hit, read))[0];
    };
    expect(said("yang2 wei3")).toBe("连读与“阳痿”同音");
    expect(said("yang2 wei1")).toBe("声调不同，仍易听成“阳痿”");
  });
});

describe("200 and more common names", () => {
  it("are at least 200, all different", () => {
    expect(new Set(commonNames.map(({ name }) => name)).size).toBeGreaterThanOrEqual(200);
  });

  it("sound like nothing worse than a smile", () => {
    const bad = commonNames.flatMap(({ name, syllables, surnameLength }) =>
      homophoneHits(syllables, surnameLength)
        .filter(({ near, badness }) => !near && badness >= 2)
        .map(({ soundsLike }) => `${name} ${soundsLike}`),
    );
    expect(bad).toEqual([]);
  });

  it("are clean but for a few", () => {
    const hit = commonNames.filter(
      ({ syllables, surnameLength }) => homophoneHits(syllables, surnameLength).length > 0,
    );
    expect(hit.length).toBeLessThanOrEqual(commonNames.length / 50);
  });
});

describe("the index of the patterns", () => {
  const index = homophoneIndex();
  const tone = fc.constantFrom<Tone[]>(0, 1, 2, 3, 4);
  const near = Array.from({ length: syllableCount }, (_, id) =>
    [...southernFold.keys()].filter((other) => southernFold[other] === southernFold[id]),
  );
  /** Names with a pattern in them, tones and near sounds shifted at will, so that most of them hit something. */
  const nameWithPattern = fc
    .tuple(
      fc.constantFrom(...index.all()),
      fc.array(fc.tuple(fc.nat(syllableCount - 1), tone), { minLength: 4, maxLength: 4 }),
      fc.nat(2),
      fc.array(fc.tuple(fc.boolean(), tone, fc.nat(3)), { minLength: 4, maxLength: 4 }),
    )
    .map(([pattern, filler, at, shifts]) => {
      const name = filler.map(([id, tone]) => syllableOf(id, tone));
      pattern.ids.forEach((id, offset) => {
        const [other, shifted, pick] = shifts[offset] ?? [false, 0, 0];
        const own =
          ([0, 1, 2, 3, 4] as const).find((each) => ((pattern.tones[offset] ?? 0) >> each) & 1) ?? 0;
        const alike = near[id] ?? [id];
        const chosen = pick === 0 ? (alike[shifted % alike.length] ?? id) : id;
        if (at + offset < name.length) name[at + offset] = syllableOf(chosen, other ? shifted : own);
      });
      return name;
    });

  it("leaves out nothing that trying every pattern finds", () => {
    let hits = 0;
    fc.assert(
      fc.property(nameWithPattern, fc.constantFrom(1, 2), fc.constantFrom(1, 2), (name, surname, given) => {
        const some = name.slice(0, surname + given);
        const points = homophonePoints(homophoneHitsOf(some, surname));
        if (points < 6) hits++;
        expect(points).toBe(pointsByEveryPattern(index, some, surname));
      }),
      { numRuns: 3000 },
    );
    expect(hits).toBeGreaterThan(300);
  });
});
