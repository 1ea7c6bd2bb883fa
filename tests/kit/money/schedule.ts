import fc from "fast-check";
import type { Crash } from "./crashing-database.ts";
import type { Trouble } from "./fake-provider.ts";

/** What happens to an order; `nth` picks one of its payments. */
export type Deed =
  | { do: "open"; tab: number; way: number; key: number }
  | { do: "pay"; nth: number; wrong: boolean }
  | { do: "notify"; nth: number }
  | { do: "poll" }
  | { do: "refund" }
  /** A person sends so much in a hundred of the price back; the same `key` is the same form. */
  | { do: "part"; percent: number; ends: boolean; key: number };

/** One deed in time (seconds), with what goes wrong at it. */
export interface Step {
  order: number;
  at: number;
  deed: Deed;
  crash: Crash | null;
  trouble: Trouble | null;
  /** By how much the clock is wrong then (seconds). */
  skew: number;
}

/** Random schedules of many orders, in one stream of time, with the cron coming by now and then. */
export interface World {
  orders: number;
  steps: Step[];
  /** Seconds at which the cron runs, with where it dies. */
  crons: { at: number; crash: Crash | null; trouble: Trouble | null; skew: number }[];
}

const LAST_SECOND = 3 * 3600;
const small = (max: number) => fc.nat({ max });
/** Something that goes wrong now and then: once in `n`. */
const onceIn = <T>(n: number, what: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: n - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: what });
const crash: fc.Arbitrary<Crash | null> = onceIn(
  6,
  fc.record({ at: small(8), when: fc.constantFrom("before" as const, "after" as const) }),
);
const trouble: fc.Arbitrary<Trouble | null> = onceIn(8, fc.constantFrom("before" as const, "after" as const));
/** A clock that jumps: an hour ahead, an hour behind, and right again at the next step. */
const skew: fc.Arbitrary<number> = onceIn(12, fc.constantFrom(3600, -3600)).map((seconds) => seconds ?? 0);
/** Mostly soon, sometimes when all links are dead. */
const moment = fc.oneof({ weight: 3, arbitrary: small(600) }, { weight: 2, arbitrary: small(LAST_SECOND) });

const open = fc.record({ do: fc.constant("open" as const), tab: small(1), way: small(1), key: small(1) });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: open },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      nth: small(3),
      wrong: fc.nat({ max: 9 }).map((n) => n === 9),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("notify" as const), nth: small(3) }) },
  { weight: 2, arbitrary: fc.constant({ do: "poll" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "refund" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("part" as const),
      percent: fc.integer({ min: 1, max: 110 }),
      ends: fc.boolean(),
      key: small(2),
    }),
  },
);

const stepWith = (at: fc.Arbitrary<number>, what: fc.Arbitrary<Deed>) =>
  fc.record({ at, deed: what, crash, trouble, skew });
const openBy = (way: number, key: number): fc.Arbitrary<Deed> =>
  small(1).map((tab) => ({ do: "open", tab, way, key }));

/**
 * The schedule of one order: it begins with a payment, as otherwise nothing can happen; half of them soon try the other
 * way, so that two may be paid.
 */
const scheduleOf = (order: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      stepWith(small(30), openBy(0, 0)),
      onceIn(2, stepWith(small(600), openBy(1, 0))),
      fc.array(stepWith(moment, deed), { minLength: 2, maxLength: 9 }),
    )
    .map(([first, second, others]) =>
      [first, ...(second === null ? [] : [second]), ...others].map((step) => ({ ...step, order })),
    );

export const worldOf = (orders: number): fc.Arbitrary<World> =>
  fc.record({
    orders: fc.constant(orders),
    steps: fc
      .tuple(...Array.from({ length: orders }, (_, order) => scheduleOf(order)))
      .map((schedules) => schedules.flat().sort((a, b) => a.at - b.at)),
    crons: fc.array(fc.record({ at: small(LAST_SECOND), crash, trouble, skew }), {
      minLength: 1,
      maxLength: 6,
    }),
  });
