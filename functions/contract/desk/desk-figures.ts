import * as v from "valibot";
import { Channel } from "#functions/contract/orders/payments.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Fen } from "#functions/contract/values/scalars.ts";
import { DeskProduct } from "./desk-orders.ts";

/** Days that figures may be asked for (范围). */
export const RANGES = ["1", "7", "30", "90"] as const;
const choice = <const T extends readonly string[]>(among: T) =>
  v.optional(v.picklist(among, messages.choice));

/** The last `days` days, of one product or channel where one is named. */
export const DeskFiguresParams = v.object({
  days: v.optional(v.picklist(RANGES, messages.choice), "7"),
  service: choice(DeskProduct.options),
  channel: choice(Channel.options),
});
export type DeskFiguresParams = v.InferOutput<typeof DeskFiguresParams>;

/** What was paid, by a kind of it; income in fen, of payments in CNY. */
const Share = v.object({ paid: v.number(), income: Fen });

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
  /** The day's income by product, fen; without those that brought none. */
  by: v.optional(v.record(v.string(), Fen), {}),
});
export type DayFigures = v.InferOutput<typeof DayFigures>;

/** The days asked for, today first, and their income by product and by channel. */
export const DeskFigures = v.object({
  days: v.array(DayFigures),
  services: v.optional(v.array(v.object({ service: DeskProduct, ...Share.entries })), []),
  channels: v.optional(v.array(v.object({ channel: Channel, ...Share.entries })), []),
});
export type DeskFigures = v.InferOutput<typeof DeskFigures>;
