import { bucketIn, newNumber } from "#functions/contract/values/numbers.ts";
import type { OriginSite } from "#tests/kit/runtime/start-workers.ts";

/** Marks an order as paid in the database, as a settled payment leaves it: delivery is still to come. */
export async function payInDatabase(
  site: Pick<OriginSite, "database">,
  sn: string,
  amount = 2990,
): Promise<string> {
  const database = await site.database();
  const outTradeNo = newNumber(bucketIn(sn), "payment");
  const at = new Date().toISOString();
  const payment = {
    out_trade_no: outTradeNo,
    sn,
    visitor_id: "",
    channel: "wechat-h5",
    amount,
    currency: "CNY",
    state: "paid",
    idem: outTradeNo,
    request_hash: "",
    request: "",
    created_at: at,
    expires_at: at,
    paid_at: at,
  };
  const names = Object.keys(payment);
  await database.batch([
    database
      .prepare(`INSERT INTO payments (${names.join()}) VALUES (${names.map(() => "?").join()})`)
      .bind(...Object.values(payment)),
    database
      .prepare("UPDATE orders SET status = 'paid', paid_at = ?, paid_by = ? WHERE sn = ?")
      .bind(at, outTradeNo, sn),
  ]);
  return outTradeNo;
}

/** Leaves the promise to deliver an order, as its settlement does. */
export async function promiseDelivery(site: Pick<OriginSite, "database">, sn: string): Promise<void> {
  const database = await site.database();
  const at = new Date().toISOString();
  await database
    .prepare("INSERT INTO outbox (kind, ref, state, next_at, created_at) VALUES ('deliver', ?, 'todo', ?, ?)")
    .bind(sn, at, at)
    .run();
}

/** Sets the status of an order, whatever it was. */
export async function setStatus(
  site: Pick<OriginSite, "database">,
  sn: string,
  status: string,
): Promise<void> {
  const database = await site.database();
  await database.prepare("UPDATE orders SET status = ? WHERE sn = ?").bind(status, sn).run();
}

const COPIED = ["orders", "payments", "reports", "likes", "score_changes"] as const;

/** Puts all orders of one site into the database of another. */
export async function copyOrders(from: OriginSite, to: OriginSite): Promise<void> {
  const [source, target] = [await from.database(), await to.database()];
  for (const table of COPIED) {
    const { results } = await source.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>();
    for (const row of results) {
      const names = Object.keys(row);
      const places = names.map(() => "?").join();
      await target
        .prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${places})`)
        .bind(...Object.values(row))
        .run();
    }
  }
}
