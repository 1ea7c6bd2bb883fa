import { linesAround } from "#functions/contract/names/excerpt.ts";
import type { NameDetail } from "#functions/contract/names/name-card.ts";

/** Characters that all pieces of a report have together, at most: with them its volume stays below 60 kB. */
const ROOM = 20_000;
/** Characters that a piece may have in a report that is too long, the most that fits; shorter ones are never cut. */
const STEPS = [1500, 1200, 1000, 800, 700, 600, 500, 400, 300, 200, 120];

/** Characters of any piece beside a name, at most: only chapters of 孟子, 中庸, 大学 and 离骚 have more. */
const LONGEST = 2000;

type Sourced = Pick<NameDetail, "poem" | "source">;
type Poem = NonNullable<Sourced["poem"]>;

const lengthOf = ({ lines }: Poem): number => lines.reduce((sum, line) => sum + line.length, 0);

/**
 * The names of a report with their pieces as long as there is room for: most reports keep all of them whole. One whose names
 * are quoted out of whole chapters keeps of the long ones what stands around the quotation (节选), and says how long the piece
 * is. `beside`: names that stay as they are.
 */
export function fitPoems<N extends Sourced>(names: readonly N[], beside: readonly Sourced[] = []): N[] {
  const kept = [...beside, ...names];
  const most = [Number.POSITIVE_INFINITY, ...STEPS].find((room) => lengthAt(room, kept) <= ROOM);
  return names.map((name) => cutAt(most ?? STEPS.at(-1) ?? 0, name));
}

/** Characters of all pieces, cut at so many: a whole one is kept once, whoever is quoted out of it. */
function lengthAt(most: number, names: readonly Sourced[]): number {
  const lengths = new Map<string, number>();
  for (const { poem, source } of names) {
    if (poem === null) continue;
    const length = lengthOf(poem);
    const key = length > most ? `${poem.title} ${source?.quote}` : poem.title;
    lengths.set(key, Math.min(length, most));
  }
  return [...lengths.values()].reduce((sum, length) => sum + length, 0);
}

/** A name with its piece as long as any may be. */
export const withoutChapters = <N extends Sourced>(name: N): N => cutAt(LONGEST, name);

function cutAt<N extends Sourced>(most: number, name: N): N {
  const { poem, source } = name;
  if (poem === null || lengthOf(poem) <= most) return name;
  const quote = source?.quote ?? "";
  const isQuoted = (line: string) => line.includes(quote) || (line.length > 1 && quote.startsWith(line));
  const lines = linesAround(poem.lines, isQuoted, most);
  return { ...name, poem: { ...poem, lines, cut: poem.cut ?? lengthOf(poem) } };
}
