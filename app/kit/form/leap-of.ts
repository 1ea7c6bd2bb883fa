import { type Typed, typedAt } from "./typed.ts";

/** The tick of 闰月 as it counts: in the lunar calendar only. */
export const leapOf = (typed: Typed): string =>
  typedAt(typed, "calendar") === "lunar" ? typedAt(typed, "leap") : "";
