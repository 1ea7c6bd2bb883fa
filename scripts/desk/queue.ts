import * as v from "valibot";
import { deskPlace } from "#functions/origin/desk/desk-place.ts";
import { type DataKey, open } from "#functions/origin/store/seal.ts";

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
  kind: v.string(),
  ref: v.string(),
  sn: v.string(),
  status: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  since: v.string(),
  note: v.nullable(v.string()),
});

export type QueueRow = v.InferOutput<typeof QueueRow>;

/** One line: since when (Beijing), what, which order, how it stands, how much, what is said of it. */
export async function lineOf(row: QueueRow, keys: readonly DataKey[]): Promise<string> {
  const { kind, ref, sn, status, amount, currency, since, note } = row;
  const money = amount === null ? "-" : `${(amount / 100).toFixed(2)} ${currency ?? ""}`.trim();
  const about = ref === sn ? [] : [ref];
  const said = note === null ? [] : [await readNote(note, deskPlace(kind, ref), keys)];
  return [beijing(since), kind, sn, status ?? "-", money, ...about, ...said].join("  ");
}

const beijing = (since: string): string =>
  new Date(Date.parse(since) + 8 * 3600_000).toISOString().slice(0, 16).replace("T", " ");

/** A note that can't be opened is still an item: its key may be gone. One line, whatever was typed. */
async function readNote(note: string, place: string, keys: readonly DataKey[]): Promise<string> {
  const said = await open(note, place, keys).catch(() => "(note sealed under another key)");
  const text = typeof said === "string" ? said : JSON.stringify(said);
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
