import { standsInCorpus } from "#functions/naming/poems/stands-in.ts";

/** Quoted words beside a title (《诗经》的“…”，“…”出自《诗经》): said to be a quotation. */
const QUOTED =
  /《[^》]+》[^。！？\n“「]{0,12}[“「]([^”」]+)[”」]|[“「]([^”」]+)[”」][^。！？\n《]{0,12}《[^》]+》/gu;
/** Fewer characters are a word, not a quotation. */
const LEAST = 4;

/** The quotations in a text that no book of the corpus has. */
export const unprovenQuotes = (text: string): string[] =>
  [...text.matchAll(QUOTED)]
    .map(([, after, before]) => after ?? before ?? "")
    .filter((words) => [...words].length >= LEAST && !standsInCorpus(words));
