import { expect, test } from "vitest";
import { waitsInWords } from "#app/kit/page/asked-words.ts";
import { groupsOf } from "#app/orders/list/orders-page.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";

const order = (over: Partial<OrderSummary>) =>
  ({ kind: "seek", role: "owner", status: "created", stage: null, paidAt: null, ...over }) as OrderSummary;

// Break it catches: «等您来办» above orders of which the page says that nothing need be done.
test("money that nobody has seen has a heading of its own, apart from what waits for the buyer", () => {
  const brief = order({ kind: "manual", status: "paid", stage: "paid", paidAt: "2026-11-20T02:12:00.000Z" });
  const [sought, free] = [order({ status: "pending" }), order({})];
  expect(groupsOf([free, sought, brief])).toEqual([
    ["等您来办", [brief]],
    ["待核对的付款", [sought]],
    ["没付款的", [free]],
  ]);
});

// Break it catches: what is settled, or still in its days, in the colour of what is not.
test("what was asked of us stands out where its owner is asked back or we are late, and nowhere else", () => {
  const [by, now] = ["2026-11-27T15:59:59.999Z", Date.parse("2026-11-25T00:00:00.000Z")];
  const open = { by, answeredAt: null, questionAt: null };
  expect(waitsInWords(open, now)).toBe(false);
  expect(waitsInWords({ ...open, questionAt: "2026-11-24T00:00:00.000Z" }, now)).toBe(true);
  expect(waitsInWords(open, Date.parse(by) + 1)).toBe(true);
  expect(waitsInWords({ ...open, answeredAt: by }, Date.parse(by) + 1)).toBe(false);
});
