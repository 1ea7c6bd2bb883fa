import { type Typed, typedAt } from "./typed.ts";

/** The value of the tick 闰月; "" unless the date is lunar. */
export const leapOf = (typed: Typed): string =>
  typedAt(typed, "calendar") === "lunar" ? typedAt(typed, "leap") : "";
