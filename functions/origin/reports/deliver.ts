import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { citationFinder } from "../depth/find-citation.ts";
import { openJob } from "../manual/jobs.ts";
import { transition } from "../orders/transitions.ts";
import { AnyStoredScore } from "../results/any-score.ts";
import { StoredLuck } from "../results/derive-luck.ts";
import { ScoreQuestion } from "../results/score-question.ts";
import { SignQuestion } from "../results/sign-question.ts";
import { StoredBrief } from "../results/stored-brief.ts";
import { StoredBusinessBrief } from "../results/stored-business.ts";
import { readResult, readStored } from "../results/stored-result.ts";
import { open } from "../store/seal.ts";
import { orders, reports } from "../store/tables.ts";
import { deriveBusinessReport } from "./business-report.ts";
import { deriveLuckReport } from "./luck-report.ts";
import { deriveNamingReport } from "./naming-report.ts";
import { type Desk, type Parts, sealParts } from "./parts.ts";
import { receiptOf } from "./receipt.ts";
import { deriveScoreReport } from "./score-report.ts";
import { deriveSignScoreReport } from "./sign-score-report.ts";

type Order = typeof orders.$inferSelect;

/** What is paid and not refunded; a delivered order has its report already, unless a refund was refused before it came. */
const DELIVERABLE: readonly Order["status"][] = ["paid", "delivered"];

/** How the report of each kind of order is made; other kinds are delivered by people or elsewhere. */
const MAKERS: Readonly<Partial<Record<Order["kind"], (order: Order, desk: Desk) => Promise<Parts>>>> = {
  seek: namingParts,
  score: scoreParts,
  luck: luckParts,
};

/**
 * Delivers a paid order (交付): the report is made once, stored whole and in one commit with paid → delivered. Done
 * again, or by two at once, the first one's bytes stay.
 */
export async function deliver(sn: string, desk: Desk): Promise<void> {
  const { db } = desk;
  const [order] = await db.select().from(orders).where(eq(orders.sn, sn)).limit(1);
  if (order === undefined || !DELIVERABLE.includes(order.status)) return;
  if (order.kind === "manual") await openJob(sn, desk);
  const make = MAKERS[order.kind];
  if (make === undefined || (await isStored(sn, desk))) return;
  const rows = await sealParts(sn, await make(order, desk), desk);
  const createdAt = new Date(desk.now).toISOString();
  const still = and(eq(orders.sn, sn), inArray(orders.status, [...DELIVERABLE]));
  const [first, ...others] = rows.map(({ part, body }) => {
    const row = db
      .select({
        sn: orders.sn,
        part: sql<string>`${part}`.as("part"),
        body: sql<string>`${body}`.as("body"),
        createdAt: sql<string>`${createdAt}`.as("created_at"),
      })
      .from(orders)
      .where(still);
    return db.insert(reports).select(row).onConflictDoNothing();
  });
  const status = transition("paid", "delivered");
  if (first === undefined || status === null) throw new Error("a report without parts");
  await db.batch([first, ...others, db.update(orders).set({ status }).where(still)]);
}

async function isStored(sn: string, { db }: Desk): Promise<boolean> {
  const rows = await db.select({ part: reports.part }).from(reports).where(eq(reports.sn, sn)).limit(1);
  return rows.length > 0;
}

async function namingParts(order: Order, desk: Desk): Promise<Parts> {
  const [free, asked] = [await readResult(order, desk), await said(order, desk)];
  if (free.service === "business") {
    const brief = v.parse(StoredBusinessBrief, asked);
    return deriveBusinessReport(brief, free, await deliveredNow(order, desk));
  }
  const brief = v.parse(StoredBrief, asked);
  return deriveNamingReport(brief, free, await deliveredNow(order, desk), citationFinder(desk.env));
}

async function scoreParts(order: Order, desk: Desk): Promise<Parts> {
  const [free, asked] = [await readStored(AnyStoredScore, order, desk), await said(order, desk)];
  if (free.service === "business") {
    return deriveSignScoreReport(v.parse(SignQuestion, asked), free, await deliveredNow(order, desk));
  }
  const question = v.parse(ScoreQuestion, asked);
  return deriveScoreReport(question, free, await deliveredNow(order, desk), citationFinder(desk.env));
}

async function luckParts(order: Order, desk: Desk): Promise<Parts> {
  const free = await readStored(StoredLuck, order, desk);
  return deriveLuckReport(free, order.sn, await deliveredNow(order, desk), citationFinder(desk.env));
}

const said = ({ sn, brief }: Order, { env }: Desk): Promise<unknown> => open(brief ?? "", sn, env.DATA_KEYS);

const deliveredNow = async ({ sn }: Order, desk: Desk) => ({
  engine: ENGINE_VERSION,
  deliveredAt: new Date(desk.now).toISOString(),
  receipt: await receiptOf(sn, desk),
});
