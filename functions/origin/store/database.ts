import type { D1Database } from "@cloudflare/workers-types";
import { drizzle } from "drizzle-orm/d1";

export type Database = ReturnType<typeof openDatabase>;

/** Drizzle over the D1 binding. */
export const openDatabase = (binding: D1Database) => drizzle(binding);
