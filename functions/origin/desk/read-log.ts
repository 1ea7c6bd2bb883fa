import { sql } from "drizzle-orm";
import type { DeskLog, DeskLogParams, LoggedOrder } from "#functions/contract/desk/desk.ts";
import type { DeskProduct } from "#functions/contract/desk/desk-orders.ts";
import { readEntries } from "#functions/origin/products/expert/job/entries.ts";
import { readTold, type Told } from "#functions/origin/store/desk/answers.ts";
import { type Logged, readLines, readPeople } from "#functions/origin/store/desk/log.ts";
import { directoryOf } from "#functions/origin/store/spread/shards.ts";
import { comments } from "#functions/origin/store/tables/comments.ts";
import { deskItems } from "#functions/origin/store/tables/desk.ts";
import { refunds } from "#functions/origin/store/tables/payments.ts";
import type { Context } from "#functions/origin/visit.ts";
import { among, whoseOrders } from "./orders/whose.ts";

/** The order that a line is about, and when words of each kind went to its family last. */
interface About {
  sn: string;
  answer: string | null;
  question: string | null;
}

/** Nothing was said to a family. */
const UNTOLD = { answer: null, question: null };

/**
 * The log (工作记录), newest first. A line names the order that it is about and the words that went to its family as long as
 * these are there: they stand with the order's data, not in the log. `sees`: of which products somebody may read that.
 */
export async function readLog(
  asked: DeskLogParams,
  context: Context,
  sees: (product: DeskProduct) => boolean = () => true,
): Promise<DeskLog> {
  const [{ lines, more }, people] = await Promise.all([readLines(asked, context), readPeople(context)]);
  const about = await aboutOf(lines, context);
  const numbers = lines.flatMap((logged) => about(logged)?.sn ?? []);
  const whose = await whoseOrders(numbers, context);
  const entries = lines.map(async (logged) => {
    const found = about(logged);
    const called = found === null ? undefined : whose.get(found.sn);
    const isSeen = found !== null && called !== undefined && sees(called.product);
    const order: LoggedOrder | null = isSeen
      ? { sn: found.sn, ...called, words: await wordsOf(logged, found) }
      : null;
    return { ...logged.line, order };
  });
  return { entries: await Promise.all(entries), more, people };
}

const isOfComment = ({ line: { verb } }: Logged): boolean => verb.endsWith("-comment");

/** The item that a line is about: its kind and its reference; of the others the reference alone. */
const itemOf = ({ line: { subject } }: Logged): { kind: string; ref: string } => {
  const [kind = "", ref = kind] = subject.split(" ");
  return { kind, ref };
};

/** Finds the order behind each line: by the item, the refund or the comment that it is about, or it is the order itself. */
async function aboutOf(
  lines: readonly Logged[],
  context: Context,
): Promise<(logged: Logged) => About | null> {
  const said = among(lines.filter(isOfComment).map(({ line }) => line.subject));
  const commented = await directoryOf(context)
    .select({ id: comments.id, sn: comments.sn })
    .from(comments)
    .where(sql`${comments.id} in ${said}`);
  const items = new Map<string, About>();
  for (const there of new Map(lines.map(({ there }) => [there.db, there])).values()) {
    const subjects = lines.filter((one) => one.there.db === there.db).map(itemOf);
    const kinds = among([...new Set(subjects.map(({ kind }) => kind))]);
    const refs = among(subjects.map(({ ref }) => ref));
    const [found, back] = await there.db.batch([
      there.db
        .select()
        .from(deskItems)
        .where(sql`${deskItems.kind} in ${kinds} and ${deskItems.ref} in ${refs}`),
      there.db.select().from(refunds).where(sql`${refunds.refundNo} in ${refs}`),
    ]);
    for (const { refundNo, sn } of back) items.set(refundNo, { sn, ...UNTOLD });
    for (const { kind, ref, sn, answeredAt: answer, questionAt: question } of found)
      items.set(`${kind} ${ref}`, { sn, answer, question });
  }
  return (logged) => {
    const { kind, ref } = itemOf(logged);
    if (!isOfComment(logged)) return items.get(`${kind} ${ref}`) ?? items.get(ref) ?? { sn: ref, ...UNTOLD };
    const comment = commented.find(({ id }) => id === ref);
    return comment === undefined ? null : { sn: comment.sn, ...UNTOLD };
  };
}

const TOLD: readonly Told[] = ["answer", "question"];

/** The words that went to the family by this very act; null where there were none, or they are gone. */
async function wordsOf(logged: Logged, { sn, ...told }: About): Promise<string | null> {
  const { line, there } = logged;
  if (line.verb === "say") {
    const entries = await readEntries(sn, there).catch(() => []);
    return entries.find(({ at, who }) => at === line.at && who === "expert")?.text ?? null;
  }
  const said = TOLD.find((one) => told[one] === line.at);
  return said === undefined ? null : readTold(said, itemOf(logged), there);
}
