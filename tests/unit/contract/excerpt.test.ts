import { expect, test } from "vitest";
import { linesAround } from "#functions/contract/names/excerpt.ts";

/** Three speeches in one paragraph, as the books have them. */
const SPEECHES = [
  "子曰：“甲之一，甲之二。甲之三也。”子曰：“乙之一乎！《易》曰：‘丙丁，戊己。’乙之二也。乙之三，万夫之望。”子曰：“庚之一乎？庚之二也，庚之三也。”子曰：“辛也。”",
];
const isQuoted = (line: string) => line.includes("乙之三");

/** Half signs that stand alone in a text. */
const alone = (text: string): number =>
  [...text].reduce((open, sign) => open + ("“‘".includes(sign) ? 1 : "”’".includes(sign) ? -1 : 0), 0);

// Breaks it catches: single marks without the double ones around them, a line that begins with a closing quote, a quote that never opens or never closes, 子 of 子曰 on the
// line above, half of what somebody else says.
test("an excerpt of a speech is cut between its sentences, and holds no half of another speech", () => {
  for (let room = 10; room <= 80; room += 1) {
    const lines = linesAround(SPEECHES, isQuoted, room);
    const text = lines.join("");
    expect(text).toContain("乙之三");
    expect(text.includes("庚之一")).toBe(text.includes("庚之三"));
    expect(alone(text)).toBe(0);
    expect(text).not.toMatch(/^[^“”]*‘/u);
    for (const line of lines) {
      expect(line).not.toMatch(/^[”’]/u);
      expect(line).toMatch(/[。！？][”’]?$/u);
    }
  }
  expect(linesAround(SPEECHES, isQuoted, 30)).toEqual([
    "《易》曰：“丙丁，戊己。”",
    "乙之二也。",
    "乙之三，万夫之望。",
  ]);
});

test("where the speech is short, what stands around it is shown, each speech whole", () => {
  const lines = linesAround(SPEECHES, (line) => line.includes("辛也"), 40);
  expect(lines).toEqual(["子曰：“庚之一乎？", "庚之二也，庚之三也。”", "子曰：“辛也。”"]);
});

test("lines of a poem stand around the quoted one on both sides", () => {
  const verse = Array.from({ length: 9 }, (_, nth) => `第${nth}句。`);
  expect(linesAround(verse, (line) => line.includes("4"), 20)).toEqual(verse.slice(2, 7));
});
