import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { knowDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import { allClashCosts } from "#functions/naming/facts/sound/mandarin/clash.ts";
import { columnsOf } from "#functions/naming/person/generate/space/space.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { pairTableOf } from "#functions/naming/person/score/pair-table.ts";
import { fitColumns } from "#functions/naming/person/store/fit-columns.ts";
import { fitted } from "#functions/naming/person/store/fitted.ts";
import { gradedCharacters } from "#functions/naming/person/store/graded-characters.ts";
import { aloneGrades } from "#functions/naming/person/store/pair-source.ts";
import { readStore } from "#functions/naming/person/store/store.ts";
import type { Tables } from "#functions/naming/prepared/tables.ts";
import { packTables } from "#functions/naming/prepared/tables-file.ts";
import { depthFolder } from "./poems-depth.ts";
import { hashOf, writeWhole } from "./stamp.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".generated/engine");
const stampFile = join(folder, "stamp");
/** What a search needs of the graded names alone, as known-tables.ts is told it. */
export const tablesFile: string = join(folder, "tables.bin");
/** What the tables are made by, besides the poems. */
const recipe = [
  "functions/naming/facts/{calendar,characters,lexicon,poems,sound}/**/*.ts",
  "functions/naming/person/{generate,score,store}/**/*.ts",
  "functions/naming/prepared/*.ts",
];
/** Both begin with a stamp of their own inputs. */
const poems = [join(root, ".generated/poems.ts"), join(depthFolder, "stamp")];
const STAMP_LENGTH = 128;

/** The tables as the engine itself works them out; it must know the sources in depth. */
export function workedOutTables(): Tables {
  const columns = columnsOf(gradedCharacters().map(factsOf));
  return {
    columns,
    cells: pairTableOf(columns.chars, null).cells,
    graded: readStore(columns.chars),
    fits: fitColumns(fitted),
    alone: aloneGrades(columns.chars),
    clash: allClashCosts(),
  };
}

/** Writes `tables.bin` unless it is there for the same engine and poems. Half a second; needs the poems. */
export async function ensureTables(): Promise<void> {
  const stamp = await stampOfInputs();
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return;
  knowDepth(await readFile(join(depthFolder, "grades.bin")));
  await mkdir(folder, { recursive: true });
  writeWhole(tablesFile, packTables(workedOutTables()));
  writeWhole(stampFile, stamp);
}

async function stampOfInputs(): Promise<string> {
  const stamps = await Promise.all(poems.map((path) => readFile(path, "utf8")));
  return hashOf(
    stamps.map((stamp) => stamp.slice(0, STAMP_LENGTH)),
    recipe,
  );
}
