import { beijingTime } from "#functions/contract/values/time.ts";
import { type QueueRow, readNote } from "#functions/origin/desk/queue.ts";
import type { DataKey } from "#functions/origin/store/sealing/derived-key.ts";

/** One line: since when (Beijing), what, which order, how it stands, how much, what is said of it. */
export async function lineOf(row: QueueRow, keys: readonly DataKey[]): Promise<string> {
  const { kind, ref, sn, status, amount, currency, since, note } = row;
  const money = amount === null ? "-" : `${(amount / 100).toFixed(2)} ${currency ?? ""}`.trim();
  const about = ref === sn ? [] : [ref];
  const said = note === null ? [] : [oneLine((await readNote(row, keys)) ?? "")];
  return [
    beijingTime(Date.parse(since)).slice(0, 16),
    kind,
    sn,
    status ?? "-",
    money,
    ...about,
    ...said,
  ].join("  ");
}

/** One line, whatever was typed. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
