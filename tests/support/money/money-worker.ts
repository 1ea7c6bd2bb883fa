import type { D1Database } from "@cloudflare/workers-types";
import fc from "fast-check";
import { audit } from "./audit.ts";
import { watchMoves } from "./ledger.ts";
import { runWorld } from "./run-world.ts";
import { worldOf } from "./schedule.ts";

/** What came of many worlds: the first that fails, and what they were made of. */
export interface Played {
  failure: string | null;
  schedules: number;
  payments: number;
  paid: number;
  refunded: number;
  /** Gone back in part. */
  parts: number;
  /** Paid beside another payment of the same order. */
  second: number;
  mismatched: number;
  crashes: number;
}

// Thousands of troubles are meant here, and told in numbers.
console.error = () => {};

/** `POST /?seed=…&worlds=…&orders=…` plays so many worlds of so many orders each; `/watch` prepares the database. */
export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/watch") {
      await watchMoves(DB);
      return new Response(null, { status: 204 });
    }
    const number = (name: string) => Number(searchParams.get(name));
    const orders = number("orders");
    const played: Played = {
      failure: null,
      schedules: 0,
      payments: 0,
      paid: 0,
      refunded: 0,
      parts: 0,
      second: 0,
      mismatched: 0,
      crashes: 0,
    };
    const law = fc.asyncProperty(worldOf(orders), async (world) => {
      const { ledger, providers, crashes } = await runWorld(DB, world);
      const count = (isSo: (row: (typeof ledger.payments)[number]) => boolean) =>
        ledger.payments.filter(isSo).length;
      played.schedules += orders;
      played.payments += ledger.payments.length;
      played.paid += count(({ state }) => state === "paid");
      played.refunded += count(({ refunded_at }) => refunded_at !== null);
      const isPart = ({ amount, out_trade_no }: (typeof ledger.refunds)[number]) =>
        ledger.payments.some(
          (row) => row.out_trade_no === out_trade_no && Number(row.paid_amount) > Number(amount),
        );
      played.parts += ledger.refunds.filter(isPart).length;
      const payers = new Set(ledger.orders.map(({ paid_by }) => paid_by));
      played.second += count(({ state, out_trade_no }) => state === "paid" && !payers.has(out_trade_no));
      played.mismatched += count(({ state }) => state === "mismatch");
      played.crashes += crashes;
      const faults = audit(ledger, providers);
      if (faults.length > 0) throw new Error(faults.join("\n"));
    });
    // A world is too big to make small here: play its seed again with fewer orders.
    const options = { seed: number("seed"), numRuns: number("worlds"), endOnFailure: true };
    const said = await fc.check(law, options);
    if (said.failed) played.failure = fc.defaultReportMessage(said) ?? "failed";
    return Response.json(played);
  },
};
