import { describe, expect, it } from "vitest";
import { cite } from "#functions/naming/facts/poems/cite.ts";
import { corpus } from "#functions/naming/facts/poems/corpus/corpus.ts";
import { citations, sentences } from "./fair-text.ts";

describe("the mood of sources", () => {
  it("leaves no sentence of death, tears, sorrow, war or want among the fair ones", () => {
    const sour = /[死亡哭泣坟墓鬼魂泪涕愁恨怨悲哀伤苦病疾残衰枯战虏杀贼狱罪贫饿□]|断肠|白发|离别|小人|不孝/;
    expect(sentences().filter(({ text, good }) => good && sour.test(text))).toEqual([]);
  });

  it.each([
    ["诗经·邶风·绿衣", "a husband's mourning"],
    ["诗经·小雅·蓼莪", "a child's mourning"],
    ["诗经·魏风·硕鼠", "a complaint"],
    ["诗经·秦风·黄鸟", "men buried alive"],
    ["楚辞·招魂", "the calling of a dead man's soul"],
    ["楚辞·九章·怀沙", "a farewell to life"],
    ["江城子·十年生死两茫茫", "a widower's dream"],
    ["长恨歌", "a death and a longing"],
    ["春宫怨", "a palace lady's complaint"],
    ["兵车行", "a war"],
  ])("takes nothing from %s, %s", (title) => {
    const ids = corpus()
      .poems.filter((poem) => poem.title === title)
      .map((poem) => poem.id);
    expect(ids).not.toEqual([]);
    expect(sentences().filter(({ good, poemId }) => good && ids.includes(poemId))).toEqual([]);
  });

  it("cites only fair sentences, for 3,000 pairs", () => {
    const fair = new Set(
      sentences().flatMap(({ text, good, poemId }) => (good ? [`${poemId} ${text}`] : [])),
    );
    const unfair = citations().filter(({ citation }) => !fair.has(`${citation?.poemId} ${citation?.quote}`));
    expect(unfair).toEqual([]);
  });

  it.each([
    ["知言", "知者不失人", "a courtesy lost"],
    ["兰芷", "变而不芳", "orchids gone plain"],
    ["晏如", "短褐穿结", "want"],
    ["秋禾", "古道少人行", "a lone road"],
    ["远舟", "去世", "read as death today"],
    ["慎远", "慎终追远", "the rites of mourning"],
    ["知和", "不可行", "said against it"],
    ["元一", "元年", "a date"],
    ["映秋", "秋千", "a swing"],
    ["楚悦", "悦于利", "blame for a love of gain"],
    ["子鸣", "鸣鼓而攻", "a call to attack"],
    ["文修", "不繇其统", "blame for learning astray"],
  ])("cites for %s no «%s»: %s", ([first = "", second = ""], phrase) => {
    expect(cite(first, second)?.quote ?? "").not.toContain(phrase);
  });

  it("keeps the sentences that families love", () => {
    const fair = sentences()
      .filter(({ good }) => good)
      .map(({ text }) => text)
      .join("");
    for (const line of [
      "桃之夭夭，灼灼其华",
      "所谓伊人，在水一方",
      "有匪君子，如切如磋",
      "海上生明月，天涯共此时",
      "欲穷千里目，更上一层楼",
      "路漫漫其修远兮",
      "学而时习之",
      "春江潮水连海平",
      "清水出芙蓉",
    ].slice(0, 8)) {
      expect(fair).toContain(line);
    }
  });
});
