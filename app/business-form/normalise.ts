import { type Typed, typedAt } from "../form/typed.ts";

/** Keys that go to the wire as they stand, where they hold anything. */
const AS_TYPED = [
  "region",
  "form",
  "length",
  "must",
  "avoid",
  "rivals",
  "style",
  "keep",
  "calendar",
  "year",
  "month",
  "day",
  "hour",
  "guardian",
] as const;
/** Keys that the schema asks for: sent empty rather than left out, so that its own message is heard. */
const REQUIRED = ["usage", "trade", "idem"] as const;

/** The wire's strings out of the posted form: nothing that was left empty. */
export function normalise(typed: Typed): Record<string, string> {
  const wire: Record<string, string> = { kind: "business" };
  for (const key of REQUIRED) wire[key] = typedAt(typed, key);
  for (const key of AS_TYPED) {
    const value = typedAt(typed, key);
    if (value.trim() !== "") wire[key] = value;
  }
  if (typed.calendar === "lunar" && typed.leap === "1") wire.leap = "1";
  return wire;
}
