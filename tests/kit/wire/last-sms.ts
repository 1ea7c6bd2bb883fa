import * as v from "valibot";
import { open } from "#functions/origin/store/seal.ts";
import { DATA_KEYS, type Site } from "#tests/kit/runtime/start-workers.ts";

const keys = [{ id: "k1", secret: DATA_KEYS.slice(3) }];
const Message = v.object({ mobile: v.string(), code: v.string() });

/** The newest message of the local outbox, once the origin has sent what was asked for; null where it sent none. */
export async function lastSms(site: Site): Promise<{ mobile: string; code: string } | null> {
  const database = await site.database();
  const waiting = "SELECT count(*) AS n FROM outbox WHERE kind = 'sms' AND state = 'todo'";
  for (let time = 0; time < 100; time++) {
    if ((await database.prepare(waiting).first<{ n: number }>())?.n === 0) break;
    await new Promise((done) => setTimeout(done, 10));
  }
  const row = await database
    .prepare("SELECT id, message FROM sms_outbox ORDER BY rowid DESC LIMIT 1")
    .first<{ id: string; message: string }>();
  return row === null ? null : v.parse(Message, await open(row.message, row.id, keys));
}
