import type { Row } from "../break.ts";

/** Money that goes back (退款): never more than came, once, and to whom the rules say. */
export const refunds: readonly Row[] = [
  {
    name: "more goes back than is left of a payment",
    file: "functions/origin/money/refund/rows.ts",
    from: "sql`${leftOf} >= ${amount ?? 1}`",
    to: "sql`${leftOf} >= ${1}`",
    project: "origin",
    tests: ["tests/origin/money/refund-rows.test.ts"],
  },
  {
    name: "what is on its way back counts as still here",
    file: "functions/origin/money/refund/rows.ts",
    from: "where refunds.out_trade_no = payments.out_trade_no)`",
    to: "where refunds.out_trade_no = payments.out_trade_no and refunds.done_at is not null)`",
    project: "origin",
    tests: ["tests/origin/money/refund-rows.test.ts"],
  },
  {
    name: "a refund that is tried again has another number",
    file: "functions/origin/money/refund/send.ts",
    from: "outRefundNo: refundNo,",
    to: "outRefundNo: `${refundNo}${till.now}`,",
    project: "origin",
    tests: ["tests/origin/desk/refunds.test.ts"],
  },
  {
    name: "a payment is called wholly back while a part is on its way",
    file: "functions/origin/money/refund/book.ts",
    from: " and not exists (\n    select 1 from refunds where refunds.out_trade_no = payments.out_trade_no and refunds.done_at is null)`",
    to: "`",
    project: "origin",
    tests: ["tests/origin/money/part-words.test.ts"],
  },
  {
    name: "two people who decide at once give two parts back",
    file: "functions/origin/store/desk/subject.ts",
    from: 'eq(deskItems.state, "open"), given',
    to: "given",
    project: "origin",
    tests: ["tests/origin/desk/refunds.test.ts"],
  },
  {
    name: "work that was begun comes back whole",
    file: "functions/origin/money/refund/quote.ts",
    from: "(price * terms.beforeDraft) / 100",
    to: "price * terms.beforeDraft",
    project: "unit",
    tests: ["tests/unit/origin/products/expert/refund-quote.test.ts"],
  },
  {
    name: "the rest of a payment is promised as if nothing had gone back",
    file: "functions/origin/money/refund/quote.ts",
    from: "Math.min(left, Math.round(",
    to: "Math.max(0, Math.round(",
    project: "unit",
    tests: ["tests/unit/origin/products/expert/refund-quote.test.ts"],
  },
];
