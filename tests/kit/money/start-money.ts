import type { D1Database } from "@cloudflare/workers-types";
import { lendWorkers, siteOn } from "#tests/kit/runtime/start-workers.ts";
import { watchMoves } from "./ledger.ts";

/** A database with our tables, in which every move of an order is written down. */
export interface Money {
  database: D1Database;
  close(): Promise<void>;
}

export async function startMoney(): Promise<Money> {
  const { database, close } = await siteOn(await lendWorkers(), {});
  const own = await database();
  await watchMoves(own);
  return { database: own, close };
}
