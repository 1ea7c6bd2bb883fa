import type { D1Database } from "@cloudflare/workers-types";
import fc from "fast-check";
import { audit } from "./audit.ts";
import type { Ledger } from "./ledger.ts";
import { type Outcome, runWorld } from "./run-world.ts";
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
  /** Of them those after the first nine words to the database. */
  late: number;
  /** Orders that their time took. */
  erased: number;
}

/** Plays so many worlds of so many orders each on a database whose moves are watched, until one breaks the law. */
export async function playWorlds(database: D1Database, { seed, worlds, orders }: Many): Promise<Played> {
  return playAll({ seed, worlds, orders }, worldOf(orders), (world) => runWorld(database, world));
}

/** So many worlds of so many orders, by a seed. */
export interface Many {
  seed: number;
  worlds: number;
  orders: number;
}

/** Plays worlds of any kind, until one breaks the law. */
export async function playAll<W>(
  { seed, worlds, orders }: Many,
  of: fc.Arbitrary<W>,
  run: (world: W) => Promise<Outcome>,
): Promise<Played> {
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
    late: 0,
    erased: 0,
  };
  const law = fc.asyncProperty(of, async (world) => {
    const { ledger, providers, crashes, late, ended } = await run(world);
    played.schedules += orders;
    played.crashes += crashes;
    played.late += late;
    count(ledger, played);
    const faults = audit(ledger, providers, ended);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
  // A world is too big to make small here: play its seed again with fewer orders.
  const said = await fc.check(law, { seed, numRuns: worlds, endOnFailure: true });
  if (said.failed) played.failure = `${said.errorInstance}\n${fc.defaultReportMessage(said) ?? ""}`;
  return played;
}

function count({ orders, payments, refunds }: Ledger, played: Played): void {
  const payers = new Set(orders.map(({ paid_by }) => paid_by));
  const isPart = ({ amount, out_trade_no }: (typeof refunds)[number]) =>
    payments.some((row) => row.out_trade_no === out_trade_no && Number(row.paid_amount) > Number(amount));
  const paid = payments.filter(({ state }) => state === "paid");
  played.erased += orders.filter(({ status }) => status === "erased").length;
  played.payments += payments.length;
  played.paid += paid.length;
  played.refunded += payments.filter(({ refunded_at }) => refunded_at !== null).length;
  played.parts += refunds.filter(isPart).length;
  played.second += paid.filter(({ out_trade_no }) => !payers.has(out_trade_no)).length;
  played.mismatched += payments.filter(({ state }) => state === "mismatch").length;
}
