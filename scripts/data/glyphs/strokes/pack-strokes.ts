import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { STROKES_FOLDER, type Stroke, strokeFile } from "#app/kit/glyphs/strokes/stroke-file.ts";
import { characters } from "#functions/naming/facts/characters/find-character.ts";
import { readArchive } from "../../packages/npm-archive.ts";
import { hashOf, writeWhole } from "../../stamp.ts";
import { type SourceCharacter, strokesOf } from "./stroke-paths.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const generated = join(root, ".generated");
const target = join(generated, "strokes.json");
const stampFile = join(generated, "strokes.stamp");
const recipe = [
  "app/kit/glyphs/strokes/stroke-file.ts",
  "functions/naming/facts/characters/table.ts",
  "scripts/data/glyphs/strokes/*",
];

/** Strokes of Make Me a Hanzi, as Hanzi Writer hands them on: 9,574 characters after Arphic's Kai (Arphic Public License). */
const strokePackage = {
  name: "hanzi-writer-data",
  version: "2.0.1",
  integrity:
    "sha512-nbQwM+MaryGoq7pBMIZLCd3lFq03nXuJuwku1+6UbjL58uU+9OULVcMkoNvNuJSoIV7f1bbPRfD4D/LQa5S7qg==",
} as const;

/** Stands in every file, for the licence asks for it (2a). */
const NOTICE =
  "Strokes of hanzi-writer-data 2.0.1, changed in November 2026: scaled to a box of 512, whole units, some characters only. Arphic Public License, see ARPHICPL.TXT beside this file.";

/** The strokes (笔画) by character, and the licence they are under. */
export interface Strokes {
  licence: string;
  strokes: Readonly<Record<string, readonly Stroke[]>>;
}

/** Writes `.generated/strokes.json` unless it is there for the same source and recipe; how many it holds. */
export async function ensureStrokes(): Promise<number | null> {
  const stamp = hashOf([strokePackage.integrity], recipe);
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return null;
  const strokes = await pack();
  await mkdir(generated, { recursive: true });
  writeWhole(target, JSON.stringify(strokes));
  writeWhole(stampFile, stamp);
  return Object.keys(strokes.strokes).length;
}

/** Takes what a name can be written with: the registrable characters and their traditional forms. */
async function pack(): Promise<Strokes> {
  const wanted = [...new Set(characters().flatMap(({ char, traditional }) => [char, traditional]))];
  const paths = new Set(wanted.map((char) => `${char}.json`)).add(LICENCE_FILE);
  const { name, version, integrity } = strokePackage;
  const files = await readArchive(name, version, integrity, (path) => paths.has(path));
  const strokes: Record<string, readonly Stroke[]> = {};
  for (const char of wanted) {
    const file = files.get(`${char}.json`);
    if (file === undefined) continue;
    const source: SourceCharacter = JSON.parse(file.toString("utf8"));
    strokes[char] = strokesOf(source);
  }
  const licence = files.get(LICENCE_FILE);
  if (licence === undefined) throw new Error(`${name}@${version} has no file ${LICENCE_FILE}`);
  return { licence: licence.toString("utf8"), strokes };
}

const LICENCE_FILE = "ARPHICPL.TXT";

/** Writes the strokes as the site ships them, the licence beside them, under `folder`, the root of its assets. */
export async function writeStrokes(folder: string): Promise<void> {
  const { licence, strokes }: Strokes = JSON.parse(await readFile(target, "utf8"));
  const files = new Map<string, Record<string, readonly Stroke[]>>();
  for (const [char, all] of Object.entries(strokes)) {
    const file = strokeFile(char);
    files.set(file, { ...files.get(file), [char]: all });
  }
  await rm(join(folder, STROKES_FOLDER), { recursive: true, force: true });
  await mkdir(join(folder, STROKES_FOLDER), { recursive: true });
  await writeFile(join(folder, STROKES_FOLDER, LICENCE_FILE), licence);
  for (const [file, content] of files)
    await writeFile(join(folder, file), JSON.stringify({ notice: NOTICE, strokes: content }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await ensureStrokes();
  console.log(`strokes: ${made === null ? "up to date" : `${made} characters`}`);
}
