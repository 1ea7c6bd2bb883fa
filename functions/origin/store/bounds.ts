import * as v from "valibot";

const many = (usual: string) =>
  v.pipe(v.optional(v.string(), usual), v.regex(/^\d{1,9}$/, "must be a number"), v.transform(Number));

/** What a flood (刷单) is held against. */
export const FloodConfig = v.object({
  /** New orders a day, of everybody together, paid or not. */
  ORDERS_A_DAY: many("5000"),
  /** Megabytes that the database may hold: 10,000 with the paid plan of D1. */
  DATABASE_MB: many("10000"),
});
