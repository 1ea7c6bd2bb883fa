import { and, count, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { DayFigures, DeskFigures, DeskFiguresParams } from "#functions/contract/desk/desk-figures.ts";
import { beijingDay, beijingMidnight, DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { DUE_STAGES } from "#functions/origin/products/expert/job/progress.ts";
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
  const [ordered, paid, back, late] = await readDays(asked, since, context);
  const on = <R extends { day: string }>(rows: readonly R[], day: string) =>
    rows.find((row) => row.day === day);
  return {
    days: days.map((day): DayFigures => {
      const of = paid.filter((row) => row.day === day);
      return {
        day,
        orders: on(ordered, day)?.n ?? 0,
        paid: of.reduce((sum, { n }) => sum + n, 0),
        income: of.reduce((all, { sum }) => all + sum, 0),
        refunds: on(back, day)?.n ?? 0,
        refunded: on(back, day)?.sum ?? 0,
        late: on(late, day)?.n ?? 0,
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

function readDays({ service, channel }: DeskFiguresParams, since: string, { db, now }: Context) {
  const ofService = service === undefined ? undefined : eq(orders.product, service);
  const ofChannel = channel === undefined ? undefined : eq(payments.channel, channel);
  // Other products have no work that could be late: they ask for days that never come.
  const dueSince = service === undefined || service === "expert" ? since : "9999";
  return db.batch([
    db
      .select({ day: dayOf(orders.createdAt), n: count() })
      .from(orders)
      .where(and(gte(orders.createdAt, since), ofService))
      .groupBy(dayOf(orders.createdAt)),
    db
      .select({
        ...{ day: dayOf(payments.paidAt), service: orders.product, channel: payments.channel },
        ...{ n: count(), sum: sumOf(payments.amount) },
      })
      .from(payments)
      .innerJoin(orders, eq(orders.sn, payments.sn))
      .where(and(eq(payments.state, "paid"), gte(payments.paidAt, since), ofService, ofChannel))
      .groupBy(dayOf(payments.paidAt), orders.product, payments.channel),
    db
      .select({ day: dayOf(refunds.doneAt), n: count(), sum: sumOf(refunds.amount) })
      .from(refunds)
      .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
      .innerJoin(orders, eq(orders.sn, refunds.sn))
      .where(and(gte(refunds.doneAt, since), ofService, ofChannel))
      .groupBy(dayOf(refunds.doneAt)),
    db
      .select({ day: dayOf(expertJobs.dueAt), n: count() })
      .from(expertJobs)
      .where(and(gte(expertJobs.dueAt, dueSince), isLate(now)))
      .groupBy(dayOf(expertJobs.dueAt)),
  ]);
}

/** The condition for late work: it is awaited and past due, or its last manuscript came after it was due. */
const isLate = (now: number) =>
  or(
    and(inArray(expertJobs.stage, [...DUE_STAGES]), lt(expertJobs.dueAt, isoOf(now))),
    and(notInArray(expertJobs.stage, ["cancelled"]), lt(expertJobs.dueAt, expertJobs.draftedAt)),
  );
