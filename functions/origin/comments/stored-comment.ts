import * as v from "valibot";
import type { AdviseParams } from "#functions/contract/products/advise.ts";
import { keyedHash, open, seal } from "#functions/origin/store/seal.ts";
import type { comments } from "#functions/origin/store/tables/comments.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";

export type CommentRow = typeof comments.$inferSelect;

/** What is sealed of a comment: the words, and what they are about (已购). */
const Sealed = v.object({ text: v.string(), bought: v.string() });
export type Sealed = v.InferOutput<typeof Sealed>;

/** The id of words said of an order: the same words again have the same id, which does not tell the order. */
export async function idOf({ sn, topic, stars, text }: AdviseParams, { env }: Context): Promise<string> {
  return (await keyedHash(`comment ${sn} ${topic} ${stars} ${text}`, env.DATA_KEYS)).slice(0, 26);
}

export const sealComment = (sn: string, id: string, said: Sealed, { env }: Context): Promise<string> =>
  seal(said, places.comment(sn, id), env.DATA_KEYS);

/** What a row says. */
export async function openComment(row: Pick<CommentRow, "sn" | "id" | "text">, { env }: Context) {
  return v.parse(Sealed, await open(row.text, places.comment(row.sn, row.id), env.DATA_KEYS));
}
