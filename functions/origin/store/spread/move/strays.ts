import { type SQL, sql } from "drizzle-orm";
import { textBatch } from "#functions/origin/store/statements/batch.ts";
import type { Way } from "./copy.ts";
import { onlyWhile } from "./guard.ts";

const COLUMNS = sql.raw("provider, event_id, out_trade_no, via, raw, created_at");

/** Verified words about payments that are none of ours (无主的事件): they hang on no order, and go with their number's bucket. */
export async function copyStrays({ bucket, source, target }: Way): Promise<void> {
  const strays: SQL = sql`out_trade_no > ${bucket} and out_trade_no < ${`${bucket}~`}
    and not exists (select 1 from payments p where p.out_trade_no = payment_events.out_trade_no)`;
  const rows = await source.all<{ row: string }>(
    sql`select json_array(${COLUMNS}) as "row" from payment_events where ${strays}`,
  );
  if (rows.length === 0) return;
  const values = sql.raw([0, 1, 2, 3, 4, 5].map((at) => `json_extract(value, '$[${at}]')`).join(", "));
  const text = `[${rows.map(({ row }) => row).join(",")}]`;
  await textBatch(target, [
    onlyWhile(bucket, "arriving"),
    sql`insert or ignore into payment_events (${COLUMNS}) select ${values} from json_each(${text})`,
  ]);
}
