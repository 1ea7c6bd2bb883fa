import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { billOf } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { dealtTo } from "#functions/naming/person/store/fits.ts";
import { gradeOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";
import { anyFamily, SPRING_BIRTH } from "./families.ts";

const chart = chartOf(SPRING_BIRTH);
const lin = (asked: Partial<Family> = {}) => familyOf({ surname: "林", sex: "male", chart, ...asked });
const givens = (family: Family, count = 30, skip = 0) =>
  bestNames(family, count, skip).names.map(({ given }) => given);
const firstOf = (given: string) => Array.from(given)[0] ?? "";
const lastOf = (given: string) => Array.from(given).at(-1) ?? "";

describe("the names of a family", () => {
  it("carry the totals of their bills", () => {
    for (const { given, total } of bestNames(lin(), 30).names) expect(billOf(lin(), given).total).toBe(total);
  });

  it("are the same whenever they are asked", () => {
    expect(bestNames(lin(), 30)).toEqual(bestNames(lin(), 30));
  });

  it("come as one sequence, however it is cut into batches, and none comes twice", () => {
    fc.assert(
      fc.property(anyFamily, fc.integer({ min: 1, max: 40 }), (family, cut) => {
        const whole = givens(family, 83);
        expect([...givens(family, cut), ...givens(family, 83 - cut, cut)]).toEqual(whole);
        expect(new Set(whole).size).toBe(whole.length);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it("share no leading character among any thirty in a row, nor end alike side by side", () => {
    const names = givens(lin(), 83);
    expect(names).toHaveLength(83);
    for (let at = 0; at + 30 <= names.length; at++) {
      expect(new Set(names.slice(at, at + 30).map(firstOf)).size).toBe(30);
    }
    expect(names.filter((name, at) => lastOf(name) === lastOf(names[at - 1] ?? ""))).toEqual([]);
  });

  it("say how many were compared", () => {
    const small = lin({ fixed: { char: "安", at: 1 } });
    expect(bestNames(lin(), 1).space).toBeGreaterThan(4000);
    expect(bestNames(small, 1).space).toBeLessThan(300);
  });

  it("rank the family's own among them, behind those of the same total", () => {
    const { names } = bestNames(lin(), 30);
    const [best] = names;
    const { have } = bestNames(lin({ have: ["家豪", best?.given ?? ""] }), 30);
    const asGood = names.filter(({ total }) => total >= (best?.total ?? 0));
    expect(have.map(({ given, place }) => ({ given, place }))).toEqual([
      { given: best?.given, place: asGood.length + 1 },
      { given: "家豪", place: 31 },
    ]);
  });
});

describe("the first ten", () => {
  // Break it catches: bills or chance that decide what leads, over what readers like with the surname.
  it.each([
    ["林", "male"],
    ["林", "female"],
    ["王", "male"],
    ["周", "female"],
  ] as const)(
    "of a child of %s (%s) are dealt to the surname, the first three to lead there",
    (surname, sex) => {
      const dealt = dealtTo(surname, sex);
      for (const sn of [null, "LPA", "LPB", "LPC"]) {
        const deals = givens(lin({ surname, sex, sn }), 10).map((given) => dealt.get(given));
        expect(deals.slice(0, 3)).toEqual(["lead", "lead", "lead"]);
        expect(deals.filter((deal) => deal !== "lead" && deal !== "early")).toEqual([]);
      }
    },
  );

  // Break it catches: the same few names before every family of a surname.
  it.each(["陈", "王", "林"])("of twenty orders of %s are others, also the first three", (surname) => {
    const orders = Array.from({ length: 20 }, (_, nth) => givens(lin({ surname, sn: `LP${nth}` }), 10));
    const leads = orders.flatMap((names) => names.slice(0, 3));
    expect(new Set(leads).size).toBeGreaterThanOrEqual(8);
    expect(new Set(orders.map((names) => names.slice(0, 3).join())).size).toBeGreaterThanOrEqual(15);
    expect(new Set(orders.flat()).size).toBeGreaterThanOrEqual(25);
  });
});

describe("what the family asks", () => {
  it("of length is kept", () => {
    expect(givens(lin({ length: 1 })).every((given) => Array.from(given).length === 1)).toBe(true);
    const any = givens(lin({ length: "any" })).map((given) => Array.from(given).length);
    expect(any.filter((length) => length === 1)).toHaveLength(6);
  });

  it.each([
    [{ char: "安", at: 1 }, (given: string) => firstOf(given) === "安"],
    [{ char: "安", at: 2 }, (given: string) => lastOf(given) === "安"],
    [{ char: "安", at: "any" }, (given: string) => given.includes("安")],
  ] as const)("as a fixed character %j stands there in every name", (fixed, holds) => {
    const names = givens(lin({ fixed }));
    expect(names).toHaveLength(30);
    expect(names.filter((given) => !holds(given))).toEqual([]);
  });

  it("as 字辈 and as a fixed character can be had together", () => {
    const family = lin({ generation: { char: "承", at: 1 }, fixed: { char: "安", at: "any" } });
    expect(givens(family)).toEqual(["承安"]);
  });

  it("to avoid is avoided by itself where its sounds are not asked about", () => {
    const best = [...givens(lin(), 60).join("")];
    const avoid = best.slice(0, 20);
    const left = new Set(givens(lin({ avoid }), 60).join(""));
    expect(avoid.filter((char) => left.has(char))).toEqual([]);
  });

  it("to avoid is avoided, with its sounds where asked", () => {
    const avoid = ["安", "文", "志", "明"];
    const sounds = new Set(avoid.map((char) => factsOf(char).sound?.id));
    const names = givens(lin({ avoid, avoidSounds: true }), 60);
    expect(
      names.filter((given) => Array.from(given).some((char) => sounds.has(factsOf(char).sound?.id))),
    ).toEqual([]);
  });

  it.each(["male", "female", "unknown"] as const)(
    "of a child's sex (%s) takes only names graded for it",
    (sex) => {
      expect(givens(lin({ sex }), 60).filter((given) => gradeOf(marksOf(given), sex) === 0)).toEqual([]);
    },
  );

  it("of books binds: as many of the first as there are have their source there, and A leads", () => {
    for (const book of ["诗经", "楚辞", "论语"] as const) {
      const family = lin({ sources: [book] });
      const points = givens(family, 10).map((given) =>
        sourcePoints(Array.from(given, factsOf), householdOf(family).books),
      );
      expect(points.every((own) => own >= 4)).toBe(true);
    }
  });

  it("of rarity decides how common the characters are", () => {
    const bands = (rarity: Family["rarity"]) =>
      givens(lin({ rarity })).map((given) => Array.from(given, (char) => findEntry(char)?.band ?? 9));
    expect(Math.max(...bands("any").flat())).toBeLessThanOrEqual(3);
    expect(bands("common").every((two) => two.includes(1) && Math.max(...two) <= 2)).toBe(true);
    expect(bands("rare").every((two) => Math.max(...two) === 3)).toBe(true);
  });

  it("in Cantonese is heard too", () => {
    const family = lin({ surname: "陈", speech: ["mandarin", "cantonese"] });
    const lines = givens(family, 60).map((given) =>
      billOf(family, given).lines.find(({ rule }) => rule === "家乡话"),
    );
    expect(lines.every((line) => line?.points === 1)).toBe(true);
  });
});

describe("where few names are left", () => {
  it("says what to relax, and how many names each would give", () => {
    const family = lin({ generation: { char: "承", at: 1 }, fixed: { char: "安", at: 2 } });
    const { names, relax } = bestNames(family, 30);
    expect(names).toHaveLength(1);
    expect(relax.map(({ advice }) => advice)).toEqual(expect.arrayContaining(["不排字辈", "不限定“安”"]));
    for (const { names: left } of relax) expect(left).toBeGreaterThan(1);
  });

  it("gives none where two wishes contradict each other, and names both", () => {
    const { names, relax } = bestNames(lin({ fixed: { char: "安", at: 1 }, avoid: ["安"] }), 30);
    expect(names).toEqual([]);
    expect(relax.map(({ demand }) => demand)).toEqual(
      expect.arrayContaining(["第 1 个字用“安”", "不用“安”"]),
    );
  });

  // Break it catches: wishes to be given up offered before one that is kept and only moved.
  it("offers first what only loosens a wish", () => {
    const fixed = { char: "安", at: 1 } as const;
    const { names, relax } = bestNames(lin({ fixed, generation: { char: "承", at: 1 } }), 30);
    expect(names).toEqual([]);
    expect(relax[0]).toMatchObject({ advice: "“安”放哪里都行", instead: "fixedAt=any" });
    expect(relax.length).toBeGreaterThan(1);
    expect(relax.slice(1).some(({ names }) => names > (relax[0]?.names ?? 0))).toBe(true);
  });

  it("asks nothing where there are plenty", () => {
    expect(bestNames(lin(), 30).relax).toEqual([]);
  });
});
