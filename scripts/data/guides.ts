import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GuideFile, readGuide } from "./guides/read-guide.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "functions/origin/content/guides");
const target = join(root, ".generated/guides.ts");

const TYPE =
  "readonly { slug: string; title: string; group: string; summary: string; date: string; sources: string[]; body: string[] }[]";

/** The articles in the order of their file names. */
export async function readGuides(): Promise<GuideFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  return Promise.all(files.map(async (file) => readGuide(await readFile(join(folder, file), "utf8"), file)));
}

/** Writes `.generated/guides.ts` (`export const guides`, for the origin to bundle) where the articles have changed. */
export async function ensureGuides(): Promise<void> {
  const module = `export const guides: ${TYPE} = ${JSON.stringify(await readGuides())};\n`;
  if ((await readFile(target, "utf8").catch(() => "")) === module) return;
  await mkdir(join(root, ".generated"), { recursive: true });
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, module);
  await rename(unfinished, target);
}
