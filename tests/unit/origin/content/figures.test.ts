import fc from "fast-check";
import { expect, test } from "vitest";
import { blockOf } from "#app/guide/blocks.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Birth } from "#functions/naming/facts/calendar/clock/birth.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { withFigures } from "#functions/origin/content/figures.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";

const { WISHES } = await import("#functions/naming/facts/lexicon/entry.ts");
const { guides } = await import("#functions/origin/content/articles.ts");
const { billOf } = await import("#functions/naming/person/score/bill.ts");
const { familyOf } = await import("#functions/naming/person/score/family.ts");
const { businessBill } = await import("#functions/naming/business/score/score.ts");
const { briefOf } = await import("#functions/naming/business/brief.ts");

const bodyOf = (slug: string) => guides(offers).find((guide) => guide.slug === slug)?.body ?? [];
const tables = (slug: string) =>
  bodyOf(slug).flatMap((text) => {
    const block = blockOf(text);
    return block.kind === "table" ? [block] : [];
  });

interface Line {
  part: string;
  rule: string;
  max: number;
  mark: string;
}

/** What earns the points of a part whose one line says no more than the part. */
const EARNS: Readonly<Record<string, string>> = { 年代: "听不出年代", 字义: "用字的意思好" };

/** A bill as the article tells it: part, its most, its lines with theirs; of a single line what its part does not say. */
function told(lines: readonly Line[]): string[][] {
  // A cap is no line with a weight.
  const weighed = lines.filter(({ max }) => max > 0);
  const parts = [...new Set(weighed.map(({ part }) => part))];
  return parts.map((name) => {
    const own = weighed.filter(({ part }) => part === name);
    const sum = own.reduce((points, { max }) => points + max, 0);
    const title = own.every(({ mark }) => mark === "民俗") ? `${name}（民俗）` : name;
    // A line called as its part would only repeat it: it says what earns the points.
    if (own.length === 1)
      return [title, `${sum}\u00a0分`, EARNS[name] ?? (own[0]?.rule === name ? "" : (own[0]?.rule ?? ""))];
    return [title, `${sum}\u00a0分`, own.map(({ rule, max }) => `${rule}\u00a0${max}`).join("，")];
  });
}

const birth = fc.record({
  calendar: fc.constant("solar" as const),
  year: fc.integer({ min: 1950, max: 2050 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  leap: fc.constant(false),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.constant(0),
  place: fc.constant(null),
  zishi: fc.constantFrom("late" as const, "early" as const),
}) satisfies fc.Arbitrary<Birth>;

const surname = fc.constantFrom("林", "欧阳", "王", "诸葛");
const given = fc.constantFrom("清和", "安", "子衿", "犇犇", "明远");
const asking = {
  fixed: fc.record({ char: fc.constantFrom("清", "安"), at: fc.constantFrom(1 as const, "any" as const) }),
  avoid: fc.constantFrom(["明"], ["安", "国"]),
  siblings: fc.constantFrom(["清扬"], ["宁", "知远"]),
  alike: fc.constant(true),
  wishes: fc.subarray([...WISHES], { minLength: 1 }),
  speech: fc.constant(["mandarin", "cantonese"] as const),
};

const BORN: Birth = {
  ...{ calendar: "solar", year: 2026, month: 4, day: 18, leap: false, hour: 9, minute: 0 },
  ...{ place: null, zishi: "late" },
};
const ASKED = {
  ...{ fixed: { char: "清", at: 1 as const }, avoid: ["明"], siblings: ["清扬"], alike: true },
  ...{ wishes: ["平安" as const], speech: ["mandarin" as const, "cantonese" as const] },
};

test("what the article says of each wish is its weight in any bill of a family with every kind of wish", () => {
  const [, weights] = tables("method");
  fc.assert(
    fc.property(surname, given, birth, fc.record(asking), (family, name, at, asked) => {
      const of = familyOf({ surname: family, sex: "unknown", chart: chartOf(at) });
      const unasked = new Set(billOf(of, name).lines.map(({ rule }) => rule));
      const { lines } = billOf({ ...of, ...asked }, name);
      const own = lines.filter(({ max, rule }) => max > 0 && !unasked.has(rule));
      expect(own.length).toBeGreaterThan(3);
      expect(weights?.rows).toEqual(own.map(({ max, rule }) => [rule, `${max}\u00a0分`]));
    }),
    { numRuns: 50 },
  );
});

// Break it catches: 75 and 25 said of lines that add up to other sums.
test("what the article says of a bill with every wish is what its lines add up to", () => {
  const family = familyOf({ surname: "林", sex: "unknown", chart: chartOf(BORN), ...ASKED });
  const { lines } = billOf(family, "清和");
  const folk = lines.filter(({ mark }) => mark === "民俗").reduce((sum, { max }) => sum + max, 0);
  expect(bodyOf("method").join("\n")).toContain(`名字本身占 ${100 - folk} 分，民俗占 ${folk} 分。`);
});

test("the article's first weights are those of any bill of a family without wishes", () => {
  const [weights] = tables("method");
  fc.assert(
    fc.property(surname, given, birth, (family, name, at) => {
      const { lines } = billOf(familyOf({ surname: family, sex: "unknown", chart: chartOf(at) }), name);
      expect(weights?.rows).toEqual(told(lines));
    }),
    { numRuns: 50 },
  );
});

test("the weights of a business name are those of its bill", () => {
  const bill = businessBill("麦禾", briefOf({ trade: "社区面包店", rivals: ["云山"] }));
  expect(tables("method")[2]?.rows).toEqual(told(bill?.lines ?? []));
});

test("the version log has the engine's version, first", () => {
  const log = tables("method").at(-1);
  expect(log?.head[0]).toBe("版本");
  expect(log?.rows[0]?.[0]).toBe(ENGINE_VERSION);
});

// Break it catches: a new version in the log of an article that says it was checked before there was one.
test("the method was checked no earlier than its newest version", () => {
  const said = tables("method").at(-1)?.rows[0]?.[1] ?? "";
  const [, year = "", month = "", day = ""] = /^(\d{4}) 年 (\d+) 月 (?:\d+–)?(\d+) 日$/.exec(said) ?? [];
  const newest = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  expect(newest).toMatch(/^20\d\d-\d\d-\d\d$/);
  const checked = guides(offers).find(({ slug }) => slug === "method")?.date ?? "";
  expect(checked >= newest, `checked ${checked}, newest version ${newest}`).toBe(true);
});

test("every offer stands in the article on prices, at its price", () => {
  const [prices] = tables("price-and-refund");
  expect(prices?.rows.map(([, price]) => price)).toEqual(
    Object.values(offers).map(({ amount }) => `${(amount / 100).toFixed(2)} 元`),
  );
});

test("the counts of 《通用规范汉字表》 in the article are those of the engine's own table", () => {
  const counts = [0, 0, 0, 0];
  for (let code = 0x3400; code < 0x30000; code++) {
    const level = findCharacter(String.fromCodePoint(code))?.level;
    if (level !== undefined) counts[level] = (counts[level] ?? 0) + 1;
  }
  const [levels] = tables("registrable-characters");
  const all = counts.reduce((sum, count) => sum + count, 0);
  expect(levels?.rows.map(([, count]) => Number(count))).toEqual([...counts.slice(1), all]);
});

test("an unknown figure in a text is refused", () => {
  expect(() => withFigures("共 {{nothing}} 个", offers)).toThrow("nothing");
  expect(withFigures("版本 {{engine}}", offers)).toBe(`版本 ${ENGINE_VERSION}`);
});
