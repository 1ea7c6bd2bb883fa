import * as v from "valibot";
import { say } from "#functions/contract/watch/log.ts";
import { outlineFile } from "./outline-file.ts";
import { NO_OUTLINES, type Outlines, type Shown, textOf } from "./outlines.ts";

/** Most different glyphs of one page; at some 200 bytes each they must fit the first flight with all else. */
export const MOST_GLYPHS = 24;
/** Milliseconds that a page waits for its glyphs: what comes later is there for the next page. */
const PATIENCE_MS = 250;
/** Characters that one isolate remembers, at about half a kilobyte each. */
const MOST_REMEMBERED = 1500;

const OutlineFile = v.record(v.string(), v.string());

/** What one isolate knows of characters: path data, or null where the face has none. */
export type OutlineMemory = Map<string, string | null>;

interface Reading {
  assets: { fetch(request: Request): Promise<Response> };
  memory: OutlineMemory;
  waitUntil: (work: Promise<unknown>) => void;
  /** A glyph of the page could not be had in time. */
  missed: () => void;
  /** Names as the page will write them, one for one. */
  written: (names: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Finds the outlines of a page's names. Each group is names that stand side by side: all of it is drawn as long as the
 * page has room for its glyphs, or none of it is. A name with a character that has no outline stays text.
 */
export type FindOutlines = (...groups: readonly (readonly Shown[])[]) => Promise<Outlines>;

export function findOutlines(reading: Reading): FindOutlines {
  return async (...groups) => {
    const writings = await Promise.all(groups.map((names) => write(names, reading.written)));
    const shown = withinBudget(writings);
    const wanted = new Set(shown.flatMap(({ as }) => as));
    await learn(reading, wanted);
    if ([...wanted].some((char) => !reading.memory.has(char))) reading.missed();
    return drawn(shown, reading.memory);
  };
}

/** A name, and its characters as the page writes them. */
interface Writing {
  name: string;
  as: readonly string[];
}

async function write(names: readonly Shown[], written: Reading["written"]): Promise<Writing[]> {
  const texts = names.map(textOf).filter((text) => text !== "");
  const forms = await written(texts);
  return texts.map((name, at) => ({ name, as: [...(forms[at] ?? name)] }));
}

/** The names of the groups that the page has room for. */
export function withinBudget<W extends Pick<Writing, "as">>(groups: readonly (readonly W[])[]): W[] {
  const glyphs = new Set<string>();
  return groups.flatMap((names) => {
    const all = new Set([...glyphs, ...names.flatMap(({ as }) => as)]);
    if (all.size > MOST_GLYPHS) return [];
    for (const char of all) glyphs.add(char);
    return names;
  });
}

/** The outlines of these characters, as far as the face has them: for a picture, which waits for all of them. */
export async function findPaths(
  reading: Omit<Reading, "written">,
  chars: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { memory } = reading;
  await reads(reading, new Set(chars));
  const known = chars.map((char) => [char, memory.get(char)] as const);
  return new Map(known.flatMap(([char, path]) => (typeof path === "string" ? [[char, path] as const] : [])));
}

function drawn(names: readonly Writing[], memory: OutlineMemory): Outlines {
  const whole = names.filter(({ as }) => as.every((char) => typeof memory.get(char) === "string"));
  if (whole.length === 0) return NO_OUTLINES;
  const paths = new Map<string, string>();
  for (const char of whole.flatMap(({ as }) => as)) paths.set(char, memory.get(char) ?? "");
  return { names: new Map(whole.map(({ name, as }) => [name, as])), paths };
}

/** Reads what is not known of these characters, for as long as a page waits; a fault leaves them unknown. */
async function learn(reading: Omit<Reading, "written">, chars: ReadonlySet<string>): Promise<void> {
  if ([...chars].every((char) => reading.memory.has(char))) return;
  const all = reads(reading, chars).catch(log);
  reading.waitUntil(all);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE_MS);
  });
  await Promise.race([all, patience]).finally(() => clearTimeout(timer));
}

/** Reads what is not known of these characters. */
async function reads(
  { assets, memory }: Omit<Reading, "written">,
  chars: ReadonlySet<string>,
): Promise<void> {
  forget(memory);
  const unknown = [...chars].filter((char) => !memory.has(char));
  const files = [...new Set(unknown.map(outlineFile))].map(async (file) => {
    const outlines = await readOutlines(assets, file);
    for (const char of unknown) if (outlineFile(char) === file) memory.set(char, outlines[char] ?? null);
  });
  await Promise.all(files);
}

/** Logs the name of the fault only: the file would tell which name a visitor reads. */
function log(error: unknown): void {
  say({ at: "glyphs", fault: error instanceof Error ? error.name : "unknown" });
}

async function readOutlines(assets: Reading["assets"], file: string): Promise<Record<string, string>> {
  const answer = await assets.fetch(new Request(new URL(file, "https://assets.invalid")));
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`an asset answered ${answer.status}`);
  return v.parse(OutlineFile, await answer.json());
}

/** Makes room; the oldest go first. */
function forget(memory: OutlineMemory): void {
  for (const char of memory.keys()) {
    if (memory.size <= MOST_REMEMBERED) return;
    memory.delete(char);
  }
}
