import { placesIn } from "#app/kit/name/source/places-in.ts";
import type { NameDetail, Source } from "#functions/contract/names/name-card.ts";

type Poem = NonNullable<NameDetail["poem"]>;

/** Characters of a piece that stands whole, at most; and of an excerpt: a long chapter says much that is not of the child. */
const ROOM = 84;
const AROUND = 80;

/** The piece as it stands on one page: whole where there is room for it, else the lines around the quoted one. */
export function excerptOf(poem: Poem, source: Source | null): { poem: Poem; isWhole: boolean } {
  if (lengthOf(poem.lines) <= ROOM) return { poem, isWhole: true };
  const lines = sentencesOf(poem.lines);
  const quoted = source === null ? 0 : lines.findIndex((line) => isQuoted(line, source));
  let [from, to] = [Math.max(0, quoted), Math.max(0, quoted) + 1];
  for (let grows = true; grows; ) {
    grows = false;
    for (const [next, end] of [
      [from, to + 1],
      [from - 1, to],
    ] as const) {
      if (next < 0 || end > lines.length || lengthOf(lines.slice(next, end)) > AROUND) continue;
      [from, to] = [next, end];
      grows = true;
    }
  }
  return { poem: { ...poem, lines: lines.slice(from, to) }, isWhole: false };
}

/** A paragraph that has no room by itself stands sentence by sentence. */
const sentencesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (line.length > AROUND ? line.split(/(?<=[。！？])(?!”)/u) : [line]));

const isQuoted = (line: string, source: Source): boolean =>
  placesIn(line, source).length > 0 || (line.length > 1 && source.quote.startsWith(line));

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);
