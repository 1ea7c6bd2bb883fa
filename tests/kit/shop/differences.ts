import type { BookedPayment } from "#tests/kit/money/sandbox.ts";
import type { LedgerRow } from "./till.ts";
import type { Walk } from "./world.ts";

/** Where our ledger and the provider's book differ about an order; empty where all is well. */
export function differences(
  { sn, parts }: Pick<Walk, "sn" | "parts">,
  rows: readonly LedgerRow[],
  book: ReadonlyMap<string, BookedPayment>,
): string[] {
  const said: string[] = [];
  const claim = (holds: boolean, words: string) => void (holds || said.push(`${sn} ${words}`));
  const sentBack = parts.reduce((sum, { amount }) => sum + amount, 0);
  let isOver = parts.some(({ ends }) => ends);
  let kept = 0;
  for (const row of rows) {
    const { out_trade_no: no, amount, state, paid_by: payer } = row;
    const charged = book.get(no)?.charged ?? 0;
    const right = charged === 0 ? "closed" : charged === amount ? "paid" : "mismatch";
    claim(state === right, `${no} is ${state}, its provider says ${right}`);
    if (right === "closed") continue;
    const back = book.get(no)?.refunded ?? 0;
    claim(row.paid_amount === charged, `${no} is booked as ${row.paid_amount}, paid ${charged}`);
    claim(row.transaction_id === book.get(no)?.transactionId, `${no} has another transaction`);
    claim((row.refunded_at !== null) === (back === charged), `${no} has not gone back in both books`);
    const owed = no === payer ? sentBack : right === "paid" ? charged : 0;
    claim(back === owed, `${back} of ${no} went back, not ${owed}`);
    if (no === payer) isOver ||= back === charged;
    if (right === "paid") kept += charged - back;
  }
  const isPaid = rows.some(({ state }) => state === "paid");
  const [first] = rows;
  claim(kept === (isPaid ? (first?.amount ?? 0) - sentBack : 0), `keeps ${kept} fen`);
  const right = isPaid && (isOver ? "refunded" : "delivered");
  claim(
    isPaid ? first?.status === right : first?.status !== "delivered",
    `is ${first?.status}, not ${right}`,
  );
  return said;
}
