import { describe, expect, test } from "vitest";
import { misquotedIn, standsInCorpus } from "#functions/naming/facts/poems/stands-in.ts";

describe("a quotation", () => {
  test.each([
    "南有嘉鱼",
    "明月松间照，清泉石上流。",
    "有美一人，清扬婉兮",
    // Clauses are proven one by one: a mark more or less is no other text.
    "明月松间照　清泉石上流",
  ])("«%s» stands in the books", (quote) => {
    expect(standsInCorpus(quote)).toBe(true);
  });

  test.each([
    ["no clause", "桃花潭水三千丈"],
    ["its first clause alone", "明月松间照，清泉石上行。"],
    ["its second clause alone", "明月林间照，清泉石上流。"],
    ["nothing but the mark at its end", "桃花潭水三千丈。"],
  ])("of which the books have %s does not", (_what, quote) => {
    expect(standsInCorpus(quote)).toBe(false);
  });
});

describe("words that begin or end like a verse of their length, and go on otherwise", () => {
  test.each([
    ["桃花潭水三千丈", "桃花潭水深千尺"],
    ["明月林中松间照，清泉林下石上流", null],
    ["忽听岸上踏歌声。", "忽闻岸上踏歌声"],
  ])("«%s» is meant to be «%s»", (words, verse) => {
    expect(misquotedIn(words)).toBe(verse);
  });

  test.each(["桃花潭水深千尺", "外公种了一辈子树", "好写、好念、好记", "草木与山川"])(
    "«%s» is no verse written wrong",
    (words) => {
      expect(misquotedIn(words)).toBeNull();
    },
  );
});
