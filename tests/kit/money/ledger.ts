import type { D1Database } from "@cloudflare/workers-types";

/** A row as the database has it. */
export type Row = Record<string, string | number | null>;

/** Our side of the books, and every move that an order has made. */
export interface Ledger {
  orders: Row[];
  payments: Row[];
  refunds: Row[];
  outbox: Row[];
  desk: Row[];
  moves: { sn: string; was: string; is: string }[];
  /** What was counted by day, service and channel. */
  figures: Row[];
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
    database.prepare("CREATE TABLE moves (sn TEXT, was TEXT, is_now TEXT)"),
    database.prepare(
      `CREATE TRIGGER moved AFTER UPDATE OF status ON orders WHEN OLD.status <> NEW.status
       BEGIN INSERT INTO moves VALUES (NEW.sn, OLD.status, NEW.status); END`,
    ),
  ]);
}

/** Whose order it is, as a row of the books. */
export const newOrder = (database: D1Database, sn: string, at: string) =>
  database
    .prepare(
      `INSERT INTO orders (sn, product, offer, status, visitor_id, idem, request_hash, amount, currency, engine, created_at, expires_at)
     VALUES (?1, 'baby', 'baby', 'created', ?1, '', '', ${AMOUNT}, 'CNY', '', ?2, ?2)`,
    )
    .bind(sn, at);

export const emptying = (database: D1Database) =>
  TABLES.map((table) => database.prepare(`DELETE FROM ${table}`));

/** Empties the books and opens so many orders; answers their numbers. */
export async function emptyLedger(database: D1Database, orders: number, now: number): Promise<string[]> {
  const at = new Date(now).toISOString();
  const numbers = Array.from({ length: orders }, (_, nth) => `S${String(nth).padStart(25, "0")}`);
  await database.batch([...emptying(database), ...numbers.map((sn) => newOrder(database, sn, at))]);
  return numbers;
}

export async function readLedger(database: D1Database): Promise<Ledger> {
  const all = async (sql: string) => (await database.prepare(sql).all<Row>()).results;
  const [orders, payments, refunds, outbox, desk, moves, figures] = await Promise.all([
    all("SELECT sn, status, paid_by, product, created_at FROM orders"),
    all("SELECT * FROM payments"),
    all("SELECT * FROM refunds"),
    all("SELECT * FROM outbox"),
    all("SELECT kind, ref FROM desk_items"),
    all("SELECT * FROM moves ORDER BY rowid"),
    all("SELECT * FROM day_figures"),
  ]);
  return {
    orders,
    payments,
    refunds,
    outbox,
    desk,
    figures,
    moves: moves.map(({ sn, was, is_now }) => ({ sn: String(sn), was: String(was), is: String(is_now) })),
  };
}
