import { and, count, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { DayFigures, DeskFigures, DeskFiguresParams } from "#functions/contract/desk/desk-figures.ts";
import { beijingDay, beijingMidnight, DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { DUE_STAGES } from "#functions/origin/products/expert/job/progress.ts";
import { allOf } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { dayFigures } from "#functions/origin/store/tables/figures.ts";
import type { Context } from "#functions/origin/visit.ts";

/** The day in Beijing of an instant, in SQL. */
const dayOf = (at: SQLiteColumn): SQL<string> => sql<string>`date(${at}, '+8 hours')`;

/** The last days in Beijing, today first (每日数字), of one product or channel where one is asked for. */
export async function readFigures(asked: DeskFiguresParams, context: Context): Promise<DeskFigures> {
  const { now } = context;
  const days = Array.from({ length: Number(asked.days) }, (_, ago) => beijingDay(now - ago * DAY_MS));
  const parts = await allOf(context, (reach) => readDays(asked, days.at(-1) ?? "", reach));
  const counted = parts.flatMap(([rows]) => rows);
  const late = parts.flatMap(([, rows]) => rows);
  const paid = counted.flatMap(({ channel, ...row }) =>
    channel === "" || row.paid === 0 || !days.includes(row.day) ? [] : [{ ...row, channel }],
  );
  return {
    days: days.map((day): DayFigures => {
      const of = counted.filter((row) => row.day === day);
      const sum = (what: "orders" | "paid" | "income" | "refunds" | "refunded") =>
        of.reduce((all, row) => all + row[what], 0);
      return {
        day,
        ...{ orders: sum("orders"), paid: sum("paid"), income: sum("income") },
        ...{ refunds: sum("refunds"), refunded: sum("refunded") },
        late: late.reduce((all, row) => all + (row.day === day ? row.n : 0), 0),
        by: Object.fromEntries(
          grouped(
            paid.filter((row) => row.day === day),
            ({ service }) => service,
          ).map(([key, { income }]) => [key, income]),
        ),
      };
    }),
    services: grouped(paid, ({ service }) => service).map(([service, share]) => ({ service, ...share })),
    channels: grouped(paid, ({ channel }) => channel).map(([channel, share]) => ({ channel, ...share })),
  };
}

/** Rows added up by a kind of them, what brought most first. */
function grouped<R extends { paid: number; income: number }, K>(
  rows: readonly R[],
  keyOf: (row: R) => K,
): [K, { paid: number; income: number }][] {
  const sums = new Map<K, { paid: number; income: number }>();
  for (const row of rows) {
    const { paid, income } = sums.get(keyOf(row)) ?? { paid: 0, income: 0 };
    sums.set(keyOf(row), { paid: paid + row.paid, income: income + row.income });
  }
  return [...sums].sort(([, one], [, other]) => other.income - one.income);
}

/** What one database has counted by day (0007_figures.sql), and its late work: no order is read for it. */
function readDays({ service, channel }: DeskFiguresParams, since: string, context: Context) {
  const { db, now } = context;
  const ofService = service === undefined ? undefined : eq(dayFigures.service, service);
  // An order has no channel before it is paid.
  const ofChannel = channel === undefined ? undefined : inArray(dayFigures.channel, ["", channel]);
  // Other products have no work that could be late: they ask for days that never come.
  const dueSince = service === undefined || service === "expert" ? isoOf(beijingMidnight(since)) : "9999";
  return db.batch([
    db
      .select()
      .from(dayFigures)
      .where(and(gte(dayFigures.day, since), ofService, ofChannel)),
    db
      .select({ day: dayOf(expertJobs.dueAt), n: count() })
      .from(expertJobs)
      .where(and(gte(expertJobs.dueAt, dueSince), isLate(now), isHere(expertJobs.sn, context)))
      .groupBy(dayOf(expertJobs.dueAt)),
  ]);
}

/** The condition for late work: it is awaited and past due, or its last manuscript came after it was due. */
const isLate = (now: number) =>
  or(
    and(inArray(expertJobs.stage, [...DUE_STAGES]), lt(expertJobs.dueAt, isoOf(now))),
    and(notInArray(expertJobs.stage, ["cancelled"]), lt(expertJobs.dueAt, expertJobs.draftedAt)),
  );
