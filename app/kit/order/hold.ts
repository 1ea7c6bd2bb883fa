import { createContext, useContext } from "react";
import type { Hold } from "#functions/contract/orders/hold.ts";
import type { Area, NameIn } from "#functions/contract/wire/calls.ts";
import { may } from "#functions/contract/wire/roles.ts";

const holdIn = (data: unknown): Hold | null =>
  typeof data === "object" && data !== null && "hold" in data && isHold(data.hold) ? data.hold : null;

/** It was checked where it came in. */
const isHold = (value: unknown): value is Hold =>
  typeof value === "object" && value !== null && "role" in value && "share" in value;

/** What the visitor has of the page's order: a page of names asks for it at each of them. */
export const HoldOfPage = createContext<Hold | null>(null);

/** What the visitor has of an order, as one of these loaders has read it; null where none is of an order. */
export const holdOf = (loaded: readonly unknown[]): Hold | null =>
  loaded.reduce<Hold | null>((found, data) => holdIn(data) ?? found, null);

/** The same of the page that is being drawn. */
export const useHold = (): Hold | null => useContext(HoldOfPage);

/** Whether the page shows the way to a call: the table of roles says so (谁能做什么). */
export function useMay<A extends Area>(area: A, name: NameIn<A>): boolean {
  const hold = useHold();
  return hold === null || may(hold.role, area, name);
}
