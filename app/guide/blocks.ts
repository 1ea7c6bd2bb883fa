/** A block of an article's body. Lines and cells are still to be read by `spansOf`. */
export type Block =
  | { kind: "heading" | "paragraph"; line: string }
  | { kind: "list" | "steps" | "quote"; lines: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

const HEADING = /^## /;
const ITEM = /^- /;
const STEP = /^\d+\. /;
const QUOTED = /^> ?/;
const ROW = /^\|(.*)\|$/;

/** Reads a block by how its lines begin; a block that begins like no other kind is a paragraph. */
export function blockOf(text: string): Block {
  const lines = text.split("\n");
  const all = (mark: RegExp) => lines.every((line) => mark.test(line));
  const bare = (mark: RegExp) => lines.map((line) => line.replace(mark, ""));
  if (lines.length === 1 && all(HEADING)) return { kind: "heading", line: bare(HEADING).join("") };
  if (all(ITEM)) return { kind: "list", lines: bare(ITEM) };
  if (all(STEP)) return { kind: "steps", lines: bare(STEP) };
  if (all(QUOTED)) return { kind: "quote", lines: bare(QUOTED) };
  if (lines.length > 2 && all(ROW)) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: "table", head, rows };
  }
  return { kind: "paragraph", line: lines.join("") };
}

const cellsOf = (row: string): string[] =>
  row
    .replace(ROW, "$1")
    .split("|")
    .map((cell) => cell.trim());
