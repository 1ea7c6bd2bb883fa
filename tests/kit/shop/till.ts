import type { Channel, PaidResult, Payment } from "#functions/contract/orders/payments.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import type { BookedPayment, Shop } from "#tests/kit/money/sandbox.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** What the database holds of a payment, its order and its promises. */
export interface LedgerRow {
  out_trade_no: string;
  channel: string;
  state: string;
  amount: number;
  paid_amount: number | null;
  transaction_id: string | null;
  refunded_at: string | null;
  paid_by: string | null;
  status: string;
}

/** A customer of the shop, past the pages: the calls that make, pay and ask, and the books of both sides. */
export function tillOf({ site, sandbox }: Shop, caller = callerOf(site)) {
  const { get, post } = caller;
  const databases = () => site.databases();
  const till = {
    /** A new order to be paid (a name's score, the cheapest to make); its number. */
    async order(): Promise<string> {
      const { data } = await post("/api/business/score", scoreForm());
      return String(Object(data).sn);
    },

    /** Starts or repeats a payment; what the origin answered. */
    async open(sn: string, channel: Channel, idem: string = crypto.randomUUID()) {
      const said = await post("/api/business/payAgain", { sn, channel, clientIp: "203.0.113.7", idem });
      const payment: Payment | null = said.status === 200 ? Object(said.data) : null;
      return { status: said.status, code: said.code, payment };
    },

    /** Opens a cashier, as a phone's own browser does. */
    async enter({ action }: Payment): Promise<number> {
      if (action.kind !== "redirect") return 0;
      const headers = { "user-agent": phones.iPhone, referer: `${site.url.origin}/` };
      return (await fetch(action.url, { headers })).status;
    },

    /** Pays an order at the provider, its price or another sum (fen); the number of the payment. */
    async pay(sn: string, amount?: number): Promise<string> {
      const { payment } = await till.open(sn, "wechat-h5");
      if (payment === null) throw new Error(`no payment of ${sn}`);
      await till.enter(payment);
      await sandbox.pay(payment.outTradeNo, amount === undefined ? {} : { amount, force: true });
      return payment.outTradeNo;
    },

    /** What an open page hears. */
    async ask(sn: string): Promise<PaidResult> {
      const { data } = await get("/api/business/getPaidRes", { sn });
      const result: PaidResult = Object(data);
      return result;
    },

    /** The polling plan and the outbox are due now, and the cron comes by. */
    async cronDue(): Promise<void> {
      const now = new Date().toISOString();
      for (const d1 of await databases())
        await d1.batch([
          d1.prepare("UPDATE payments SET next_ask_at = ? WHERE next_ask_at IS NOT NULL").bind(now),
          d1.prepare("UPDATE outbox SET next_at = ? WHERE state = 'todo'").bind(now),
        ]);
      await site.origin.cron();
    },

    /** Payments still open whose time has come, and promises still to be kept. */
    async undone(): Promise<number> {
      let undone = 0;
      for (const d1 of await databases()) {
        const row = await d1
          .prepare(
            "SELECT (SELECT count(*) FROM outbox WHERE state = 'todo') + (SELECT count(*) FROM payments WHERE state = 'open' AND expires_at < ?) AS n",
          )
          .bind(new Date().toISOString())
          .first<{ n: number }>();
        undone += row?.n ?? 0;
      }
      return undone;
    },

    /** Two hours pass: every payment of the order is at its end. */
    async expire(sn: string): Promise<void> {
      for (const d1 of await databases())
        await d1
          .prepare("UPDATE payments SET expires_at = ? WHERE sn = ? AND state = 'open'")
          .bind(new Date(Date.now() - 1000).toISOString(), sn)
          .run();
    },

    /** Somebody is not content with an order: the item that the desk finds, open. */
    async complain(sn: string) {
      const item = { kind: "complaint", ref: `words${sn}` };
      // Where the order is, and nowhere else.
      for (const d1 of await databases())
        await d1
          .prepare(
            "INSERT INTO desk_items (kind, ref, sn, note, state, created_at) SELECT ?, ?, sn, '', 'open', ? FROM orders WHERE sn = ? ON CONFLICT DO UPDATE SET state = 'open'",
          )
          .bind(item.kind, item.ref, new Date().toISOString(), sn)
          .run();
      return item;
    },

    async ledger(sn: string): Promise<LedgerRow[]> {
      const rows: LedgerRow[] = [];
      for (const d1 of await databases()) {
        const { results } = await d1
          .prepare(
            "SELECT p.*, o.paid_by, o.status FROM payments p JOIN orders o ON o.sn = p.sn WHERE p.sn = ?",
          )
          .bind(sn)
          .all<LedgerRow>();
        rows.push(...results);
      }
      return rows;
    },

    /** How many rows of a table there are, and of the desk's items of one payment. */
    async count(table: "reports" | "desk_items" | "payment_events", column: string, value: string) {
      let all = 0;
      for (const d1 of await databases()) {
        const row = await d1
          .prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`)
          .bind(value)
          .first<{ n: number }>();
        all += row?.n ?? 0;
      }
      return all;
    },

    async booked(outTradeNo: string): Promise<BookedPayment | undefined> {
      return (await sandbox.book()).find((one) => one.outTradeNo === outTradeNo);
    },
  };
  return till;
}
