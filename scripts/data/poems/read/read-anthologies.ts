import { fieldsOf, rowsOf, stringOf, stringsOf } from "../json-shapes.ts";
import type { RawPoem } from "../raw-poem.ts";
import type { Simplify } from "../simplify.ts";
import type { ReadJson } from "../sources.ts";
import { qianjiashiAuthors } from "../words/authors.ts";

/** 唐诗三百首 as 蘅塘退士 has it (320 entries of 77 poets), with themes and school readers as tags. */
export function readTangshi(json: ReadJson, simplify: Simplify): RawPoem[] {
  const place = "dist/mengxue/tangshisanbaishou.json";
  const tags = tangshiTags(json, simplify);
  const parts = rowsOf(fieldsOf(json(place), place).content, place);
  const rows = parts.flatMap((part) => rowsOf(part.content, place));
  return rows.map((row, index) => {
    const title = simplify(tangshiTitle(stringOf(row.chapter), stringOf(row.subchapter)));
    const author = simplify(stringOf(row.author));
    const lines = stringsOf(row.paragraphs, place).map(simplify);
    return {
      book: "tangshi",
      number: `${index + 1}`,
      title,
      author,
      dynasty: "唐",
      lines,
      prose: false,
      key: title,
      tags: tags.get(openingOf(lines[0] ?? "")) ?? [],
    };
  });
}

/**
 * The package cuts long titles in `chapter` and gives other titles, parted by « / », in `subchapter`:
 * the familiar short one is kept unless it was cut or the other only adds «其一».
 */
function tangshiTitle(chapter: string, subchapter: string): string {
  const names = subchapter.split(" / ").filter((name) => name !== "");
  const whole = names.find((name) => name.startsWith(chapter) && name !== chapter);
  if (chapter.length >= 10 && whole !== undefined) return whole;
  const only = names.length === 1 ? names[0] : undefined;
  if (only?.includes("其") && only.startsWith(chapter.slice(0, 2))) return only;
  return chapter;
}

/** The first clause, which names a poem across editions. */
export function openingOf(line: string): string {
  return line.split(/[，。！？；：、]/)[0] ?? "";
}

function tangshiTags(json: ReadJson, simplify: Simplify): Map<string, string[]> {
  const place = "dist/quantangshi/唐诗三百首.json";
  return new Map(
    rowsOf(json(place), place).map((row) => [
      openingOf(simplify(stringsOf(row.paragraphs, place)[0] ?? "")),
      stringsOf(row.tags, place),
    ]),
  );
}

/** The openings of 水墨唐诗, a picture book of 176 poems: what it has counts as well known. */
export function readFamousOpenings(json: ReadJson): Set<string> {
  const place = "dist/shuimotangshi/shuimotangshi.json";
  return new Set(
    rowsOf(json(place), place).map((row) => openingOf(stringsOf(row.paragraphs, place)[0] ?? "")),
  );
}

/** 千家诗, split by dynasty; the package's slips in names and dynasties are mended by `authors.ts`. */
export function readQianjiashi(json: ReadJson, simplify: Simplify): RawPoem[] {
  const place = "dist/mengxue/qianjiashi.json";
  const parts = rowsOf(fieldsOf(json(place), place).content, place);
  const rows = parts.flatMap((part) => rowsOf(part.content, place));
  return rows.flatMap((row, index) => {
    const title = simplify(stringOf(row.chapter)).replace(/（(其.)）$/, "·$1");
    const printed = simplify(stringOf(row.author));
    const [, printedDynasty = "", printedAuthor = printed] = /^（(.)）(.*)$/.exec(printed) ?? [];
    return cycleOf(row.paragraphs, place).map((lines, part, cycle): RawPoem => {
      const suffix = cycle.length === 1 ? "" : `·其${"一二三四五"[part]}`;
      const mended =
        qianjiashiAuthors[`${title}${suffix}·${printedAuthor}`] ??
        qianjiashiAuthors[`${title}·${printedAuthor}`];
      const author = mended?.author ?? printedAuthor;
      const dynasty = mended?.dynasty ?? (printedDynasty === "" ? "宋" : printedDynasty);
      return {
        book: dynasty === "唐" ? "qianjiashi-tang" : "qianjiashi-song",
        title: title + suffix,
        number: cycle.length === 1 ? `${index + 1}` : `${index + 1}-${part + 1}`,
        author,
        dynasty,
        lines: lines.map(simplify),
        prose: false,
        key: title,
        tags: [],
      };
    });
  });
}

/** A poem's lines, or those of each poem of a cycle. */
function cycleOf(paragraphs: unknown, place: string): string[][] {
  if (!Array.isArray(paragraphs)) throw new Error(`${place}: a list was expected`);
  if (paragraphs.every((item) => typeof item === "string")) return [stringsOf(paragraphs, place)];
  return rowsOf(paragraphs, place).map((part) => stringsOf(part.paragraphs, place));
}
