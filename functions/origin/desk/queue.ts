import { sql } from "drizzle-orm";
import * as v from "valibot";
import { type DeskAct, type DeskItem, DeskItemKind } from "#functions/contract/desk-queue.ts";
import { OrderStatus } from "#functions/contract/orders.ts";
import { Currency } from "#functions/contract/scalars.ts";
import { statesBefore } from "../orders/transitions.ts";
import type { Desk } from "../reports/parts.ts";
import { type DataKey, open } from "../store/seal.ts";
import { deskPlace } from "./desk-place.ts";

/** A promise that has been tried so often is worth a look. */
const TRIED_OFTEN = 5;

/** What waits for a person, oldest first: open items of the desk, and promises that are not kept. */
export const QUEUE = `
  SELECT d.kind, d.ref, d.sn, o.status, coalesce(p.paid_amount, o.amount) AS amount, o.currency, d.created_at AS since, d.note
  FROM desk_items d LEFT JOIN orders o ON o.sn = d.sn LEFT JOIN payments p ON p.out_trade_no = d.ref
  WHERE d.state = 'open'
  UNION ALL
  SELECT 'late-' || b.kind, b.ref, coalesce(p.sn, b.ref), o.status, o.amount, o.currency, b.created_at, NULL
  FROM outbox b LEFT JOIN payments p ON p.out_trade_no = b.ref LEFT JOIN orders o ON o.sn = coalesce(p.sn, b.ref)
  WHERE b.state = 'todo' AND b.tries >= ${TRIED_OFTEN}
  ORDER BY since`;

/** A row of the queue; money in fen, `note` sealed. */
export const QueueRow = v.object({
  kind: DeskItemKind,
  ref: v.string(),
  sn: v.string(),
  status: v.nullable(OrderStatus),
  amount: v.nullable(v.number()),
  currency: v.nullable(Currency),
  since: v.string(),
  note: v.nullable(v.string()),
});
export type QueueRow = v.InferOutput<typeof QueueRow>;

/** What the note of an item says; one that can't be opened is still an item, for its key may be gone. Null: there is none. */
export async function readNote(
  { kind, ref, note }: QueueRow,
  keys: readonly DataKey[],
): Promise<string | null> {
  if (note === null) return null;
  const said = await open(note, deskPlace(kind, ref), keys).catch(() => "（备注是用别的密钥封的）");
  return typeof said === "string" ? said : JSON.stringify(said);
}

/** The queue of the desk (待办), each item with its note and what may be done with it. */
export async function readQueue({ db, env }: Desk): Promise<DeskItem[]> {
  const rows = v.parse(v.array(QueueRow), await db.all(sql.raw(QUEUE)));
  return Promise.all(
    rows.map(async (row) => ({ ...row, note: await readNote(row, env.DATA_KEYS), acts: actsOf(row) })),
  );
}

const ACTS: Readonly<Record<DeskItemKind, readonly DeskAct[]>> = {
  refund: ["refund", "close"],
  complaint: ["refund", "close"],
  "wrong-amount": ["refund", "close"],
  late: ["refund", "close"],
  "late-refund": ["retry"],
  "late-deliver": ["retry", "refund"],
};

/** A wrong amount has paid no order: its money goes back by itself. Other money only from an order that has it. */
export function actsOf({ kind, status }: Pick<QueueRow, "kind" | "status">): DeskAct[] {
  const isHere = status !== null && statesBefore("refund-asked").includes(status);
  return ACTS[kind].filter((act) => act !== "refund" || kind === "wrong-amount" || isHere);
}
