import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homophonePoints } from "#functions/naming/facts/sound/ears/cost.ts";
import { heardInMandarin } from "#functions/naming/facts/sound/ears/listen.ts";
import { mandarinEar } from "#functions/naming/facts/sound/ears/mandarin-ear.ts";
import { matchesIn } from "#functions/naming/facts/sound/ears/matches.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import { TONES } from "#functions/naming/facts/sound/ears/word-block.ts";
import { confusions, southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import { syllable, syllableCount, syllableId } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { listenTo } from "#functions/naming/person/describe/listen-to.ts";
import { falseAlarms, trapRates } from "#scripts/bench/ears/ear-rates.ts";
import { wordsIn } from "#scripts/data/sound/ears.ts";
import { everyRow } from "#tests/kit/every-row.ts";
import { commonNames } from "./common-names.ts";

const heard = (name: string) => listenTo(name, ["mandarin"]).findings;
const spoken = (syllables: string, surnameLength = 1) => ({
  surname: "",
  given: "",
  surnameLength,
  sounds: syllables.split(" ").map(syllable),
  spelled: () => [],
});

describe("a name that sounds bad", () => {
  it("is heard as the word of the dictionary, and how near and how bad that is", () => {
    everyRow(
      [
        ["杨伟", "阳痿", "exact", "grave"],
        ["史珍香", "屎真香", "exact", "grave"],
        ["秦寿生", "禽兽生", "exact", "grave"],
        ["欧阳伟", "阳痿", "exact", "grave"],
        ["杨伟东", "阳痿", "exact", "light"],
        ["欧阳一苇", "阳痿", "weak", "light"],
        ["杨之炜", "阳痿", "weak", "light"],
        ["魏笙金", "卫生巾", "exact", "grave"],
        ["胡礼安", "狐狸", "exact", "light"],
        ["杨惟", "阳痿", "tone", "light"],
        ["杜启妍", "肚脐眼", "tone", "light"],
        ["林佩玖", "陪酒", "tone", "light"],
        ["盛京冰", "神经病", "near", "light"],
        ["吴德", "无德", "exact", "grave"],
        ["吴秉德", "无秉德", "word", "light"],
        ["贾正直", "假正直", "word", "grave"],
      ],
      ([name, word, near, gravity]) => {
        expect(heard(name)).toContainEqual(expect.objectContaining({ heard: word, near, gravity }));
      },
    );
  });

  it("is heard across a weak syllable only where the rest sounds the same, and never in the given name alone", () => {
    for (const name of ["杨一薇", "李一苇", "杨清苇", "王子期", "吴一心"])
      expect([name, heard(name).filter(({ near }) => near === "weak")]).toEqual([name, []]);
  });

  it("is heard through the change of tone of 上声: 马 before 桶 is as good as 麻", () => {
    const exact = (syllables: string) =>
      heardInMandarin(spoken(syllables)).filter(({ near }) => near === "exact");
    expect(exact("ma2 tong3").map((finding) => finding.heard)).toContain("马桶");
    expect(exact("ma2 tong2")).toEqual([]);
  });

  it("is heard through other tones as a jeer of Cantonese, but only where that is the whole name", () => {
    const found = (name: string) =>
      listenTo(name, ["cantonese"]).findings.find(({ heard: word }) => word === "走数")?.gravity;
    expect([found("周素"), found("周素清")]).toEqual(["light", undefined]);
  });

  it("is heard as it is written, though the surname is read otherwise: 仇恨 is no qiuhen, 任性 no renxing", () => {
    everyRow(
      [
        ["仇恨", "仇恨"],
        ["任性", "任性"],
      ],
      ([name, word]) => {
        expect(heard(name)).toContainEqual(expect.objectContaining({ heard: word, near: "exact" }));
      },
    );
    expect(heard("邱恨").map((finding) => finding.heard)).not.toContain("仇恨");
  });

  it("is not heard inside the surname alone", () => {
    const words = (length: number) =>
      heardInMandarin(spoken("jian4 ren2 an1", length)).map((one) => one.heard);
    expect(words(1)).toContain("贱人");
    expect(words(2)).not.toContain("贱人");
  });

  it("costs points by the worst that is heard: a grave word all, a note none", () => {
    const points = (name: string) => homophonePoints(heardInMandarin(spoken(name)));
    expect(points("lin2 qing1 he2")).toBe(6);
    expect(points("yang2 wei3")).toBe(0);
    expect(points("yang2 wei1")).toBe(4);
    expect(points("yang2 wei3 dong1")).toBe(2);
  });
});

describe("near sounds of the south", () => {
  it("are zh z, ch c, sh s, n l, in ing, en eng, h f before u", () => {
    for (const pair of [
      "zhi zi",
      "chen cen",
      "nan lan",
      "lin ling",
      "zheng zen",
      "weng wen",
      "hu fu",
      "huang fang",
    ]) {
      const [one = 0, other = 0] = pair.split(" ").map(syllableId);
      expect([pair, southernFold[one] === southernFold[other]]).toEqual([pair, true]);
      expect(confusions(one, other).length).toBeGreaterThan(0);
    }
    expect(southernFold[syllableId("ha")]).not.toBe(southernFold[syllableId("fa")]);
  });

  it("are told in the words of a parent", () => {
    const said = (syllables: string) => {
      const name = spoken(syllables);
      return heardInMandarin(name).map((finding) => sayFinding(finding, name.sounds))[0];
    };
    expect(said("yang2 wei3")).toBe("连读与“阳痿”同音");
    expect(said("yang2 wei1")).toBe("声调不同，仍易听成“阳痿”");
    expect(said("lu2 li4")).toBe("n、l 不分的地区听来接近“奴隶”");
    const across = { ...spoken("ou1 yang2 yi1 wei3", 2), surname: "欧阳", given: "一苇" };
    expect(heardInMandarin(across).map((finding) => sayFinding(finding, across.sounds))).toContain(
      "中间的字一带而过，听来像“阳痿”",
    );
  });
});

describe("a known name", () => {
  it("is told from a word; one that people shrink from is grave, also a given name that is a thing", () => {
    everyRow(
      [
        ["秦桧", "秦桧", "grave"],
        ["刘亦菲", "刘亦菲", "light"],
        ["刘慈心", "刘慈欣", "light"],
        ["马瑞星", "瑞星", "light"],
        ["程龙", "成龙", "light"],
        ["文川", "汶川", "light"],
        ["秦慧", "秦桧", "light"],
      ],
      ([name, known, gravity]) => {
        expect(heard(name)).toContainEqual(
          expect.objectContaining({ heard: known, speech: "known", gravity }),
        );
      },
    );
  });
});

describe("the letters of a name", () => {
  it("make notes and nothing worse", () => {
    expect(heard("沈彬")).toContainEqual({ heard: "SB", speech: "initials", near: "exact", gravity: "note" });
    expect(heard("林诗婷")).toContainEqual({
      heard: "Shitting",
      speech: "english",
      near: "exact",
      gravity: "note",
    });
    expect(heard("范妮")).toContainEqual(expect.objectContaining({ heard: "Fanny", speech: "english" }));
  });

  it("are not seen as what they are only a little like: no k in 婉儿, no r in 卢茫", () => {
    for (const name of ["林婉儿", "卢茫", "陈东莞", "李韦可"])
      expect([name, heard(name).filter(({ speech }) => speech === "english")]).toEqual([name, []]);
  });
});

describe("a name that cannot be heard whole", () => {
  it("says which character has no known reading, and has the rest listened to", () => {
    const { findings, unread } = listenTo("史珍香㑇", ["mandarin", "cantonese"]);
    expect(unread).toEqual([{ char: "㑇", speech: "cantonese" }]);
    expect(findings.map((finding) => finding.heard)).toContain("屎真香");
  });

  it("is no name where it is not of Han characters, or a surname alone", () => {
    expect(listenTo("abc", ["mandarin"]).error).toBeDefined();
    expect(listenTo("王", ["mandarin"]).error).toBeDefined();
  });
});

describe("the cases of our own", () => {
  it("are heard as often as was promised", () => {
    const least = {
      exact: 0.97,
      near: 0.85,
      word: 0.9,
      cantonese: 0.85,
      famous: 0.9,
      initials: 0.9,
      english: 0.9,
    };
    const short = trapRates().filter((rate) => rate.heard / rate.of < least[rate.kind]);
    expect(short).toEqual([]);
    expect(trapRates().reduce((sum, { of }) => sum + of, 0)).toBeGreaterThanOrEqual(250);
  });

  it("raise hardly an alarm among good names and common ones", () => {
    const { names, of } = falseAlarms("grave");
    expect(of).toBeGreaterThanOrEqual(250);
    expect(names.length / of).toBeLessThanOrEqual(0.02);
    const grave = commonNames.filter(({ syllables, surnameLength }) =>
      heardInMandarin(spoken(syllables.join(" "), surnameLength)).some(({ gravity }) => gravity === "grave"),
    );
    expect(grave).toEqual([]);
  });
});

describe("the dictionary", () => {
  it("has four thousand words and more, each once, and twelve hundred known names", async () => {
    const words = await wordsIn("words");
    expect(words.length).toBeGreaterThanOrEqual(4000);
    const keys = words.map(({ cantonese = false, reading = "", text }) => `${text}${reading}${cantonese}`);
    expect(new Set(keys).size).toBe(words.length);
    expect((await wordsIn("known")).length).toBeGreaterThanOrEqual(1200);
  });

  it("finds by its index what trying every word finds", () => {
    const ear = mandarinEar();
    const [pairs] = ear.blocks;
    const sound = fc.record({ id: fc.nat(syllableCount - 1), tone: fc.integer({ min: 1, max: 4 }) });
    /** Names that begin with a word of the dictionary, so that most are heard as something. */
    const name = fc.tuple(fc.nat(5000), sound).map(([word, last]) => {
      const codes = [...(pairs?.codes.subarray(word * 2, word * 2 + 2) ?? [])];
      return [...codes.map((code) => ({ id: Math.floor(code / TONES), tone: code % TONES || 1 })), last];
    });
    let found = 0;
    fc.assert(
      fc.property(name, (sounds) => {
        const indexed = matchesIn(ear, sounds, 1).filter(({ block }) => block === pairs);
        const all = new Set<number>();
        for (let at = 0; at < 2; at++) {
          for (let word = 0; word * 2 < (pairs?.codes.length ?? 0); word++) {
            const fits = [0, 1].every((offset) => {
              const id = Math.floor((pairs?.codes[word * 2 + offset] ?? 0) / TONES);
              return ear.fold.classes[id] === ear.fold.classes[sounds[at + offset]?.id ?? -1];
            });
            if (fits) all.add(word + 1);
          }
        }
        found += indexed.length;
        expect(indexed.every(({ word }) => all.has(word))).toBe(true);
        const exact = [...all].filter((word) =>
          [0, 1].every(
            (at) =>
              pairs?.codes[(word - 1) * 2 + at] === (sounds[at]?.id ?? 0) * TONES + (sounds[at]?.tone ?? 0),
          ),
        );
        const start = new Set(indexed.filter(({ at }) => at === 0).map(({ word }) => word));
        expect(exact.filter((word) => pairs?.kindOf(word) === "grave" && !start.has(word))).toEqual([]);
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(300);
  });
});
