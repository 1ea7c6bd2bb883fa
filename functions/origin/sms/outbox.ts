import { seal } from "../store/seal.ts";
import { smsOutbox } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import type { Carrier } from "./carrier.ts";

/** The local outbox (本地发件箱): the message is kept, sealed, for `npm run -s desk -- sms` to show. */
export const outboxCarrier = ({ db, env, now }: Visit): Carrier => ({
  name: "outbox",
  async send(mobile, code) {
    const id = crypto.randomUUID();
    const message = await seal({ mobile, code }, id, env.DATA_KEYS);
    await db.insert(smsOutbox).values({ id, message, createdAt: new Date(now).toISOString() });
  },
});
