import * as v from "valibot";
import { ElementName } from "#functions/contract/values/scalars.ts";

/** One pillar (柱): stem, branch, the hidden stems, and the elements of stem and branch. */
export const Pillar = v.object({
  stem: v.string(),
  branch: v.string(),
  hidden: v.array(v.string()),
  elements: v.tuple([ElementName, ElementName]),
});

/** A birth chart (八字) with the element count; three pillars where the hour is unknown. */
export const Chart = v.object({
  pillars: v.object({ year: Pillar, month: Pillar, day: Pillar, hour: v.nullable(Pillar) }),
  zodiac: v.string(),
  elements: v.array(
    v.object({ element: ElementName, count: v.number(), /** Per cent, month-weighted. */ share: v.number() }),
  ),
  dayMaster: v.object({ stem: v.string(), element: ElementName }),
  strength: v.picklist(["strong", "weak", "balanced"]),
  /** Per cent of the day master's own and its mother's element. */
  share: v.number(),
  favourable: v.array(ElementName),
  steps: v.array(v.string()),
  solarTime: v.nullable(v.object({ place: v.string(), text: v.string(), steps: v.array(v.string()) })),
  notes: v.array(v.string()),
});

/** The birth to be shown again, in both calendars (公历, 农历). */
export const Echo = v.object({
  solar: v.string(),
  lunar: v.string(),
  hour: v.string(),
  born: v.boolean(),
});

export type Pillar = v.InferOutput<typeof Pillar>;
export type Chart = v.InferOutput<typeof Chart>;
export type Echo = v.InferOutput<typeof Echo>;
