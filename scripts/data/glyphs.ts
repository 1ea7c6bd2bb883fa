import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GLYPHS_FOLDER, outlineFile } from "#app/kit/glyphs/outline-file.ts";
import { contoursOf } from "./glyphs/contours.ts";
import { isDrawn } from "./glyphs/drawn.ts";
import { type Face, fontPackage, readFace } from "./glyphs/font.ts";
import { pathData } from "./glyphs/path-data.ts";
import { simplify } from "./glyphs/simplify.ts";
import { hashOf, writeWhole } from "./stamp.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const generated = join(root, ".generated");
const target = join(generated, "glyphs.json");
const stampFile = join(generated, "glyphs.stamp");
const recipe = [
  "app/kit/glyphs/outline-file.ts",
  "functions/naming/facts/characters/table.ts",
  "scripts/data/glyphs/*.*",
];
/** Units of the box by which a simpler outline may stand off the font's: 1/400 em. */
const TOLERANCE = 0.5;

/** The outlines (字形) by character, and the licence they are under. */
export interface Glyphs {
  licence: string;
  outlines: Readonly<Record<string, string>>;
}

/** Writes `.generated/glyphs.json` unless it is there for the same font and recipe; how many it holds. Some ten seconds. */
export async function ensureGlyphs(): Promise<number | null> {
  const stamp = stampOf();
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return null;
  const glyphs = cut(await readFace());
  await mkdir(generated, { recursive: true });
  writeWhole(target, JSON.stringify(glyphs));
  writeWhole(stampFile, stamp);
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

const stampOf = (): string => hashOf([fontPackage.integrity, String(TOLERANCE)], recipe);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const glyphs = await ensureGlyphs();
  console.log(`glyphs: ${glyphs === null ? "up to date" : `${glyphs} characters`}`);
}
