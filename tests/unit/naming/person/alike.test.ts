import { describe, expect, it } from "vitest";
import { likeThese, shapeOf, alikeness as shapesAlike } from "#functions/naming/person/generate/alike.ts";

const alikeness = (one: string, other: string) => shapesAlike(shapeOf(one), shapeOf(other));
const of = (...givens: string[]) => givens.map((given) => ({ given }));

describe("what is like the names that a family likes", () => {
  it("shares characters, those in the same place most", () => {
    expect(alikeness("知远", "知微")).toBeGreaterThan(alikeness("远知", "知微"));
    expect([alikeness("远知", "知微"), alikeness("远山", "知微")]).toEqual([1, 0]);
  });

  it("is the same either way round", () => {
    for (const [one, other] of [
      ["知远", "知微"],
      ["望舒", "云舒"],
      ["宁", "以宁"],
    ] as const)
      expect(alikeness(one, other)).toBe(alikeness(other, one));
  });

  it("comes behind the liked ones, the likest first; without a liked one nothing moves", () => {
    const names = of("嘉树", "云舒", "望舒", "知远");
    expect(
      likeThese(names, new Set(["望舒"]))
        .map(({ given }) => given)
        .slice(0, 2),
    ).toEqual(["望舒", "云舒"]);
    expect(likeThese(names, new Set())).toEqual(names);
  });
});
