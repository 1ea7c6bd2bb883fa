import { sql } from "drizzle-orm";
import { messages } from "#functions/contract/messages.ts";
import { deskPlace } from "../desk/desk-place.ts";
import { Failure } from "../failure.ts";
import { refundOrder } from "../payments/ask-back.ts";
import { runOutbox } from "../payments/outbox.ts";
import { leftAfter, readRefunds } from "../payments/read-refunds.ts";
import { tillOf } from "../payments/till.ts";
import { seal } from "../store/seal.ts";
import { deskItems } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import { type NewEntry, writeEntry } from "./entries.ts";
import type { Manual } from "./jobs.ts";
import { isLate, stageOf } from "./progress.ts";
import { refundQuote } from "./refund-quote.ts";

/** Asks for the money back (申请退款): at once where the rules say so, else before a person with the family's reason. */
export async function askRefund(manual: Manual, text: string, id: string, visit: Visit): Promise<void> {
  const { order, job, terms } = manual;
  const stage = stageOf(manual);
  const late = isLate(job, visit.now);
  const left = leftAfter(order, await readRefunds(order, visit));
  const quote = refundQuote({ stage, late, amount: order.amount, left, terms });
  if (quote === null) throw new Failure("STATE_CONFLICT");
  const entry: NewEntry = { id, who: "family", kind: "refund", body: { text } };
  if (quote.by === "desk") {
    if (stage !== "writing" && text === "")
      throw new Failure("INVALID_PARAMS", { fields: { text: messages.refundWhy } });
    await tellDesk(order.sn, quote.amount, text === "" ? "没有写原因" : text, visit);
    await writeEntry(order.sn, entry, visit);
    return;
  }
  if (!(await refundOrder(order.sn, visit))) throw new Failure("STATE_CONFLICT");
  await writeEntry(order.sn, entry, visit);
  const about = order.paidBy === null ? [] : [order.paidBy];
  visit.after(() => runOutbox(tillOf(visit), { about }));
}

/** Puts it before a person; asked again it stays one item, open. */
async function tellDesk(sn: string, quote: number, words: string, { db, env, now }: Visit): Promise<void> {
  const note = await seal(words, deskPlace("refund", sn), env.DATA_KEYS);
  const createdAt = new Date(now).toISOString();
  await db
    .insert(deskItems)
    .values({ kind: "refund", ref: sn, sn, state: "open", note, quote, createdAt })
    .onConflictDoUpdate({
      target: [deskItems.kind, deskItems.ref],
      set: {
        note,
        quote,
        state: "open",
        doneAt: null,
        createdAt: sql`iif(state = 'open', created_at, ${createdAt})`,
      },
    });
}
