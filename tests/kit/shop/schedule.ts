import fc from "fast-check";

/** What happens to an order at its shop and its provider; `nth` picks one of its payments. */
export type Deed =
  | { do: "open"; channel: "wechat-native" | "wechat-h5" | "alipay-wap" | "card" }
  | { do: "pay"; nth: number; isWrong: boolean }
  | { do: "notify"; nth: number; twist: string | undefined }
  | { do: "close"; nth: number }
  | { do: "expire" }
  | { do: "ask" }
  | { do: "part"; percent: number; ends: boolean; isTwice: boolean };

/** What goes wrong with the provider's next answer. */
interface Fault {
  how: "429" | "500" | "502" | "html" | "unsigned" | "bad-signature" | "stale";
  when: "before" | "after";
}

/** One deed, what the provider does with its notifications from then on, and a fault. */
export interface Step {
  deed: Deed;
  notices: "send" | "hold" | "drop" | null;
  fault: Fault | null;
}

const nth = fc.nat({ max: 2 });
const onceIn = <T>(n: number, what: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: n - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: what });

const open = fc.record({
  do: fc.constant("open" as const),
  channel: fc.constantFrom(
    "wechat-native" as const,
    "wechat-h5" as const,
    "alipay-wap" as const,
    "card" as const,
  ),
});
const isWrong = fc.nat({ max: 9 }).map((n) => n === 9);
const twist = fc.constantFrom(
  undefined,
  undefined,
  "probe",
  "bad-signature",
  "stale",
  "foreign",
  "unknown-order",
);
/** Some of what came goes back by an operator's word (部分退款); beyond 100 more than came is asked for. */
const part = fc.record({
  do: fc.constant("part" as const),
  percent: fc.integer({ min: 1, max: 110 }),
  ends: fc.boolean(),
  isTwice: fc.boolean(),
});
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: open },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("pay" as const), nth, isWrong }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("notify" as const), nth, twist }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("close" as const), nth }) },
  { weight: 1, arbitrary: fc.constant({ do: "expire" as const }) },
  { weight: 2, arbitrary: fc.constant({ do: "ask" as const }) },
  { weight: 1, arbitrary: part },
);
const fault: fc.Arbitrary<Fault> = fc.record({
  how: fc.constantFrom("429", "500", "502", "html", "unsigned", "bad-signature", "stale"),
  when: fc.constantFrom("before", "after"),
});
const notices = fc.constantFrom("send" as const, "hold" as const, "drop" as const);

const stepOf = (deed: fc.Arbitrary<Deed>): fc.Arbitrary<Step> =>
  fc.record({ deed, notices: onceIn(5, notices), fault: onceIn(7, fault) });

/** The schedule of one order: it begins with a payment, often with two, and a part comes late, as else nothing can happen. */
const schedule: fc.Arbitrary<Step[]> = fc
  .tuple(
    stepOf(open),
    onceIn(2, stepOf(open)),
    fc.array(stepOf(deed), { minLength: 2, maxLength: 6 }),
    onceIn(2, stepOf(part)),
  )
  .map(([first, second, others, last]) => [first, second, ...others, last].filter((step) => step !== null));

/** Schedules of so many orders, whose steps are taken at the same time. */
export const schedulesOf = (orders: number): fc.Arbitrary<Step[][]> =>
  fc.array(schedule, { minLength: orders, maxLength: orders });
