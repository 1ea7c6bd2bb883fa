import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { spaceOf } from "#functions/naming/generate/space.ts";
import { strongPairs } from "#functions/naming/generate/strong-pairs.ts";
import { lexicon } from "#functions/naming/lexicon/lexicon.ts";
import { knowDepth } from "#functions/naming/poems/depth/known-grades.ts";
import { singleSourceGrades } from "#functions/naming/poems/single-grades.ts";
import type { Tables } from "#functions/naming/prepared/tables.ts";
import { packTables } from "#functions/naming/prepared/tables-file.ts";
import { factsOf } from "#functions/naming/score/facts.ts";
import { pairTableOf } from "#functions/naming/score/pair-table.ts";
import { allClashCosts } from "#functions/naming/sound/clash.ts";
import { depthFolder } from "./poems-depth.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".generated/engine");
const stampFile = join(folder, "stamp");
/** What a search needs of the lexicon alone, as known-tables.ts is told it. */
export const tablesFile: string = join(folder, "tables.bin");
/** What the tables are made by, besides the poems: folders of the engine. */
const recipe = [
  "calendar",
  "characters",
  "generate",
  "lexicon",
  "poems",
  "poems/depth",
  "prepared",
  "score",
  "score/affinity",
  "sound",
].map((path) => join(root, "functions/naming", path));
/** Both begin with a stamp of their own inputs. */
const poems = [join(root, ".generated/poems.ts"), join(depthFolder, "stamp")];
const STAMP_LENGTH = 128;

/** The tables as the engine itself works them out; it must know the sources in depth. */
export function workedOutTables(): Tables {
  const space = spaceOf(lexicon().map((entry) => factsOf(entry.char)));
  const pairs = pairTableOf(space.chars, null);
  const alone = singleSourceGrades(space.chars);
  return { columns: space, cells: pairs.cells, strong: strongPairs(pairs), alone, clash: allClashCosts() };
}

/** Writes `tables.bin` unless it is there for the same engine and poems. Half a second; needs the poems. */
export async function ensureTables(): Promise<void> {
  const stamp = await stampOfInputs();
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return;
  knowDepth(await readFile(join(depthFolder, "grades.bin")));
  await mkdir(folder, { recursive: true });
  await put(tablesFile, packTables(workedOutTables()));
  await put(stampFile, stamp);
}

async function put(target: string, content: Uint8Array | string): Promise<void> {
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, target);
}

async function stampOfInputs(): Promise<string> {
  const hash = createHash("sha256");
  for (const path of poems) hash.update((await readFile(path, "utf8")).slice(0, STAMP_LENGTH));
  for (const path of recipe) {
    const names = (await readdir(path)).filter((name) => name.endsWith(".ts")).sort();
    for (const name of names) hash.update(name).update(await readFile(join(path, name)));
  }
  return hash.digest("hex");
}
