import { expect, test } from "vitest";
import type { NameDetail } from "#functions/contract/names/name-card.ts";
import { fitPoems, withoutChapters } from "#functions/origin/products/names/fit-poems.ts";

/** A chapter of so many paragraphs of fifty characters; the one at `at` is quoted. */
function named(title: string, paragraphs: number, at = 0) {
  const lines = Array.from({ length: paragraphs }, (_, nth) => `${`${title}第${nth}段`.padEnd(49, "字")}。`);
  const about = { title, author: "", dynasty: "战国" };
  const poem: NonNullable<NameDetail["poem"]> = { ...about, lines };
  return { source: { ...about, quote: lines[at] ?? "", marked: [0, 1] }, poem };
}

test("a report whose pieces have room keeps all of them whole", () => {
  const names = [named("长", 80), named("长", 80, 7), named("短", 2)];
  expect(fitPoems(names)).toEqual(names);
});

test("one that is too long keeps of long pieces what stands around the quotation, and says how long they are", () => {
  const long = Array.from({ length: 20 }, (_, nth) => named(`篇${nth}`, 90, 45));
  const fitted = fitPoems([...long, named("短", 2)]);
  expect(fitted.at(-1)).toEqual(named("短", 2));
  for (const [nth, { poem, source }] of fitted.slice(0, 20).entries()) {
    expect(poem.cut).toBe(4500);
    expect(poem.lines).toContain(source.quote);
    expect(poem.lines.join("")).toHaveLength(800);
    expect(long[nth]?.poem.lines.join("")).toContain(poem.lines.join(""));
  }
});

test("a whole chapter is cut whatever room there is, and cut again still says how long it is", () => {
  const once = withoutChapters(named("篇", 90, 45));
  expect(once.poem).toMatchObject({ cut: 4500 });
  const [again] = fitPoems([once, ...Array.from({ length: 20 }, (_, nth) => named(`篇${nth}`, 90))]);
  expect(again?.poem).toMatchObject({ cut: 4500 });
  expect(again?.poem.lines.length).toBeLessThan(once.poem.lines.length);
});
