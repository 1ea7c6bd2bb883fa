const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

/** A paragraph that has no room by itself stands sentence by sentence; what closes a quotation stays with its sentence. */
const sentencesOf = (line: string, room: number): string[] =>
  line.length > room ? line.split(/(?<=[。！？][”’]*)(?![”’])/u) : [line];

/** The quotation marks whose other half is not among these signs, by their places. */
function aloneIn(signs: Iterable<string>): { closing: number[]; opening: number[] } {
  const closing: number[] = [];
  const opening: number[] = [];
  let at = 0;
  for (const sign of signs) {
    if ("“‘".includes(sign)) opening.push(at);
    else if ("”’".includes(sign) && opening.pop() === undefined) closing.push(at);
    at += 1;
  }
  return { closing, opening };
}

/** All lines of a piece, and of the places before, between and behind them how many quotations are open there. */
function partsOf(whole: readonly string[], room: number): { lines: string[]; depths: number[] } {
  const lines: string[] = [];
  const depths = [0];
  for (const paragraph of whole) {
    for (const line of sentencesOf(paragraph, room)) {
      const { closing, opening } = aloneIn(line);
      depths.push(Math.max(0, (depths[lines.length] ?? 0) - closing.length) + opening.length);
      lines.push(line);
    }
    // A speech of several paragraphs opens anew with each.
    depths[lines.length] = 0;
  }
  return { lines, depths };
}

/**
 * The lines around the quoted one of a piece (引文前后), as many as there is room for; the quoted one in any case. Those of the
 * speech that it stands in come first, and what is a speech of its own is taken whole or not at all.
 */
export function linesAround(
  whole: readonly string[],
  isQuoted: (line: string) => boolean,
  room: number,
): string[] {
  const { lines, depths } = partsOf(whole, room);
  const depthAt = (place: number): number => depths[place] ?? 0;
  const fits = (start: number, end: number): boolean => lengthOf(lines.slice(start, end)) <= room;
  const quoted = Math.max(0, lines.findIndex(isQuoted));
  let [from, to] = [quoted, quoted + 1];
  for (const least of [Math.max(depthAt(from), depthAt(to)), 0]) {
    for (let grows = true; grows; ) {
      grows = false;
      const end = depths.findIndex((depth, place) => place > to && depth <= depthAt(to));
      if (end !== -1 && depthAt(to) >= least && fits(from, end)) {
        to = end;
        grows = true;
      }
      const start = depths.findLastIndex((depth, place) => place < from && depth <= depthAt(from));
      if (start !== -1 && depthAt(from) >= least && fits(start, to)) {
        from = start;
        grows = true;
      }
    }
  }
  const found = lines.slice(from, to);
  const paired = withoutAlone(found);
  return paired.some(isQuoted) === found.some(isQuoted) ? paired : found;
}

/** A quotation mark whose other half was left out marks nothing; and what it stood around is no quotation within another. */
function withoutAlone(lines: readonly string[]): string[] {
  const signs = [...lines.join("\n")];
  const { closing, opening } = aloneIn(signs);
  const alone = new Set([...closing, ...opening]);
  return nested(signs.filter((_, at) => !alone.has(at)))
    .join("")
    .split("\n");
}

/** Quotation marks by how deep they stand. */
const MARKS = [
  ["“", "”"],
  ["‘", "’"],
] as const;

/** The same signs, the outer quotation marks double and the inner ones single. */
function nested(signs: readonly string[]): string[] {
  let depth = 0;
  return signs.map((sign) => {
    const opens = "“‘".includes(sign);
    if (!opens && !"”’".includes(sign)) return sign;
    if (!opens) depth -= 1;
    const [opening, closing] = depth % 2 === 0 ? MARKS[0] : MARKS[1];
    if (opens) depth += 1;
    return opens ? opening : closing;
  });
}
