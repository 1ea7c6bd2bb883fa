import { type Fields, rowsOf, stringOf, stringsOf } from "../json-shapes.ts";
import type { Simplify } from "../simplify.ts";
import type { ReadJson } from "../sources.ts";
import { type EditionPoem, lostEnds } from "./lost-ends.ts";

/** 御定全唐詩, the second edition of 全唐诗 in the archive, a file a volume. */
export const secondEditionFiles: readonly string[] = Array.from(
  { length: 900 },
  (_, at) => `dist/yudingquantangshi/json/${`${at + 1}`.padStart(3, "0")}.json`,
);

/**
 * The archive with the poems of 全唐诗 (the files `tang`) made whole. They end with their last full stop: a closing question
 * behind it is lost, and is taken from the second edition (lost-ends.ts). All else stays as it is.
 */
export function wholeTang(json: ReadJson, tang: readonly string[], simplify: Simplify): ReadJson {
  const volumes = tang.map((path) => rowsOf(json(path), path));
  const others = secondEditionFiles.flatMap((path) => rowsOf(json(path), path));
  const editions = (rows: readonly Fields[]) => rows.map((row) => editionPoem(row, simplify));
  const ends = lostEnds(editions(volumes.flat()), editions(others)).values();
  const whole = new Map(
    volumes.map((rows, at): [string, Fields[]] => [
      tang[at] ?? "",
      rows.map((row) => withEnd(row, ends.next().value)),
    ]),
  );
  return (path) => whole.get(path) ?? json(path);
}

function withEnd(row: Fields, end: string | undefined): Fields {
  return end === undefined ? row : { ...row, paragraphs: [...stringsOf(row.paragraphs, "全唐诗"), end] };
}

/** A poem of an edition in clauses, without the editors' notes. */
function editionPoem(row: Fields, simplify: Simplify): EditionPoem {
  const title = simplify(stringOf(row.title))
    .replace(/[：，《》]/g, " ")
    .trim();
  const text = withoutNotes(stringsOf(row.paragraphs, title).join(""));
  return {
    author: simplify(stringOf(row.author)).replace(/^释(?=.)/, ""),
    title,
    text,
    clauses: simplify(text).match(/[\p{Script=Han}□]+/gu) ?? [],
  };
}

const withoutNotes = (text: string) => text.replace(/[（(〖【[][^（()）〖〗【】[\]]*[）)〗】\]]/g, "");
