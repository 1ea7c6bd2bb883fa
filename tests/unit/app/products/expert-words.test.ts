import { expect, test } from "vitest";
import { draftTitle, refusalSaid } from "#app/products/expert/progress/stage-words.ts";

const entry = (has: boolean) => ({
  manuscript: has ? { opening: "", names: [], pick: { given: "", reason: "" } } : null,
});

test.each([
  ["one manuscript", [false, true, false], "初稿"],
  ["a second one, after a wish to change", [true, false, true], "修改稿"],
])("after %s, the page never calls a revision the first draft", (_what, entries, said) => {
  expect(draftTitle(entries.map(entry))).toBe(said);
});

test("a refused refund never promises work on what is final", () => {
  expect(refusalSaid("final")).not.toContain("照常");
  expect(refusalSaid("draft")).not.toContain("照常");
  expect(refusalSaid("writing")).toContain("起名照常进行");
});
