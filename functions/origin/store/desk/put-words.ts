import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AskedKind } from "#functions/contract/orders/asked.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { oneOrder } from "#functions/origin/store/ahead.ts";
import { isKept } from "#functions/origin/store/find-order.ts";
import { keyedHash, open } from "#functions/origin/store/seal.ts";
import { batch, type Statement } from "#functions/origin/store/statements/batch.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import { type AskedRow, askedOf } from "./asked.ts";
import { noteOf, writeItem } from "./items.ts";

/** What a family wants of us, in its words. */
interface Words {
  kind: AskedKind;
  ref: string;
  sn: string;
  words: string;
  /** What comes back by the terms, fen. */
  quote?: number | undefined;
}

interface How {
  /** Where one of its kind waits for us, the words are added to that one: a sum by the terms lies there once. */
  joins?: boolean;
  /** Statements that run right after the item is written, by its reference. */
  and?: (ref: string) => Promise<Readonly<Record<string, Statement>>>;
}

/** A reference for what is said once. */
export const refOf = async (text: string, { env }: Pick<Context, "env">): Promise<string> =>
  (await keyedHash(text, env.DATA_KEYS)).slice(0, 26);

/** How often words are put down anew where others came in between. */
const TRIES = 3;

/**
 * Puts what a family wants before a person. Where it was asked back (先问家长) the words go on with that: they are an item of their
 * own, even if they are those of before, which ends all that was asked back and takes the sum by the terms along. The same words
 * twice are one item, and nothing is written once the order's data are deleted.
 */
export async function putWords(said: Words, context: Context, how: How = {}): Promise<void> {
  for (let nth = 0; nth < TRIES; nth++) if (await put(said, context, how)) return;
}

const isOpen = ({ state }: AskedRow): boolean => state === "open";

/** False where something came in between: what there is has to be looked at again. */
async function put(said: Words, context: Context, { joins = false, and: more }: How): Promise<boolean> {
  const { kind, sn } = said;
  const { db, now } = context;
  const rows = (await askedOf(oneOrder(sn), db)).filter((row) => row.kind === kind);
  rows.sort((one, other) => (other.questionAt ?? "").localeCompare(one.questionAt ?? ""));
  const asked = rows.filter((row) => isOpen(row) && row.questionAt !== null);
  const own = await refAmong(rows, asked[0], said, context);
  if (own === null) return true;
  const other = joins && asked.length === 0 ? rows.find((row) => isOpen(row) && row.note !== "") : undefined;
  const quote = said.quote ?? asked.find((row) => row.quote !== null)?.quote ?? undefined;
  const made = other ?? { ...said, ref: own, note: "", quote: null };
  const set = await withWords(made, { ...said, quote }, context);
  if (set === null) return true;
  // As it was read: the question waits; or nothing waits that the words would have been added to.
  const still = asked[0] ? isThere(kind, sql`d.ref = ${asked[0].ref}`) : joins ? noneOpen(said) : sql`1`;
  const row = {
    kind,
    sn,
    ref: made.ref,
    note: set.note,
    quote: set.quote ?? undefined,
    createdAt: isoOf(now),
  };
  const id = { ref: deskItems.ref };
  const { written } = await batch(db, {
    written:
      other === undefined
        ? writeItem(db, row, { given: sql`${isKept(sn)} and ${still}` }).returning(id)
        : db.update(deskItems).set(set).where(isAsItWas(other)).returning(id),
    ...(await more?.(made.ref)),
    ended: ending(kind, asked, made.ref, context),
  });
  return written.length > 0;
}

/** Nobody has worked an item off, or added to it, since it was read. */
const isAsItWas = ({ kind, ref, note }: AskedRow) =>
  and(
    ...[eq(deskItems.kind, kind), eq(deskItems.ref, ref)],
    ...[eq(deskItems.note, note), eq(deskItems.state, "open")],
  );

/** The words' own reference: one by the question that they reply to, for «是的» may be the reply to each; null where they are there. */
async function refAmong(
  rows: readonly AskedRow[],
  question: AskedRow | undefined,
  said: Words,
  context: Context,
): Promise<string | null> {
  const replyTo = ({ ref }: AskedRow) => refOf(`${ref} ${said.ref}`, context);
  const own = question === undefined ? said.ref : await replyTo(question);
  // Sent twice, a reply finds its question answered.
  const same = question === undefined ? await Promise.all(rows.map(replyTo)) : [];
  return rows.some(({ ref }) => ref === own || same.includes(ref)) ? null : own;
}

const isThere = (kind: AskedKind, which: SQL): SQL =>
  sql`exists (select 1 from desk_items d where d.kind = ${kind} and d.state = 'open' and ${which})`;

/** Nothing of the kind waits, but for a refund of ours that is stuck. */
const noneOpen = ({ kind, sn }: Words): SQL =>
  sql`not ${isThere(kind, sql`d.sn = ${sn} and not exists (select 1 from refunds r where r.refund_no = d.ref)`)}`;

/** What stands in an item with the words behind what it says already, and with their sum; null where it has both. */
async function withWords(
  { kind, ref, note, quote }: Pick<AskedRow, "kind" | "ref" | "note" | "quote">,
  said: Words,
  context: Context,
): Promise<{ note: string; quote: number | null } | null> {
  const before =
    note === "" ? [] : [String(await open(note, places.deskItem(kind, ref), context.env.DATA_KEYS))];
  const isSaid = before.some((text) => `\n${text}\n`.includes(`\n${said.words}\n`));
  const sum = said.quote ?? quote;
  if (isSaid && sum === quote) return null;
  const words = [...before, ...(isSaid ? [] : [said.words])].join("\n");
  return { note: await noteOf({ kind, ref, words }, context), quote: sum };
}

/** The statement that ends what was asked back, once the words that go on with it are there. */
const ending = (kind: AskedKind, asked: readonly AskedRow[], ref: string, { db, now }: Context) => {
  const ends = inArray(
    deskItems.ref,
    asked.map((one) => one.ref),
  );
  return db
    .update(deskItems)
    .set({ state: "done", doneAt: isoOf(now) })
    .where(and(eq(deskItems.kind, kind), ends, isThere(kind, sql`d.ref = ${ref}`)));
};
