import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { knowDepth } from "#functions/naming/poems/depth/known-grades.ts";
import { ensureGuides } from "../data/guides.ts";
import { ensurePoems } from "../data/poems.ts";
import { depthFolder, ensureDepth } from "../data/poems-depth.ts";

/** Makes what is derived and not committed: the classics, the sources in depth, the articles. Quick where it is there. */
export async function ensureData(): Promise<void> {
  await ensurePoems();
  await ensureDepth();
  await ensureGuides();
}

/** The same, for a process that names or scores by itself: the engine is told the grades in depth, as the origin tells it. */
export async function ensureEngineData(): Promise<void> {
  await ensureData();
  knowDepth(await readFile(join(depthFolder, "grades.bin")));
}
