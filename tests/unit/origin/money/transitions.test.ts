import { expect, test } from "vitest";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import {
  type OrderEvent,
  statesBefore,
  transition,
  transitions,
} from "#functions/origin/store/transitions.ts";
import { everyRow } from "#tests/kit/every-row.ts";

/** Event → what each state becomes, in the order of `states`; a dash is what can't happen. */
const states = [
  "created",
  "pending",
  "paid",
  "delivered",
  "closed",
  "refunding",
  "refunded",
  "erased",
] as const;
const table: Record<OrderEvent, string> = {
  "pay-started": "pending pending - - pending - - -",
  paid: "paid paid - - paid - - -",
  delivered: "- - delivered - - - - -",
  expired: "closed closed - - - - - -",
  "refund-asked": "- - refunding refunding - - - -",
  "refund-refused": "- - - - - delivered - -",
  refunded: "- - - - - refunded - -",
  erased: "erased erased erased erased erased erased erased -",
};
const events = Object.keys(table) as OrderEvent[];
const cells = events.flatMap((event) =>
  table[event]
    .split(" ")
    .map((to, at) => ({ event, from: states[at] ?? "created", to: to === "-" ? null : to })),
);

test("the table holds every event and every state", () => {
  expect([...states].sort()).toEqual([...OrderStatus.options].sort());
  expect(Object.keys(table).sort()).toEqual(Object.keys(transitions).sort());
  expect(cells).toHaveLength(64);
});

test("an event takes an order from a state to the one that the table says", () => {
  everyRow(
    cells.filter(({ to }) => to !== null),
    ({ event, from, to }) => {
      expect(transition(from, event)).toBe(to);
      expect(statesBefore(event)).toContain(from);
    },
  );
});

test("an event that the table does not allow in a state changes nothing there", () => {
  everyRow(
    cells.filter(({ to }) => to === null),
    ({ event, from }) => {
      expect(transition(from, event)).toBeNull();
      expect(statesBefore(event)).not.toContain(from);
    },
  );
});
