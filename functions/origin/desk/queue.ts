import { sql } from "drizzle-orm";
import * as v from "valibot";
import { DeskProduct } from "#functions/contract/desk/desk-orders.ts";
import { type DeskAct, type DeskItem, DeskItemKind } from "#functions/contract/desk/desk-queue.ts";
import { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import { OrderStatus } from "#functions/contract/orders/orders.ts";
import { Currency } from "#functions/contract/values/scalars.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { open } from "#functions/origin/store/seal.ts";
import type { DataKey } from "#functions/origin/store/sealing/derived-key.ts";
import { everywhere } from "#functions/origin/store/spread/everywhere.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import { actsOn } from "./acts.ts";
import { type Whose, whoseOrders } from "./orders/whose.ts";

/** Tries after which a promise that is not kept waits for a person. */
const TRIED_OFTEN = 5;

/** Of a bucket that moves only one of two copies is shown. */
const isHere = (number: string) =>
  `NOT EXISTS (SELECT 1 FROM held_buckets h WHERE h.bucket = substr(${number}, 1, 2) AND h.state IN ('arriving', 'gone', 'dropping'))`;

/**
 * What waits for a person, oldest first: open items of the desk, and promises that are not kept. `payer`: the payment whose
 * money an item is about; `back`: a refund that it is about.
 */
export const QUEUE = `
  WITH waiting AS (
    SELECT kind, ref, sn, created_at AS since, note, quote, question, question_at FROM desk_items WHERE state = 'open' AND ${isHere("sn")}
    UNION ALL
    SELECT 'late-' || b.kind, b.ref, coalesce(r.sn, b.ref), b.created_at, NULL, NULL, NULL, NULL
    FROM outbox b LEFT JOIN refunds r ON b.kind = 'refund' AND r.refund_no = b.ref
    WHERE b.state = 'todo' AND b.kind NOT IN ('sms', 'tell') AND b.tries >= ${TRIED_OFTEN}
      AND ${isHere("b.ref")}
      AND NOT EXISTS (SELECT 1 FROM desk_items d WHERE d.kind = 'refund' AND d.ref = b.ref AND d.state = 'open')
  )
  SELECT w.kind, w.ref, w.sn, o.product, o.status, coalesce(back.amount, payer.paid_amount, o.amount) AS amount, payer.amount AS asked, o.currency,
    coalesce(payer.paid_amount, payer.amount)
      - (SELECT coalesce(sum(amount), 0) FROM refunds WHERE out_trade_no = payer.out_trade_no) AS left_over,
    w.quote, w.question, w.question_at, j.stage, back.refund_no IS NOT NULL AS is_refund, coalesce(back.created_at, w.since) AS since, w.note
  FROM waiting w
  LEFT JOIN orders o ON o.sn = w.sn
  LEFT JOIN refunds back ON back.refund_no = w.ref
  LEFT JOIN payments payer ON payer.out_trade_no = iif(w.kind = 'wrong-amount', w.ref, o.paid_by)
  LEFT JOIN expert_jobs j ON j.sn = w.sn
  ORDER BY w.since`;

/** A row of the queue; money in fen, `note` sealed. */
export const QueueRow = v.object({
  kind: DeskItemKind,
  ref: v.string(),
  sn: v.string(),
  product: v.nullable(DeskProduct),
  status: v.nullable(OrderStatus),
  amount: v.nullable(v.number()),
  asked: v.nullable(v.number()),
  currency: v.nullable(Currency),
  left_over: v.nullable(v.number()),
  quote: v.nullable(v.number()),
  question: v.nullable(v.string()),
  question_at: v.nullable(v.string()),
  stage: v.nullable(ExpertStage),
  /** 1 where the item is about a refund that does not get through, else 0. */
  is_refund: v.number(),
  since: v.string(),
  note: v.nullable(v.string()),
});
export type QueueRow = v.InferOutput<typeof QueueRow>;

/** What the note of an item says, or that it can't be opened, as with a lost key; null: there is no note. */
export async function readNote(
  { kind, ref, note }: Pick<QueueRow, "kind" | "ref" | "note">,
  keys: readonly DataKey[],
): Promise<string | null> {
  if (note === null || note === "") return null;
  const said = await open(note, places.deskItem(kind, ref), keys).catch(() => "（备注是用别的密钥封的）");
  return typeof said === "string" ? said : JSON.stringify(said);
}

/** What the family of an item was asked back; without its words where they can't be opened. */
async function readQuestion(
  { kind, ref, question, question_at: at }: Pick<QueueRow, "kind" | "ref" | "question" | "question_at">,
  keys: readonly DataKey[],
): Promise<DeskItem["question"]> {
  if (at === null) return null;
  const said = await open(question ?? "", places.question(kind, ref), keys).catch(() => "");
  return { text: typeof said === "string" ? said : "", at };
}

/** The queue of the desk (待办), each item with its note and what may be done with it. */
export async function readQueue(context: Context): Promise<DeskItem[]> {
  const { env } = context;
  const { said, silent } = await everywhere(context, async ({ db }) =>
    v.parse(v.array(QueueRow), await db.all(sql.raw(QUEUE))),
  );
  const rows = said.flat();
  // What waits in one database comes out in order; several are put into one.
  if (said.length > 1) rows.sort((a, b) => a.since.localeCompare(b.since));
  const numbers = rows.map(({ sn }) => sn);
  // Whose they are is not worth the queue where a database has fallen silent meanwhile.
  const whose = await whoseOrders(numbers, context).catch(() => new Map<string, Whose>());
  const items = await Promise.all(
    rows.map(async (row) => {
      const { kind, ref, sn, product, status, amount, asked, currency, stage, since, left_over: left } = row;
      return {
        ...{ kind, ref, sn, product, status, amount, asked, currency, stage, since, left },
        surname: whose.get(sn)?.surname ?? "",
        quote: row.quote === null || left === null ? null : Math.min(row.quote, left),
        note: await readNote(row, env.DATA_KEYS),
        question: await readQuestion(row, env.DATA_KEYS),
        acts: actsOf(row),
      };
    }),
  );
  return [...silent.map(({ name }) => silentItem(name, context)), ...items];
}

/** Says that a database did not answer, so that nobody takes its silence for an empty queue. */
const silentItem = (name: string, { now }: Context): DeskItem => ({
  ...{ kind: "silent", ref: name.replace("_", "").padStart(8, "0"), sn: "", since: isoOf(now), surname: "" },
  ...{ product: null, status: null, amount: null, asked: null, currency: null, stage: null, left: null },
  ...{ quote: null, question: null, acts: [] },
  note: `数据库 ${name} 没有回应，等在那里的事这里看不到；那里的订单暂时打不开，钱和资料都在。`,
});

/**
 * Money goes back only while some is left that has not been asked back; a family is asked back once, and whoever had its data
 * deleted reads no answer.
 */
function actsOf({
  kind,
  status,
  is_refund,
  left_over,
  question_at,
}: Pick<QueueRow, "kind" | "status" | "is_refund" | "left_over" | "question_at">): DeskAct[] {
  const isLeft = left_over !== null && left_over > 0;
  const isGone = status === null || status === "erased";
  return actsOn({ kind, isRefund: is_refund === 1 })
    .filter((act) => isLeft || (act !== "refund" && act !== "refund-part"))
    .filter((act) => act !== "ask" || (question_at === null && !isGone))
    .map((act) => (act === "answer" && isGone ? "close" : act));
}
