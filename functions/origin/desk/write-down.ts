import { sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { Failure } from "#functions/origin/failure.ts";
import { mustHaveMoney } from "#functions/origin/money/refund/read.ts";
import { entryGiven } from "#functions/origin/products/expert/job/entries.ts";
import { findExpertOrder } from "#functions/origin/products/expert/job/jobs.ts";
import { readRefund } from "#functions/origin/products/expert/job/progress.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import { putWords, refOf } from "#functions/origin/store/desk/put-words.ts";
import { actOn } from "#functions/origin/store/desk/subject.ts";
import { type Order, readOrder } from "#functions/origin/store/find-order.ts";
import type { Clerk } from "#functions/origin/visit.ts";

type Call = Extract<WorkOffParams, { act: "write-down" }>;

/** Stands before the words: the family reads them on its order, where it wrote none. */
const BY_PHONE = "电话里说，客服代记：";

/**
 * Writes down what a family asks for on the phone (代家长记), as its own form would; no money moves. Where one of the kind is
 * open the words are added to it. The same form sent twice is written once. NOT_FOUND where the order, or its data, is gone.
 */
export async function writeDown({ kind, ref: sn, idem, said }: Call, clerk: Clerk): Promise<string[]> {
  const order = await readOrder(sn, clerk);
  if (order === null || order.status === "erased") throw new Failure("NOT_FOUND");
  await mustHaveMoney(kind, sn, clerk);
  const words = `${BY_PHONE}${said}`;
  const isWish = kind === "refund";
  const quote = isWish ? await quoteOf(order, clerk) : undefined;
  const ref = await refOf(`call ${sn} ${kind} ${idem}`, clerk);
  const and = async (its: string) => {
    const subject = { kind, ref: its, sn, isOpen: true, isRefund: false };
    const log = await logLine(actOn("write-down", subject, null), clerk);
    // As by its own form: whoever wants its money back has answered a draft, which nobody takes as final then.
    const entry = { id: `${sn}.${idem}`, who: "family", kind: "refund", body: { text: words } } as const;
    const wish = await entryGiven(sn, entry, sql`changes() > 0`, clerk);
    return { log: log(), ...(isWish && { wish: wish() }) };
  };
  await putWords({ kind, ref, sn, words, quote }, clerk, { joins: true, and });
  return [];
}

/** What comes back by the terms where a person has to look first; a refund that needs none is the desk's to make, whole. */
async function quoteOf({ sn, product }: Order, clerk: Clerk): Promise<number | undefined> {
  if (product !== "expert") return undefined;
  const { refund } = await readRefund(await findExpertOrder(sn, clerk), clerk);
  return refund?.by === "desk" ? refund.amount : undefined;
}
