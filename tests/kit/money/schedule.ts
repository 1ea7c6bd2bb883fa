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

/** A run of the cron, in seconds, with what goes wrong at it; `from` picks the database that it begins with. */
export interface CronRun extends Pick<Step, "at" | "crash" | "trouble" | "skew"> {
  from: number;
}

/** Random schedules of many orders, in one stream of time, with the cron coming by now and then. */
export interface World {
  orders: number;
  steps: Step[];
  crons: CronRun[];
  /** For each order the second after which it may be erased, if it is unpaid or refunded. */
  until: number[];
  /** The second at which the cron comes for the last time. */
  end: number;
}

const LAST_SECOND = 3 * 3600;
const DAY_S = 24 * 3600;
const small = (max: number) => fc.nat({ max });
/** Something that goes wrong now and then: once in `n`. */
const onceIn = <T>(n: number, what: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: n - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: what });

/** The most words to the database of one deed, and of a cron over the databases of a world, as they were counted. */
const LONGEST = { deed: 14, cron: 509 } as const;
/** The last of the words that count as the first ones (0 for the first). */
export const FIRST_WORDS = 8;

/** Where a Worker dies: half of the time at one of its first words, for many have no more, and else at any up to the longest. */
export const crashUpTo = (longest: number): fc.Arbitrary<Crash> =>
  fc.record({
    at: fc.oneof(small(FIRST_WORDS), small(longest)),
    when: fc.constantFrom("before" as const, "after" as const),
  });
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
  fc.record({ at, deed: what, crash: onceIn(6, crashUpTo(LONGEST.deed)), trouble, skew });
const cron: fc.Arbitrary<CronRun> = fc.record({
  ...{ at: small(LAST_SECOND), crash: onceIn(3, crashUpTo(LONGEST.cron)), trouble, skew },
  from: small(63),
});
/** Most orders are kept beyond a month, unpaid; some were made long ago, and their time is over while they are played. */
const until = fc.oneof(
  { weight: 9, arbitrary: fc.constant(60 * DAY_S) },
  { weight: 1, arbitrary: small(LAST_SECOND) },
);
/** Before a month is over that takes what is refunded and what names a payer, in its last hours, or when all is over. */
const end = fc
  .tuple(fc.constantFrom(25, 25, 30, 30, 401), small(LAST_SECOND))
  .map(([days, seconds]) => days * DAY_S + seconds);
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
    crons: fc.array(cron, { minLength: 1, maxLength: 6 }),
    until: fc.array(until, { minLength: orders, maxLength: orders }),
    end,
  });
