import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { doubleSurnames, singleSurnames } from "#functions/naming/facts/characters/surnames-list.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";

const COMMON = 200;
const RARE = 60;
/** Every so manieth family asks for one character, and another for a book; every fourth speaks Cantonese. */
const ONE_CHARACTER = 10;
const BOOK = 6;
const CANTONESE = 4;
const BOOKS = ["诗经", "楚辞", "唐诗", "宋词", "论语"] as const;
const HOURS = 26;

/** What a family asked for, for the rates of a slice. */
export type Kind = "plain" | "one" | "book";

export interface ReadFamily {
  readonly kind: Kind;
  readonly family: Family;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * `count` families drawn by chance: surnames of the 200 commonest and 60 rare ones (seven to one), both sexes, births of
 * 2024 to 2027, the traditions on, an order number each.
 */
export function drawFamilies(count: number, seed: number): readonly ReadFamily[] {
  const chance = chances(seed);
  const pick = <T>(some: readonly T[]): T => some[Math.floor(chance() * some.length)] ?? fault();
  const singles = Array.from(singleSurnames);
  const rare = [...doubleSurnames.slice(0, RARE / 2), ...singles.slice(COMMON, COMMON + RARE / 2)];
  return Array.from({ length: count }, (_, at): ReadFamily => {
    const kind = at % ONE_CHARACTER === ONE_CHARACTER - 1 ? "one" : at % BOOK === BOOK - 1 ? "book" : "plain";
    const hour = Math.floor(chance() * HOURS);
    const family = familyOf({
      surname: chance() < 1 / 8 ? pick(rare) : pick(singles.slice(0, COMMON)),
      sex: isBoy(at) ? "male" : "female",
      chart: chartOf({
        calendar: "solar",
        year: 2024 + Math.floor(chance() * 4),
        month: 1 + Math.floor(chance() * 12),
        day: 1 + Math.floor(chance() * 28),
        leap: false,
        hour: hour > 23 ? null : hour,
        minute: null,
        place: null,
        zishi: "late",
      }),
      length: kind === "one" ? 1 : 2,
      sources: kind === "book" ? [pick(BOOKS)] : [],
      speech: at % CANTONESE === 0 ? ["mandarin", "cantonese"] : ["mandarin"],
      sn: `LP${Array.from({ length: 16 }, () => Math.floor(chance() * 36).toString(36)).join("")}`.toUpperCase(),
    });
    return { kind, family };
  });
}

/** Boys and girls in turn, and also among those who ask for one character or a book, who are every tenth and sixth. */
const isBoy = (at: number): boolean =>
  (at + Math.floor(at / BOOK) + Math.floor(at / ONE_CHARACTER)) % 2 === 0;

function fault(): never {
  throw new RangeError("nothing to draw from");
}
