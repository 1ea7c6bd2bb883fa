import { and, count, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { DayFigures } from "#functions/contract/desk-figures.ts";
import { DUE_STAGES } from "../manual/progress.ts";
import type { Desk } from "../reports/parts.ts";
import { manualJobs, orders, payments, refunds } from "../store/tables.ts";

const BEIJING_MS = 8 * 3600_000;
const DAY_MS = 24 * 3600_000;
const DAYS = 7;

/** The day in Beijing of an instant, in SQL. */
const dayOf = (at: SQLiteColumn): SQL<string> => sql<string>`date(${at}, '+8 hours')`;

/** The last seven days in Beijing, today first (每日数字). */
export async function readFigures({ db, now }: Desk): Promise<DayFigures[]> {
  const days = Array.from({ length: DAYS }, (_, ago) =>
    new Date(now + BEIJING_MS - ago * DAY_MS).toISOString().slice(0, 10),
  );
  const since = new Date(Date.parse(`${days.at(-1)}T00:00:00.000Z`) - BEIJING_MS).toISOString();
  const sumOf = (money: SQL | SQLiteColumn) =>
    sql<number>`coalesce(sum(case when ${payments.currency} = 'CNY' then ${money} else 0 end), 0)`;
  const [ordered, paid, back, late] = await db.batch([
    db
      .select({ day: dayOf(orders.createdAt), n: count() })
      .from(orders)
      .where(gte(orders.createdAt, since))
      .groupBy(dayOf(orders.createdAt)),
    db
      .select({ day: dayOf(payments.paidAt), n: count(), sum: sumOf(payments.amount) })
      .from(payments)
      .where(and(eq(payments.state, "paid"), gte(payments.paidAt, since)))
      .groupBy(dayOf(payments.paidAt)),
    db
      .select({
        day: dayOf(refunds.doneAt),
        n: count(),
        sum: sumOf(refunds.amount),
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
      .where(gte(refunds.doneAt, since))
      .groupBy(dayOf(refunds.doneAt)),
    db
      .select({ day: dayOf(manualJobs.dueAt), n: count() })
      .from(manualJobs)
      .where(and(gte(manualJobs.dueAt, since), isLate(now)))
      .groupBy(dayOf(manualJobs.dueAt)),
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

/** Still not there after its hour, or handed in after it. */
const isLate = (now: number) =>
  or(
    and(inArray(manualJobs.stage, [...DUE_STAGES]), lt(manualJobs.dueAt, new Date(now).toISOString())),
    and(notInArray(manualJobs.stage, ["cancelled"]), lt(manualJobs.dueAt, manualJobs.draftedAt)),
  );
