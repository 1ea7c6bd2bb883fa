import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeWhole } from "./stamp.ts";

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
  writeWhole(target, module);
}

/** One article (起名知识) as its file says it; a block of the body is a paragraph, a heading, a list, a table or a quotation. */
export interface GuideFile {
  slug: string;
  title: string;
  group: string;
  summary: string;
  /** yyyy-mm-dd, when it was last checked. */
  date: string;
  sources: string[];
  body: string[];
}

const FRONT = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const LINE = /^(slug|title|group|summary|date): (.+)$/;

/** Reads a file of functions/origin/content/guides. Throws an Error that names the file and what is missing in it. */
export function readGuide(text: string, file: string): GuideFile {
  const [, front, body] = FRONT.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${file}: no front matter between two ---`);
  const said = new Map<string, string>();
  const sources: string[] = [];
  for (const line of front.split("\n")) {
    const [, name, value] = LINE.exec(line) ?? [];
    if (name !== undefined && value !== undefined) said.set(name, value.trim());
    else if (line.startsWith("- ")) sources.push(line.slice(2).trim());
    else if (line.trim() !== "sources:") throw new Error(`${file}: cannot read “${line}”`);
  }
  const word = (name: string): string => {
    const value = said.get(name);
    if (value === undefined) throw new Error(`${file}: no ${name}`);
    return value;
  };
  const [slug, date] = [word("slug"), word("date")];
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`${file}: a slug is of a–z, 0–9 and -`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`${file}: a date is yyyy-mm-dd`);
  if (sources.length === 0) throw new Error(`${file}: no sources`);
  const [title, group, summary] = [word("title"), word("group"), word("summary")];
  return { slug, title, group, summary, date, sources, body: blocksOf(body) };
}

/** What blank lines part. */
const blocksOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
