import { useMatches } from "@remix-run/react";
import * as v from "valibot";
import { Hold } from "#functions/contract/orders/hold.ts";
import type { Area, NameIn } from "#functions/contract/wire/calls.ts";
import { may } from "#functions/contract/wire/roles.ts";

const WithHold = v.object({ hold: Hold });

/** What the visitor has of the page's order, as its loader has read it; null where the page is of no order. */
export function useHold(): Hold | null {
  const found = useMatches().flatMap(({ data }) => {
    const read = v.safeParse(WithHold, data);
    return read.success ? [read.output.hold] : [];
  });
  return found.at(-1) ?? null;
}

/** Whether the page shows the way to a call: the table of roles says so (谁能做什么). */
export function useMay<A extends Area>(area: A, name: NameIn<A>): boolean {
  const hold = useHold();
  return hold === null || may(hold.role, area, name);
}
