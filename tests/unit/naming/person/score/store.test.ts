import { describe, expect, it } from "vitest";
import { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
import { leansOn } from "#functions/naming/person/describe/say/story-beside.ts";
import { eraOf, gradeOf, readGroups, toneOf } from "#functions/naming/person/store/marks.ts";
import { PAIRS } from "#functions/naming/person/store/pairs/pairs.ts";
import { singles } from "#functions/naming/person/store/singles.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { besideStories } from "#functions/naming/person/store/stories/beside.ts";
import { storyOf, storyWrittenFor } from "#functions/naming/person/store/stories/stories.ts";
import { STORIES } from "#functions/naming/person/store/stories/texts.ts";
import { poems } from "#generated/poems.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";

describe("the store of graded names", () => {
  const givens = gradedGivens();
  const isPair = (given: string) => Array.from(given).length === 2;

  it("has thousands of pairs and hundreds of single names, each as the texts have it", () => {
    expect(givens.filter(isPair).length).toBeGreaterThan(6800);
    expect(givens.filter((given) => !isPair(given)).length).toBeGreaterThan(850);
    for (const text of [...PAIRS, singles]) expect(text).not.toMatch(/ $/m);
    for (const line of PAIRS.flatMap((text) => text.trim().split("\n"))) {
      const first = line.slice(0, line.indexOf(" "));
      readGroups(line.slice(line.indexOf(" ") + 1), (second, marks) => {
        expect(marksOf(first + second) & marks).toBe(marks);
      });
    }
  });

  it("keeps grades for boys and girls apart; where the sex is unknown the lower counts", () => {
    const marks: number[] = [];
    readGroups("A男今诗=甲 B女=乙 D皆=丙", (_, own) => marks.push(own));
    expect(
      marks.map((own) => [gradeOf(own, "male"), gradeOf(own, "female"), gradeOf(own, "unknown")]),
    ).toEqual([
      [5, 0, 0],
      [0, 4, 0],
      [2, 2, 2],
    ]);
    expect(marks.map((own) => [eraOf(own), toneOf(own)])).toEqual([
      ["今", "诗意"],
      ["恒", undefined],
      ["恒", undefined],
    ]);
    expect(() => readGroups("F男=甲", () => undefined)).toThrow(SyntaxError);
  });

  it("says 0 of what nobody has graded, of three characters, and of what is outside the lexicon", () => {
    expect([marksOf("囧囧"), marksOf("清和清"), marksOf("安全")]).toEqual([0, 0, 0]);
  });
});

describe("what a name says", () => {
  const stories = STORIES.flatMap((text) => text.trim().split("\n")).map((line) => {
    const [given = "", story = ""] = line.split(" ");
    return { given, story };
  });

  const isOdd = (story: string) =>
    !/^[\p{Script=Han}，；。、：？！·《》—]{12,60}$/u.test(story) ||
    /[。，；]$/.test(story) ||
    /寓意|象征|前程|富贵|大吉|好运|转运|命运|保佑|完美/.test(story);

  it("is written once for thousands of graded names, in one or two sentences without fate or praise", () => {
    expect(stories.length).toBeGreaterThanOrEqual(4000);
    expect(new Set(stories.map(({ given }) => given)).size).toBe(stories.length);
    expect(stories.filter(({ story }) => isOdd(story))).toEqual([]);
    for (const { given, story } of stories.slice(0, 20)) expect(storyOf(given)).toBe(story);
    expect(storyOf("囧囧")).toBeUndefined();
  });

  it("is written for one quotation where another needs other words, once a quotation", () => {
    const lines = besideStories
      .trim()
      .split("\n")
      .map((line) => /^(\p{Script=Han}{1,2})@(\S+) (\S+)$/u.exec(line));
    expect(lines.filter((line) => line === null || isOdd(line[3] ?? ""))).toEqual([]);
    const keys = lines.map((line) => `${line?.[1]}@${line?.[2]}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const line of lines) expect(storyWrittenFor(line?.[1] ?? "", `词·${line?.[2]}`)).toBe(line?.[3]);
    expect(storyWrittenFor("图南", "庄子·逍遥游")).not.toBe(storyWrittenFor("图南", "水龙吟·乾坤孕秀"));
    expect(storyWrittenFor("图南", "囧囧")).toBeUndefined();
  });

  /** Five characters of a row are a line of somebody's, fewer a turn of speech. */
  const QUOTED = 5;
  const rowsOf = (text: string): string[] =>
    (text.replaceAll("，", "").match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
      Array.from({ length: Math.max(0, run.length - QUOTED + 1) }, (_, at) => run.slice(at, at + QUOTED)),
    );

  // Breaks it catches: «桃之夭夭，其叶蓁蓁» told of a name, and nowhere whose words these are.
  it("quotes no line without its book or poet, unless it is the line that stands under the name", () => {
    const known = new Set(rowsOf(poems));
    const unsaid = stories.filter(({ given, story }) => {
      const quoted = rowsOf(story).filter((row) => known.has(row));
      if (quoted.length === 0 || leansOn(story)) return false;
      const cited = new Set(reviewedOf(given).flatMap(({ quote }) => rowsOf(quote)));
      return quoted.some((row) => !cited.has(row));
    });
    expect(unsaid).toEqual([]);
  });
});
