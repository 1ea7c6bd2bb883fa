import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { payStep } from "#app/kit/order/services.ts";
import {
  isOpen,
  reloadAfter,
  type Standing,
  standingOf,
  standingOfLeft,
} from "#app/orders/payment/standing.ts";
import { WAIT_WORDS } from "#app/orders/waiting/wait-words.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { begun, instant, paidResult, SHEET, settled } from "#tests/kit/money/pay-samples.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const QR = { kind: "qr", content: "weixin://wxpay/bizpayurl?pr=1" } as const;

const cases: [what: string, standing: Standing, result: () => PaidResult][] = [
  ["nothing begun", "none", () => paidResult()],
  ["begun a moment ago", "waiting", () => paidResult({ payment: begun() })],
  ["begun a minute ago", "late", () => paidResult({ payment: begun({ createdAt: instant(-61_000) }) })],
  ["a code", "scan", () => paidResult({ payment: begun({ action: QR, createdAt: instant(-61_000) }) })],
  ["a sheet", "sheet", () => paidResult({ payment: begun({ action: { kind: "jsapi", params: SHEET } }) })],
  ["a link too old", "expired", () => paidResult({ payment: begun({ expiresAt: instant(-1) }) })],
  ["a code too old", "expired", () => paidResult({ payment: begun({ action: QR, expiresAt: instant(-1) }) })],
  ["a payment closed", "failed", () => paidResult({ payment: begun({ state: "closed" }) })],
  ["the order closed", "closed", () => paidResult({ status: "closed", payment: begun({ state: "closed" }) })],
  ["an order closed unpaid", "closed", () => paidResult({ status: "closed" })],
  ["another amount", "mismatch", () => paidResult({ payment: begun({ state: "mismatch" }) })],
  ["paid", "paid", () => settled({ status: "paid" })],
  ["delivered", "paid", () => settled()],
  ["paid, and a second payment open", "paid", () => settled({ payment: begun() })],
  ["refunded", "paid", () => settled({ status: "refunded", paid: false })],
];

const isStanding = (text: string): text is Standing =>
  text !== "leaving" && text !== "asked" && text in WAIT_WORDS;

const FACTS = { reopens: false, phone: "", time: "", end: SN.slice(-6), by: "12 月 3 日", sums: null };

describe("how a payment stands", () => {
  test.each(cases)("%s: %s", (_what, standing, result) => {
    expect(standingOf(result(), Date.now())).toBe(standing);
  });

  test("is not called under way for a payer whom the cashier sent back, and all else stays true", () => {
    for (const [, standing] of cases) {
      const told = standingOfLeft(standing);
      expect(told).toBe(standing === "waiting" || standing === "late" ? "left" : standing);
    }
    expect(isOpen("left")).toBe(false);
    expect(WAIT_WORDS.left.title.join("")).not.toContain("核对");
  });

  test("is never «paid» unless the order is", () => {
    const unpaid = fc.constantFrom<PaidResult["status"]>("created", "pending", "closed");
    const states = fc.constantFrom("open", "paid", "closed", "mismatch");
    fc.assert(
      fc.property(unpaid, states, fc.integer({ min: -1e7, max: 1e7 }), (status, state, ms) => {
        const payment = begun({ state, createdAt: instant(-ms), expiresAt: instant(ms) });
        expect(standingOf(paidResult({ status, payment }), Date.now())).not.toBe("paid");
      }),
    );
  });

  test("is looked up again by itself only while open, and without scripts for ten minutes", () => {
    for (const standing of Object.keys(WAIT_WORDS).filter(isStanding)) {
      const after = reloadAfter(standing, 0);
      expect(after !== null).toBe(isOpen(standing));
      if (standing !== "unknown") expect(reloadAfter(standing, 10 * 60_000)).toBeNull();
    }
    expect(reloadAfter("waiting", 0)).toBe(3);
  });

  test("names the button to press, and promises nothing, once it is not looked up by itself", () => {
    for (const standing of Object.keys(WAIT_WORDS).filter(isStanding)) {
      if (standing === "paid" || !isOpen(standing)) continue;
      const said = WAIT_WORDS[standing].text({ ...FACTS, seconds: 1, looksAgain: false });
      expect(said, standing).toContain("请点“我已付款，再查一次”");
      expect(said, standing).not.toMatch(/自己打开|会再查|留在本页/);
    }
  });
});

// Break it catches: a promise of what the desk cannot do, or sums that stand in the table alone.
test("a wrong amount says both sums, that all of it goes back, and by what the desk finds it", () => {
  const { text, steps, more } = WAIT_WORDS.mismatch;
  const facts = { ...FACTS, seconds: 1, looksAgain: false, sums: "应付 29.90 元，实收 19.90 元" };
  expect(text(facts)).toContain("应付 29.90 元，实收 19.90 元");
  expect(steps?.(facts)).toHaveLength(3);
  expect(steps?.(facts).join("")).toContain("收到的钱全部原路退回");
  expect(steps?.(facts)[0]).toContain("最晚 12 月 3 日有结果");
  expect(more?.(facts)).toContain("后 6 位 6S8TV3");
});

// Break it catches: «a few seconds», and nothing of what to do when it takes minutes, or of which number to give.
test.each(["waiting", "asked", "late"] as const)(
  "whoever waits (%s) reads whom to reach, and by which number",
  (saying) => {
    const facts = { ...FACTS, phone: "400-000-0000", seconds: 90, looksAgain: true };
    const said = WAIT_WORDS[saying].more?.(facts) ?? "";
    expect(said).toContain("400-000-0000");
    expect(said).toContain("报订单号后 6 位 6S8TV3");
  },
);

test("an order leads to its payment only while it is unpaid", () => {
  const steps = OrderStatus.options.map((status) => [
    status,
    payStep({ kind: "seek", status, sn: SN })?.to ?? null,
  ]);
  expect(Object.fromEntries(steps)).toEqual({
    created: `/pay-new/seek?sn=${SN}`,
    pending: `/wait-pay?sn=${SN}`,
    paid: null,
    delivered: null,
    closed: `/pay-new/seek?sn=${SN}`,
    refunding: null,
    refunded: null,
    erased: null,
  });
});
