import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cantonese } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { KINDS, type Kind, MOST_SYLLABLES } from "#functions/naming/facts/sound/ears/word-block.ts";
import { writeWhole } from "../stamp.ts";
import { Readings } from "./ears/pronounce.ts";
import { readWords, type Word } from "./ears/read-words.ts";

const here = fileURLToPath(new URL("./ears/", import.meta.url));
const target = fileURLToPath(new URL("../../../.generated/ears.ts", import.meta.url));

const TYPE =
  "{ readonly blocks: readonly string[]; readonly chars: string; readonly codes: string; readonly readings: readonly string[]; readonly cantonese: readonly string[]; readonly cantoneseOtherwise: string; readonly cantoneseReadings: string; readonly roles: string; readonly sets: string; readonly initials: string; readonly english: string }";

/** The dictionary of what nobody wants to be heard as, as the engine bundles it (open-words.ts reads it). */
interface Packed {
  /** For each number of syllables from two on, lines of a kind, a first character, and what follows it in each word. */
  readonly blocks: readonly string[];
  /** The characters of the words, and by each its first reading as a code. */
  readonly chars: string;
  readonly codes: string;
  /** For each block, places where a character is read otherwise: how far on from the place before, and the code. */
  readonly readings: readonly string[];
  /** Words of Cantonese alone, as `blocks`; those that are read otherwise than their characters, each with its reading. */
  readonly cantonese: readonly string[];
  readonly cantoneseOtherwise: string;
  /** How these words read some characters, where the table of names has another reading or none. */
  readonly cantoneseReadings: string;
  readonly roles: string;
  readonly sets: string;
  readonly initials: string;
  readonly english: string;
}

/** Words of these kinds begin with a surname. */
const PERSONS: ReadonlySet<Kind> = new Set<Kind>(["infamous", "renowned", "famous"]);

/** A word with the kind under which the engine knows it; `byTable`: read by the table in spite of a reading of its own. */
export type KindOfWord = Omit<Word, "kind"> & { readonly kind: Kind; readonly byTable?: true };

/** All words of the files of a folder, each once in each speech: the graver kind of two stays, unless the word is mild. */
export async function wordsIn(folder: string): Promise<KindOfWord[]> {
  const files = (await readdir(join(here, folder))).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(here, folder, file), "utf8")));
  const words = texts.flatMap((text) => readWords(text));
  const mild = new Set(words.flatMap(({ kind, text }) => (kind === "mild" ? [text] : [])));
  const known = new Map<string, KindOfWord>();
  for (const word of words) {
    const key = `${word.text}${word.reading ?? ""}${word.cantonese ? " cantonese" : ""}`;
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
  readings.readSurnames(all.flatMap(({ kind, text }) => (PERSONS.has(kind) ? [text] : [])));
  const spoken = spokenReadings(await read("cantonese-readings.txt"));
  const asSpoken = ({ text }: KindOfWord) =>
    [...text].map((char) => spoken.get(char) ?? cantonese(char)).join("");
  const isCantonese = ({ cantonese: alone, reading }: KindOfWord) => alone === true || reading !== undefined;
  const own = all.filter((word) => isCantonese(word) && word.text.length > 1);
  const [otherwise, plainly] = [true, false].map((is) =>
    own.filter((word) => (word.reading !== undefined && word.reading !== asSpoken(word)) === is),
  );
  const heard = all.filter(
    (word) => !isCantonese(word) && fits(word) && readings.codesOf(word.text) !== null,
  );
  const both = heard.flatMap((word) =>
    isReadTwice(word, readings) ? [word, { ...word, byTable: true as const }] : [word],
  );
  const texts = byLength(both);
  const chars = [...new Set(texts.flat().flatMap(({ text }) => [...text]))].sort();
  return {
    blocks: texts.map(linesOf),
    chars: chars.join(""),
    codes: chars.map((char) => String.fromCharCode(readings.plainCode(char))).join(""),
    readings: texts.map((words) => otherReadings(words, readings)),
    cantonese: byLength(plainly ?? []).map(linesOf),
    cantoneseOtherwise: (otherwise ?? [])
      .map(({ text, reading, kind }) => `${text} ${reading} ${KINDS.indexOf(kind)}`)
      .join("\n"),
    cantoneseReadings: [...spoken].map(([char, reading]) => char + reading).join(" "),
    roles: plain(await read("surnames/roles.txt")),
    sets: plain(await read("surnames/sets.txt")),
    initials: plain(await read("initials.txt")),
    english: plain(await read("english.txt")),
  };
}

/** Words by length, two syllables first, each in the order in which they are written. */
const byLength = (words: readonly KindOfWord[]): KindOfWord[][] =>
  Array.from({ length: MOST_SYLLABLES - 1 }, (_, at) =>
    inOrder(words.filter(({ text }) => text.length === at + 2)),
  );

/** Lines of `字 reading`. */
const spokenReadings = (text: string): ReadonlyMap<string, string> =>
  new Map(
    plain(text)
      .split("\n")
      .map((line) => line.split(" "))
      .map(([char = "", reading = ""]) => [char, reading]),
  );

/** Of the words of four syllables only what is worse than comic: few names are so long, and the bundle carries each. */
const fits = ({ kind, text }: KindOfWord): boolean =>
  text.length <= MOST_SYLLABLES && (text.length < MOST_SYLLABLES || kind !== "light");

/** A name written as a person's (秦桧) is read by the table: such a person is known under both readings. */
const isReadTwice = ({ kind, text }: KindOfWord, readings: Readings): boolean =>
  PERSONS.has(kind) &&
  (readings.codesOf(text) ?? []).some((code, at) => at > 0 && code !== readings.plainCode(text.charAt(at)));

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
  for (const [word, { byTable, text }] of words.entries()) {
    if (byTable) continue;
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
