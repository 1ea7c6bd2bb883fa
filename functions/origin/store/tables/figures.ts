import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { Channel } from "#functions/contract/orders/payments.ts";
import { PRODUCTS } from "./orders.ts";

/**
 * What a day in Beijing has brought (每日汇总), by service and channel: triggers (0007) count it in the commit of each order,
 * payment and refund, so that nobody who asks for figures reads those. What arrives by a move was counted where it came from.
 */
export const dayFigures = sqliteTable(
  "day_figures",
  {
    day: text("day").notNull(),
    /** The product of the order. */
    service: text("service", { enum: PRODUCTS }).notNull(),
    /** Of the payment; empty for orders, which have none. */
    channel: text("channel", { enum: ["", ...Channel.options] }).notNull(),
    orders: integer("orders").notNull().default(0),
    paid: integer("paid").notNull().default(0),
    /** Fen, of payments in CNY alone; so is `refunded`. */
    income: integer("income").notNull().default(0),
    refunds: integer("refunds").notNull().default(0),
    refunded: integer("refunded").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.service, table.channel] })],
);
