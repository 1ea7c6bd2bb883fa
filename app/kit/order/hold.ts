import { useMatches } from "@remix-run/react";
import * as v from "valibot";
import { Hold } from "#functions/contract/orders/hold.ts";
import type { Area, NameIn } from "#functions/contract/wire/calls.ts";
import { may } from "#functions/contract/wire/roles.ts";

const WithHold = v.object({ hold: Hold });
/** What was read of the data of a loader: a page asks several times. */
const known = new WeakMap<object, Hold | null>();

function holdIn(data: unknown): Hold | null {
  if (typeof data !== "object" || data === null) return null;
  const before = known.get(data);
  if (before !== undefined) return before;
  const read = v.safeParse(WithHold, data);
  const hold = read.success ? read.output.hold : null;
  known.set(data, hold);
  return hold;
}

/** What the visitor has of the page's order, as its loader has read it; null where the page is of no order. */
export function useHold(): Hold | null {
  return useMatches().reduce<Hold | null>((found, { data }) => holdIn(data) ?? found, null);
}

/** Whether the page shows the way to a call: the table of roles says so (谁能做什么). */
export function useMay<A extends Area>(area: A, name: NameIn<A>): boolean {
  const hold = useHold();
  return hold === null || may(hold.role, area, name);
}
