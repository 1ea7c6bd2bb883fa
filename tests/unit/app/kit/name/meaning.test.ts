import { expect, test } from "vitest";
import { meaningOf } from "#app/kit/name/facts.ts";

// Breaks it catches: a card that says where two characters stand, and not what the name means.
test("what a name means is its story, else its characters' meanings, never where they stand", () => {
  expect(meaningOf("辛夷做了门楣，满屋子都是香。两字在原文里就连着。")).toBe("辛夷做了门楣，满屋子都是香。");
  expect(meaningOf("两字在原文里就连着。“聿”在原句里是语助词，名字取的是字义。“聿”，笔；“修”，长。")).toBe(
    "“聿”，笔；“修”，长。",
  );
  expect(meaningOf("两字同在屈原《离骚》的一句里。“灵”，灵巧；“均”，匀称。")).toBe(
    "“灵”，灵巧；“均”，匀称。",
  );
});
