import { describe, expect, it } from "vitest";
import { type EditionPoem, lostEnds } from "#scripts/data/poems/read/lost-ends.ts";

const poem = (title: string, text: string, author = "王勃"): EditionPoem => ({
  ...{ title, text, author },
  clauses: text.split(/[，。？]/).filter(Boolean),
});
const FIRST = "东园垂柳径，西堰落花津。物色连三月，风光绝四邻。鸟飞村觉曙，鱼戏水知春。";
const LAST = "初晴山院里，何处染嚣尘。";
const WHOLE = poem("仲春郊外", FIRST + LAST);

describe("the end that a poem has lost", () => {
  // Break it catches: no end, or one without its question mark.
  it("is what the other edition has behind it, as the question that it is", () => {
    expect(lostEnds([poem("仲春郊外", FIRST)], [WHOLE])).toEqual(["初晴山院里，何处染嚣尘？"]);
    expect(lostEnds([poem("仲春郊外", FIRST.replace("落花", "散花"))], [WHOLE])).toEqual([
      "初晴山院里，何处染嚣尘？",
    ]);
  });

  // Break it catches: a poem that is whole grows a second time, so that a build would depend on what was built before.
  it("is none where the poem is whole", () => {
    expect(lostEnds([WHOLE], [WHOLE])).toEqual([undefined]);
    const song = poem("伊州歌", FIRST);
    expect(lostEnds([song], [WHOLE, poem("杂曲歌辞 伊州歌", FIRST)])).toEqual([undefined]);
  });

  // Break it catches: a number of a series takes the whole next number, or none is found in the joined text.
  it("ends in a series before the next number begins", () => {
    const [one, two] = ["迟日江山丽，春风花草香。", "江碧鸟逾白，山青花欲燃。"];
    const series = poem("绝句二首", `${one}泥融飞燕子，沙暖睡鸳鸯。${two}今春看又过，何日是归年。`);
    expect(lostEnds([poem("绝句二首 一", one), poem("绝句二首 二", two)], [series])).toEqual([
      "泥融飞燕子，沙暖睡鸳鸯。",
      "今春看又过，何日是归年？",
    ]);
  });

  // Break it catches: what belongs to another number, to the editor or to nobody is taken for an end.
  it("is none that nobody can vouch for", () => {
    const number = poem("杂咏二首 一", FIRST);
    const other = poem("杂咏二首 二", "荷叶生时春恨生，荷叶枯时秋恨成。深知身在情长在，怅望江头江水声。");
    for (const [ours, theirs] of [
      [[number, other], poem("杂咏二首", FIRST + LAST)],
      [[poem("仲春郊外", FIRST)], poem("仲春郊外", `${FIRST}知古斋主精校。`)],
      [[poem("仲春郊外", FIRST)], poem("仲春郊外", `${FIRST}初晴山院里，`)],
      [[poem("仲春郊外", FIRST)], poem("仲春郊外", FIRST + LAST + LAST)],
      [[poem("仲春郊外", FIRST)], poem("句", FIRST + LAST)],
      [[poem("仲春郊外", FIRST)], poem("郊兴", FIRST + LAST, "杨炯")],
      [[poem("游北固", "鸟飞村觉曙，鱼戏水知春。")], WHOLE],
      [[poem("仲春郊外", FIRST.replace("鱼戏水知春", "初晴山院里"))], WHOLE],
    ] as const)
      expect(lostEnds(ours, [theirs])[0]).toBeUndefined();
  });
});
