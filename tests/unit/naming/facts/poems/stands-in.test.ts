import { describe, expect, test } from "vitest";
import { standsInCorpus } from "#functions/naming/facts/poems/stands-in.ts";

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
