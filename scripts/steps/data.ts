import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { knowDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import { knowTables } from "#functions/naming/prepared/known-tables.ts";
import { ensureGuides } from "../data/guides.ts";
import { ensurePoems } from "../data/poems.ts";
import { depthFolder, ensureDepth } from "../data/poems-depth.ts";
import { ensureEars } from "../data/sound/ears.ts";
import { ensureOpenApi } from "../openapi/write-openapi.ts";

/**
 * Makes what is derived and not committed: the classics, the sources in depth, the engine's tables, the articles, the
 * contract as OpenAPI. Quick
 * where it is there.
 */
export async function ensureData(): Promise<void> {
  await ensurePoems();
  await ensureEars();
  await ensureDepth();
  // The tables are worked out by the engine, which imports the classics.
  const { ensureTables } = await import("../data/tables.ts");
  await ensureTables();
  await ensureGuides();
  // Into the folder of the depth, which is put in its place as a whole.
  await ensureOpenApi();
}

/** The same, for a process that names or scores by itself: the engine is told all that the origin tells it. */
export async function ensureEngineData(): Promise<void> {
  await ensureData();
  await tellEngine();
}

/** Tells the engine what the origin tells it, from the files that are there. */
export async function tellEngine(): Promise<void> {
  const { tablesFile } = await import("../data/tables.ts");
  knowDepth(await readFile(join(depthFolder, "grades.bin")));
  knowTables(await readFile(tablesFile));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureData();
