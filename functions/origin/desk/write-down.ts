import { sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findExpertOrder } from "#functions/origin/products/expert/job/jobs.ts";
import { readRefund } from "#functions/origin/products/expert/job/progress.ts";
import { noteOf, writeItem } from "#functions/origin/store/desk/items.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import { actOn } from "#functions/origin/store/desk/subject.ts";
import { type Order, readOrder } from "#functions/origin/store/find-order.ts";
import { keyedHash } from "#functions/origin/store/seal.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import type { Clerk } from "#functions/origin/visit.ts";

type Call = Extract<WorkOffParams, { act: "write-down" }>;

/** Stands before the words: the family reads them on its order, where it wrote none. */
const BY_PHONE = "电话里说，客服代记：";

/**
 * Writes down what a family asks for on the phone (代家长记), as an item like that of the family's own form; no money moves.
 * Where one of its kind is open nothing is written, so that the same form sent twice is one item. NOT_FOUND where the order, or its data, is gone.
 */
export async function writeDown({ kind, ref: sn, idem, said }: Call, clerk: Clerk): Promise<string[]> {
  const order = await readOrder(sn, clerk);
  if (order === null || order.status === "erased") throw new Failure("NOT_FOUND");
  // A refund by the terms is one item, as by the family's own form: its sum goes back once.
  const isByTerms = kind === "refund" && order.product === "expert";
  const hash = (await keyedHash(`call ${sn} ${kind} ${idem}`, clerk.env.DATA_KEYS)).slice(0, 26);
  const ref = isByTerms ? sn : hash;
  const note = await noteOf({ kind, ref, words: `${BY_PHONE}${said}` }, clerk);
  const quote = kind === "refund" ? await quoteOf(order, clerk) : undefined;
  const subject = { kind, ref, sn, isOpen: true, isRefund: false };
  const log = await logLine(actOn("write-down", subject, null), clerk);
  const createdAt = isoOf(clerk.now);
  const row = { kind, ref, sn, note, quote, createdAt };
  const given = sql`not exists (
    select 1 from desk_items where desk_items.sn = ${sn} and desk_items.kind = ${kind} and desk_items.state = 'open')
    and exists (select 1 from orders where orders.sn = ${sn} and orders.status <> 'erased')`;
  const item = writeItem(clerk.db, row, { before: isByTerms ? "begins" : "stays", given });
  await batch(clerk.db, { item, log: log() });
  return [];
}

/** What comes back by the terms where a person has to look first; a refund that needs none is the desk's to make, whole. */
async function quoteOf({ sn, product }: Order, clerk: Clerk): Promise<number | undefined> {
  if (product !== "expert") return undefined;
  const { refund } = await readRefund(await findExpertOrder(sn, clerk), clerk);
  return refund?.by === "desk" ? refund.amount : undefined;
}
