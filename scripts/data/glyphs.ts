import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GLYPHS_FOLDER, outlineFile } from "#app/name/outline-file.ts";
import { characters } from "#functions/naming/characters/find-character.ts";
import { contoursOf } from "./glyphs/contours.ts";
import { type Face, fontPackage, readFace } from "./glyphs/font.ts";
import { pathData } from "./glyphs/path-data.ts";
import { simplify } from "./glyphs/simplify.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const generated = join(root, ".generated");
const target = join(generated, "glyphs.json");
const stampFile = join(generated, "glyphs.stamp");
const recipeFolder = join(root, "scripts/data/glyphs");
/** Units of the box by which a simpler outline may stand off the font's: 1/400 em. */
const TOLERANCE = 0.5;

/** The outlines (字形) by character, and the licence they are under. */
export interface Glyphs {
  licence: string;
  outlines: Readonly<Record<string, string>>;
}

/** Writes `.generated/glyphs.json` unless it is there for the same font and recipe; how many it holds. Some ten seconds. */
export async function ensureGlyphs(): Promise<number | null> {
  const stamp = await stampOf();
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return null;
  const glyphs = cut(await readFace());
  await mkdir(generated, { recursive: true });
  await put(target, JSON.stringify(glyphs));
  await put(stampFile, stamp);
  return Object.keys(glyphs.outlines).length;
}

/** Writes the outlines as the site ships them, and the licence beside them, under `folder`, the root of its assets. */
export async function writeGlyphs(folder: string): Promise<{ files: number; bytes: number }> {
  const { licence, outlines }: Glyphs = JSON.parse(await readFile(target, "utf8"));
  const files = new Map<string, Record<string, string>>();
  for (const [char, data] of Object.entries(outlines)) {
    const file = outlineFile(char);
    files.set(file, { ...files.get(file), [char]: data });
  }
  await rm(join(folder, GLYPHS_FOLDER), { recursive: true, force: true });
  await mkdir(join(folder, GLYPHS_FOLDER), { recursive: true });
  await writeFile(join(folder, GLYPHS_FOLDER, "OFL.txt"), licence);
  let bytes = 0;
  for (const [file, content] of files) {
    const text = JSON.stringify(content);
    bytes += Buffer.byteLength(text);
    await writeFile(join(folder, file), text);
  }
  return { files: files.size, bytes };
}

/** The basic block of Han characters, and what may be registered or is a traditional form of it beyond that. */
const isDrawn = (char: string): boolean => /[\u4e00-\u9fff]/.test(char) || beyond.has(char);
const beyond = new Set(characters().flatMap(({ char, traditional }) => [char, traditional]));

function cut({ pieces, licence }: Face): Glyphs {
  const outlines: Record<string, string> = {};
  for (const piece of pieces) {
    for (const codePoint of piece.characterSet) {
      const char = String.fromCodePoint(codePoint);
      if (!isDrawn(char)) continue;
      const contours = contoursOf(piece.glyphForCodePoint(codePoint).path.commands);
      outlines[char] = pathData(contours.map((contour) => simplify(contour, TOLERANCE)));
    }
  }
  return { licence, outlines };
}

/** Several processes may write the same at once: each file appears whole. */
async function put(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

async function stampOf(): Promise<string> {
  const hash = createHash("sha256").update(fontPackage.integrity).update(String(TOLERANCE));
  const parts = (await readdir(recipeFolder)).sort().map((name) => join(recipeFolder, name));
  const others = ["app/name/outline-file.ts", "functions/naming/characters/table.ts"];
  for (const file of [...others.map((path) => join(root, path)), ...parts]) hash.update(await readFile(file));
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const glyphs = await ensureGlyphs();
  console.log(`glyphs: ${glyphs === null ? "up to date" : `${glyphs} characters`}`);
}
