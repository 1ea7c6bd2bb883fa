import { describe, expect, it } from "vitest";
import { corpus } from "#functions/naming/facts/poems/corpus/corpus.ts";
import { canonBooks, sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import { sentences } from "./fair-text.ts";

describe("the corpus", () => {
  it("has the whole core classics", () => {
    const count = (book: string) => corpus().poems.filter((poem) => poem.book === book).length;
    expect([count("shijing"), count("chuci"), count("lunyu"), count("mengzi")]).toEqual([305, 65, 20, 14]);
    expect([count("tangshi"), count("songci")]).toEqual([320, 280]);
    const missing = sourceBooks.map(({ id }) => id).filter((id) => count(id) === 0);
    expect(new Set(missing)).toEqual(new Set(canonBooks));
  });

  it("gives every piece an id of its own, a title and lines", () => {
    const { poems } = corpus();
    expect(new Set(poems.map((poem) => poem.id)).size).toBe(poems.length);
    for (const poem of poems) {
      const whole = wholePoem(poem.id);
      expect(whole?.title).not.toBe("");
      expect(whole?.lines.length).toBeGreaterThan(0);
      expect(poem.fame).toBeGreaterThanOrEqual(2);
    }
  });

  it("prints text and punctuation only: no notes, brackets, digits, letters or blanks", () => {
    for (const { id } of corpus().poems) {
      for (const line of wholePoem(id)?.lines ?? []) {
        expect(line).toMatch(/^[\p{Script=Han}□，。！？；：、“”‘’《》]+$/u);
        expect(line).toMatch(/[。！？；：”’》]$/);
      }
    }
  });

  it("cuts quotations with their speech marks in pairs and at most 40 characters long", () => {
    for (const { text, good } of sentences()) {
      if (!good) continue;
      expect(text.split("“").length).toBe(text.split("”").length);
      expect(text.split("‘").length).toBe(text.split("’").length);
      expect(text.match(/\p{Script=Han}/gu)?.length ?? 0).toBeLessThanOrEqual(40);
    }
  });

  it("mends the digits that the package lowered in 诗经", () => {
    expect(wholePoem("shijing-64")?.lines[2]).toBe("投我以木李，报之以琼玖。匪报也，永以为好也！");
    expect(wholePoem("shijing-56")?.lines[2]).toContain("考槃在陆");
  });
});
