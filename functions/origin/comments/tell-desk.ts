import { deskPlace } from "../desk/desk-place.ts";
import type { Desk } from "../reports/parts.ts";
import { seal } from "../store/seal.ts";
import { deskItems } from "../store/tables.ts";

interface Advice {
  kind: "complaint" | "refund";
  /** Of the words: the same ones again are the same item. */
  id: string;
  sn: string;
  text: string;
}

/** Puts a complaint, or a refund that is asked for in words, before a person (投诉、申请退款). */
export async function tellDesk({ kind, id, sn, text }: Advice, { db, env, now }: Desk): Promise<void> {
  const note = await seal(text, deskPlace(kind, id), env.DATA_KEYS);
  const createdAt = new Date(now).toISOString();
  await db
    .insert(deskItems)
    .values({ kind, ref: id, sn, state: "open", note, createdAt })
    .onConflictDoNothing();
}
