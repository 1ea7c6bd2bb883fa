import { expect, test } from "vitest";
import { NO_SOURCE } from "#functions/contract/desk/manuscript-draft.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { describeManuscript } from "#functions/origin/products/expert/manuscript/describe-manuscript.ts";

const BOOKS = { cite: async () => null, sources: async () => [] };

test("a manuscript gives the meanings that the lexicon has, and leaves the others empty", async () => {
  expect([findEntry("廑"), findCharacter("廑")?.char]).toEqual([undefined, "廑"]);
  const draft = {
    opening: "三位好。",
    names: [{ given: "清廑", reason: "取勤勉。", source: NO_SOURCE, sure: "" } as const],
    pick: 0,
    pickReason: "念着顺。",
  };
  const { names } = await describeManuscript(draft, { surname: "林", sex: "female" }, BOOKS);
  expect(names[0]?.characters.map(({ char, gloss }) => [char, gloss])).toEqual([
    ["林", "姓氏"],
    ["清", findEntry("清")?.gloss],
    ["廑", ""],
  ]);
});
