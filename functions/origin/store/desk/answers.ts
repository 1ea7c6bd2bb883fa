import { and, eq, sql } from "drizzle-orm";
import { type AskedInWords, answerBy } from "#functions/contract/orders/asked.ts";
import { open, seal } from "#functions/origin/store/seal.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import { type AskedRow, kindOf } from "./asked.ts";

/** What was asked of an order, with the words of both sides. What cannot be opened, as with a lost key, is left out. */
export const inWords = (rows: readonly AskedRow[], context: Pick<Context, "env">): Promise<AskedInWords[]> =>
  Promise.all(
    rows.map(async (row) => ({
      kind: kindOf(row),
      since: row.createdAt,
      by: answerBy(row.createdAt),
      text: (await opened(row.note, places.deskItem(row.kind, row.ref), context)) ?? "",
      done: row.state === "done",
      answer: await opened(row.answer, places.answer(row.kind, row.ref), context),
      answeredAt: row.answeredAt,
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

/** An answer sealed for the item that it closes; null where nothing is said. */
export const sealAnswer = async (
  { kind, ref }: { kind: string; ref: string },
  text: string,
  { env }: Pick<Context, "env">,
): Promise<string | null> => (text === "" ? null : seal(text, places.answer(kind, ref), env.DATA_KEYS));

/** What the family of an item was answered in words; null where nothing was. */
export async function readAnswer(
  { kind, ref }: { kind: string; ref: string },
  context: Pick<Context, "db" | "env">,
): Promise<string | null> {
  const [row] = await context.db
    .select({ answer: deskItems.answer })
    .from(deskItems)
    .where(and(sql`${deskItems.kind} = ${kind}`, eq(deskItems.ref, ref)));
  return opened(row?.answer ?? null, places.answer(kind, ref), context);
}
