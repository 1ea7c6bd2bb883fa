import { clean } from "../clean.ts";
import { stringOf, stringsOf } from "../json-shapes.ts";
import type { BuiltPoem } from "../pack.ts";
import type { RawPoem } from "../raw-poem.ts";
import { openingOf } from "../read/read-anthologies.ts";
import { tuneOf } from "../read/read-selected.ts";
import { tidySimplified, traditionalToSimplified } from "../simplify.ts";
import { type ReadJson, songCiFiles } from "../sources.ts";
import { modernForms } from "../words/modern-forms.ts";
import { ciAuthor, tangAuthor, tangTitle } from "./depth-names.ts";
import type { DepthPoem } from "./depth-poem.ts";
import { fameOf, type KnownRow, knownRows } from "./known.ts";
import { whole } from "./lost-characters.ts";
import { simplifyMasked, unmask } from "./other-words.ts";

const tangFiles = Array.from({ length: 58 }, (_, at) => ({
  path: `dist/quantangshi/poet.tang.${at * 1000}.json`,
  rank: `dist/rank/poet/poet.tang.rank.${at * 1000}.json`,
}));
const ciFiles = songCiFiles.map((path, at) => ({
  path,
  rank: `dist/rank/ci/ci.song.rank.${at * 1000}.json`,
}));

/** The files of 全唐诗. */
export const tangTexts: readonly string[] = tangFiles.map(({ path }) => path);

/** The files of the archive that the depth needs. */
export const depthArchiveFiles: readonly string[] = [...tangFiles, ...ciFiles].flatMap((one) => [
  one.path,
  one.rank,
]);

/** Marks a printed line may have, none doubled; a poem with others is broken in the package and left out. */
const PRINTED = /^(?!.*[，。！？；：、]{2})[\p{Script=Han}□，。！？；：、“”‘’《》]+$/u;

/** All poems of 全唐诗 and 全宋词 that can be cited, without those that the core has (and judges) already. */
export function readDepth(
  json: ReadJson,
  script: readonly string[],
  core: readonly BuiltPoem[],
): DepthPoem[] {
  const inCore = new Set(core.map(({ poem }) => keyOf(poem)));
  const poets = new Map<string, number>();
  for (const { poem } of core) poets.set(poem.author, (poets.get(poem.author) ?? 0) + 1);
  const simplify = traditionalToSimplified(script);
  const tidy = tidySimplified(script);
  const read = [
    ...knownRows(json, tangFiles, (row) => row.title).map((known) => ({
      known,
      poem: tangPoem(known, simplify),
    })),
    ...knownRows(json, ciFiles, (row) => row.rhythmic).map((known, at) => ({
      known,
      poem: ciPoem(known, at, tidy),
    })),
  ];
  const found = read.flatMap(({ known, poem: raw }): DepthPoem[] => {
    if (raw === null) return [];
    const poem = clean(raw);
    const { lines, title, author } = poem;
    if (
      lines.length === 0 ||
      inCore.has(keyOf(poem)) ||
      !lines.every((line) => PRINTED.test(unmask(line).text))
    )
      return [];
    const book = poem.book === "quansongci" ? "quansongci" : "quantangshi";
    const place = fameOf(known, title.split("·")[0] ?? title, poets.get(author) ?? 0);
    return [{ poem, id: `${book}-${poem.number}`, book, standing: place }];
  });
  return whole(found);
}

function keyOf(poem: RawPoem): string {
  return `${poem.author}·${openingOf(unmask(poem.lines[0] ?? "").text)}`;
}

function tangPoem({ row }: KnownRow, simplify: (text: string) => string): RawPoem | null {
  const title = tangTitle(modernForms(simplify(stringOf(row.title))));
  const by = tangAuthor(simplify(stringOf(row.author)));
  if (title === null || by === null) return null;
  const lines = stringsOf(row.paragraphs, "全唐诗").map((line) => simplifyMasked(line, simplify));
  const number = stringOf(row.id).slice(0, 8);
  return { book: "quantangshi", number, title, ...by, lines, prose: false, key: title, tags: tagsOf(row) };
}

function ciPoem({ row }: KnownRow, at: number, tidy: (text: string) => string): RawPoem | null {
  const author = ciAuthor(tidy(stringOf(row.author)));
  const text = stringsOf(row.paragraphs, "全宋词").map(tidy).join("");
  const opening = openingOf(modernForms(text));
  const title = `${tuneOf(stringOf(row.rhythmic), opening)}·${opening}`;
  if (author === null || !/^[\p{Script=Han}·]+$/u.test(title)) return null;
  const poem = { number: `${at}`, title, author, dynasty: "宋", lines: [text] };
  return { book: "quansongci", ...poem, prose: false, key: opening, tags: tagsOf(row) };
}

function tagsOf(row: KnownRow["row"]): string[] {
  return Array.isArray(row.tags) ? row.tags.map(String) : [];
}
