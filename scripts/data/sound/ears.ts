import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { KINDS, type Kind, MOST_SYLLABLES } from "#functions/naming/facts/sound/ears/word-block.ts";
import { writeWhole } from "../stamp.ts";
import { Readings } from "./ears/pronounce.ts";
import { readWords, type Word } from "./ears/read-words.ts";

const here = fileURLToPath(new URL("./ears/", import.meta.url));
const target = fileURLToPath(new URL("../../../.generated/ears.ts", import.meta.url));

const TYPE =
  "{ readonly blocks: readonly string[]; readonly chars: string; readonly codes: string; readonly readings: readonly string[]; readonly cantonese: string; readonly roles: string; readonly sets: string; readonly initials: string; readonly english: string }";

/** The dictionary of what nobody wants to be heard as, as the engine bundles it (open-words.ts reads it). */
interface Packed {
  /** For each number of syllables from two on, lines of a kind, a first character, and what follows it in each word. */
  readonly blocks: readonly string[];
  /** The characters of the words, and by each its first reading as a code. */
  readonly chars: string;
  readonly codes: string;
  /** For each block, places where a character is read otherwise: how far on from the place before, and the code. */
  readonly readings: readonly string[];
  /** Cantonese words of its own with their readings; the others are read by the table. */
  readonly cantonese: string;
  readonly roles: string;
  readonly sets: string;
  readonly initials: string;
  readonly english: string;
}

/** A word with the kind under which the engine knows it. */
export type KindOfWord = Omit<Word, "kind"> & { readonly kind: Kind };

/** All words of the files of a folder, each once: the graver kind of two stays, unless the word is mild. */
export async function wordsIn(folder: string): Promise<KindOfWord[]> {
  const files = (await readdir(join(here, folder))).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(here, folder, file), "utf8")));
  const words = texts.flatMap((text) => readWords(text));
  const mild = new Set(words.flatMap(({ kind, text }) => (kind === "mild" ? [text] : [])));
  const known = new Map<string, KindOfWord>();
  for (const word of words) {
    const key = word.text + (word.reading ?? "");
    const kind = word.kind === "mild" || (word.kind === "grave" && mild.has(word.text)) ? "light" : word.kind;
    const before = known.get(key);
    if (before === undefined || KINDS.indexOf(kind) < KINDS.indexOf(before.kind))
      known.set(key, { ...word, kind });
  }
  return [...known.values()];
}

async function packed(): Promise<Packed> {
  const read = (file: string) => readFile(join(here, file), "utf8");
  const readings = new Readings(await read("readings.txt"));
  const all = [...(await wordsIn("words")), ...(await wordsIn("known"))];
  const own = all.filter(({ reading }) => reading !== undefined);
  const spoken = all.filter(
    (word) => word.reading === undefined && fits(word) && readings.codesOf(word.text) !== null,
  );
  const texts = Array.from({ length: MOST_SYLLABLES - 1 }, (_, at) =>
    inOrder(spoken.filter(({ text }) => text.length === at + 2)),
  );
  const chars = [...new Set(texts.flat().flatMap(({ text }) => [...text]))].sort();
  return {
    blocks: texts.map(linesOf),
    chars: chars.join(""),
    codes: chars.map((char) => String.fromCharCode(readings.plainCode(char))).join(""),
    readings: texts.map((words) => otherReadings(words, readings)),
    cantonese: own.map(({ text, reading, kind }) => `${text} ${reading} ${KINDS.indexOf(kind)}`).join("\n"),
    roles: plain(await read("surnames/roles.txt")),
    sets: plain(await read("surnames/sets.txt")),
    initials: plain(await read("initials.txt")),
    english: plain(await read("english.txt")),
  };
}

/** Of the words of four syllables only what is worse than comic: few names are so long, and the bundle carries each. */
const fits = ({ kind, text }: KindOfWord): boolean =>
  text.length <= MOST_SYLLABLES && (text.length < MOST_SYLLABLES || kind !== "light");

/** Words in the order in which they are written: by kind and first character. */
const inOrder = (words: readonly KindOfWord[]): KindOfWord[] =>
  words.toSorted((one, other) => (startOf(one) + one.text < startOf(other) + other.text ? -1 : 1));
const startOf = ({ kind, text }: KindOfWord): string => `${KINDS.indexOf(kind)}${text.charAt(0)}`;

/** What the words of a line have in common, kind and first character, is written once. */
function linesOf(words: readonly KindOfWord[]): string {
  const lines = Map.groupBy(words, startOf);
  return [...lines].map(([start, some]) => start + some.map(({ text }) => text.slice(1)).join("")).join("\n");
}

/** The places of words where a character is not read as it is by itself. */
function otherReadings(words: readonly KindOfWord[], readings: Readings): string {
  let packed = "";
  let before = 0;
  for (const [word, { text }] of words.entries()) {
    for (const [at, code] of (readings.codesOf(text) ?? []).entries()) {
      if (code === readings.plainCode(text.charAt(at))) continue;
      const place = word * text.length + at;
      packed += String.fromCharCode(place - before, code);
      before = place;
    }
  }
  return packed;
}

const plain = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");

/** Writes `.generated/ears.ts` (`export const ears`, for the engine to bundle) where the files of words have changed. */
export async function ensureEars(): Promise<void> {
  const module = `export const ears: ${TYPE} = ${JSON.stringify(await packed())};\n`;
  if ((await readFile(target, "utf8").catch(() => "")) === module) return;
  await mkdir(join(target, ".."), { recursive: true });
  writeWhole(target, module);
}
