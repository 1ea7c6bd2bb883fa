import type { Row } from "../break.ts";

/** What is seen from outside (监看), and that work keeps pace. */
export const watch: readonly Row[] = [
  {
    name: "a statement reads a table from end to end",
    file: "functions/origin/money/pay/settle.ts",
    from: ".where(and(inArray(orders.sn, mine), eq(orders.paidBy, outTradeNo)))",
    to: ".where(eq(orders.paidBy, outTradeNo))",
    project: "unit",
    tests: ["tests/unit/origin/store/query-plans.test.ts"],
  },
  {
    name: "the cron leaves a backlog to the next minute",
    file: "functions/origin/entry/cron.ts",
    from: "    waiting = more;",
    to: "    waiting = [];",
    project: "unit",
    tests: ["tests/unit/origin/cron.test.ts"],
  },
  {
    name: "the cron goes on beyond its budget",
    file: "functions/origin/entry/cron.ts",
    from: "      if (round > 0 && isSpent()) break;\n",
    to: "",
    project: "unit",
    tests: ["tests/unit/origin/cron.test.ts"],
  },
  {
    name: "a cron that has stopped is called well",
    file: "functions/origin/entry/health.ts",
    from: "> SILENT_MS",
    to: "< -SILENT_MS",
    project: "unit",
    tests: ["tests/unit/origin/health.test.ts"],
  },
  {
    name: "a payment is counted each time it is told of",
    file: "functions/origin/money/pay/settle.ts",
    from: 'for (const { channel } of asAsked) note({ what: "paid", kind: channel, fen: fact.amount }, till.env.COUNTS);',
    to: 'note({ what: "paid", kind: asAsked[0]?.channel ?? "", fen: fact.amount }, till.env.COUNTS);',
    project: "unit",
    tests: ["tests/unit/origin/counts.test.ts"],
  },
  {
    name: "the log says what a bug's message says",
    file: "functions/contract/watch/log.ts",
    from: "`${error.name}: ${message}`",
    to: "`${error.name}: ${error.message}`",
    project: "unit",
    tests: ["tests/unit/watch.test.ts"],
  },
  {
    name: "a column stays sealed under the old key",
    file: "functions/origin/entry/reseal.ts",
    from: '  { table: "mobiles", column: "masked", ...ofOrder, place: places.mobile },\n',
    to: "",
    project: "unit",
    tests: ["tests/unit/origin/reseal.test.ts"],
  },
];
