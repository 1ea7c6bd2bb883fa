import { type SQL, sql } from "drizzle-orm";
import { isoOf } from "#functions/contract/values/time.ts";
import type { Database } from "#functions/origin/store/database.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { fixed, shaped } from "#functions/origin/store/statements/fixed.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";

type Row = typeof deskItems.$inferSelect;

/** Something that a person has to look at. */
interface NewItem {
  kind: Row["kind"];
  ref: string;
  sn: string;
  /** What is said of it: in clear here, sealed in the row. */
  words: string;
}

/** What happens to an item put there before: it stays as it is, opens with the new note, or begins anew, where an open one keeps its `createdAt`. */
type Before = "stays" | "opens" | "begins";

const putting = shaped((before: Before) =>
  fixed(["kind", "ref", "sn", "note", "createdAt"], (row, db) => writeItem(db, row, { before })),
);

/** Puts something before a person (放进待办), once a kind and reference. */
export async function putOnDesk(item: NewItem, context: Context, before: Before = "stays"): Promise<void> {
  const { kind, ref, sn } = item;
  const row = { kind, ref, sn, note: await noteOf(item, context), createdAt: isoOf(context.now) };
  await putting(before)(context.db, row);
}

/** The words of an item as they stand in its row. */
export const noteOf = (
  { kind, ref, words }: Pick<NewItem, "kind" | "ref" | "words">,
  { env }: Pick<Context, "env">,
): Promise<string> => seal(words, places.deskItem(kind, ref), env.DATA_KEYS);

/** A row of the desk: its values, or what stands for them. */
interface ItemRow extends Record<"ref" | "sn" | "note" | "createdAt", string | SQL<string>> {
  kind: Row["kind"] | SQL<Row["kind"]>;
  quote?: number | SQL | undefined;
}

/** The statement that puts it there; only where `given` holds. */
export function writeItem(
  db: Database,
  { kind, ref, sn, note, quote, createdAt }: ItemRow,
  { before = "stays", given = sql`1` }: { before?: Before; given?: SQL } = {},
) {
  const row = db
    .select({
      kind: sql<Row["kind"]>`${kind}`.as("kind"),
      ref: sql<string>`${ref}`.as("ref"),
      sn: sql<string>`${sn}`.as("sn"),
      state: sql<"open">`'open'`.as("state"),
      note: sql<string>`${note}`.as("note"),
      quote: sql<number | null>`${quote ?? null}`.as("quote"),
      createdAt: sql<string>`${createdAt}`.as("created_at"),
      doneAt: sql<null>`null`.as("done_at"),
      answer: sql<null>`null`.as("answer"),
      answeredAt: sql<null>`null`.as("answered_at"),
      question: sql<null>`null`.as("question"),
      questionAt: sql<null>`null`.as("question_at"),
    })
    .from(sql`(select 1)`)
    .where(given);
  const set = {
    opens: { note, state: "open" },
    begins: {
      note,
      state: "open",
      doneAt: null,
      createdAt: sql`iif(state = 'open', created_at, ${createdAt})`,
    },
  } as const;
  const insert = db.insert(deskItems).select(row);
  if (before === "stays") return insert.onConflictDoNothing();
  return insert.onConflictDoUpdate({ target: [deskItems.kind, deskItems.ref], set: set[before] });
}
