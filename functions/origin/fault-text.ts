import { DrizzleQueryError } from "drizzle-orm/errors";
import * as v from "valibot";
import { faultLine } from "#functions/contract/watch/log.ts";
import { ConfigurationError } from "./env.ts";

/** Is it a fault of a database, and not of ours? */
export const isOfStore = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || (error instanceof Error && error.message.startsWith("D1_ERROR: "));

/**
 * What the log may say of a bug: its kind and its place. A message may carry a name, a birth or an order
 * number, so only messages that can't are kept.
 */
export function faultText(error: unknown): string {
  return faultLine(error, error instanceof Error ? safeMessage(error) : "");
}

function safeMessage(error: Error): string {
  if (error instanceof ConfigurationError) return error.message;
  // Drizzle's own message quotes the statement with its params; the database's names tables and columns.
  if (error instanceof DrizzleQueryError) return error.cause?.message ?? "query";
  // Of a batch D1's own fault comes bare.
  if (error.message.startsWith("D1_ERROR: ")) return error.message;
  if (v.isValiError(error)) return v.getDotPath(error.issues[0]) ?? "shape";
  return "";
}
