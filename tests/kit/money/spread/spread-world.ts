import fc from "fast-check";
import { BUCKETS } from "#functions/origin/store/spread/bucket-map.ts";
import type { Crash } from "#tests/kit/money/crashing-database.ts";
import { type World, worldOf } from "#tests/kit/money/schedule.ts";

/** A world over many databases, whose buckets move meanwhile. */
export interface SpreadWorld {
  world: World;
  /** The bucket of each order; some share one. */
  buckets: number[];
  /** Which order's bucket moves, from when on (seconds), to which database, and where each of the mover's runs dies. */
  moves: { order: number; at: number; to: number; crashes: (Crash | null)[] }[];
}

const small = (max: number) => fc.nat({ max });
const crash: fc.Arbitrary<Crash | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({ at: small(12), when: fc.constantFrom("before" as const, "after" as const) }),
  },
);

export const spreadWorldOf = (orders: number, databases: number): fc.Arbitrary<SpreadWorld> =>
  fc.record({
    world: worldOf(orders),
    buckets: fc.array(small(BUCKETS - 1), { minLength: orders, maxLength: orders }),
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
