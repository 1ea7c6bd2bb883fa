import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";

/** For whom a reader takes a name. */
export type Whom = "男" | "女" | "皆";

/** What one reader said of a name: a value of 0–1 among all that this reader said, for whom, and the era if said. */
interface Said {
  readonly value: number;
  readonly whom: Whom | undefined;
  readonly era: "今" | "旧" | undefined;
}

/** A name with what its readers together make of it. */
export interface Read {
  readonly given: string;
  /** 0–4: what choosing and judging readers gave it, half each. */
  readonly worth: number;
  readonly whom: Whom;
  readonly era: "今" | "旧" | "";
}

const GROUP = /^([AB]|[123])([男女皆]?)([今旧]?)=(\S+)$/u;
/** A chosen name: glad of it (A) or would consider it (B), as shares of what two readers can give. */
const CHOSEN = { A: 1, B: 0.5 } as const;
const CHOICE = 2;
/** How many readers judged each name of the pool. */
const JUDGES = 2;

type Marked = readonly {
  given: string;
  mark: string;
  whom: Whom | undefined;
  era: "今" | "旧" | undefined;
}[];

/** Reads a reader's file: lines of a first character and groups of seconds. Throws, with the group, where one does not parse. */
export function readReader(text: string): Marked {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...groups] = line.split(" ");
      return groups.flatMap((group) => {
        const [, mark = "", whom = "", era = "", seconds = ""] = GROUP.exec(group) ?? fault(group);
        return Array.from(seconds, (second) => ({
          given: first + second,
          mark,
          whom: whom === "男" || whom === "女" || whom === "皆" ? whom : undefined,
          era: era === "今" || era === "旧" ? era : undefined,
        }));
      });
    });
}

/** The names of the pool: what the judging readers read, each by `JUDGES` of them. */
export function readPool(text: string): readonly string[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) =>
      Array.from(line.slice(line.indexOf(" ") + 1), (second) => line.slice(0, line.indexOf(" ")) + second),
    );
}

/**
 * What all readers make of each name of the pool, best first. Those who chose gave A or B out of long lists; those who
 * judged gave 0–3 to each name. Judges differ in strictness, so a mark counts as its place among the judge's own marks.
 */
export function readNames(
  pool: readonly string[],
  chose: readonly Marked[],
  judged: readonly Marked[],
): readonly Read[] {
  const said = new Map(
    pool.map((given): [string, { chosen: Said[]; judged: Said[] }] => [given, { chosen: [], judged: [] }]),
  );
  for (const reader of chose) {
    for (const { mark, ...rest } of reader) {
      const value = mark === "A" ? CHOSEN.A : CHOSEN.B;
      said.get(rest.given)?.chosen.push({ ...rest, value });
    }
  }
  const read = (pool.length * JUDGES) / judged.length;
  let zeros = 0;
  for (const reader of judged) {
    const places = placesOf(reader, read);
    zeros += (places.get("0") ?? 0) / judged.length;
    for (const { mark, ...rest } of reader) {
      said.get(rest.given)?.judged.push({ ...rest, value: places.get(mark) ?? 0 });
    }
  }
  return [...said]
    .flatMap(([given, own]): Read[] => {
      const whom = whomOf(given, [...own.chosen, ...own.judged]);
      if (whom === null) return [];
      const chosen = own.chosen.reduce((sum, { value }) => sum + value, 0);
      const missing = Math.max(0, JUDGES - own.judged.length) * zeros;
      const verdict =
        own.judged.reduce((sum, { value }) => sum + value, missing) / Math.max(JUDGES, own.judged.length);
      const worth = Math.min(CHOICE, chosen) + CHOICE * verdict;
      return [{ given, worth, whom, era: eraOf([...own.chosen, ...own.judged]) }];
    })
    .sort((one, other) => other.worth - one.worth || (one.given < other.given ? -1 : 1));
}

/** The middle place, 0–1, of each mark among the `read` marks of one judge. */
function placesOf(reader: Marked, read: number): ReadonlyMap<string, number> {
  const count = (mark: string) => reader.filter((one) => one.mark === mark).length;
  let below = Math.max(0, read - reader.length);
  const places = new Map([["0", below / 2 / read]]);
  for (const mark of ["1", "2", "3"]) {
    places.set(mark, (below + count(mark) / 2) / read);
    below += count(mark);
  }
  return places;
}

/** For whom a name is, as most readers say; where none says, by the leaning of its characters; null where they differ. */
function whomOf(given: string, said: readonly Said[]): Whom | null {
  const votes = { 男: 0, 女: 0, 皆: 0 };
  for (const { value, whom } of said) if (whom !== undefined) votes[whom] += 1 + value;
  const { 女: female, 男: male, 皆: both } = votes;
  if (male + female + both === 0) {
    const leanings = Array.from(given, (char) => findEntry(char)?.leaning);
    if (leanings.includes("男")) return leanings.includes("女") ? null : "男";
    return leanings.includes("女") ? "女" : "皆";
  }
  if (both >= Math.max(male, female)) return "皆";
  if (male > female + both) return "男";
  if (female > male + both) return "女";
  return male > 0 && female > 0 ? "皆" : male > female ? "男" : "女";
}

/** The era that half of those who said anything of the name for somebody give it. */
function eraOf(said: readonly Said[]): Read["era"] {
  const spoke = said.filter(({ whom }) => whom !== undefined).length;
  for (const era of ["今", "旧"] as const) {
    const own = said.filter((one) => one.era === era).length;
    if (own > 0 && own * 2 >= spoke) return era;
  }
  return "";
}

/** In how many of 100 names two readers who read the same ones agree that a name is worth considering, or not. */
export function agreementOn(
  pool: readonly string[],
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): number {
  const same = pool.filter((given) => one.has(given) === other.has(given)).length;
  return (100 * same) / pool.length;
}

function fault(group: string): never {
  throw new SyntaxError(`not a group of a reader's marks: ${group}`);
}
