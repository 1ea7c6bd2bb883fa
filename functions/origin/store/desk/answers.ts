import { and, eq, sql } from "drizzle-orm";
import { type AskedInWords, answerBy } from "#functions/contract/orders/asked.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import { type AskedRow, kindOf, sinceOf } from "./asked.ts";

/** What was asked of an order, with the words of both sides. What cannot be opened, as with a lost key, is left out. */
export const inWords = (rows: readonly AskedRow[], context: Pick<Context, "env">): Promise<AskedInWords[]> =>
  Promise.all(
    rows.map(async (row) => ({
      kind: kindOf(row),
      since: row.createdAt,
      by: answerBy(sinceOf(row)),
      text: (await opened(row.note, places.deskItem(row.kind, row.ref), context)) ?? "",
      done: row.state === "done",
      answer: await opened(row.answer, places.answer(row.kind, row.ref), context),
      answeredAt: row.answeredAt,
      question: await opened(row.question, places.question(row.kind, row.ref), context),
      questionAt: row.questionAt,
    })),
  );

async function opened(
  sealed: string | null,
  place: string,
  { env }: Pick<Context, "env">,
): Promise<string | null> {
  if (sealed === null || sealed === "") return null;
  const said = await open(sealed, place, env.DATA_KEYS).catch(() => null);
  return typeof said === "string" ? said : null;
}

/** Words that go to the family of an item: the answer, or what it is asked back. */
export type Told = "answer" | "question";

/** Words sealed for the item that they are about; null where nothing is said. */
export const sealTold = async (
  told: Told,
  { kind, ref }: { kind: string; ref: string },
  text: string,
  { env }: Pick<Context, "env">,
): Promise<string | null> => (text === "" ? null : seal(text, places[told](kind, ref), env.DATA_KEYS));

/** What the family of an item was told; null where nothing was. */
export async function readTold(
  told: Told,
  { kind, ref }: { kind: string; ref: string },
  context: Pick<Context, "db" | "env">,
): Promise<string | null> {
  const [row] = await context.db
    .select({ text: deskItems[told] })
    .from(deskItems)
    .where(and(sql`${deskItems.kind} = ${kind}`, eq(deskItems.ref, ref)));
  return opened(row?.text ?? null, places[told](kind, ref), context);
}
