import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Plugin } from "esbuild";
import { openText, packText } from "#functions/naming/prepared/texts-file.ts";

/** Modules that are data in Chinese and nothing else: texts, or rows and records with texts in them. */
const MODULES = [
  ".generated/{ears,guides,passages,poems}.ts",
  "functions/naming/business/data/**/*-{nature,work,words}.ts",
  "functions/naming/business/data/signs/*.ts",
  "functions/naming/business/trade/trades-*.ts",
  "functions/naming/facts/lexicon/{common-a,common-b,literary,plain-words}.ts",
  "functions/naming/facts/sound/cantonese/cantonese-table.ts",
  "functions/naming/person/score/affinity/{avoid-pairs,surname-words}.ts",
  "functions/naming/person/store/stories/stories-?.ts",
];
/** Texts that the origin is told as tables (tables.bin): it reads none of them, and says so where it would. */
const TOLD = ["functions/naming/person/store/{fitted,singles,pairs/pairs}.ts"];
/** Shorter texts stay where they are. */
const LEAST = 500;
const TEXTS = "packed-texts";
export const TEXTS_FILE = "texts.bin";
/** A window over all of it: what poems repeat of each other stands far apart. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } as const;

/**
 * Takes the long texts out of the modules of data and into one file (texts-file.ts, by brotli), where they pack better than as
 * UTF-8 and no engine of JavaScript has to scan them. `texts` is that file: the one in `folder` where it says the same.
 */
export async function packTexts(
  folder: string,
): Promise<{ readonly plugin: Plugin; readonly texts: Uint8Array }> {
  let pool = "";
  const sources = new Map<string, string>();
  for (const path of filesOf(TOLD)) {
    const names = Object.keys(await import(pathToFileURL(path).href));
    sources.set(path, names.map((name) => `export const ${name}=${UNTOLD};`).join("\n"));
  }
  for (const path of filesOf(MODULES)) {
    const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
    const lines = Object.entries(exported).map(([name, value]) => {
      const written = write(value, (text) => {
        pool += text;
        return `text(${pool.length - text.length},${text.length})`;
      });
      return `export const ${name}=${written};`;
    });
    sources.set(path, [`import{text}from"${TEXTS}";`, ...lines].join("\n"));
  }
  const texts =
    packedBefore(join(folder, TEXTS_FILE), pool) ?? brotliCompressSync(packText(pool), { params: BROTLI });
  if (opened(texts) !== pool)
    throw new Error("a text of the engine's data has half a character, which no file can hold");
  return { plugin: { name: TEXTS, setup: (build) => setUp(build, sources) }, texts };
}

const opened = (texts: Uint8Array): string => openText(brotliDecompressSync(texts));

/** To pack takes seconds, and hardly ever is anything new. */
function packedBefore(file: string, pool: string): Uint8Array | undefined {
  try {
    const texts = readFileSync(file);
    return opened(texts) === pool ? texts : undefined;
  } catch {
    return undefined;
  }
}

const UNTOLD = `new Proxy({},{get(){throw new Error("the engine was not told its tables")}})`;

const filesOf = (patterns: readonly string[]): readonly string[] =>
  globSync(patterns)
    .sort()
    .map((each) => resolve(each));

function setUp(build: Parameters<Plugin["setup"]>[0], sources: ReadonlyMap<string, string>): void {
  build.onResolve({ filter: new RegExp(`^${TEXTS}$`) }, () => ({ path: TEXTS, namespace: TEXTS }));
  build.onResolve({ filter: new RegExp(`/${TEXTS_FILE}$`) }, ({ path }) => ({ path, external: true }));
  build.onLoad({ filter: /./, namespace: TEXTS }, () => ({
    contents: `import { brotliDecompressSync } from "node:zlib";
import bytes from "./${TEXTS_FILE}";
import { openText } from "./functions/naming/prepared/texts-file.ts";
const all = openText(brotliDecompressSync(new Uint8Array(bytes)));
export const text = (start, length) => all.slice(start, start + length);`,
    resolveDir: resolve("."),
  }));
  build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
    const contents = sources.get(path);
    return contents === undefined ? undefined : { contents, loader: "js" };
  });
}

/** A value as JavaScript, its long texts by where `keep` has put them; throws where it is no data. */
function write(value: unknown, keep: (text: string) => string): string {
  if (typeof value === "string" && value.length >= LEAST) return keep(value);
  if (Array.isArray(value)) return `[${value.map((each) => write(each, keep)).join(",")}]`;
  if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return `{${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}:${write(each, keep)}`)
      .join(",")}}`;
  const written = JSON.stringify(value);
  if (written === undefined || (typeof value === "object" && value !== null))
    throw new TypeError(`no data: ${String(value)}`);
  return written;
}
