import * as v from "valibot";
import { Fen } from "#functions/contract/values/scalars.ts";

/** A day in Beijing (每日数字): what was ordered, paid and sent back on it, and which manuscripts were due and late. */
export const DayFigures = v.object({
  /** yyyy-mm-dd. */
  day: v.string(),
  orders: v.number(),
  paid: v.number(),
  /** Fen, of payments in CNY. */
  income: Fen,
  refunds: v.number(),
  refunded: Fen,
  late: v.number(),
});
export type DayFigures = v.InferOutput<typeof DayFigures>;

/** The last days, today first. */
export const DeskFigures = v.object({ days: v.array(DayFigures) });
