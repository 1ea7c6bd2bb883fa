import { asc, eq, min, sql } from "drizzle-orm";
import * as v from "valibot";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findExpertOrder } from "#functions/origin/products/expert/job/jobs.ts";
import { readProgress } from "#functions/origin/products/expert/job/progress.ts";
import { findFace } from "#functions/origin/products/parts.ts";
import { products } from "#functions/origin/products/products.ts";
import { oneOrder } from "#functions/origin/store/ahead.ts";
import { inWords } from "#functions/origin/store/desk/answers.ts";
import { askedOf } from "#functions/origin/store/desk/asked.ts";
import { opened } from "#functions/origin/store/desk/log.ts";
import { readOrder } from "#functions/origin/store/find-order.ts";
import { open } from "#functions/origin/store/seal.ts";
import { deskItems, deskLog } from "#functions/origin/store/tables/desk.ts";
import { type orders, reports } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { mobiles } from "#functions/origin/store/tables/visitors.ts";
import type { Context } from "#functions/origin/visit.ts";
import { rowsOf } from "./find-orders.ts";

/** One order with all that somebody needs who decides about it (一单的全部); NOT_FOUND where there is none. */
export async function readDeskOrder(sn: string, context: Context): Promise<DeskOrder> {
  const [[row], order] = await Promise.all([rowsOf([sn], context), readOrder(sn, context)]);
  if (row === undefined || order === null) throw new Failure("NOT_FOUND");
  const expert = row.product === "expert" && row.status !== "erased" ? await progressOf(sn, context) : null;
  return {
    ...row,
    priceVersion: order.priceVersion,
    said: expert === null ? await saidIn(order, context) : expert.brief.said,
    names: await namesIn(order, context),
    page: products[order.product].page(sn),
    asked: await inWords(await askedOf(oneOrder(sn), context.db), context),
    ...(await booksOf(sn, context)),
    expert,
  };
}

/** The part of a report that says which names it has. */
const Listed = v.object({ given: v.array(v.string()) });

/** The names that were delivered; none where the report is no list of names, or cannot be read any more. */
async function namesIn(
  { sn, product, status }: Pick<typeof orders.$inferSelect, "sn" | "product" | "status">,
  context: Context,
): Promise<string[]> {
  if ((product !== "baby" && product !== "business") || status === "erased") return [];
  const face = await findFace(Listed, sn, context).catch(() => null);
  return face?.given ?? [];
}

async function progressOf(sn: string, context: Context): Promise<RgOrder> {
  return readProgress(await findExpertOrder(sn, context), context);
}

/** Payments and refunds of an order, oldest first, when it was delivered, who did what and why, and its mobile as it may be shown. */
async function booksOf(
  sn: string,
  context: Context,
): Promise<Pick<DeskOrder, "payments" | "refunds" | "deliveredAt" | "acts" | "mobile">> {
  const { db, env } = context;
  const [paid, back, [made], acts, [mobile]] = await db.batch([
    db.select().from(payments).where(eq(payments.sn, sn)).orderBy(asc(payments.createdAt)),
    db.select().from(refunds).where(eq(refunds.sn, sn)).orderBy(asc(refunds.createdAt)),
    db
      .select({ at: min(reports.createdAt) })
      .from(reports)
      .where(eq(reports.sn, sn)),
    db
      .select()
      .from(deskLog)
      .where(
        sql`${deskLog.subject} in (select ${deskItems.kind} || ' ' || ${deskItems.ref} from ${deskItems} where ${deskItems.sn} = ${sn})`,
      ),
    db.select({ masked: mobiles.masked }).from(mobiles).where(eq(mobiles.sn, sn)),
  ]);
  return {
    payments: paid.map(
      ({ outTradeNo, transactionId, channel, state, amount, paidAmount, createdAt, paidAt }) => ({
        ...{ outTradeNo, transactionId, channel, state, amount, paidAmount, createdAt, paidAt },
      }),
    ),
    refunds: back.map(({ refundNo, amount, createdAt, doneAt }) => ({
      ...{ refundNo, amount, createdAt, doneAt },
    })),
    deliveredAt: made?.at ?? null,
    acts: await Promise.all(acts.map((row) => opened(row, context))),
    mobile: mobile === undefined ? null : String(await open(mobile.masked, places.mobile(sn), env.DATA_KEYS)),
  };
}

/** What is read of a brief: its words and numbers, and lists of words. Ticks and inner tables say nothing by themselves. */
const Plain = v.record(v.string(), v.unknown());

async function saidIn(
  { sn, brief }: Pick<typeof orders.$inferSelect, "sn" | "brief">,
  { env }: Context,
): Promise<Record<string, string>> {
  if (brief === null) return {};
  const said = v.safeParse(Plain, await open(brief, sn, env.DATA_KEYS));
  if (!said.success) return {};
  const words = Object.entries(said.output).flatMap(([key, value]): [string, string][] => {
    if (Array.isArray(value)) return [[key, value.filter((one) => typeof one === "string").join("、")]];
    return typeof value === "string" || typeof value === "number" ? [[key, String(value)]] : [];
  });
  return Object.fromEntries(words.filter(([, text]) => text !== ""));
}
