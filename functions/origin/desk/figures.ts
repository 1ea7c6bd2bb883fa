import { and, count, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { DayFigures } from "#functions/contract/desk/desk-figures.ts";
import { beijingDay, beijingMidnight, DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { DUE_STAGES } from "#functions/origin/products/expert/job/progress.ts";
import { allOf } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";

const DAYS = 7;

/** The day in Beijing of an instant, in SQL. */
const dayOf = (at: SQLiteColumn): SQL<string> => sql<string>`date(${at}, '+8 hours')`;

/** The last seven days in Beijing, today first (每日数字). */
export async function readFigures(context: Context): Promise<DayFigures[]> {
  const days = Array.from({ length: DAYS }, (_, ago) => beijingDay(context.now - ago * DAY_MS));
  const parts = await allOf(context, (reach) => figuresOf(days, reach));
  return days.map((day, at) => {
    const sum = (name: Exclude<keyof DayFigures, "day">) =>
      parts.reduce((all, part) => all + (part[at]?.[name] ?? 0), 0);
    const [orders, paid, income] = [sum("orders"), sum("paid"), sum("income")];
    return {
      day,
      orders,
      paid,
      income,
      refunds: sum("refunds"),
      refunded: sum("refunded"),
      late: sum("late"),
    };
  });
}

/** The same of one database. */
async function figuresOf(days: readonly string[], context: Context): Promise<DayFigures[]> {
  const { db, now } = context;
  const since = isoOf(beijingMidnight(days.at(-1) ?? ""));
  const sumOf = (money: SQL | SQLiteColumn) =>
    sql<number>`coalesce(sum(case when ${payments.currency} = 'CNY' then ${money} else 0 end), 0)`;
  const [ordered, paid, back, late] = await db.batch([
    db
      .select({ day: dayOf(orders.createdAt), n: count() })
      .from(orders)
      .where(and(gte(orders.createdAt, since), isHere(orders.sn, context)))
      .groupBy(dayOf(orders.createdAt)),
    db
      .select({ day: dayOf(payments.paidAt), n: count(), sum: sumOf(payments.amount) })
      .from(payments)
      .where(and(eq(payments.state, "paid"), gte(payments.paidAt, since), isHere(payments.sn, context)))
      .groupBy(dayOf(payments.paidAt)),
    db
      .select({
        day: dayOf(refunds.doneAt),
        n: count(),
        sum: sumOf(refunds.amount),
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
      .where(and(gte(refunds.doneAt, since), isHere(refunds.sn, context)))
      .groupBy(dayOf(refunds.doneAt)),
    db
      .select({ day: dayOf(expertJobs.dueAt), n: count() })
      .from(expertJobs)
      .where(and(gte(expertJobs.dueAt, since), isLate(now), isHere(expertJobs.sn, context)))
      .groupBy(dayOf(expertJobs.dueAt)),
  ]);
  const on = <R extends { day: string }>(rows: readonly R[], day: string) =>
    rows.find((row) => row.day === day);
  return days.map((day) => ({
    day,
    orders: on(ordered, day)?.n ?? 0,
    paid: on(paid, day)?.n ?? 0,
    income: on(paid, day)?.sum ?? 0,
    refunds: on(back, day)?.n ?? 0,
    refunded: on(back, day)?.sum ?? 0,
    late: on(late, day)?.n ?? 0,
  }));
}

/** The condition for late work: it is awaited and past due, or its last manuscript came after it was due. */
const isLate = (now: number) =>
  or(
    and(inArray(expertJobs.stage, [...DUE_STAGES]), lt(expertJobs.dueAt, isoOf(now))),
    and(notInArray(expertJobs.stage, ["cancelled"]), lt(expertJobs.dueAt, expertJobs.draftedAt)),
  );
