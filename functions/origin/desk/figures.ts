import { and, count, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { DayFigures, DeskFigures, DeskFiguresParams } from "#functions/contract/desk/desk-figures.ts";
import { beijingDay, beijingMidnight, DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { DUE_STAGES } from "#functions/origin/products/expert/job/progress.ts";
import { allOf } from "#functions/origin/store/spread/everywhere.ts";
import { isHere } from "#functions/origin/store/spread/here.ts";
import { expertJobs } from "#functions/origin/store/tables/expert.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";

/** The day in Beijing of an instant, in SQL. */
const dayOf = (at: SQLiteColumn): SQL<string> => sql<string>`date(${at}, '+8 hours')`;

const sumOf = (money: SQLiteColumn) =>
  sql<number>`coalesce(sum(case when ${payments.currency} = 'CNY' then ${money} else 0 end), 0)`;

/** The last days in Beijing, today first (每日数字), of one product or channel where one is asked for. */
export async function readFigures(asked: DeskFiguresParams, context: Context): Promise<DeskFigures> {
  const { now } = context;
  const days = Array.from({ length: Number(asked.days) }, (_, ago) => beijingDay(now - ago * DAY_MS));
  const since = isoOf(beijingMidnight(days.at(-1) ?? ""));
  const parts = await allOf(context, (reach) => readDays(asked, since, reach));
  const ordered = parts.flatMap(([rows]) => rows);
  const paid = parts.flatMap(([, rows]) => rows);
  const back = parts.flatMap(([, , rows]) => rows);
  const late = parts.flatMap(([, , , rows]) => rows);
  const nOn = (rows: readonly { day: string; n: number }[], day: string) =>
    rows.reduce((all, row) => all + (row.day === day ? row.n : 0), 0);
  const sumOn = (rows: readonly { day: string; sum: number }[], day: string) =>
    rows.reduce((all, row) => all + (row.day === day ? row.sum : 0), 0);
  return {
    days: days.map((day): DayFigures => {
      const of = paid.filter((row) => row.day === day);
      return {
        day,
        orders: nOn(ordered, day),
        paid: nOn(paid, day),
        income: sumOn(paid, day),
        refunds: nOn(back, day),
        refunded: sumOn(back, day),
        late: nOn(late, day),
        by: Object.fromEntries(
          grouped(of, ({ service }) => service).map(([key, { income }]) => [key, income]),
        ),
      };
    }),
    services: grouped(paid, ({ service }) => service).map(([service, share]) => ({ service, ...share })),
    channels: grouped(paid, ({ channel }) => channel).map(([channel, share]) => ({ channel, ...share })),
  };
}

/** Rows of payments added up by a kind of them, what brought most first. */
function grouped<R extends { n: number; sum: number }, K>(
  rows: readonly R[],
  keyOf: (row: R) => K,
): [K, { paid: number; income: number }][] {
  const sums = new Map<K, { paid: number; income: number }>();
  for (const row of rows) {
    const { paid, income } = sums.get(keyOf(row)) ?? { paid: 0, income: 0 };
    sums.set(keyOf(row), { paid: paid + row.n, income: income + row.sum });
  }
  return [...sums].sort(([, one], [, other]) => other.income - one.income);
}

/** Orders, payments, refunds and late work of one database, by day. */
function readDays({ service, channel }: DeskFiguresParams, since: string, context: Context) {
  const { db, now } = context;
  const ofService = service === undefined ? undefined : eq(orders.product, service);
  const ofChannel = channel === undefined ? undefined : eq(payments.channel, channel);
  // Other products have no work that could be late: they ask for days that never come.
  const dueSince = service === undefined || service === "expert" ? since : "9999";
  return db.batch([
    db
      .select({ day: dayOf(orders.createdAt), n: count() })
      .from(orders)
      .where(and(gte(orders.createdAt, since), ofService, isHere(orders.sn, context)))
      .groupBy(dayOf(orders.createdAt)),
    db
      .select({
        ...{ day: dayOf(payments.paidAt), service: orders.product, channel: payments.channel },
        ...{ n: count(), sum: sumOf(payments.amount) },
      })
      .from(payments)
      .innerJoin(orders, eq(orders.sn, payments.sn))
      .where(
        and(
          ...[eq(payments.state, "paid"), gte(payments.paidAt, since), ofService, ofChannel],
          isHere(payments.sn, context),
        ),
      )
      .groupBy(dayOf(payments.paidAt), orders.product, payments.channel),
    db
      .select({ day: dayOf(refunds.doneAt), n: count(), sum: sumOf(refunds.amount) })
      .from(refunds)
      .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
      .innerJoin(orders, eq(orders.sn, refunds.sn))
      .where(and(gte(refunds.doneAt, since), ofService, ofChannel, isHere(refunds.sn, context)))
      .groupBy(dayOf(refunds.doneAt)),
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
