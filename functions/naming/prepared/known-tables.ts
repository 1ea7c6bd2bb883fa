import type { Tables } from "./tables.ts";
import { openTables } from "./tables-file.ts";

let known: Uint8Array | undefined;
let opened: Tables | undefined;

/**
 * Tells the engine the tables that the build has prepared (`tables.bin`): the caller knows where they lie, in a bundle or
 * a file. Once, at start-up; an engine that was told nothing works out the same, in some 50 ms of its first name.
 */
export function knowTables(bytes: Uint8Array): void {
  known = bytes;
}

/** What `knowTables` was told, opened at the first call. */
export function knownTables(): Tables | undefined {
  if (known !== undefined) opened ??= openTables(known);
  return opened;
}
