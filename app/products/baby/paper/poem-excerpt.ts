import { placesIn } from "#app/kit/name/source/places-in.ts";
import { linesAround } from "#functions/contract/names/excerpt.ts";
import type { NameDetail, Source } from "#functions/contract/names/name-card.ts";

type Poem = NonNullable<NameDetail["poem"]>;

/** Characters of a piece that stands whole, at most; and of an excerpt: a long chapter says much that is not of the child. */
const ROOM = 84;
const AROUND = 80;

/** The piece as it stands on one page: whole where there is room for it, else the lines around the quoted one. */
export function excerptOf(poem: Poem, source: Source | null): { poem: Poem; isWhole: boolean } {
  const { cut, ...piece } = poem;
  const length = piece.lines.reduce((sum, line) => sum + line.length, 0);
  if (cut === undefined && length <= ROOM) return { poem, isWhole: true };
  const isQuoted = (line: string) => source !== null && stands(line, source);
  return { poem: { ...piece, lines: linesAround(piece.lines, isQuoted, AROUND) }, isWhole: false };
}

const stands = (line: string, source: Source): boolean =>
  placesIn(line, source).length > 0 || (line.length > 1 && source.quote.startsWith(line));
