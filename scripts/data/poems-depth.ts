import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { wordPackage } from "./poems/cut/word-gains.ts";
import { bestSentences } from "./poems/depth/best-sentences.ts";
import { packGrades, pairShards, poemShards, printed, writeShards } from "./poems/depth/write-depth.ts";
import { packPassages } from "./poems/passages/pack-passages.ts";
import { readPassages } from "./poems/passages/read-passages.ts";
import { poetryPackage, scriptPackage } from "./poems/sources.ts";
import { readTexts } from "./poems/texts.ts";
import { hashOf, writeWhole } from "./stamp.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the sources in depth are written: `grades.bin`, `stamp`, and the assets `pairs/` and `poems/`. */
export const depthFolder: string = join(root, ".generated/depth");
/** The reviewed passages, checked against the texts they are from. */
const passagesFile = join(root, ".generated/passages.ts");
/** What they are made by, besides the packages and the lexicon's characters. */
const recipe = [
  "scripts/data/poems-depth.ts",
  "scripts/data/poems/**/*.ts",
  "scripts/data/poems/{canon,passages}/*.txt",
  "functions/naming/facts/poems/**/*.ts",
  "functions/naming/facts/characters/overrides.ts",
];

/** What a run did; sizes in bytes, as stored (shards gzipped). */
export type DepthReport =
  | { built: false }
  | {
      built: true;
      poems: number;
      pairs: readonly number[];
      cited: number;
      grades: number;
      gradesGzipped: number;
      shards: number;
      largest: number;
      total: number;
    };

/** The lexicon's characters in the order of the grades asset: by code point. */
export function depthCharacters(): string[] {
  return lexicon()
    .map(({ char }) => char)
    .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}

/** Writes `.generated/depth/` and the reviewed passages unless it is there for the same packages, recipe and lexicon. Some 10 to 30 seconds. */
export async function ensureDepth(): Promise<DepthReport> {
  const chars = depthCharacters();
  const stamp = stampOf(chars);
  if ((await stampThere()) === stamp && existsSync(passagesFile)) return { built: false };
  const texts = await readTexts();
  const poems = texts.depth;
  const passages = packPassages(readPassages(), texts);
  const { sentences, planes } = bestSentences(poems, chars, texts.gains);
  const won = new Set(planes.flatMap(({ winners }) => [...new Set(winners)]));
  const winners = new Set(sentences.filter((_, at) => won.has(at + 1)).map(({ poem }) => poem));
  const cited = new Map([...[...winners].map(printed), ...passages.pieces].map((piece) => [piece.id, piece]));
  const unfinished = `${depthFolder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const shards = new Map([...pairShards(chars, sentences, planes), ...poemShards(cited.values())]);
  const sizes = await writeShards(unfinished, shards);
  const grades = packGrades(chars, planes);
  await writeFile(join(unfinished, "grades.bin"), grades);
  await writeFile(join(unfinished, ".assetsignore"), "grades.bin\nstamp\n");
  await writeFile(join(unfinished, "stamp"), stamp);
  await mkdir(join(root, ".generated"), { recursive: true });
  writeWhole(passagesFile, `export const passages: string = ${JSON.stringify(passages.text)};\n`);
  await put(unfinished, stamp);
  return {
    built: true,
    poems: poems.length,
    pairs: planes.map(({ winners: one }) => one.filter((winner) => winner > 0).length),
    cited: cited.size,
    grades: grades.length,
    gradesGzipped: gzipSync(grades, { level: 9 }).length,
    shards: sizes.length,
    largest: Math.max(...sizes),
    total: sizes.reduce((sum, size) => sum + size, grades.length),
  };
}

/** Puts the finished folder in its place; another process may just have put the same there. */
async function put(finished: string, stamp: string): Promise<void> {
  await rm(depthFolder, { recursive: true, force: true });
  try {
    await rename(finished, depthFolder);
  } catch (error) {
    await rm(finished, { recursive: true, force: true });
    if ((await stampThere()) !== stamp) throw error;
  }
}

const stampThere = () => readFile(join(depthFolder, "stamp"), "utf8").catch(() => "");

const packages = [poetryPackage, scriptPackage, wordPackage].map(({ integrity }) => integrity);

const stampOf = (chars: readonly string[]): string => hashOf([...packages, ...chars], recipe);

/** One line a person can act on: npm's own report of a failed download runs over many and names folders. */
function plainly(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/npm pack/.test(message))
    return "a package archive could not be fetched: check the network, then run again";
  return message.split("\n")[0] ?? message;
}

function told(report: DepthReport): string {
  if (!report.built) return ".generated/depth is up to date";
  const size = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  const { poems, pairs, cited, grades, gradesGzipped, shards, largest, total } = report;
  return (
    `${poems} poems read, ${cited} cited; pairs: 全唐诗 ${pairs[0]}, 全宋词 ${pairs[1]}; grades ${size(grades)} ` +
    `(${size(gradesGzipped)} gzipped); ${shards} shards, the largest ${size(largest)}; all ${size(total)}`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`poems-depth: ${told(await ensureDepth())}`);
  } catch (error) {
    console.error(`poems-depth: ${plainly(error)}`);
    process.exitCode = 1;
  }
}
