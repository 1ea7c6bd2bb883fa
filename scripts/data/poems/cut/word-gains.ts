import { readArchive } from "#scripts/data/packages/npm-archive.ts";
import { ownWords } from "./classical-words.ts";

/** jieba's dictionary of words with how often and as what they stand (MIT). */
export const wordPackage = {
  name: "@node-rs/jieba",
  version: "2.0.3",
  integrity:
    "sha512-WfTweEAbwHNPV4BvbhyQfG5E4wUQWnjy7x9Li4yYgwm+c4hlkuREkMcpCS0tTo+eTyDIBZ/kFVylns2blPBZxg==",
} as const;

/** How much likelier two characters are one word than two that chance put side by side, in bits. */
export type WordGains = (first: string, second: string) => number;

const SLOTS: ReadonlyMap<number, readonly number[]> = new Map([
  [4, [0, 2]],
  [5, [0]],
  [6, [0, 2, 4]],
  [7, [0, 2]],
]);
/** What a dictionary adds: our own speaks of these texts, the other of today's language. */
const OWN = 8;
const LISTED = 2.5;
/** 沛然, 栩然: a manner. */
const SUFFIX = 7;
const NEVER = -6;
const SEEN = 0.25;
const MOST = 12;

/** The words of two characters of the pinned dictionary. */
export async function readWords(): Promise<ReadonlySet<string>> {
  const { name, version, integrity } = wordPackage;
  const files = await readArchive(name, version, integrity, (path) => path === "dict.txt");
  const words = new Set<string>();
  for (const line of files.get("dict.txt")?.toString("utf8").split("\n") ?? []) {
    const [word = "", count = "0", kind = ""] = line.split(" ");
    if ([...word].length === 2 && Number(count) > 2 && !/^(nr|nt|nz|ns|m|r)/.test(kind)) words.add(word);
  }
  return words;
}

/**
 * Learns from verse itself which pairs are words: two characters that fill a foot (顿) again and again are one,
 * two around a caesura are not. `clauses` are the clauses of all verse that was read.
 */
export function wordGains(clauses: Iterable<string>, listed: ReadonlySet<string>): WordGains {
  const alone = new Map<string, number>();
  const pairs = new Map<string, number>();
  let feet = 0;
  for (const clause of clauses) {
    const characters = [...clause];
    for (const at of SLOTS.get(characters.length) ?? []) {
      const [a = "", b = ""] = [characters[at], characters[at + 1]];
      feet++;
      alone.set(a, (alone.get(a) ?? 0) + 1);
      alone.set(b, (alone.get(b) ?? 0) + 1);
      pairs.set(a + b, (pairs.get(a + b) ?? 0) + 1);
    }
  }
  return (first, second) => {
    const word = first + second;
    const seen = pairs.get(word) ?? 0;
    const chance = ((alone.get(first) ?? 1) * (alone.get(second) ?? 1)) / (4 * feet);
    const gain = seen === 0 ? NEVER : Math.log2((seen + SEEN) / (chance + SEEN)) + Math.log2(seen + 1) / 2;
    if (first === second) return MOST;
    const known = ownWords.has(word) ? OWN : listed.has(word) ? LISTED : second === "然" ? SUFFIX : 0;
    return Math.min(MOST, gain + known);
  };
}
