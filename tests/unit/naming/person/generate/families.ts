import fc from "fast-check";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { WISHES } from "#functions/naming/facts/lexicon/entry.ts";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";

const SURNAMES = [
  "林",
  "王",
  "李",
  "陈",
  "欧阳",
  "司马",
  "曾",
  "单",
  "任",
  "林陈",
  "何",
  "安",
  "贾",
  "陶",
  "于",
];
/** A birth that tests of one fixed family share. */
export const SPRING_BIRTH = {
  calendar: "solar",
  year: 2026,
  month: 4,
  day: 18,
  leap: false,
  hour: 9,
  minute: 30,
  place: null,
  zishi: "late",
} as const;

const CHARS = lexicon().map((entry) => entry.char);
/** Some that families ask for; not all are in the lexicon. */
const ASKED = ["德", "安", "国", "家", "清", "之", "宁", "祖", "言", "显"];

const birth = fc.record({
  calendar: fc.constant("solar" as const),
  year: fc.integer({ min: 1901, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  leap: fc.constant(false),
  hour: fc.option(fc.integer({ min: 0, max: 23 })),
  minute: fc.constant(null),
  place: fc.constant(null),
  zishi: fc.constantFrom("late" as const, "early" as const),
});

/** Mostly nothing: a family that asks for much leaves no name. */
function seldom<T>(asked: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: asked });
}

const fixed = seldom(
  fc.record({
    char: fc.constantFrom(...ASKED),
    at: fc.constantFrom(1 as const, 2 as const, "any" as const),
  }),
);
const generation = seldom(
  fc.record({ char: fc.constantFrom(...ASKED), at: fc.constantFrom(1 as const, 2 as const) }),
);

/** Families of every kind: constraints, switches, languages, births with and without an hour, or none. */
export const anyFamily: fc.Arbitrary<Family> = fc
  .record({
    surname: fc.constantFrom(...SURNAMES),
    sex: fc.constantFrom("male" as const, "female" as const, "unknown" as const),
    birth: fc.option(birth, { freq: 8 }),
    length: fc.constantFrom(2 as const, 2 as const, 1 as const, "any" as const),
    fixed,
    generation,
    avoid: fc.array(fc.constantFrom(...CHARS), { maxLength: 5 }),
    avoidSounds: fc.boolean(),
    wishes: fc.subarray([...WISHES], { maxLength: 5 }),
    sources: fc.subarray(["诗经", "楚辞", "唐诗", "宋词", "论语", "老子"] as const, { maxLength: 2 }),
    sn: fc.constantFrom(null, "LP1A2B3C4D5E6F7G8H", "LP9Z8Y7X6W5V4U3T2S"),
    leaning: seldom(
      fc.record({
        liked: fc.subarray(["清和", "知远", "云舒", "宁"], { maxLength: 3 }),
        disliked: fc.subarray(["清扬", "景行"], { maxLength: 1 }),
        shown: fc.subarray(["清和", "知远", "以宁", "嘉言"]),
      }),
    ),
    siblings: fc.subarray(["清和", "知远", "浩然", "宁"], { maxLength: 2 }),
    alike: fc.boolean(),
    rarity: fc.constantFrom("any" as const, "any" as const, "common" as const, "rare" as const),
    speech: fc.constantFrom(["mandarin" as const], ["mandarin" as const, "cantonese" as const]),
    useBazi: fc.boolean(),
    mustFavour: fc.boolean(),
    useGrids: fc.boolean(),
    useZodiac: fc.boolean(),
  })
  .map(({ birth: born, ...asked }) =>
    familyOf({ ...asked, sources: [...asked.sources], chart: born === null ? null : chartOf(born) }),
  );
