import type { D1Database } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { keepers } from "#functions/origin/entry/keepers.ts";
import { originEnv } from "#functions/origin/env.ts";
import { type Keepers, runOutbox } from "#functions/origin/money/outbox/run.ts";
import { payOrder } from "#functions/origin/money/pay/pay-order.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { readPaidResult } from "#functions/origin/orders/paid-result.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import { FakeProvider } from "./fake-provider.ts";
import { emptyLedger, readLedger } from "./ledger.ts";

const START = Date.parse("2026-11-21T08:00:00.000Z");

/** Orders on an empty ledger, two providers with empty books, and a clock: what a test of the till plays with. */
export async function openTill(database: D1Database, orders = 1, bindings: object = {}) {
  const numbers = await emptyLedger(database, orders, START);
  const wechat = new FakeProvider("wechat", ["wechat-h5", "wechat-native", "wechat-jsapi"]);
  const alipay = new FakeProvider("alipay", ["alipay-wap"]);
  const providers = new Map([wechat, alipay].map((provider) => [provider.name, provider]));
  const env = originEnv({
    STAGE: "test",
    DB: database,
    DATA_KEYS: `k1:${"A".repeat(43)}=`,
    PUBLIC_URL: "https://luopan.example/",
    ...bindings,
  });
  let now = START;
  const promised: (() => Promise<unknown>)[] = [];
  const till = (): Till => ({ db: openDatabase(database), env, now, providers });
  const visitOf = (visitor: string) => ({
    ...till(),
    visitorId: visitor.repeat(32),
    address: null,
    keep: (about: readonly string[]) =>
      void promised.push(() => runOutbox(till(), { by: delivering, about })),
  });
  const [sn = ""] = numbers;
  return {
    sn,
    numbers,
    wechat,
    alipay,
    till,
    /** Work that was put off until after an answer. */
    promised,
    pass: (minutes: number) => {
      now += minutes * 60_000;
    },
    open: (
      over: { sn?: string; channel?: Channel; idem?: string; visitor?: string; clientIp?: string } = {},
    ) => {
      const {
        channel = "wechat-native",
        idem = "key-of-one-form-0",
        visitor = "a",
        clientIp = "10.0.0.1",
      } = over;
      return payOrder({ sn: over.sn ?? sn, channel, idem, clientIp }, visitOf(visitor), till());
    },
    look: (number = sn, visitor = "b") => readPaidResult(number, visitOf(visitor), till()),
    ledger: () => readLedger(database),
  };
}

/** Delivery by its one move: the report itself is made elsewhere. */
export const delivering: Keepers = {
  refund: keepers.refund,
  sms: keepers.sms,
  tell: keepers.tell,
  follow: keepers.follow,
  sweep: keepers.sweep,
  deliver: {
    async keep(sn, { db }) {
      await db.run(sql`UPDATE orders SET status = 'delivered' WHERE sn = ${sn} AND status = 'paid'`);
      return true;
    },
  },
};
