import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { sourcePoints } from "#functions/naming/person/score/lines/source.ts";
import { chances, drawFamilies } from "#scripts/reading/families.ts";
import { agreementOn, readNames, readReader } from "#scripts/reading/grades.ts";
import { pickedNames, readPicks } from "#scripts/reading/picked.ts";
import { agreementOf, ratesOf, readMarks, wincedAt } from "#scripts/reading/rates.ts";
import { type Origin, writeSheets } from "#scripts/reading/sheets.ts";
import { dealtNames, type ReadBehind } from "#scripts/reading/store/dealt.ts";
import { readWhole, wholeLiking } from "#scripts/reading/whole.ts";
import { yardstickOf } from "#scripts/reading/yardstick.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";

describe("a reading", () => {
  const key: Origin[] = [
    { name: "林甲", female: false, from: "ours", family: 0, kind: "plain", place: 1 },
    { name: "林乙", female: false, from: "ours", family: 0, kind: "plain", place: 11, standsFor: 7 },
    { name: "王丙", female: true, from: "poor" },
  ];
  const marks = [
    "0 林甲 G\n1 林乙 S\n2 王丙 W",
    "0 G\n1 N\n2 W",
    "0 林甲 N\n1 N\n2 N\nnote: three names",
  ].map(readMarks);

  it("takes marks back with the name or without it, and leaves other lines out", () => {
    expect(marks.map((own) => [...own.values()].join(""))).toEqual(["GSW", "GNW", "NNN"]);
  });

  // Breaks it catches: three names of the last twenty-three count for no more than the first three.
  it("prints the rates of each slice over all readers, a name counting for all it stands for", () => {
    const rate = (slice: string) => ratesOf(key, marks).find((one) => one.slice === slice);
    expect(rate("ours, first 3")).toMatchObject({ names: 1, gladly: 200 / 3, considered: 200 / 3 });
    expect(rate("ours, first 33")).toMatchObject({ names: 2, considered: 37.5, winceOne: 0 });
    expect(rate("poor")).toMatchObject({ considered: 0, winceOne: 100, winceTwo: 100 });
    expect(wincedAt(key, marks)).toEqual(["王丙 (poor)"]);
  });

  it("counts two readers as agreed where both would consider a name or neither would", () => {
    expect(agreementOf(marks)).toBeCloseTo((100 * (2 + 1 + 2)) / 9, 5);
  });

  it("draws the same families from a seed, both sexes, some with a book and some with one character", () => {
    const names = (seed: number) => drawFamilies(30, seed).map(({ family }) => family.surname + family.sn);
    expect(names(3)).toEqual(names(3));
    expect(names(3)).not.toEqual(names(4));
    expect(new Set(drawFamilies(30, 3).map(({ kind }) => kind))).toEqual(new Set(["plain", "one", "book"]));
    expect(chances(5)()).toBe(chances(5)());
  });

  it("writes three sheets a reader, each with three names of a family and the whole yardstick", () => {
    const folder = mkdtempSync(join(tmpdir(), "reading-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(writeSheets({ folder, families: 4, seed: 5, readers: 2 })).toBe(3 * (4 * 3 + 140));
    const own: Origin[] = JSON.parse(readFileSync(join(folder, "key.json"), "utf8"));
    const stands = own
      .filter(({ from }) => from === "ours")
      .reduce((sum, { standsFor = 0 }) => sum + standsFor, 0);
    expect(stands).toBeCloseTo(4 * 33, 6);
    const sheets = readdirSync(folder).filter((name) => name.startsWith("reader-"));
    expect(sheets).toHaveLength(2 * 3);
    const numbers = (name: string) =>
      readFileSync(join(folder, name), "utf8")
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[0]);
    expect(numbers("reader-1-sheet-2.txt")).not.toEqual(numbers("reader-2-sheet-2.txt"));
    expect(new Set(numbers("reader-1-sheet-2.txt"))).toEqual(new Set(numbers("reader-2-sheet-2.txt")));
  });

  it("has a yardstick of forty fine, forty usual and twenty poor names", () => {
    expect((["fine", "usual", "poor"] as const).map((kind) => yardstickOf(kind).length)).toEqual([
      40, 40, 20,
    ]);
  });
});

describe("readers' marks", () => {
  it("make a name worth more the more readers chose it and the higher their judges rank it", () => {
    const pool = ["清和", "清川", "清一", "清石"];
    const names = readNames(
      pool,
      [readReader("清 A皆=和 B男=川")],
      [readReader("清 3女=和 1=川"), readReader("清 2皆=和 1男=石")],
    );
    expect(names[0]).toMatchObject({ given: "清和", whom: "皆" });
    expect(names.map(({ worth }) => worth)).toEqual(
      names.map(({ worth }) => worth).toSorted((a, b) => b - a),
    );
    expect(names.find(({ given }) => given === "清川")?.whom).toBe("男");
  });

  it("are refused where a group does not parse", () => {
    expect(() => readReader("清 X皆=和")).toThrow(SyntaxError);
  });

  it("agree on a name that both take or both leave", () => {
    expect(agreementOn(["甲", "乙", "丙", "丁"], new Set(["甲", "乙"]), new Set(["甲", "丙"]))).toBe(50);
  });
});

describe("a whole name", () => {
  it("is gladly taken where readers are glad of it and of neither its given name nor its surname", () => {
    const sheets = [1, 2, 3].map(() =>
      readWhole("方 G女=知微 S女=清和,安澜\n林 S女=知微,清和,安澜\n陈 S女=知微,清和 N女=安澜"),
    );
    const { worth } = wholeLiking(sheets);
    expect(worth({ surname: "方", whom: "女", given: "知微" })).toBeGreaterThan(0.2);
    expect(worth({ surname: "林", whom: "女", given: "知微" })).toBeLessThan(0.1);
    expect(worth({ surname: "方", whom: "女", given: "清和" })).toBeLessThan(0.1);
  });
});

describe("names are picked from lines of one surname", () => {
  const picked = pickedNames(
    readPicks(
      "韩男 松年>载阳 照野,柏舟\n韩男 松年>照野 载阳,柏舟\n韩女 松年 载阳\n欧阳男 柏舟>松年 照野\n韩男 朗 衡,珩",
    ),
  );
  const ofHan = (given: string) => picked("韩", "男", given);

  // Breaks it catches: who is picked second counts like who is left; picks of one surname, sex or length count for another.
  it("and stand by how often they are, the best first, each surname and sex by itself", () => {
    const order = ["柏舟", "照野", "载阳", "松年"].sort((one, other) => ofHan(one) - ofHan(other));
    expect([order[0], order.at(-1)]).toEqual(["柏舟", "松年"]);
    expect(ofHan("载阳")).toBeCloseTo(ofHan("照野"), 5);
    expect(picked("欧阳", "男", "柏舟")).toBeGreaterThan(picked("欧阳", "男", "松年"));
    expect(ofHan("朗")).toBeGreaterThan(ofHan("衡"));
  });

  it("those of no line stand in the middle, and a line that does not parse is refused", () => {
    expect(picked("林", "男", "松年")).toBe(0);
    expect(() => readPicks("韩 松年>载阳")).toThrow("韩 松年>载阳");
  });
});

describe("names are dealt to surnames", () => {
  const SURNAMES = Array.from(singleSurnames).slice(20, 200);
  const PAIRS = gradedGivens().filter((given) => Array.from(given).length === 2);
  const GIVENS = PAIRS.filter((_, at) => at % 40 === 0).slice(0, 60);
  const MANY = PAIRS.filter((_, at) => at % 10 === 0).slice(0, 400);
  const read = (given: string, surname: string, more: Partial<ReadBehind> = {}): ReadBehind => ({
    ...{ given, surname, marks: 5, considered: 0.8, glad: 0.05 },
    ...more,
  });
  const usual = SURNAMES.flatMap((surname) => GIVENS.map((given) => read(given, surname)));
  const dealt = dealtNames(
    [
      ...usual,
      ...SURNAMES.map((surname, at) =>
        read("嘉树", surname, { glad: at < 3 ? 0.9 - at / 10 : 0.4 - at / 500, considered: 0.97 }),
      ),
      ...SURNAMES.map((surname) => read("怀瑾", surname, { glad: 0.9, considered: 0.97, marks: 1 })),
      ...SURNAMES.map((surname) => read("明德", surname, { considered: 0.1 })),
    ],
    "男",
  );
  const allTo = (given: string) => Object.values(dealt.get(given) ?? {}).flat();

  // Break it catches: what every surname likes best goes to all of them.
  it("each to few, and to those that like it best", () => {
    expect(dealt.get("嘉树")?.lead).toEqual(expect.arrayContaining(SURNAMES.slice(0, 3)));
    expect(dealt.get("嘉树")?.lead.length).toBeLessThan(SURNAMES.length / 4);
  });

  // Breaks it catches: a name that one reader read leads; one that readers refuse is dealt.
  it("to lead only where several read them, and nowhere where few would consider them", () => {
    expect(dealt.get("怀瑾")?.lead).toEqual([]);
    expect(allTo("怀瑾").length).toBeGreaterThan(0);
    expect(allTo("明德")).toEqual([]);
  });

  // Break it catches: a surname that few readers like has nothing of its own, and is shown what goes to all.
  it("to a surname that readers hardly like as many, the best that it has", () => {
    const unloved = GIVENS.map((given, at) => read(given, "尉迟", { considered: at < 40 ? 0.2 : 0.03 }));
    const own = [...dealtNames([...usual, ...unloved], "男")].flatMap(([given, to]) =>
      Object.values(to).flat().includes("尉迟") ? [given] : [],
    );
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter((given) => GIVENS.indexOf(given) >= 40)).toEqual([]);
  });

  // Break it catches: a name that leads to as many as it may is shown to as many more behind the third place, and again behind the tenth.
  it("each to few over all places together", () => {
    const few = SURNAMES.slice(0, 12);
    const chance = chances(1);
    const shown = dealtNames(
      few.flatMap((surname) =>
        MANY.map((given) => read(given, surname, { considered: 0.5 + chance() / 2, glad: chance() / 2 })),
      ),
      "男",
    );
    // Of three, seven and twenty-three places; a surname stands for some four families of a thousand.
    const often = [...shown.values()].map(
      ({ early, late, lead }) => (lead.length + (early.length * 7) / 12 + (late.length * 23) / 30) * 0.0044,
    );
    expect(Math.max(...often)).toBeLessThan(0.017);
  });

  // Break it catches: sourced names are liked a little less than others, and no list has one.
  it("a fifth of what comes behind the third place with a source, where a surname has as many", () => {
    const isSourced = (given: string) => sourcePoints(Array.from(given, factsOf), null) >= 6;
    // No two begin alike or end alike: those that do give way to each other, sourced or not.
    const taken = new Set<string>();
    const apart = PAIRS.filter(([first, second]) => {
      const own = [`${first}_`, `_${second}`];
      return !own.some((part) => taken.has(part)) && own.map((part) => taken.add(part)).length > 0;
    });
    const hand = apart.map((given) => read(given, "卢", { considered: isSourced(given) ? 0.65 : 0.8 }));
    const own = [...dealtNames(hand, "男")].filter(([, { early, late }]) => early.length + late.length > 0);
    expect(own).toHaveLength(42);
    expect(own.filter(([given]) => isSourced(given)).length).toBeGreaterThanOrEqual(7);
  });

  // Break it catches: names of one character are dealt for places that they never have, or to nobody.
  it("of one character only those that lead", () => {
    const singles = SURNAMES.flatMap((surname) =>
      ["朗", "衡"].map((given) => read(given, surname, { considered: given === "朗" ? 0.6 : 0.1 })),
    );
    const own = dealtNames(singles, "男");
    expect(own.get("朗")?.lead.length).toBeGreaterThan(0);
    expect([own.get("朗")?.early, own.get("朗")?.late, own.get("衡")]).toEqual([[], [], undefined]);
  });

  // Break it catches: a list of names of which most begin alike.
  it("a surname gets no more than two that begin alike for the same places", () => {
    for (const deal of ["lead", "early", "late"] as const)
      for (const surname of SURNAMES) {
        const begins = [...dealt].flatMap(([given, to]) =>
          to[deal].includes(surname) ? [given.charAt(0)] : [],
        );
        const most = Math.max(
          0,
          ...[...Map.groupBy(begins, (first) => first).values()].map(({ length }) => length),
        );
        expect(most).toBeLessThanOrEqual(2);
      }
  });
});
