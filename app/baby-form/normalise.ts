import { messages } from "#functions/contract/messages.ts";
import { typedAt as partOf, type Typed } from "../form/typed.ts";

/** Keys that go to the wire as they stand, where they hold anything. */
const AS_TYPED = [
  "born",
  "calendar",
  "hour",
  "minute",
  "place",
  "zishi",
  "length",
  "fixed",
  "fixedAt",
  "generation",
  "generationAt",
  "avoid",
  "have",
  "wishes",
  "sources",
  "rarity",
  "speech",
  "script",
  "keep",
  "sure",
] as const;
/** Keys that the schema asks for: sent empty rather than left out, so that its own message is heard. */
const REQUIRED = ["surname", "sex", "month", "day", "guardian", "idem"] as const;
const TRADITIONS = { useBazi: "bazi", useGrids: "grids", useZodiac: "zodiac" } as const;

/** The value of the year list that says the year is typed (更早). */
export const EARLIER = "earlier";

/** The wire's strings out of the posted form: one year, flags as 0/1, nothing that was left empty. */
export function normalise(typed: Typed): Record<string, string> {
  const wire: Record<string, string> = { kind: "baby" };
  for (const key of REQUIRED) wire[key] = partOf(typed, key);
  for (const key of AS_TYPED) {
    const value = partOf(typed, key);
    if (value.trim() !== "") wire[key] = value;
  }
  wire.year = yearOf(typed);
  wire.leap = partOf(typed, "calendar") === "lunar" && partOf(typed, "leap") === "1" ? "1" : "0";
  wire.avoidSounds = partOf(typed, "avoidSounds") === "1" ? "1" : "0";
  const traditions = partOf(typed, "traditions").split(",");
  for (const [flag, name] of Object.entries(TRADITIONS)) wire[flag] = traditions.includes(name) ? "1" : "0";
  return wire;
}

/** What is missing of the date (还差月、日), or undefined where all three parts hold something. */
export function missingDate(wire: Typed): string | undefined {
  const parts = [
    ["year", "年"],
    ["month", "月"],
    ["day", "日"],
  ] as const;
  const missing = parts.filter(([key]) => partOf(wire, key).trim() === "").map(([, name]) => name);
  if (missing.length === 0) return undefined;
  return missing.length === parts.length ? messages.dateEmpty : messages.datePart(missing.join("、"));
}

function yearOf(typed: Typed): string {
  const picked = partOf(typed, "year");
  return picked === "" || picked === EARLIER ? partOf(typed, "yearText") : picked;
}
