import fc from "fast-check";
import { BUCKETS } from "#functions/origin/store/spread/bucket-map.ts";
import type { Crash } from "#tests/kit/money/crashing-database.ts";
import { crashUpTo, type World, worldOf } from "#tests/kit/money/schedule.ts";

/** A world over many databases, whose buckets move meanwhile. */
export interface SpreadWorld {
  world: World;
  /** The bucket of each order: they lie in a few databases, for each to have several, and some share one. */
  buckets: number[];
  /** Which order's bucket moves, from when on (seconds), to which database, and where each of the mover's runs dies. */
  moves: { order: number; at: number; to: number; crashes: (Crash | null)[] }[];
}

const small = (max: number) => fc.nat({ max });
/** The most words of a run of the mover: it guards two databases, every table with its triggers. */
const LONGEST = 247;
const crash: fc.Arbitrary<Crash | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: crashUpTo(LONGEST) },
);

/** Databases that the orders of a world begin in: the cron goes to all that a world has to do with, and to 64 for nothing. */
const HOMES = 12;

/** A bucket of one of these databases, as they lie even. */
const bucketAt = (home: number, nth: number, databases: number): number =>
  Math.floor(((home + nth / BUCKETS) * BUCKETS) / databases);

const bucketsOf = (orders: number, databases: number): fc.Arbitrary<number[]> =>
  fc
    .tuple(
      fc.array(small(databases - 1), { minLength: HOMES, maxLength: HOMES }),
      fc.array(fc.tuple(small(HOMES - 1), small(BUCKETS - 1)), { minLength: orders, maxLength: orders }),
    )
    .map(([homes, places]) => places.map(([home, nth]) => bucketAt(homes[home] ?? 0, nth, databases)));

export const spreadWorldOf = (orders: number, databases: number): fc.Arbitrary<SpreadWorld> =>
  fc.record({
    world: worldOf(orders),
    buckets: bucketsOf(orders, databases),
    moves: fc.array(
      fc.record({
        order: small(orders - 1),
        at: small(400),
        to: small(databases - 1),
        crashes: fc.array(crash, { minLength: 14, maxLength: 14 }),
      }),
      { minLength: 2, maxLength: 5 },
    ),
  });
