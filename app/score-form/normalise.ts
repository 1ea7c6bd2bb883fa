import { type Typed, typedAt } from "../form/typed.ts";

/** Keys that go to the wire as they stand, where they hold anything. */
const AS_TYPED = [
  "name",
  "surname",
  "given",
  "sex",
  "born",
  "calendar",
  "year",
  "month",
  "day",
  "hour",
  "minute",
  "place",
  "zishi",
  "guardian",
  "keep",
] as const;

/** The wire's strings out of the posted form: nothing that was left empty, a leap month only of the lunar calendar. */
export function normalise(typed: Typed): Record<string, string> {
  const wire: Record<string, string> = { kind: "baby", idem: typedAt(typed, "idem") };
  for (const key of AS_TYPED) {
    const value = typedAt(typed, key);
    if (value.trim() !== "") wire[key] = value;
  }
  wire.leap = typed.calendar === "lunar" && typed.leap === "1" ? "1" : "0";
  return wire;
}
