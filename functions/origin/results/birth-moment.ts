import * as v from "valibot";

/** When and where somebody was born (生辰), as every stored brief says it. */
export const birthMoment = {
  calendar: v.picklist(["solar", "lunar"]),
  year: v.number(),
  month: v.number(),
  day: v.number(),
  leap: v.boolean(),
  hour: v.union([v.number(), v.literal("unknown")]),
  minute: v.optional(v.number()),
  place: v.optional(v.string()),
  zishi: v.picklist(["late", "early"]),
} as const;
