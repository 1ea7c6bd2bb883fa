import type { D1Database } from "@cloudflare/workers-types";
import { ENGINE_VERSION } from "#functions/naming/version.ts";

/** A row as the database has it. */
export type Row = Record<string, string | number | null>;

/** What an order became; `wrong` counts, of one that was erased, the wrong amounts that somebody still had to decide on. */
interface Move {
  sn: string;
  was: string;
  is: string;
  wrong: number;
}

/** Our side of the books, and every move that an order has made. */
export interface Ledger {
  orders: Row[];
  payments: Row[];
  refunds: Row[];
  outbox: Row[];
  desk: Row[];
  moves: Move[];
  /** What was counted by day, service and channel. */
  figures: Row[];
  /** What providers said: when, and their words as far as they are kept. */
  events: Row[];
}

const TABLES = [
  "refunds",
  "payments",
  "payment_events",
  "outbox",
  "desk_items",
  "orders",
  "moves",
  "day_figures",
];
export const AMOUNT = 2990;

/** Writes down every move of an order's status from now on. */
export async function watchMoves(database: D1Database): Promise<void> {
  await database.batch([
    database.prepare("CREATE TABLE moves (sn TEXT, was TEXT, is_now TEXT, wrong INTEGER)"),
    database.prepare(
      `CREATE TRIGGER moved AFTER UPDATE OF status ON orders WHEN OLD.status <> NEW.status
       BEGIN INSERT INTO moves VALUES (NEW.sn, OLD.status, NEW.status, iif(NEW.status = 'erased', (
         SELECT count(*) FROM payments p WHERE p.sn = NEW.sn AND p.state = 'mismatch' AND p.refunded_at IS NULL), 0)); END`,
    ),
  ]);
}

/** Whose order it is, as a row of the books, with a brief and a result that nobody opens; it may be erased after `until`, unpaid. */
export const newOrder = (database: D1Database, sn: string, at: string, until = at) =>
  database
    .prepare(
      `INSERT INTO orders (sn, product, offer, status, visitor_id, idem, request_hash, amount, currency, brief, result, engine, created_at, seen_at, expires_at)
     VALUES (?1, 'baby', 'baby', 'created', ?1, '', '', ${AMOUNT}, 'CNY', 'sealed', 'sealed', '${ENGINE_VERSION}', ?2, ?2, ?3)`,
    )
    .bind(sn, at, until);

export const emptying = (database: D1Database) =>
  TABLES.map((table) => database.prepare(`DELETE FROM ${table}`));

/** Empties the books and opens so many orders, each kept `until` then while it is unpaid; answers their numbers. */
export async function emptyLedger(
  database: D1Database,
  orders: number,
  now: number,
  until: readonly string[] = [],
): Promise<string[]> {
  const at = new Date(now).toISOString();
  const numbers = Array.from({ length: orders }, (_, nth) => `S${String(nth).padStart(25, "0")}`);
  await database.batch([
    ...emptying(database),
    ...numbers.map((sn, nth) => newOrder(database, sn, at, until[nth])),
  ]);
  return numbers;
}

export async function readLedger(database: D1Database): Promise<Ledger> {
  const all = async (sql: string) => (await database.prepare(sql).all<Row>()).results;
  const [orders, payments, refunds, outbox, desk, moves, figures, events] = await Promise.all([
    all("SELECT sn, status, paid_by, product, brief, result, created_at, expires_at FROM orders"),
    all("SELECT * FROM payments"),
    all("SELECT * FROM refunds"),
    all("SELECT * FROM outbox"),
    all("SELECT kind, ref FROM desk_items"),
    all("SELECT * FROM moves ORDER BY rowid"),
    all("SELECT * FROM day_figures"),
    all("SELECT event_id, raw, created_at FROM payment_events"),
  ]);
  return {
    orders,
    payments,
    refunds,
    outbox,
    desk,
    figures,
    events,
    moves: moves.map(({ sn, was, is_now, wrong }) => ({
      ...{ sn: String(sn), was: String(was), is: String(is_now), wrong: Number(wrong) },
    })),
  };
}
