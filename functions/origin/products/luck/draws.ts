import { and, eq, inArray, like, sql } from "drizzle-orm";
import { LuckDraw, type PaidLuck } from "#functions/contract/products/luck.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findFace, findPart, sealParts } from "#functions/origin/products/parts.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { orders, reports } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";
import { drawPart, LuckFace } from "./report.ts";

/** The name of the part of a luck report that records that the `nth` further draw was asked for. */
const redrawPart = (nth: number): string => `redraw-${nth}`;

/** Moments of the further draws that were asked for (再抽一次), first to last; ISO 8601 UTC. */
export async function readRedraws(sn: string, { db }: Context): Promise<string[]> {
  const rows = await db
    .select({ part: reports.part, createdAt: reports.createdAt })
    .from(reports)
    .where(and(eq(reports.sn, sn), like(reports.part, "redraw-%")));
  return rows.sort((a, b) => (a.part < b.part ? -1 : 1)).map(({ createdAt }) => createdAt);
}

/** Draws once more: draws made by now, and how many are left; null where nothing is delivered yet. */
export async function redrawLuck(
  { sn }: Order,
  nth: number,
  context: Context,
): Promise<{ made: number; left: number } | null> {
  const face = await findFace(LuckFace, sn, context);
  if (face === null) return null;
  const most = face.draws - 1;
  const redraws = await addRedraw(sn, nth, most, context);
  return { made: redraws + 1, left: most - redraws };
}

/**
 * Records the `nth` further draw of an order that has `most` of them, and returns how many there are now. The same one
 * again is not counted. Throws Failure STATE_CONFLICT where all are used up, where one before it is missing, or where
 * the order is no more paid.
 */
async function addRedraw(sn: string, nth: number, most: number, context: Context): Promise<number> {
  const before = (await readRedraws(sn, context)).length;
  if (nth > most) throw new Failure("STATE_CONFLICT", {}, messages.drawsUsed(most));
  if (nth <= before) return before;
  if (nth > before + 1) throw new Failure("STATE_CONFLICT");
  const createdAt = isoOf(context.now);
  const [sealed] = await sealParts(sn, { [redrawPart(nth)]: { nth } }, context);
  if (sealed === undefined) throw new Error("nothing sealed");
  const row = context.db
    .select({
      sn: orders.sn,
      part: sql<string>`${sealed.part}`.as("part"),
      body: sql<string>`${sealed.body}`.as("body"),
      createdAt: sql<string>`${createdAt}`.as("created_at"),
    })
    .from(orders)
    .where(and(eq(orders.sn, sn), inArray(orders.status, ["paid", "delivered"])));
  await context.db.insert(reports).select(row).onConflictDoNothing();
  const now = (await readRedraws(sn, context)).length;
  if (now < nth) throw new Failure("STATE_CONFLICT");
  return now;
}

/** The draws of a delivered report that were made at these moments, whole. */
export async function readDraws(
  sn: string,
  moments: readonly string[],
  context: Context,
): Promise<PaidLuck["made"]> {
  const made = await Promise.all(
    moments.map(async (drawnAt, index) => {
      const draw = await findPart(LuckDraw, sn, drawPart(index), context);
      return draw === null ? [] : [{ ...draw, drawnAt }];
    }),
  );
  return made.flat();
}
